# Null & Nichtig in the browser. $seat is a name, perhaps "You": it stands after a colon, or the sentence has its own form.

web-null-nichtig-hand = Your cards
web-null-nichtig-trick = The trick
web-null-nichtig-lead = leads
web-null-nichtig-best = highest
web-null-nichtig-ready = ready
web-null-nichtig-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-null-nichtig-team = Team { $team }
web-null-nichtig-no-pile = no { $colour }
# $tops lists the tops of the five piles.
web-null-nichtig-piles = { $seat ->
    [You] Your piles
   *[other] Piles of { $seat }
}: { $tops }. { $points ->
    [one] 1 point
   *[other] { $points } points
}. Look through them.
web-null-nichtig-look = Piles: { $seat }
# $before and $after are what the tops of the piles are worth.
web-null-nichtig-would = As it stands, the trick goes to: { $seat } ({ $before } → { $after }).
web-null-nichtig-would-with = With { $card }, the trick so far goes to: { $seat } ({ $before } → { $after }).
web-null-nichtig-past = The last trick went to: { $seat }.
web-null-nichtig-choose = Choose a card
web-null-nichtig-play = Play { $card }
# $verb is lay or play.
web-null-nichtig-action = { $verb ->
    [lay] lay { $card }
   *[play] play { $card }
}
web-null-nichtig-start = Your start cards, in the order in which you lay them
web-null-nichtig-start-of = Start cards: { $seat }
web-null-nichtig-return = Start card { $number }, { $card }: back into the hand
web-null-nichtig-sooner = Lay { $card } one sooner
web-null-nichtig-lay = Lay them down
web-null-nichtig-sealed = Chosen. You can change it until everyone is ready.
web-null-nichtig-sheet = Score sheet
web-null-nichtig-round = Round { $round }
web-null-nichtig-now = now

## The first game

web-null-nichtig-learn-goal = Win tricks and pile up their cards by colour. Only the card on top of each pile counts, so what you want is high cards on top.
web-null-nichtig-learn-start = Pick three start cards: they begin your piles, and everyone lays theirs face up together. Of one colour, the last one lies on top.
web-null-nichtig-learn-piles = These are your piles now. The bold number beside your name is what their tops are worth, until something else covers them. After Σ stand your points from the rounds that are over.
web-null-nichtig-learn-play = Play any card. The highest number wins the trick, whatever its colour, and must take all of it: the winner’s own card first, then the others on top, each on the pile of its colour.
web-null-nichtig-learn-took = The trick is stacked: the winner’s own card first, then the others clockwise, so that later ones lie on top. Had two numbers been equally high, the one played first would have won.
web-null-nichtig-learn-outlook = Choose a card and look before you play it: below the trick you can see who would have it so far, and what the piles would be worth.
web-null-nichtig-learn-cover = A trick can hurt: a 0 that lands on an 11 costs eleven points. Take what lifts your tops, and let others take the rest.
web-null-nichtig-learn-score = The round is over, and your tops are your points. A whole game has as many rounds as players, each dealt afresh; whoever has the most points in all wins.

## The pictures in the rules

web-null-nichtig-picture-started = Ben’s start cards in the order in which he picked them: green 7, red 3, red 8. They become two piles, which show 7 and 8; the red 3 lies below the 8.
web-null-nichtig-picture-taken = Ada leads green 4, Ben plays 10 and wins, Eva plays 0. Onto his green 7 Ben stacks the 10, the 0 and the 4, in this order: the pile now shows 4.
web-null-nichtig-picture-scored = Ben’s piles at the end of a round show blue 11, green 4, violet 0 and red 8, and there is no yellow one: 23 points. What lies below does not count.

## Cards that explain themselves

web-null-nichtig-zero = A zero wins no trick against anything higher, and on top of a pile it makes that pile worth nothing.
web-null-nichtig-counts-on-top = On top of a pile it counts { $points }; covered, it counts nothing.
web-null-nichtig-top-counts = Only the card on top counts: { $points }
web-null-nichtig-covered = Covered below it, and worth nothing: { $cards }
