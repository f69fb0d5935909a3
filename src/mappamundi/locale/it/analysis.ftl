# Partite finite, riguardate.

analysis-judging = Analisi
analysis-title = { $game }, riguardata con { $bot }
analysis-open-cards = Probabilità di vincere, a carte scoperte
analysis-seats = Decisioni, secondo ciò che ognuno poteva sapere, e che cosa ha cambiato la probabilità di vincere (in centesimi, ± errore standard)
analysis-mark-best = migliore
analysis-mark-good = buona
analysis-mark-slip = imprecisa
analysis-mark-blunder = svista
analysis-lost = perso
analysis-draws = fortuna nelle pescate
analysis-own = mosse proprie
analysis-others = mosse altrui
analysis-luck = Fortuna e mosse sono contate a carte scoperte; ciò che non si poteva sapere non è colpa di nessuno.
analysis-costliest = Le decisioni più care
analysis-no-mistakes = Niente che si distingua dalla fortuna.
analysis-line = Riga { $line }
analysis-better = meglio: { $move }
analysis-unfinished = Questa partita non è finita (righe finora: { $lines }); si riguardano solo quelle finite.
analysis-no-level = { $bot } non può analizzare una partita; questi possono: { $offered }.

# Nel browser.

analysis-look-back = Riguardala con un maestro
analysis-not-here = Questa partita non si può riguardare qui.
analysis-progress = Analisi: { $percent }
analysis-whose = Di chi sono le decisioni
analysis-as-known = Giudicate da ciò che allora si poteva sapere
analysis-cost = { $percent } della probabilità di vincere, ± { $error }
analysis-show-better = Mostra la mossa migliore
analysis-best-count = { $best } decisioni su { $all } come le prenderebbe un maestro
