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
analysis-show-better = Show the better move
analysis-best-count = { $best } of { $all } decisions as a master would make them
