# Countries. $seat is a name, perhaps "You": so what happened is told in the past tense, or the sentence has its own form.

countries-blurb = Put countries in order, or doubt the row that others have made.

## Cards and categories

countries-minus = Minus
countries-plus = Plus
# $category is one of area, population, age, height, latitude, longitude.
countries-category = { $category ->
    [area] area
    [population] population
    [age] median age
    [height] highest point
    [latitude] latitude
   *[longitude] longitude
}
# A country with one of its figures. $part is what follows the point, or minutes; $card may be empty.
countries-figure = { $card } { $category ->
    [area] { $number } km²
    [population] { $number } people
    [age] { $number }.{ $part } years
    [height] { $number } m
   *[latitude] { $number }°{ $part }′ { $side ->
        [n] N
        [s] S
        [e] E
       *[w] W
    }
}
countries-ends = { $category ->
    [latitude] south to north
    [longitude] west to east
   *[area] less to more
}

## Setting up

countries-option-start = Who begins
countries-option-start-lot = drawn by lot
countries-option-start-guess = whoever guesses a population best
countries-option-rows = Rows at most (0 for no limit)

## Asking

countries-ask-guess = How many people live in { $card }? Guess 1.0, 1.1, 1.2, 1.3, 1.5, 1.6, 1.8, 2.0 … with as many zeros as you like: guess 5100000.
countries-ask-first-card = Choose a card and its place, such as “{ $example }”.
countries-ask-play = Choose a card and its place, such as “{ $example }”, or doubt the row.
countries-ask-place = Where to put { $card }? Choose a place from 1 to { $count }.

## The table

countries-heading = { $rows ->
    [0] Row { $number }
   *[other] Row { $number } of { $rows }
}
countries-table-team = team
countries-table-cards = cards
countries-pile = Draw pile: { $count }, on top { $card }
countries-pile-empty = Draw pile: empty
countries-last-row = Last row, { $category }: { $verdict ->
    [right] right
   *[wrong] wrong
}
countries-learned = Known figures

## Telling

countries-dealt = { $count } cards for everyone, names up. Nobody looks at the backs.
countries-first = First to play: { $seat }.
countries-ready = { $seat } made a guess.
countries-guessed = { $seat } guessed { $people }.
countries-guess-was = { $seat }: { $people }.
countries-guess-tied = Equally close: { $seats }.
countries-row = Row { $number }, { $category ->
    [area] area
    [population] population
    [age] median age
    [height] highest point
    [latitude] latitude
   *[longitude] longitude
}: { $card } begins. To play: { $seat }.
countries-placed = { $seat } placed { $card }: { $card_left } – { $card } – { $card_right }.
countries-placed-least = { $seat } placed { $card }: { countries-minus } – { $card } – { $card_right }.
countries-placed-most = { $seat } placed { $card }: { $card_left } – { $card } – { countries-plus }.
countries-last-card = That was { $seat ->
    [You] your last card
   *[other] { $seat }’s last card
}: the row is turned over.
countries-doubted = { $seat } doubted the row: it is turned over.
countries-row-right = The row is right.
countries-row-wrong = The row is wrong.
countries-drew = { $seat } drew { $card }.
countries-won = No cards left: { $seat ->
    [You] you won
   *[other] { $seat } won
}.
countries-limit = { $rows ->
    [one] That was the only row.
   *[other] That was row { $rows }, the last.
} Whoever has the fewest cards wins.

## Why points are points

countries-why-held = { $cards_count ->
    [one] One card still held, minus one: { $cards }
   *[other] { $cards_count } cards still held, minus one each: { $cards }
}

countries-end-last-card = The last card lay right.
countries-end-rows = That was the last row.

## Why a master would do that

countries-reason-guess = That is closest to what a master believes of { $card }.
countries-reason-place = Most surely right, { $category ->
    [area] from small to large
    [population] from few people to many
    [age] from young to old
    [height] from low to high
    [latitude] from south to north
   *[longitude] from west to east
}: { $cards }.
countries-reason-card = Of your cards this one fits in most surely, { $category ->
    [area] from small to large
    [population] from few people to many
    [age] from young to old
    [height] from low to high
    [latitude] from south to north
   *[longitude] from west to east
}.
countries-reason-doubt = { $card_left } lies before { $card_right }, but { $category ->
    [area] from small to large
    [population] from few people to many
    [age] from young to old
    [height] from low to high
    [latitude] from south to north
   *[longitude] from west to east
} it is more likely the other way round.

## Practising

countries-lore-pick = { $category ->
    [area] Which country is larger?
    [population] Which country has more people?
    [age] Where are people older, by the median?
    [height] Which country’s highest point lies higher?
    [latitude] Which country lies further north?
   *[longitude] Which country lies further east?
}
# $category says from where to where the row goes.
countries-lore-place = Where does { $card } belong in this row, { $category ->
    [area] from small to large?
    [population] from few people to many?
    [age] from young to old, by median age?
    [height] from low to high, by highest point?
    [latitude] from south to north?
   *[longitude] from west to east?
}
countries-lore-doubt = Is this row right, { $category ->
    [area] from small to large?
    [population] from few people to many?
    [age] from young to old, by median age?
    [height] from low to high, by highest point?
    [latitude] from south to north?
   *[longitude] from west to east?
}
