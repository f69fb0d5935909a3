# Atlas. $country to kod albo plik, $column to nazwa kolumny: tak jak w tabelach.

## Czego nie można znaleźć

atlas-unknown = W atlasie nie ma państwa „{ $text }”.
atlas-ambiguous = „{ $text }” to może być { $offered }.

## Co może być nie tak z tabelami

atlas-sound = Atlas jest w porządku: liczba państw to { $count }, każda kontrola wypadła dobrze.
atlas-findings = { $count ->
    [one] Jedna informacja w atlasie jest błędna.
    [few] { $count } informacje w atlasie są błędne.
    [many] { $count } informacji w atlasie jest błędnych.
   *[other] { $count } informacji w atlasie jest błędnych.
 }
atlas-missing = { $country }, { $column }: brakuje wartości.
atlas-twice = { $country }, { $column }: to występuje dwa razy.
atlas-impossible = { $country }, { $column }: „{ $value }” nie jest możliwe.
atlas-nameless = { $country }, { $column }: państwo nie ma nazw.
atlas-no-country = { $country }, { $column }: tego państwa nie ma w atlasie.
atlas-no-member = { $country }, { $column }: tu należą tylko członkowie Organizacji Narodów Zjednoczonych.
atlas-count = { $country }, { $column }: { $count } zamiast { $expected }.
atlas-out-of-range = { $country }, { $column }: { $value } nie leży między { $low } a { $high }.
atlas-unlike = { $country }, { $column }: { $value } zamiast { $expected }.
atlas-disagree = { $country }, { $column }: to nie zgadza się z { $other }.
atlas-second = { $country }, { $column }: { $value } odbiega zbytnio od { $expected } z drugiego źródła.
atlas-unlikely = { $country }, { $column }: { $value } jest mało prawdopodobne obok { $other }.
atlas-ragged = { $country }, { $column }: wiersz ma za dużo wartości.
atlas-blanks = { $country }, { $column }: wokół „{ $value }” są odstępy.
atlas-no-file = { $country }, { $column }: brakuje pliku albo jest pusty.
atlas-bad-bytes = { $country }, { $column }: { $value } nie należy do tego pliku.
atlas-not-in-deck = { $country }, { $column }: według instrukcji to państwo należy do tej talii.
atlas-not-for-deck = { $country }, { $column }: według instrukcji to państwo nie należy do tej talii.
atlas-no-symbol = { $country }, { $column }: nie ma symbolu dla „{ $value }”.
atlas-on-limit = { $country }, { $column }: { $value } leży na granicy dwóch symboli.
atlas-faces = { $country }, { $column }: używane ścianki kostek: { $count } zamiast { $expected }.
atlas-rare-face = { $country }, { $column }: ścianka „{ $face }” pasuje do tylu płytek: { $count }, a powinna przynajmniej do { $expected }.
atlas-no-source = { $country }, { $column }: SOURCES.md nie mówi, skąd to pochodzi.

## Podpisy

atlas-capital = Stolica
atlas-area = Powierzchnia
atlas-summit = Najwyższy szczyt
atlas-temperature = Średnia temperatura
atlas-people = Mieszkańcy
atlas-density = Gęstość zaludnienia
atlas-life = Długość życia
atlas-age = Mediana wieku
atlas-gdp = PKB na osobę według siły nabywczej
atlas-gdp-nominal = PKB na osobę, nominalny
atlas-centre = Środek
atlas-coastline = Linia brzegowa
atlas-borders = Granice lądowe
atlas-coast = Położenie
atlas-government = Ustrój
atlas-religion = Religia większości
atlas-climate = Klimat
atlas-hemispheres = Półkula
atlas-united-nations = ONZ
atlas-decks = Talie

## Jednostki: $value to liczba zapisana tak jak w tym języku

unit-km2 = { $value } km²
unit-km = { $value } km
unit-metres = { $value } m
unit-celsius = { $value } °C
unit-years = { $value } lat
unit-dollars = { $value } $
unit-millions = { $value } mln
unit-density = { $value } na km²
unit-percent = { $value } %

## Rodzaje

continent = { $code ->
    [NA] Ameryka Północna
    [SA] Ameryka Południowa
    [EU] Europa
    [AF] Afryka
    [AS] Azja
    [OC] Oceania
   *[AN] Antarktyda
}
coast = { $kind ->
    [island] państwo wyspiarskie
    [landlocked] państwo śródlądowe
   *[coastal] państwo nadmorskie
}
government = { $kind ->
    [monarchy] monarchia
    [republic] republika
   *[other] ani monarchia, ani republika
}
religion = { $kind ->
    [christianity] chrześcijaństwo
    [islam] islam
    [buddhism] buddyzm
    [hinduism] hinduizm
    [judaism] judaizm
    [shinto] szintoizm
   *[other] inna religia albo żadna
}
climate = { $kind ->
    [tropical] tropikalny
    [subtropical] subtropikalny
   *[temperate] umiarkowany
}
hemisphere = { $side ->
    [N] północna
   *[S] południowa
}
un-status = { $kind ->
    [member] członek
    [observer] obserwator
   *[none] bez przedstawiciela
}
