# Everything that is said around the games, not within one of them.

## Lists and names

list-none = nothing
list-more = { $start }, { $next }
list-end = { $start } and { $last }
default-name = You
# $number is 1, 2 and so on: a chair that nobody plays for.
dummy = Dummy { $number }

## What cannot be done

unknown-game = There is no game “{ $game }”; there are { $offered }.
unknown-language = There is no language “{ $language }”; there are { $offered }.
unknown-option = { $game } has no option “{ $option }”; it has { $offered }.
unknown-bot = There is no bot “{ $bot }”; there are { $offered }.
bot-does-not-load = The bot “{ $bot }” cannot be loaded: { $reason }.
bot-no-program = There is no program “{ $program }”, so the bot “{ $bot }” cannot play.
bot-failed = The bot “{ $bot }” has failed: { $reason }. The game is kept.
compiling-no-extra = Compiled rules need the extra “{ $extra }”: pip install "mappamundi[{ $extra }]"
wasm-making = Making the WebAssembly module of { $game } …
wasm-written = { $path } holds the module ({ $size } KB), its layout, its types and a README.
wasm-failed = The WebAssembly module could not be made: { $reason }
bad-option = The option { $option } cannot be “{ $value }”; it can be { $offered }.
option-form = An option is written NAME=VALUE, not “{ $text }”.
bad-seats = { $game } is for { $low } to { $high } seats, not { $seats }.
too-many-bots = { $bots ->
    [one] There is 1 bot
   *[other] There are { $bots } bots
} for { $room ->
    [one] 1 free seat
   *[other] { $room } free seats
}.
bots-for-seats = { $bots ->
    [one] 1 bot does
   *[other] { $bots } bots do
} not fill { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
bad-games = At least one game must be played, not { $games }.
bad-jobs = At least one process must work, not { $jobs }.
bad-notation = “{ $text }” is not a move I understand.
ambiguous-move = “{ $text }” could mean several moves: { $offered }.
too-many-moves = After “{ $action }” there is nothing more to choose, so none of it was done.
illegal-action = “{ $action }” is not allowed now.
not-your-turn = It is not the turn of seat { $seat }.
game-is-over = The game is over.
nothing-to-take-back = There is nothing you could take back.
no-such-seat = There is no seat { $seat }; they are numbered 0 to { $high }.
no-such-action = There is no line { $number }; the log has { $count ->
    [one] 1 line
   *[other] { $count } lines
}.
write-or-check = Either --write or --check, not both.

## Files

cannot-write = The file { $path } cannot be written ({ $reason }).
log-unreadable = The file { $path } cannot be read ({ $reason }).
log-broken = This file is not the log of a game ({ $reason }).
log-format = This log has format { $theirs }, but this Mappamundi reads format { $ours }.
log-unknown-game = This log is of a game called “{ $game }”, which is not here.
log-version = This log was played by version { $theirs } of the rules of { $game }; here is version { $ours }.
log-line = The log has a line that says nothing: “{ $line }”.
log-illegal = Line { $number } of the log, “{ $line }”, is not possible there.
log-unsealed = This log holds no secret to check the draws by; it is shown when a game is over.
log-commitment = The secret in this log is not the one that was committed to.
log-draw = The draw in line { $number } did not come from the secret.
keepsake-broken = The file { $path } does not belong to this game, so it cannot go on with the draws it was committed to.

## The command line

usage-unknown-option = There is no option { $option } here; --help shows those there are.
usage-unknown-command = There is no command “{ $word }”; --help shows those there are.
usage-too-much = “{ $word }” is one word too many; --help shows what is expected.
usage-missing = { $name } is missing; --help shows what is expected.
usage-repeated = { $name } was given more than once.
usage-bad-value = { $name } cannot be “{ $value }”.
usage-wrong = I do not understand this command; --help shows what is expected.

## At the table

welcome = { $game }: { $names }.
commitment = All draws are settled by a secret with this hash:
check-draws = Anyone can check that the draws were those settled at the start:
left = The game is kept. To go on:
how-to-type = Type a card, or the number above it; several at once if several are asked for.
took-back = { $seat ->
    [You] You took back your choice
   *[other] { $seat } took back what was chosen
}.
winners = { $count ->
    [one] The winner: { $names }.
   *[other] The winners: { $names }.
}
no-winner = Nobody at the table has won.
round-of = Round { $round } of { $rounds }
round-to = Round { $round }, ends above { $target ->
    [one] 1 point
   *[other] { $target } points
}
trick-number = trick { $trick }
table-trick = trick
table-shown = played
table-showing = tops
table-total = total
table-held = hand
score-place = place
score-points = points
# One word each, in small letters: what the player types.
command-rules = rules
command-hint = hint
command-log = log
command-score = score
command-moves = moves
command-back = back
command-quit = quit
page-more = Enter: go on, q: back
page-last = Enter: back to the table

## The games on offer

menu-title = Which game shall it be?
menu-ask = The number or the name of a game, or quit.
menu-unknown = There is no “{ $text }” on this list.
menu-unfinished = { $count ->
    [one] One game is unfinished: mappamundi games
   *[other] { $count } games are unfinished: mappamundi games
}
seats-span = { $low } to { $high } seats
option-usual = usually { $value }
moves-made = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
bots-preparing = The bots are getting ready …
nothing-unfinished = No game is unfinished.
how-to-resume = To go on: mappamundi play --resume { $name }

## The arena

arena-playing = Playing
arena-title = { $game }, { $seats } seats, { $games ->
    [one] 1 game
   *[other] { $games } games
}
percent = { $number }%
arena-bot = bot
arena-share = wins
arena-interval = 95 % interval
arena-points = points
arena-place = place
arena-failure = { $bot } could not make { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}, which were made at random: { $error }

## Checks

verified = All is as promised: { $draws ->
    [one] 1 draw came
   *[other] { $draws } draws came
} from the secret committed to.
golden-written = Golden playthroughs changed in { $folder }: { $count }.
golden-stale = These golden playthroughs no longer say what happens: { $files }.
golden-no-folder = There is no folder { $folder }: golden playthroughs lie in the repository, or where --folder says.
golden-same = The golden playthroughs in { $folder } are as they were.
edition-kept = Version { $version } of the rules of { $game } is kept in { $path }.

## In real time

live-rolling = The dice are rolling …
live-early = Too early: nothing is free yet.
live-go = Now! A number or a code takes at once.
live-wait = Done. The others are still choosing.
live-late = Too late: { $name } was faster.
live-time-up = Time is up: it was chosen for you.
live-next = Enter goes on, { $word } leaves.
