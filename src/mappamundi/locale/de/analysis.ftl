# Rückblicke auf beendete Partien.

analysis-judging = Rückblick
analysis-title = { $game }, im Rückblick mit { $bot }
analysis-open-cards = Gewinnchance mit offenen Karten
analysis-seats = Entscheidungen nach dem, was man jeweils wissen konnte, und was die Gewinnchance verändert hat (in Hundertsteln, ± Standardfehler)
analysis-mark-best = bester
analysis-mark-good = gut
analysis-mark-slip = ungenau
analysis-mark-blunder = Patzer
analysis-lost = verloren
analysis-draws = Ziehglück
analysis-own = eigene Züge
analysis-others = Züge der anderen
analysis-luck = Glück und Züge sind mit offenen Karten gerechnet; was man nicht wissen konnte, wird niemandem angelastet.
analysis-costliest = Die teuersten Entscheidungen
analysis-no-mistakes = Nichts, was sich vom Glück abhebt.
analysis-line = Zeile { $line }
analysis-better = besser: { $move }
analysis-unfinished = Diese Partie ist nicht zu Ende (Zeilen bisher: { $lines }); einen Rückblick gibt es nur auf beendete.
analysis-no-level = { $bot } kann keinen Rückblick halten; diese können es: { $offered }.
