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
web-laender-toppen-skip = Show everything
web-laender-toppen-wins = best figure
web-laender-toppen-best = { $count ->
    [one] Best figure: { $seats }
   *[other] Level at the top, each takes back the own card: { $seats }
}
web-laender-toppen-split = Onto which piles?
# $mine and $most are numbers of cards on a pile, one's own and the highest of the others.
web-laender-toppen-standing = you { $mine }, others { $most }
web-laender-toppen-mixed = At least one card must lie open and at least one face down.
web-laender-toppen-lay = { $count ->
    [one] Lay it there
   *[other] Lay them there
}
web-laender-toppen-ask-place = Place your { $count } cards, each on a field of its own.
web-laender-toppen-ask-split = You won { $count } cards: which lie open, which face down?
# $verb is place, lay or assign; $where is a field or a pile.
web-laender-toppen-action = { $verb ->
    [place] { $card } on { $where }
    [assign] { $card } counts for { $where }
   *[lay] { $card }: { $where }
}
