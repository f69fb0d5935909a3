# Państwa. $seat is a name, perhaps "You": so what happened is told in the past tense.

panstwa-blurb = Four dice fall: grab the country whose hidden back matches them best.

## Dice

# $face is a side of a die; short enough for the terminal's dice.
panstwa-face = { $face ->
    [europe] Europe
    [asia] Asia
    [africa] Africa
    [america] America
    [south] S. hemisphere
    [north] N. hemisphere
    [christianity] Christian
    [islam] Muslim
    [monarchy] monarchy
    [republic] republic
    [low-gdp] low GDP
    [high-gdp] high GDP
    [island] island
    [coastal] coastal
    [landlocked] landlocked
    [small-area] small area
    [medium-area] medium area
    [large-area] large area
    [few-people] few people
    [some-people] mid population
    [many-people] many people
    [tropical] tropical
    [subtropical] subtropical
   *[temperate] temperate
}

## Setting up

panstwa-option-mode = How tiles are taken
panstwa-option-mode-turns = one after another, the roller first
panstwa-option-mode-race = in real time, whoever is first

## Asking

panstwa-ask-take = Which tile matches the dice best?

## The table

panstwa-column-tile = tile
panstwa-column-last = last round
panstwa-stack = { $count ->
    [one] 1 tile in the stack
   *[other] { $count } tiles in the stack
}

## Telling

panstwa-first = { $seat } will roll first.
panstwa-laid = Round { $round }. On the table: { $cards }.
panstwa-rolled = { $seat } rolled { $cards }.
panstwa-took = { $seat } took { $card }.
panstwa-turned = { $seat } turned { $card }: { $points ->
    [0] no match
    [one] { $cards }, 1 point
   *[other] { $cards }, { $points } points
}; { $total } in all.
