# Pingvasion. $seat is a name, perhaps "You": so what happened is told in the past tense, or the sentence has its own form.

pingvasion-blurb = Send penguins out to rule five areas: what you keep in hand counts where you rule.

## Cards

# $area is one of a, d, j, c, m; $value is 1 to 9.
pingvasion-card = { $area ->
    [a] Antarctic
    [d] Desert
    [j] Jungle
    [c] City
   *[m] Moon
} { $value }
pingvasion-ninja-twins = Ninja twins: two cards in the next round
pingvasion-kamikaze = Kamikaze: destroys all cards of 7 or more in this round
pingvasion-scout = Scout: choose after the others in the next round

## Setting up

pingvasion-option-deck = Deck
pingvasion-option-deck-rulebook = the rulebook's: every value twice in each area
pingvasion-option-deck-printed = the tin's: many middling values, few very low or high ones

## Asking

# $seat is who gets the card.
pingvasion-ask-left = Choose a card for { $seat }, on your left.
pingvasion-ask-right = Choose a card for { $seat }, on your right.
pingvasion-ask-play = { $count ->
    [one] Choose a card to send out.
   *[other] Choose { $count } cards to send out together.
}

## Telling

pingvasion-round = Round { $round } of { $rounds }.
pingvasion-drew = { $seat } drew { $cards }.
pingvasion-chose-gift = { $seat } picked { $card } to pass to { $seat_to ->
    [You] you
   *[other] { $seat_to }
}.
pingvasion-ready = Ready: { $seat }.
pingvasion-passed = Everyone passed a card to the left and one to the right.
pingvasion-gave = { $seat } passed { $card } to { $seat_to ->
    [You] you
   *[other] { $seat_to }
}.
pingvasion-tapped = { $seat } drew { $card } from the pile of { $seat_dummy }.
pingvasion-reshuffled = The pile of { $seat } ran out: { $count } cards it was given make a new pile.
pingvasion-chose = { $seat } picked { $card } to send out.
pingvasion-revealed = { $seat } sent out { $cards }.
pingvasion-struck = { $seat ->
    [You] Your Kamikaze
   *[other] Kamikaze by { $seat }
}: every card of 7 or more sent out in this round is destroyed.
pingvasion-destroyed = { $seat } lost { $cards }.
pingvasion-will-play-two = Ninja twins: two cards from { $seat ->
    [You] you
   *[other] { $seat }
} in the next round.
pingvasion-will-wait = Scout: in the next round { $seat ->
    [You] you
   *[other] { $seat }
} will choose after the others.
pingvasion-nobody-waits = Everyone has a Scout: in the next round all choose at the same time.
pingvasion-scored-area = { $area ->
    [antarctica] Antarctic
    [desert] Desert
    [jungle] Jungle
    [city] City
   *[moon] Moon
}, strength { $strength }: { $seat ->
    [You] you scored
   *[other] { $seat } scored
} { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $majority ->
    [yes] {" "}with the majority
   *[no] {" "}without the majority
}.
pingvasion-scored = { $seat } held { $cards } and scored { $points ->
    [one] 1 point
   *[other] { $points } points
} in all, place { $place }.

## Why points are points

pingvasion-why-majority = { $area ->
    [antarctica] Antarctic
    [desert] Desert
    [jungle] Jungle
    [city] City
   *[moon] Moon
}, majority: { $cards_count ->
    [one] { $cards } counts
   *[other] { $cards } count
}
pingvasion-why-present = { $area ->
    [antarctica] Antarctic
    [desert] Desert
    [jungle] Jungle
    [city] City
   *[moon] Moon
}, no majority: only the lowest counts, { $card }
pingvasion-why-absent = { $area ->
    [antarctica] Antarctic
    [desert] Desert
    [jungle] Jungle
    [city] City
   *[moon] Moon
}, nobody sent there: { $cards_count ->
    [one] { $cards } does not count
   *[other] { $cards } do not count
}

pingvasion-end-rounds = All eight rounds have been played.

## Why a master would do that

pingvasion-reason-pass = { $after ->
    [one] Without them your hand is worth 1 point as things stand; now it is { $before }.
   *[other] Without them your hand is worth { $after } points as things stand; now it is { $before }.
}
pingvasion-reason-pass-even = As things stand, your hand is worth no less without them.
pingvasion-reason-majority = It wins you the majority, { $area ->
    [antarctica] Antarctic
    [desert] Desert
    [jungle] Jungle
    [city] City
   *[moon] Moon
}: your hand is then worth { $after } instead of { $before }.
pingvasion-reason-majority-even = It wins you the majority, { $area ->
    [antarctica] Antarctic
    [desert] Desert
    [jungle] Jungle
    [city] City
   *[moon] Moon
}. Your hand is worth the same for now.
pingvasion-reason-present = It brings you into play, { $area ->
    [antarctica] Antarctic
    [desert] Desert
    [jungle] Jungle
    [city] City
   *[moon] Moon
}: your hand is then worth { $after } instead of { $before }.
pingvasion-reason-ability = Its ability is worth it: { $ability ->
    [ninja-twins] two cards in the next round.
    [kamikaze] every card of 7 or more in this round is destroyed.
   *[scout] in the next round you choose after the others.
}
pingvasion-reason-spare = You can do without it: as things stand, your hand is then worth { $after }, now { $before }.
pingvasion-reason-spare-even = You can do without it: your hand is then worth just as much.
