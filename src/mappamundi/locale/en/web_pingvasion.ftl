# Pingvasion in the browser. $seat is a name, perhaps "You": it stands after a colon.

web-pingvasion-ask-pass = Choose two cards to pass: one to the left ({ $seat_left }), one to the right ({ $seat_right }).
web-pingvasion-areas = The five areas
web-pingvasion-most = majority
web-pingvasion-worth = what the hand is worth here now
web-pingvasion-ready = ready
web-pingvasion-twins = sends out two cards
web-pingvasion-late = chooses after the others
web-pingvasion-held = { $count ->
    [one] 1 face-down card
   *[other] { $count } face-down cards
}
web-pingvasion-stage = Cards sent out
web-pingvasion-lost = { $card }: destroyed
web-pingvasion-hand = Your hand by area
web-pingvasion-from = from: { $seat }
web-pingvasion-chosen = Chosen cards
web-pingvasion-left = ← left: { $seat }
web-pingvasion-right = right: { $seat } →
web-pingvasion-out = to send out
# $label says what the card was chosen for.
web-pingvasion-return = { $label }: { $card }. Back to the hand
web-pingvasion-pass = Pass both
web-pingvasion-send = { $count ->
    [one] Send it out
   *[other] Send them out
}
web-pingvasion-sealed = Chosen. You can change it until everyone is ready.
web-pingvasion-now = { $points ->
    [one] Your hand is worth 1 point as things stand.
   *[other] Your hand is worth { $points } points as things stand.
}
web-pingvasion-gave = You passed:
# $verb is left, right or play.
web-pingvasion-action = { $verb ->
    [left] { $card } to the left
    [right] { $card } to the right
   *[play] send out { $card }
}

## The first game

web-pingvasion-learn-goal = Your penguins are out to rule five areas. Cards you send out win you an area, but only cards you keep in hand score points there.
web-pingvasion-learn-pass = Pass two cards, one to the left and one to the right. Give away what you can do without, and what the others can do little with.
web-pingvasion-learn-got = Your neighbours have passed you a card each: it says from whom. It is yours now, to keep or to send out.
web-pingvasion-learn-play = Choose a card to send out. A high one helps to win its area, but it no longer counts in your hand.
web-pingvasion-learn-struck = A Kamikaze has struck: every card of 7 or more sent out in this round is destroyed. Cards of earlier rounds are safe.
web-pingvasion-learn-shown = Cards sent out stay in their areas. Whoever has the highest sum in one has the majority there, marked ♛; players who tie all have it.
web-pingvasion-learn-worth = Where you have the majority, all cards of that area in your hand count; where you are merely present, only the lowest; elsewhere, none.
web-pingvasion-learn-ability = Some low cards have an ability. Ninja twins: you must send out two cards next round. Kamikaze: destroys every 7, 8 and 9 of this round. Scout: next round you choose after the others.
web-pingvasion-learn-score = Eight rounds are over, and only cards in hand score: all of them where you have the majority, the lowest where you are present. Whoever has the most points wins.
web-pingvasion-tally = Sent out { $cards }.
web-pingvasion-tally-destroyed = Destroyed: { $cards }.
web-pingvasion-tally-rules = { $count ->
    [0] No majority yet.
   *[other] Majority: { $areas }.
}
# An area whose majority is new in this round, in that list; and the areas whose majority others have now.
web-pingvasion-tally-new = { $area } (new)
web-pingvasion-tally-lost = Lost: { $areas }.

## The pictures in the rules

web-pingvasion-picture-cards = A card of every area: Antarctic 1 with Ninja twins, desert 2 with a Kamikaze, jungle 3 with a Scout, and two plain cards, city 6 and moon 9.
web-pingvasion-picture-revealed = Ben’s Kamikaze destroys Max’s 8. In the next round Ada’s Ninja twins make her send out two cards, and Eva’s Scout lets her choose after the others.
web-pingvasion-picture-scored = Ada has the majority (♛) in the Antarctic and the desert, so all her cards count there: 8 and 19. In the jungle and on the moon only her lowest counts: 5 and 2. In the city she has no card and scores nothing: 34 in all.

## Cards that explain themselves

web-pingvasion-strength = Strength
web-pingvasion-area = Area
web-pingvasion-ability-name = { $ability ->
    [ninja-twins] Ninja twins
    [kamikaze] Kamikaze
   *[scout] Scout
}
web-pingvasion-ability = { $ability ->
    [ninja-twins] Ability when sent out: in the next round you must send out two cards instead of one.
    [kamikaze] Ability when sent out: every card of 7 or more sent out in the same round is destroyed.
   *[scout] Ability when sent out: in the next round you choose after the others have shown their cards.
}
web-pingvasion-counts = Counts in your hand now: +{ $points }
web-pingvasion-is-sent = Sent out: it adds { $value } to the strength there, and no longer counts in the hand.
web-pingvasion-is-lost = Destroyed by a Kamikaze: it adds nothing.
# $cards are the values that count in one area.
web-pingvasion-sum = { $count ->
    [0] +0
    [one] { $cards } counts: +{ $points }
   *[other] { $cards } count: +{ $points }
}
web-pingvasion-badge-twins = 2 cards
web-pingvasion-badge-late = goes last
