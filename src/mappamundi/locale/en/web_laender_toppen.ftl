# Länder toppen! in the browser. $seat is a name, perhaps "You": it stands after a colon.

web-laender-toppen-joker = Joker
web-laender-toppen-race = The race for the continents
web-laender-toppen-most = most cards
web-laender-toppen-ready = ready
web-laender-toppen-look = Look through the piles: { $seat }
web-laender-toppen-removed = Out of the game
web-laender-toppen-strip = The strip with its twelve fields
web-laender-toppen-hand = Your cards
# $figures are the six of the card, in the order of the strip.
web-laender-toppen-card = { $card }: { $figures }
web-laender-toppen-field-free = { $field }: free
web-laender-toppen-field-taken = { $field }: { $card }
web-laender-toppen-field-look = { $field }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-laender-toppen-return = { $card }: back to the hand
# $count of the $total cards have a field.
web-laender-toppen-send = Place them all ({ $count } of { $total })
web-laender-toppen-sealed = Chosen. You can change it until everyone is ready.
web-laender-toppen-wins = best figure
web-laender-toppen-best = { $count ->
    [one] Best figure: { $seats }
   *[other] Level at the top, each takes back their own card: { $seats }
}
web-laender-toppen-split = Onto which piles?
# $mine and $most are numbers of cards on a pile, one's own and the highest of the others.
web-laender-toppen-standing = you { $mine }, others’ most { $most }
web-laender-toppen-standing-brief = you { $mine } : { $most }
web-laender-toppen-sure = one sure point
web-laender-toppen-lay = { $count ->
    [one] Lay it there
   *[other] Lay them there
}
web-laender-toppen-ask-place = Place your { $count } cards, each on a field of its own.
web-laender-toppen-ask-split = You won { $count } cards: lay at least one face up and at least one face down.
# $verb is place, lay or assign; $where is a field or a pile.
web-laender-toppen-action = { $verb ->
    [place] { $card } on { $where }
    [assign] { $card } counts for { $where }
   *[lay] { $card }: { $where }
}

## The first game

web-laender-toppen-learn-goal = Collect countries. In the end whoever has the most cards of a continent scores a point for each, the others nothing; and every card you laid face down is a point.
web-laender-toppen-learn-place = Choose a card, then a field for it; each needs a field of its own. Above the strip the highest figure wins, below it the lowest. Where are your countries hard to beat?
web-laender-toppen-learn-joker = You hold a joker. It has no figures and takes no part in a trick: it comes back to you, to be laid with one of its two continents.
web-laender-toppen-learn-turned = The fields are turned up one after another. The best figure wins all countries there; if several tie for the best, each takes back only their own card.
web-laender-toppen-learn-split = A trick for you! At least one card must lie face up, to race for its continent, and at least one face down, for a sure point.
web-laender-toppen-learn-alone = A single card is yours to lay as you like: face up, to race for its continent, or face down, for a sure point.
web-laender-toppen-learn-race = This is the race: ♛ marks who has the most cards of a continent. Players who tie share its points, rounded up; those behind score nothing.
web-laender-toppen-learn-assign = Russia and Turkey lie in Europe and in Asia. Laid face up they wait in this column; before the count, whoever has one says for which of the two it counts.
web-laender-toppen-learn-score = First the continents are counted, then a point for every card face down. Among players who tie, whoever won Antarctica comes first.
web-laender-toppen-tally = { $count ->
    [0] Won nothing.
    [one] Won one card: { $fields }.
   *[other] Won { $count } cards: { $fields }.
}
web-laender-toppen-tally-parts = Points now: { $closed } face down, { $open } on continents.

## The pictures in the rules

web-laender-toppen-picture-cards = Nepal belongs to Asia, of which there are 32 cards. Russia belongs to Europe and Asia. The joker has two continents and no figures.
web-laender-toppen-picture-placed = A strip in a game of four: eight cards on twelve fields. Nepal lies above for its highest point, Qatar below; the joker counts nowhere, and four fields stay empty.
web-laender-toppen-picture-open = Field 3, the highest point above: Nepal wins with 8,849 m, and Ada takes Nepal, Switzerland and Russia. Eva’s joker has no part in it and stays hers.

## Cards that explain themselves

# $count is how many cards of the deck belong to the continent.
web-laender-toppen-deck = { $continent }: { $count } cards in the deck
web-laender-toppen-in-deck = cards in the deck
web-laender-toppen-joker-means = A joker has no figures and wins nothing. It comes back to you, to be laid with one of its two continents.
web-laender-toppen-field-means = { $side ->
    [above] Above the strip the highest figure wins all countries on the field.
   *[below] Below the strip the lowest figure wins all countries on the field.
} { $category ->
    [area] Compared is the area.
    [height] Compared is the height of the highest point.
    [temperature] Compared is the mean temperature of the capital.
    [inhabitants] Compared is the number of inhabitants.
    [life] Compared is the life expectancy.
   *[gdp] Compared is the GDP per head.
}
web-laender-toppen-beaten = Somebody else has the better figure.
