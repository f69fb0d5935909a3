# Finished games looked back on.

analysis-judging = Looking back
analysis-title = { $game }, looked back on with { $bot }
analysis-open-cards = Chance to win, with open cards
analysis-seats = Decisions by what each could know then, and what changed the chance to win (in hundredths, ± standard error)
analysis-mark-best = best
analysis-mark-good = good
analysis-mark-slip = slip
analysis-mark-blunder = blunder
analysis-lost = lost
analysis-draws = luck of the draw
analysis-own = own moves
analysis-others = others’ moves
analysis-luck = Luck and moves are counted with open cards; what a player could not know is blamed on nobody.
analysis-costliest = The costliest decisions
analysis-no-mistakes = Nothing that stands out from luck.
analysis-line = Line { $line }
analysis-better = better: { $move }
analysis-unfinished = This game is not over (lines so far: { $lines }); only finished games are looked back on.
analysis-no-level = { $bot } cannot be asked to look back; these can: { $offered }.

# In the browser.

analysis-look-back = Look back with a master
analysis-not-here = This game cannot be looked back on here.
analysis-progress = Looking back: { $percent }
analysis-whose = Whose decisions
analysis-as-known = Judged by what could be known then
analysis-cost = { $percent } of the chance to win, ± { $error }
analysis-with-open-cards = with open cards: { $percent }
analysis-show-better = Show the better move
analysis-best-count = { $best } of { $all } decisions as a master would make them
analysis-way = From { $first } at the beginning to { $last } at the end:
analysis-try = Try it from here
analysis-try-as = Play on from here in the seat of { $name }, against bots
analysis-share = Share
analysis-link = A link to this look back
analysis-link-whole = All of the game is in the link, with the names of everybody who played; no server has it.

web-open = Open a log
web-open-what = Whoever has the log of a finished game, from here or from a terminal, can watch it again, look back on it and try out what else could have come of it. It stays in this browser. A game that was saved before its end goes on.
web-open-file = Choose a file
web-open-broken = This is not the log of a game, or not all of it.
