# The atlas. $country is a code or a file, $column the name of a column: both as in the tables.

## What cannot be found

atlas-unknown = There is no country “{ $text }” in the atlas.
atlas-ambiguous = “{ $text }” could be { $offered }.

## What can be wrong with the tables

atlas-sound = The atlas is sound: { $count } countries, every check passed.
atlas-findings = { $count ->
    [one] One thing in the atlas is wrong.
   *[other] { $count } things in the atlas are wrong.
 }
atlas-missing = { $country }, { $column }: the value is missing.
atlas-twice = { $country }, { $column }: this is there twice.
atlas-impossible = { $country }, { $column }: “{ $value }” is not possible.
atlas-nameless = { $country }, { $column }: the country has no names.
atlas-no-country = { $country }, { $column }: this is no country of the atlas.
atlas-no-member = { $country }, { $column }: only members of the United Nations belong here.
atlas-count = { $country }, { $column }: { $count } instead of { $expected }.
atlas-out-of-range = { $country }, { $column }: { $value } is not between { $low } and { $high }.
atlas-unlike = { $country }, { $column }: { $value } instead of { $expected }.
atlas-disagree = { $country }, { $column }: this does not fit { $other }.
atlas-second = { $country }, { $column }: { $value } is far from the { $expected } of a second source.
atlas-unlikely = { $country }, { $column }: { $value } is unlikely beside { $other }.
atlas-ragged = { $country }, { $column }: the row has too many values.
atlas-blanks = { $country }, { $column }: there are blanks around “{ $value }”.
atlas-no-file = { $country }, { $column }: the file is missing or empty.
atlas-bad-bytes = { $country }, { $column }: { $value } does not belong into this file.
atlas-not-in-deck = { $country }, { $column }: the rulebook wants it in this deck.
atlas-not-for-deck = { $country }, { $column }: the rulebook leaves it out of this deck.
atlas-no-symbol = { $country }, { $column }: there is no symbol for “{ $value }”.
atlas-on-limit = { $country }, { $column }: { $value } lies on the limit between two symbols.
atlas-faces = { $country }, { $column }: { $count } faces of dice are in use, not { $expected }.
atlas-rare-face = { $country }, { $column }: the face “{ $face }” fits { $count } tiles, not { $expected } or more.
atlas-no-source = { $country }, { $column }: SOURCES.md does not say where this comes from.

## Labels

atlas-capital = Capital
atlas-area = Area
atlas-summit = Highest point
atlas-temperature = Mean temperature
atlas-people = People
atlas-density = Density
atlas-life = Life expectancy
atlas-age = Median age
atlas-gdp = GDP per head, PPP
atlas-gdp-nominal = GDP per head, nominal
atlas-centre = Centre
atlas-coastline = Coastline
atlas-borders = Land borders
atlas-coast = Coast
atlas-government = Government
atlas-religion = Majority religion
atlas-climate = Climate
atlas-hemispheres = Hemisphere
atlas-united-nations = United Nations
atlas-decks = Decks

## Units: $value is a number as written in this language

unit-km2 = { $value } km²
unit-km = { $value } km
unit-metres = { $value } m
unit-celsius = { $value } °C
unit-years = { $value } years
unit-dollars = ${ $value }
unit-millions = { $value } M
unit-density = { $value } per km²
unit-percent = { $value } %

## Kinds

continent = { $code ->
    [NA] North America
    [SA] South America
    [EU] Europe
    [AF] Africa
    [AS] Asia
    [OC] Oceania
   *[AN] Antarctica
}
coast = { $kind ->
    [island] island state
    [landlocked] landlocked
   *[coastal] on the sea
}
government = { $kind ->
    [monarchy] monarchy
    [republic] republic
   *[other] neither monarchy nor republic
}
religion = { $kind ->
    [christianity] Christianity
    [islam] Islam
    [buddhism] Buddhism
    [hinduism] Hinduism
    [judaism] Judaism
    [shinto] Shinto
   *[other] another religion or none
}
climate = { $kind ->
    [tropical] tropical
    [subtropical] subtropical
   *[temperate] temperate
}
hemisphere = { $side ->
    [N] northern
   *[S] southern
}
un-status = { $kind ->
    [member] member
    [observer] observer
   *[none] not represented
}
