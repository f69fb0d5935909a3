# De atlas. $country is een code of een bestand, $column de naam van een kolom: zoals in de tabellen.

## Wat niet te vinden is

atlas-unknown = In de atlas staat geen land “{ $text }”.
atlas-ambiguous = “{ $text }” kan { $offered } zijn.

## Wat er mis kan zijn met de tabellen

atlas-sound = De atlas is in orde: { $count } landen, elke controle doorstaan.
atlas-findings = { $count ->
    [one] Eén gegeven in de atlas is fout.
   *[other] { $count } gegevens in de atlas zijn fout.
 }
atlas-missing = { $country }, { $column }: de waarde ontbreekt.
atlas-twice = { $country }, { $column }: dit staat er twee keer.
atlas-impossible = { $country }, { $column }: “{ $value }” is niet mogelijk.
atlas-nameless = { $country }, { $column }: het land heeft geen namen.
atlas-no-country = { $country }, { $column }: dit is geen land van de atlas.
atlas-no-member = { $country }, { $column }: hier horen alleen leden van de Verenigde Naties.
atlas-count = { $country }, { $column }: { $count } in plaats van { $expected }.
atlas-out-of-range = { $country }, { $column }: { $value } ligt niet tussen { $low } en { $high }.
atlas-unlike = { $country }, { $column }: { $value } in plaats van { $expected }.
atlas-disagree = { $country }, { $column }: dit past niet bij { $other }.
atlas-second = { $country }, { $column }: { $value } ligt ver van { $expected } in een tweede bron.
atlas-unlikely = { $country }, { $column }: { $value } is onwaarschijnlijk naast { $other }.
atlas-ragged = { $country }, { $column }: de regel heeft te veel waarden.
atlas-blanks = { $country }, { $column }: er staan spaties om “{ $value }”.
atlas-no-file = { $country }, { $column }: het bestand ontbreekt of is leeg.
atlas-bad-bytes = { $country }, { $column }: { $value } hoort niet in dit bestand.
atlas-not-in-deck = { $country }, { $column }: volgens de spelregels hoort het in deze kaartenset.
atlas-not-for-deck = { $country }, { $column }: volgens de spelregels hoort het niet in deze kaartenset.
atlas-no-symbol = { $country }, { $column }: voor “{ $value }” is er geen symbool.
atlas-on-limit = { $country }, { $column }: { $value } ligt op de grens tussen twee symbolen.
atlas-faces = { $country }, { $column }: er zijn { $count } zijden van dobbelstenen in gebruik, niet { $expected }.
atlas-rare-face = { $country }, { $column }: de zijde “{ $face }” past bij { $count } tegels, niet bij { $expected } of meer.
atlas-no-source = { $country }, { $column }: SOURCES.md zegt niet waar dit vandaan komt.

## Opschriften

atlas-capital = Hoofdstad
atlas-area = Oppervlakte
atlas-summit = Hoogste punt
atlas-temperature = Gemiddelde temperatuur
atlas-people = Inwoners
atlas-density = Dichtheid
atlas-life = Levensverwachting
atlas-age = Mediane leeftijd
atlas-gdp = Bbp per hoofd, naar koopkracht
atlas-gdp-nominal = Bbp per hoofd, nominaal
atlas-centre = Midden
atlas-coastline = Kustlijn
atlas-borders = Landgrenzen
atlas-coast = Ligging
atlas-government = Staatsvorm
atlas-religion = Grootste religie
atlas-climate = Klimaat
atlas-hemispheres = Halfrond
atlas-united-nations = Verenigde Naties
atlas-decks = Kaartensets

## Eenheden: $value is een getal zoals het in deze taal wordt geschreven

unit-km2 = { $value } km²
unit-km = { $value } km
unit-metres = { $value } m
unit-celsius = { $value } °C
unit-years = { $value } jaar
unit-dollars = $ { $value }
unit-millions = { $value } mln
unit-density = { $value } per km²
unit-percent = { $value }%

## Soorten

continent = { $code ->
    [NA] Noord-Amerika
    [SA] Zuid-Amerika
    [EU] Europa
    [AF] Afrika
    [AS] Azië
    [OC] Oceanië
   *[AN] Antarctica
}
coast = { $kind ->
    [island] eilandstaat
    [landlocked] zonder kust
   *[coastal] kuststaat
}
government = { $kind ->
    [monarchy] monarchie
    [republic] republiek
   *[other] monarchie noch republiek
}
religion = { $kind ->
    [christianity] christendom
    [islam] islam
    [buddhism] boeddhisme
    [hinduism] hindoeïsme
    [judaism] jodendom
    [shinto] shintoïsme
   *[other] een andere religie of geen
}
climate = { $kind ->
    [tropical] tropisch
    [subtropical] subtropisch
   *[temperate] gematigd
}
hemisphere = { $side ->
    [N] noordelijk
   *[S] zuidelijk
}
un-status = { $kind ->
    [member] lid
    [observer] waarnemer
   *[none] niet vertegenwoordigd
}
