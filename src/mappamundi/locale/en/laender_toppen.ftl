# Länder toppen! $seat is a name, perhaps "You": so what happened is told in the past tense, or the sentence has its own form.

laender-toppen-blurb = Place countries where their figures beat the others, then split what you win.

## Cards and the strip

laender-toppen-joker = joker { $one } or { $other }
laender-toppen-continent = { $continent ->
    [na] North America
    [sa] South America
    [eu] Europe
    [af] Africa
    [as] Asia
    [oc] Oceania
    [an] Antarctica
    [eu-as] Europe or Asia
   *[closed] face down
}
laender-toppen-category = { $category ->
    [area] area
    [height] highest point
    [temperature] temperature
    [inhabitants] inhabitants
    [life] life expectancy
   *[gdp] GDP per head
}
# $part holds the digits after the point, or "none".
laender-toppen-number = { $part ->
    [none] { $whole }
   *[digits] { $whole }.{ $part }
}
laender-toppen-unit = { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] million
    [life] years
   *[gdp] $
}
laender-toppen-field = field { $field }, { $side ->
    [above] highest wins
   *[below] lowest wins
}: { $category ->
    [area] area
    [height] highest point
    [temperature] temperature
    [inhabitants] inhabitants
    [life] life expectancy
   *[gdp] GDP per head
}
laender-toppen-above = highest
laender-toppen-below = lowest
laender-toppen-closed-pile = down
laender-toppen-undecided = EU or AS

## Setting up

laender-toppen-option-variant = Variant
laender-toppen-option-variant-full = tricks are split
laender-toppen-option-variant-quick = quick: a point per card won
laender-toppen-option-russia_turkey = Russia and Turkey
laender-toppen-option-russia_turkey-scoring = continent chosen at scoring
laender-toppen-option-russia_turkey-placing = continent chosen when laid

## Asking

laender-toppen-ask-place = Where does { $card } go? { $count ->
    [one] It is the last card.
   *[other] { $count } cards are left.
}
laender-toppen-ask-lay = Lay { $card } face up or face down?
laender-toppen-ask-joker = To which continent does the { $card } go?
laender-toppen-ask-assign = To which continent does { $card } belong?

## Telling

laender-toppen-dealt = Round { $round } of { $rounds }: { $count } cards each.
laender-toppen-placed = { $seat } placed { $card } on field { $field } ({ $category ->
    [area] area
    [height] highest point
    [temperature] temperature
    [inhabitants] inhabitants
    [life] life expectancy
   *[gdp] GDP per head
}, { $side ->
    [above] highest
   *[below] lowest
} wins).
laender-toppen-ready = Ready: { $seat }.
laender-toppen-turned = Field { $field }, { $category ->
    [area] area
    [height] highest point
    [temperature] temperature
    [inhabitants] inhabitants
    [life] life expectancy
   *[gdp] GDP per head
}: the { $side ->
    [above] highest
   *[below] lowest
} figure wins.
laender-toppen-shows = { $seat }: { $card }, { $part ->
    [none] { $whole }
   *[digits] { $whole }.{ $part }
} { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] million
    [life] years
   *[gdp] dollars
}.
laender-toppen-shows-joker = { $seat }: { $card }.
laender-toppen-took = { $seat } won { $count ->
    [one] the only card.
   *[other] the trick of { $count } cards.
}
laender-toppen-level = Level at the top: { $seats }. Each takes back only their own card.
laender-toppen-opened = { $seat } laid face up: { $cards }.
laender-toppen-closed = { $seat } laid face down: { $cards }.
laender-toppen-chose = { $seat } laid { $card } with { $continent ->
    [na] North America
    [sa] South America
    [eu] Europe
    [af] Africa
    [as] Asia
    [oc] Oceania
   *[an] Antarctica
}.
laender-toppen-removed = Out of the game: { $cards }.
laender-toppen-most = { $continent ->
    [na] North America
    [sa] South America
    [eu] Europe
    [af] Africa
    [as] Asia
    [oc] Oceania
   *[an] Antarctica
}, most cards ({ $count }): { $seats }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
laender-toppen-most-shared = { $continent ->
    [na] North America
    [sa] South America
    [eu] Europe
    [af] Africa
    [as] Asia
    [oc] Oceania
   *[an] Antarctica
}, most cards ({ $count } each): { $seats }, { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
laender-toppen-total = { $seat }: { $open } for continents and { $closed } face down make { $total ->
    [one] 1 point
   *[other] { $total } points
}.
laender-toppen-antarctica = Level on points, but { $seat ->
    [You] you won
   *[other] { $seat } won
} { $card } and with it the game.

## Why points are points

laender-toppen-why-most = { $continent ->
    [na] North America
    [sa] South America
    [eu] Europe
    [af] Africa
    [as] Asia
    [oc] Oceania
   *[an] Antarctica
}, most cards of all: { $cards }
laender-toppen-why-shared = { $continent ->
    [na] North America
    [sa] South America
    [eu] Europe
    [af] Africa
    [as] Asia
    [oc] Oceania
   *[an] Antarctica
}, most cards with { $sharers ->
    [2] one other
   *[other] others
}, so the points are shared: { $cards }
laender-toppen-why-behind = { $continent ->
    [na] North America
    [sa] South America
    [eu] Europe
    [af] Africa
    [as] Asia
    [oc] Oceania
   *[an] Antarctica
}, { $cards_count } ({ $cards }) against { $most } of somebody else
laender-toppen-why-undecided = Not yet in Europe or Asia: { $cards }
laender-toppen-why-closed = Face down, a point each: { $cards }

laender-toppen-end-rounds = All rounds have been played.

## Why a master would do that

laender-toppen-reason-field = It beats { $beaten } of the { $rivals } other countries there.
laender-toppen-reason-joker = A joker wins nothing, so it goes where you need no other card.
laender-toppen-reason-closed = Face down it is a point for certain.
laender-toppen-reason-both = So it can still count for Europe or for Asia.
laender-toppen-reason-pile = { $continent ->
    [na] North America
    [sa] South America
    [eu] Europe
    [af] Africa
    [as] Asia
    [oc] Oceania
   *[an] Antarctica
}: with it you have { $mine }, nobody else more than { $most }.

## Practising

laender-toppen-lore-pick = Which card wins the field? The { $side ->
    [above] highest
   *[below] lowest
} counts: { $category ->
    [area] area
    [height] highest point
    [temperature] temperature
    [inhabitants] inhabitants
    [life] life expectancy
   *[gdp] GDP per head
}.
# $part: as in laender-toppen-number.
laender-toppen-lore-figure = { $card }: { $part ->
    [none] { $whole }
   *[digits] { $whole }.{ $part }
} { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] million
    [life] years
   *[gdp] dollars
}
