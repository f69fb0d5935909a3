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
analysis-with-open-cards = a carte scoperte: { $percent }
analysis-show-better = Mostra la mossa migliore
analysis-best-count = { $best } decisioni su { $all } come le prenderebbe un maestro
analysis-way = Da { $first } all’inizio a { $last } alla fine:
analysis-try = Prova da qui
analysis-try-as = Continua da qui al posto di { $name }, contro i bot
analysis-share = Condividi
analysis-link = Link a questa analisi
analysis-link-whole = Nel link c’è tutta la partita, con i nomi di chi ha giocato; nessun server la possiede.

web-open = Apri un registro
web-open-what = Chi ha il registro di una partita finita, di qui o di un terminale, può rivederla, analizzarla e provare che cos’altro ne sarebbe potuto venire. Resta in questo browser. Una partita salvata prima della fine continua.
web-open-file = Scegli un file
web-open-broken = Questo non è il registro di una partita, o non è completo.
