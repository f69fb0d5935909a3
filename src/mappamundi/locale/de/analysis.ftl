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

# In the browser.

analysis-look-back = Mit einem Meister zurückblicken
analysis-not-here = Auf diese Partie kann hier nicht zurückgeblickt werden.
analysis-progress = Rückblick: { $percent }
analysis-whose = Wessen Entscheidungen
analysis-as-known = Beurteilt nach dem, was man damals wissen konnte
analysis-cost = { $percent } der Gewinnchance, ± { $error }
analysis-with-open-cards = mit offenen Karten: { $percent }
analysis-show-better = Den besseren Zug zeigen
analysis-best-count = { $best } von { $all } Entscheidungen wie ein Meister
analysis-way = Von { $first } am Anfang zu { $last } am Ende:
analysis-try = Von hier ausprobieren
analysis-try-as = Von hier weiterspielen, auf dem Platz von { $name }, gegen Bots
analysis-share = Teilen
analysis-link = Link zu diesem Rückblick
analysis-link-whole = Im Link steckt die ganze Partie, mit den Namen aller, die mitgespielt haben; kein Server hat sie.

web-open = Ein Protokoll öffnen
web-open-what = Wer das Protokoll einer beendeten Partie hat, von hier oder aus einem Terminal, kann sie noch einmal ansehen, auf sie zurückblicken und ausprobieren, was sonst aus ihr geworden wäre. Es bleibt in diesem Browser. Ein Spiel, das mittendrin gesichert wurde, geht weiter.
web-open-file = Eine Datei wählen
web-open-broken = Das ist kein Protokoll einer Partie, oder nicht das ganze.
