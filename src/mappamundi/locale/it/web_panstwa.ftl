# Państwa nel browser. $seat è un nome, forse «Tu»: sta dopo i due punti.

web-panstwa-dice = I dadi
web-panstwa-tiles = Le tessere sul tavolo
web-panstwa-roller = ha lanciato i dadi
web-panstwa-look = Guarda le tessere: tra poco i dadi diranno che cosa si cerca.
web-panstwa-soon = I dadi rotolano tra { $seconds } s
web-panstwa-go = Via! Quale tessera corrisponde meglio?
web-panstwa-lost = Troppo tardi per { $card }. Prima di te: { $seat }
web-panstwa-back = Retro: { $card }
web-panstwa-match = corrisponde
web-panstwa-no-match = non corrisponde
web-panstwa-action = prendi { $card }
web-panstwa-key = prendi una tessera con il suo numero
web-panstwa-round = Manche { $round }

## La prima partita

web-panstwa-learn-goal = I dadi dicono che cosa si cerca. Prendi il paese che vi corrisponde meglio: ognuno dei quattro simboli che si trova sul suo retro è un punto per te.
web-panstwa-learn-take = Prendi una tessera. Il retro è segreto finché non si girano tutte, quindi fidati di ciò che sai del mondo; la tessera toccata è tua.
web-panstwa-learn-took = L’altro giocatore ha preso una tessera. Chi lancia i dadi prende per primo, e i dadi girano: ognuno sceglie per primo lo stesso numero di volte.
web-panstwa-learn-count = Le tessere sono state girate e contate, dado per dado: ogni dado il cui simbolo è sulla tua tessera vale un punto, quindi al massimo quattro.
web-panstwa-learn-back = Premi qui un paese per leggere il retro della sua tessera: tutti i suoi simboli, e che cosa significano.
web-panstwa-learn-refill = Le tessere prese sono fuori dal gioco, le altre restano. Quelle nuove hanno riempito i vuoti, e i dadi sono passati al prossimo giocatore.
web-panstwa-learn-race = Qui si prende a turno. In tempo reale tutti prendono insieme appena i dadi si fermano, e la tessera è di chi la tocca per primo.
web-panstwa-learn-score = Tutti hanno lanciato due volte, e vince chi ha più punti. In quattro o più, ognuno lancia una volta sola.

## Le figure nelle regole

web-panstwa-picture-rolled = I dadi chiedono Asia, monarchia, Stato insulare e clima temperato. Sul tavolo ci sono cinque tessere, come in due o in tre: Giappone, Giordania, Bolivia, Cuba e Mongolia.
web-panstwa-picture-counted = Le tessere sono girate: il Giappone corrisponde a tutti e quattro i dadi, la Giordania ha Asia e monarchia, la Bolivia niente. Sono 4, 2 e 0 punti.
web-panstwa-picture-turned = Il fronte del Giappone, e che cosa significa il suo retro: nove simboli, nei colori dei loro dadi. I quattro chiesti dai dadi sono incorniciati e spuntati.

## Tessere e dadi che si spiegano

web-panstwa-secret = Il retro è segreto finché non si girano tutte le tessere. Ognuna di queste frasi, se è vera, è un punto:
web-panstwa-other-faces = Le altre facce di questo dado: { $faces }
