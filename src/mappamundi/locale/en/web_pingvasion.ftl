# Pingvasion in the browser. $seat is a name, perhaps "You": it stands after a colon.

web-pingvasion-ask-pass = Choose two cards to pass: one to the left ({ $seat_left }), one to the right ({ $seat_right }).
web-pingvasion-areas = The five territories
web-pingvasion-most = majority
web-pingvasion-worth = what the hand counts here now
web-pingvasion-ready = ready
web-pingvasion-twins = plays two cards
web-pingvasion-late = chooses after the others
web-pingvasion-held = { $count ->
    [one] 1 closed card
   *[other] { $count } closed cards
}
web-pingvasion-stage = Cards sent out
web-pingvasion-lost = { $card }: destroyed
web-pingvasion-hand = Your hand by territory
web-pingvasion-from = from: { $seat }
web-pingvasion-chosen = Chosen cards
web-pingvasion-left = ← left: { $seat }
web-pingvasion-right = right: { $seat } →
web-pingvasion-out = goes out
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
