# Null & Nichtig. $seat is a name, perhaps "You": so what happened is told in the past tense, or the sentence has its own form.

null-nichtig-blurb = Take tricks and pile them up by colour: only the tops of your piles count.

## Cards

# $colour is one of b, g, v, r, y; $number is 0 to 11.
null-nichtig-card = { $colour ->
    [b] blue
    [g] green
    [v] violet
    [r] red
   *[y] yellow
} { $number }

## Setting up

null-nichtig-option-teams = Teams
null-nichtig-option-teams-no = everyone for themselves
null-nichtig-option-teams-yes = two teams, partners in every other seat
null-nichtig-option-end = Length
null-nichtig-option-end-rounds = as many rounds as players
null-nichtig-option-end-target = until somebody is above the target
null-nichtig-option-target = Target
null-nichtig-no-teams = Two equal teams need 4 or 6 seats, not { $seats }.

## Asking

null-nichtig-ask-lay = { $count ->
    [one] Choose one more start card.
   *[other] Choose { $count } start cards. Of one colour, the last lies on top.
}
null-nichtig-ask-play = Play a card. Any card will do.

## Telling

null-nichtig-dealer = { $seat } dealt first, so the lead goes to { $seat_first ->
    [You] you
   *[other] { $seat_first }
}.
null-nichtig-dealt = Round { $round }: { $count } cards each, { $start } of them start cards.
null-nichtig-chose = { $seat } picked { $card } as a start card.
null-nichtig-ready = Ready: { $seat }.
null-nichtig-laid = { $seat } laid { $cards }.
null-nichtig-leads = First lead: { $seat }.
null-nichtig-played = { $seat } played { $card }.
null-nichtig-took = { $seat } took the trick and stacked { $cards }.
null-nichtig-scored = Round { $round }: { $seat ->
    [You] you scored
   *[other] { $seat } scored
} { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } in all.

## Why points are points

null-nichtig-why-rounds = { $rounds ->
    [one] The round before
   *[other] The { $rounds } rounds before
}
null-nichtig-why-tops = { $cards_count ->
    [0] No piles yet
   *[other] On top of the piles: { $cards }
}

null-nichtig-end-rounds = All rounds have been played.
null-nichtig-end-target = Somebody has passed the target.

## Why a master would do that

null-nichtig-reason-lay = { $points ->
    [one] Your piles then begin with 1 point.
   *[other] Your piles then begin with { $points } points.
}
null-nichtig-reason-lead = { $higher ->
    [0] None of the cards you cannot see is higher: the trick is yours.
    [one] Only 1 of the cards you cannot see is higher.
   *[other] { $higher } of the cards you cannot see are higher.
}
null-nichtig-reason-take = The trick so far is yours with it, and changes your piles from { $before } to { $after }.
null-nichtig-reason-leave = The trick so far goes to { $seat }, whose piles change from { $before } to { $after }.
