# Countries in the browser. $seat is a name, perhaps "You": it stands after a colon, or the sentence has its own form.

web-countries-ask-guess = How many people live in { $card }?
web-countries-ask-first = Choose one of your cards, then its place in the row.
web-countries-ask-play = Choose one of your cards, then its place in the row; or doubt the row.
web-countries-ask-place = Where does { $card } belong?
web-countries-row-of = { $rows ->
    [0] Row { $number }
   *[other] Row { $number } of { $rows }
}
web-countries-ends = whoever is out of cards wins
web-countries-row = The row, from Minus to Plus
# The ends of the row where it is about places.
web-countries-end = { $at ->
    [latitude-minus] South
    [latitude-plus] North
    [longitude-minus] West
   *[longitude-plus] East
}
# $left and $right are the neighbours that $card would get.
web-countries-place = { $card }: between { $left } and { $right }
web-countries-between = between { $left } and { $right }
web-countries-hand = Your cards
web-countries-last = placed last
web-countries-ready = has guessed
web-countries-pile = { $count ->
    [one] 1 card to draw, on top
   *[other] { $count } cards to draw, on top
}
web-countries-doubt = I doubt it
web-countries-doubt-why = All cards are turned over. If the row is wrong, { $seat } draws two. If it is right, you draw two.
web-countries-doubt-yes = Turn the row
web-countries-turned = The row, turned
web-countries-falls = in the wrong place
web-countries-draws = { $seat ->
    [You] You draw two
   *[other] Draws two: { $seat }
}
web-countries-people = Number of people
web-countries-fewer = Fewer
web-countries-more = More
web-countries-guess = My guess: { $people }
# $verb is card, guess or doubt.
web-countries-card-place = { $card }, { $place }
web-countries-action = { $verb ->
    [card] { $card }
    [guess] { $people }
   *[doubt] doubt the row
}
web-countries-sheet = Every card still held at the end is a point less: a card placed brings one back, a card drawn costs one
web-countries-dealt = { $count } cards to start with, −1 each
web-countries-sheet-row = Row { $number }, { $category }

## The first game

web-countries-learn-goal = Get rid of your cards: whoever places their last one wins if the row is right. You see the names; the figures are on the backs, and nobody looks.
web-countries-learn-category = This is what counts in this row. Left means less, right means more; for latitude from south to north, for longitude from west to east.
web-countries-learn-place = Choose one of your cards, then its place: at either end or between any two cards. What lies there already is never moved.
web-countries-learn-placed = A card has been added. If you place one yourself now, you accept the row as it lies.
web-countries-learn-doubt = Can this row be right? If you think not, doubt it: all cards are turned. A wrong row costs whoever placed last two cards, a right one costs you two.
web-countries-learn-turned = The row was turned. It is right if no figure is smaller than the one on its left; equal figures may lie in either order.
web-countries-learn-drew = Two cards drawn: that is the price. The team to the left of the one that drew begins the next row, in a new category.
web-countries-learn-known = Figures that were turned over stay known to all. Look them up here: they help you to judge other countries.
web-countries-learn-score = Whoever places their last card wins at once if the row is right. Otherwise, after the last row, whoever has the fewest cards wins: here after the third, in a whole game after the fortieth.
web-countries-tally = { $placed } placed, { $drew } drawn, { $held } still held
web-countries-tally-falls = In the wrong place: { $cards }.
web-countries-tally-doubted = { $seat } doubted it.
web-countries-tally-draws = { $right ->
    [yes] { $seat ->
        [You] You doubted it, so you draw.
       *[other] { $seat } doubted it, and draws.
    }
   *[no] { $seat ->
        [You] You placed last, so you draw.
       *[other] { $seat } placed last, and draws.
    }
}

## The pictures in the rules

web-countries-picture-laid = The category is population: between Minus and Plus lie Iceland, Angola and India, from less to more. The next card may go wherever there is a +.
web-countries-picture-doubted = The row was doubted and turned: Angola (✗) has fewer people than Poland on its left, so the row is wrong. Ben placed last and draws two cards.

## Cards that explain themselves

web-countries-seen = Its back was turned in an earlier row, so everybody knows its figures.
web-countries-unseen = Nobody has seen its back yet.
# $seat is a name, perhaps "You".
web-countries-placed-last = { $seat ->
    [You] You placed it last: if somebody doubts the row and it is wrong, you draw two cards.
   *[other] Placed last, by { $seat }: if the row is doubted and wrong, { $seat } draws two cards.
}
web-countries-mark-last = placed last
web-countries-category-means = { $category ->
    [area] The area of the country, waters included.
    [population] How many people live there.
    [age] Half of the people are younger, half are older.
    [height] The height of its highest point above the sea.
    [latitude] How far north the middle of the country lies.
   *[longitude] How far east the middle of the country lies.
}
