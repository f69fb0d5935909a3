# Der Atlas. $country ist ein Kürzel oder eine Datei, $column der Name einer Spalte: wie in den Tabellen.

## Was nicht zu finden ist

atlas-unknown = Im Atlas gibt es kein Land „{ $text }“.
atlas-ambiguous = „{ $text }“ kann { $offered } sein.

## Was an den Tabellen falsch sein kann

atlas-sound = Der Atlas ist in Ordnung: { $count } Länder, jede Prüfung bestanden.
atlas-findings = { $count ->
    [one] Eine Angabe im Atlas ist falsch.
   *[other] { $count } Angaben im Atlas sind falsch.
 }
atlas-missing = { $country }, { $column }: Der Wert fehlt.
atlas-twice = { $country }, { $column }: Das steht zweimal da.
atlas-impossible = { $country }, { $column }: „{ $value }“ ist nicht möglich.
atlas-nameless = { $country }, { $column }: Das Land hat keine Namen.
atlas-no-country = { $country }, { $column }: Das ist kein Land des Atlas.
atlas-no-member = { $country }, { $column }: Hierher gehören nur Mitglieder der Vereinten Nationen.
atlas-count = { $country }, { $column }: { $count } statt { $expected }.
atlas-out-of-range = { $country }, { $column }: { $value } liegt nicht zwischen { $low } und { $high }.
atlas-unlike = { $country }, { $column }: { $value } statt { $expected }.
atlas-disagree = { $country }, { $column }: Das passt nicht zu { $other }.
atlas-second = { $country }, { $column }: { $value } liegt weit von { $expected } in einer zweiten Quelle.
atlas-unlikely = { $country }, { $column }: { $value } ist neben { $other } unwahrscheinlich.
atlas-ragged = { $country }, { $column }: Die Zeile hat zu viele Werte.
atlas-blanks = { $country }, { $column }: Um „{ $value }“ stehen Leerzeichen.
atlas-no-file = { $country }, { $column }: Die Datei fehlt oder ist leer.
atlas-bad-bytes = { $country }, { $column }: { $value } gehört nicht in diese Datei.
atlas-not-in-deck = { $country }, { $column }: Nach der Anleitung gehört es in diesen Kartensatz.
atlas-not-for-deck = { $country }, { $column }: Nach der Anleitung gehört es nicht in diesen Kartensatz.
atlas-no-symbol = { $country }, { $column }: Für „{ $value }“ gibt es kein Symbol.
atlas-on-limit = { $country }, { $column }: { $value } liegt auf der Grenze zwischen zwei Symbolen.
atlas-faces = { $country }, { $column }: { $count } Würfelseiten kommen vor, nicht { $expected }.
atlas-rare-face = { $country }, { $column }: Die Würfelseite „{ $face }“ passt zu { $count } Plättchen, nicht zu { $expected } oder mehr.
atlas-no-source = { $country }, { $column }: SOURCES.md sagt nicht, woher das kommt.

## Beschriftungen

atlas-capital = Hauptstadt
atlas-area = Fläche
atlas-summit = Höchster Punkt
atlas-temperature = Mitteltemperatur
atlas-people = Einwohner
atlas-density = Dichte
atlas-life = Lebenserwartung
atlas-age = Medianalter
atlas-gdp = BIP pro Kopf, kaufkraftbereinigt
atlas-gdp-nominal = BIP pro Kopf, nominal
atlas-centre = Mitte
atlas-coastline = Küste, Länge
atlas-borders = Landgrenzen
atlas-coast = Lage
atlas-government = Staatsform
atlas-religion = Mehrheitsreligion
atlas-climate = Klima
atlas-hemispheres = Halbkugel
atlas-united-nations = Vereinte Nationen
atlas-decks = Kartensätze

## Einheiten: $value ist eine Zahl in der Schreibweise dieser Sprache

unit-km2 = { $value } km²
unit-km = { $value } km
unit-metres = { $value } m
unit-celsius = { $value } °C
unit-years = { $value } Jahre
unit-dollars = { $value } $
unit-millions = { $value } Mio.
unit-density = { $value } je km²
unit-percent = { $value } %

## Arten

continent = { $code ->
    [NA] Nordamerika
    [SA] Südamerika
    [EU] Europa
    [AF] Afrika
    [AS] Asien
    [OC] Ozeanien
   *[AN] Antarktis
}
coast = { $kind ->
    [island] Inselstaat
    [landlocked] Binnenstaat
   *[coastal] Küstenstaat
}
government = { $kind ->
    [monarchy] Monarchie
    [republic] Republik
   *[other] weder Monarchie noch Republik
}
religion = { $kind ->
    [christianity] Christentum
    [islam] Islam
    [buddhism] Buddhismus
    [hinduism] Hinduismus
    [judaism] Judentum
    [shinto] Shintō
   *[other] eine andere Religion oder keine
}
climate = { $kind ->
    [tropical] tropisch
    [subtropical] subtropisch
   *[temperate] gemäßigt
}
hemisphere = { $side ->
    [N] nördlich
   *[S] südlich
}
un-status = { $kind ->
    [member] Mitglied
    [observer] Beobachter
   *[none] nicht vertreten
}
