# Państwa. $seat is a name, perhaps "You": so what happened is told in the past tense, or the sentence has its own form.

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
    [christianity] Christianity
    [islam] Islam
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
    [few-people] low population
    [some-people] mid population
    [many-people] high population
    [tropical] tropical
    [subtropical] subtropical
   *[temperate] temperate
}
panstwa-meaning = { $face ->
    [europe] The country lies in Europe.
    [asia] The country lies in Asia.
    [africa] The country lies in Africa.
    [america] The country lies in North or South America.
    [south] The country lies wholly or partly in the southern hemisphere.
    [north] The country lies wholly or partly in the northern hemisphere.
    [christianity] At least half of the people are Christians.
    [islam] At least half of the people are Muslims.
    [monarchy] The country is a monarchy.
    [republic] The country is a republic.
    [low-gdp] The GDP per head, adjusted for purchasing power, is below 20,000 dollars.
    [high-gdp] The GDP per head, adjusted for purchasing power, is 20,000 dollars or more.
    [island] The country lies on islands and is not a continent.
    [coastal] The country borders the sea in part.
    [landlocked] The country does not border the sea.
    [small-area] Less than 100,000 km².
    [medium-area] From 100,000 to 500,000 km².
    [large-area] More than 500,000 km².
    [few-people] Fewer than 10 million people.
    [some-people] From 10 to 50 million people.
    [many-people] More than 50 million people.
    [tropical] A part of the country has a tropical climate.
    [subtropical] A part of the country has a subtropical climate.
   *[temperate] A part of the country has a temperate climate.
}

## Setting up

panstwa-option-mode = How tiles are taken
panstwa-option-mode-turns = one after another, the roller first
panstwa-option-mode-race = in real time, whoever is first

## Asking

panstwa-ask-take = Which tile matches the dice best?

## The table

panstwa-column-tile = tile
panstwa-column-last = previous round
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

## Why points are points

panstwa-why-rounds = { $rounds ->
    [one] The round before
   *[other] The { $rounds } rounds before
}
panstwa-why-tile = { $card }, { $cards_count ->
    [0] no match
   *[other] matches: { $cards }
}

panstwa-end-rounds = Everyone has rolled: that was the last round.

## Why a master would do that

panstwa-reason = { $cards_count ->
    [0] No tile is sure to match; { $card } is as good as any.
   *[other] { $card } most likely matches: { $cards }.
}

## Practising

panstwa-lore-tile = { $card }: { $cards_count ->
    [0] nothing matches
   *[other] { $cards }
}
