# Contests between bots, games in figures, and hints.

## What cannot be done

bots-for-pairs = For every bot against every bot, name at least two bots, each once.
games-or-deals = Either --games or --deals, not both.
other-series = The file { $path } holds another series; give another file, or move that one away.
series-broken = Line { $number } of { $path } is not one of a series.
no-plots = Plots need the extra “plots”: pip install "mappamundi[plots]"

## Tables of the arena

arena-rating = rating
# Milliseconds that a decision takes.
arena-mean = ms a move
arena-most = 99 % within
arena-limit = limit
arena-pair = compared
arena-gap = gap in wins
arena-points-gap = gap in points
arena-p = p
arena-closing = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, played from all seats; { $seconds } seconds
arena-overrun = { $bot } took longer than its { $limit } ms for { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}, up to { $longest } ms.

## A game in figures

metrics-title = { $game } in figures, { $seats } seats
metrics-against-itself = each bot against itself
metrics-games = games
metrics-decisions = decisions
metrics-rounds = rounds
metrics-branching = choices a decision
metrics-widest = most choices at once
metrics-forced = decisions without a choice
metrics-lead-changes = changes of the lead
metrics-settled = winner leads for good after
metrics-chair = wins by seat
metrics-seat = seat { $seat }
metrics-event = events a game (in so many games)
metrics-plotted = Plotted: { $files }

## Plots

plot-length = How long is it?
plot-length-axis = decisions in a game
plot-length-share = share of games
plot-breadth = How much is there to choose?
plot-breadth-axis = choices a decision
plot-ahead = When is it decided?
plot-ahead-axis = games that the leader comes to win
plot-progress = part of the game played
plot-chairs = Does the seat matter?
plot-chairs-axis = share of wins
plot-ladder = How far does skill reach?
plot-ladder-axis = rating
plot-events = What happens?
plot-events-axis = times in a game

## Hints

hint-title = { $name }, after line { $line }: what { $bot } would do
hint-move = move
hint-chance = chosen
hint-points = points
hint-worth = worth
hint-visits = visits
hint-why = { $move } is expected to end with { $points } points, { $other }, the next best, with { $less }.
hint-why-worth = { $move } is worth { $worth }, { $other }, the next best, { $less }.
hint-even = { $other } is just as good as { $move }.
hint-only = There is only one possible move: { $move }.
hint-untried = Of { $count } possible moves only { $move } was weighed; with more time there is more to say.
hint-thought = { $simulations ->
    [one] 1 game
   *[other] { $simulations } games
} played out in { $seconds } seconds
hint-weighed = weighed in { $seconds } seconds
hint-over = After line { $line } the game is over, so there is nothing to advise.
hint-nature = After line { $line } chance is to move, so there is nothing to advise.
hint-not-waiting = After line { $line } seat { $seat } has nothing to decide; waiting: { $waiting }.
hint-no-thought = { $bot } cannot say what it thinks; these can: { $offered }.

## Networks

no-network = { $game } has no network yet; `mappamundi train` makes one.
train-no-extra = This needs the extra “{ $extra }”: pip install "mappamundi[{ $extra }]"
ray-away = There is no Ray cluster at { $address }, or it runs another version of Ray or Python.
train-width = A layer has 1 to { $most } cells.
train-resumed = Going on after { $made } decisions.
train-moment = { $part } done: { $made } decisions; wins { $share } against bots that play at random
train-rival = the first seat against { $bot } in all others: wins { $share }
train-going = { $part } done: { $made } decisions
train-rounded = Rounded to bytes it wins { $after } in the first seat against { $bot }, { $before } before, in the same games.
train-exploited = What was learned against { $bot } wins { $share } ± { $reach } of { $games } games in one seat against it in all others; { $par } would be even. Who learns longer may find more.
train-other-plan = { $path } belongs to another course; different there: { $what }.
train-unreadable = { $path } is no file of such a course.
train-other-network = The network in { $path } does not fit { $game }.
train-networked = Where many games are played together, { $bot } would do without its network; there are { $offered }.
train-beside = Games with other options are written PART:NAME=VALUE, as 0.2:NAME=VALUE, not “{ $text }”.
train-plot-made = Decisions
train-plot-won = Games won, in percent
