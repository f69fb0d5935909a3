# L’atlante. $country è un codice o un file, $column il nome di una colonna: come nelle tabelle.

## Ciò che non si trova

atlas-unknown = Nell’atlante non c’è nessun paese «{ $text }».
atlas-ambiguous = «{ $text }» può essere { $offered }.

## Ciò che può essere sbagliato nelle tabelle

atlas-sound = L’atlante è in ordine: { $count } paesi, tutti i controlli superati.
atlas-findings = { $count ->
    [one] C’è un errore nell’atlante.
   *[other] Ci sono { $count } errori nell’atlante.
 }
atlas-missing = { $country }, { $column }: manca il valore.
atlas-twice = { $country }, { $column }: c’è due volte.
atlas-impossible = { $country }, { $column }: «{ $value }» non è possibile.
atlas-nameless = { $country }, { $column }: il paese non ha nomi.
atlas-no-country = { $country }, { $column }: non è un paese dell’atlante.
atlas-no-member = { $country }, { $column }: qui vanno solo i membri delle Nazioni Unite.
atlas-count = { $country }, { $column }: { $count } invece di { $expected }.
atlas-out-of-range = { $country }, { $column }: { $value } non è tra { $low } e { $high }.
atlas-unlike = { $country }, { $column }: { $value } invece di { $expected }.
atlas-disagree = { $country }, { $column }: non concorda con { $other }.
atlas-second = { $country }, { $column }: { $value } è lontano da { $expected }, il dato di una seconda fonte.
atlas-unlikely = { $country }, { $column }: { $value } è improbabile accanto a { $other }.
atlas-ragged = { $country }, { $column }: la riga ha troppi valori.
atlas-blanks = { $country }, { $column }: ci sono spazi attorno a «{ $value }».
atlas-no-file = { $country }, { $column }: il file manca o è vuoto.
atlas-bad-bytes = { $country }, { $column }: { $value } non ha posto in questo file.
atlas-not-in-deck = { $country }, { $column }: il regolamento lo vuole in questo mazzo.
atlas-not-for-deck = { $country }, { $column }: il regolamento lo esclude da questo mazzo.
atlas-no-symbol = { $country }, { $column }: non c’è un simbolo per «{ $value }».
atlas-on-limit = { $country }, { $column }: { $value } è proprio sul limite tra due simboli.
atlas-faces = { $country }, { $column }: le facce dei dadi in uso sono { $count }, non { $expected }.
atlas-rare-face = { $country }, { $column }: la faccia «{ $face }» va bene per { $count } tessere, non per { $expected } o più.
atlas-no-source = { $country }, { $column }: SOURCES.md non dice da dove viene.

## Etichette

atlas-capital = Capitale
atlas-area = Superficie
atlas-summit = Punto più alto
atlas-temperature = Temperatura media
atlas-people = Abitanti
atlas-density = Densità
atlas-life = Speranza di vita
atlas-age = Età mediana
atlas-gdp = PIL pro capite, PPA
atlas-gdp-nominal = PIL pro capite, nominale
atlas-centre = Centro
atlas-coastline = Lunghezza della costa
atlas-borders = Confini terrestri
atlas-coast = Mare
atlas-government = Forma di governo
atlas-religion = Religione prevalente
atlas-climate = Clima
atlas-hemispheres = Emisfero
atlas-united-nations = Nazioni Unite
atlas-decks = Mazzi

## Unità: $value è un numero scritto alla maniera di questa lingua

unit-km2 = { $value } km²
unit-km = { $value } km
unit-metres = { $value } m
unit-celsius = { $value } °C
unit-years = { $value } anni
unit-dollars = { $value } $
unit-millions = { $value } mln
unit-density = { $value } per km²
unit-percent = { $value } %

## Tipi

continent = { $code ->
    [NA] Nord America
    [SA] Sud America
    [EU] Europa
    [AF] Africa
    [AS] Asia
    [OC] Oceania
   *[AN] Antartide
}
coast = { $kind ->
    [island] Stato insulare
    [landlocked] senza sbocco sul mare
   *[coastal] Stato costiero
}
government = { $kind ->
    [monarchy] monarchia
    [republic] repubblica
   *[other] né monarchia né repubblica
}
religion = { $kind ->
    [christianity] cristianesimo
    [islam] islam
    [buddhism] buddhismo
    [hinduism] induismo
    [judaism] ebraismo
    [shinto] shintoismo
   *[other] un’altra religione o nessuna
}
climate = { $kind ->
    [tropical] tropicale
    [subtropical] subtropicale
   *[temperate] temperato
}
hemisphere = { $side ->
    [N] nord
   *[S] sud
}
un-status = { $kind ->
    [member] membro
    [observer] osservatore
   *[none] non rappresentato
}
