# Countries in the browser. $seat is a name, perhaps "You": it stands after a colon.

web-countries-ask-guess = How many people live in { $card }?
web-countries-ask-first = Choose one of your cards, then its place in the row.
web-countries-ask-play = Choose one of your cards, then its place in the row; or doubt the row.
web-countries-ask-place = Where does { $card } belong?
web-countries-row = The row, from Minus to Plus
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
web-countries-doubt-why = All cards are turned. If the row is wrong, two cards go to { $seat }; if it is right, you draw two.
web-countries-doubt-yes = Turn the row
web-countries-turned = The row, turned
web-countries-falls = smaller than the one before
web-countries-draws = Draws two: { $seat }
web-countries-skip = Show everything
web-countries-people = Number of people
web-countries-fewer = Fewer
web-countries-more = More
web-countries-guess = My guess: { $people }
# $verb is card, guess or doubt.
web-countries-action = { $verb ->
    [card] { $card }
    [guess] { $people }
   *[doubt] doubt the row
}
web-countries-sheet = Score sheet: a card placed counts one, a card drawn one less
web-countries-dealt = cards dealt
web-countries-sheet-row = Row { $number }, { $category }
