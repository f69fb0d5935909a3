### Mani che giocano in molti: una al giorno per tutti.

## Che cosa non si può

deal-played = Questa mano l’hai già giocata: ognuno ha un solo tentativo.
deal-unknown = Di quel giorno non c’è nessuna mano.
deal-is-others = Altri possono ancora giocare questa mano. Potrai guardarla quando l’avrai giocata, o quando sarà finita.
deal-stays = Una mano che giocano anche altri non si mette da parte: ti aspetta.

## La mano del giorno

web-daily = La mano del giorno
web-daily-why = Le stesse carte per tutti, contro gli stessi bot. Hai un solo tentativo per gioco.
web-daily-all = Risultati e giorni passati
web-daily-of = La mano del giorno: { $game }
web-daily-on = { $game }, { $date }
web-daily-setup = { $seats } al tavolo: tu hai il posto { $seat }, gli altri sono bot (forza: { $level }).
web-daily-new-in = Mani nuove tra { $time }
web-daily-play = Gioca
web-daily-begin = Gioca la mano del giorno
web-daily-begin-late = Gioca fuori gara
web-daily-late = Questo giorno è passato. Puoi ancora giocare la sua mano, ma non conta più.
web-daily-hidden = Come è andata agli altri si vede dopo aver giocato.
web-daily-nobody = Nessuno l’ha ancora giocata fino in fondo.
web-daily-played = { $count ->
    [0] Nessuno l’ha ancora finita
    [one] { $count } persona l’ha finita
   *[other] { $count } persone l’hanno finita
}
web-daily-rank = Posto { $rank } su { $count }
web-daily-you = La tua partita
web-daily-unranked = Non conta: non è finita lo stesso giorno, o l’ha finita un bot per te.
web-daily-results = Risultati
web-daily-rank-head = Posto
web-daily-watch = Guarda
web-daily-watch-of = Guarda la partita di { $name }
web-daily-past = Giorni passati
web-daily-past-why = Quello che non hai giocato nel suo giorno si può ancora giocare: conta solo per te.
web-daily-which = Quale gioco?
web-daily-day-open = { $date }: non giocata
web-daily-day-begun = { $date }: cominciata
web-daily-day-done = { $date }: posizione { $place }
web-daily-no-past = Non ci sono ancora giorni passati.
web-daily-to-results = Ai risultati di questa mano
web-daily-fair = Come sai che nessuno l’ha cambiata
web-daily-fair-why = Il segreto dietro a tutte le estrazioni è nato il giorno prima, e la sua impronta è stata mostrata. Il segreto stesso si svela quando il giorno è passato; allora chiunque può controllare ogni estrazione.
web-daily-tomorrow = Impronta della mano di domani
web-daily-hash = Impronta
web-daily-secret = Segreto
web-deal-secret-later = Altri giocano ancora questa mano: il segreto dietro alle estrazioni si svela quando è finita per tutti. Allora si possono controllare riguardando la partita.

## Tornei

contest-has-begun = Questo torneo è già cominciato.
contest-is-empty = Nessuno si è iscritto a questo torneo.
contest-is-full = Questo torneo è al completo: ci sono { $most } iscritti.
no-such-contest = Questo torneo non esiste, o è stato chiuso.
too-many-contests = Organizzi già { $most } tornei che non sono finiti. Prima portane a termine uno.

web-contests = Tornei
web-contests-why = Più turni dello stesso gioco: in ogni turno, a tutti i tavoli ci sono le stesse carte. I bot completano i tavoli.
web-contests-mine = I tuoi tornei
web-contests-none = Non partecipi ancora a nessun torneo.
web-contest-new = Crea un torneo
web-contest-name = Nome (se vuoi)
web-contest-rounds = Turni
web-contest-bots = Bot che completano i tavoli
web-contest-seats = Posti al tavolo
web-contest-pairing = Chi incontra chi
web-contest-pairing-word = { $pairing ->
    [robin] Girone all’italiana
   *[swiss] Sistema svizzero
}
web-contest-pairing-why = { $pairing ->
    [robin] Tutti contro tutti. Il piano si fa all’avvio: tanti turni quanti ne servono perché tutti si incontrino, per { $most } persone al massimo. Ai tavoli più grandi gli incontri sono il più possibile uguali.
   *[swiss] Dopo ogni turno si incontra chi è vicino in classifica, e nessuno ritrova la stessa persona finché si può evitare.
}
web-contest-kind = { $pairing ->
    [robin] tutti contro tutti
   *[swiss] sistema svizzero
}, tavoli da { $seats }
web-contest-of = Torneo: { $game }
web-contest-facts = { $game }, { $rounds ->
    [one] 1 turno
   *[other] { $rounds } turni
}, organizzato da { $name }
web-contest-enter = Partecipa
web-contest-leave = Lascia il torneo
web-contest-begin = Avvia il torneo
web-contest-open = Non è ancora cominciato: chi ha il link può partecipare. Comincia quando viene avviato.
web-contest-host-starts = Manda il link a chi deve partecipare, poi avvialo. Se non viene nessuno, i bot completano il tavolo.
web-contest-running = Si gioca il turno { $number } di { $rounds }. Il prossimo comincia da sé quando tutti i tavoli hanno finito.
web-contest-last = Si gioca l’ultimo turno.
web-contest-closed = Questo torneo è stato chiuso da chi gestisce il server.
web-contest-won = Vittoria: { $names }
web-contest-to-table = Al tuo tavolo
web-contest-wait = Il tuo tavolo ha finito. Il prossimo turno comincia quando hanno finito anche gli altri.
web-contest-link = Link a questo torneo
web-contest-standings = Classifica
web-contest-entered = Chi partecipa
web-contest-halves = Punti
web-contest-duplicate = Stesse carte
web-contest-opponents = Avversari
web-contest-tables-won = Vinti
web-contest-how = Battere qualcuno al proprio tavolo vale un punto, il pareggio mezzo. Chi è alla pari si distingue per la quota di quelli che ha superato con le stesse carte ad altri tavoli, poi per i punti degli avversari, poi per i tavoli vinti.
web-contest-out = fuori
web-contest-round = Turno { $number }
web-contest-playing = in corso
web-contest-table-of = Guarda: { $names }
web-contest-stage = { $stage ->
    [open] non cominciato
    [running] turno { $number } di { $rounds }
   *[over] finito
}
web-contest-to = Al torneo
web-contests-won = Tornei vinti: { $count }

## Leghe

league-has-contest = Un torneo di questa lega non è ancora finito.
league-is-full = Questa lega è al completo: ne fanno parte { $most } persone.
league-is-over = Questa lega è finita.
no-such-league = Questa lega non esiste.
not-in-the-league = I tornei di una lega li crea solo chi ne fa parte.
too-many-leagues = Fai parte di { $most } leghe che non sono finite. Prima lasciane una.

web-leagues = Leghe
web-leagues-why = Gli stessi amici per molte serate: ciò che porta ogni torneo si somma.
web-league-found = Fonda una lega
web-league-name = Nome della lega
web-league-unnamed = Una lega
web-league-line = { $members ->
    [one] 1 persona
   *[other] { $members } persone
}, { $played ->
    [0] ancora nessun torneo
    [one] 1 torneo
   *[other] { $played } tornei
}
web-league-next-waits = un torneo aspetta
web-league-over = finita
web-league-place = posto { $place }
web-league-of = Lega: { $name }
web-league-join = Entra nella lega
web-league-leave = Lascia la lega
web-league-end = Chiudi la lega
web-league-end-why = Nessuno potrà più entrare, e non ci saranno altri tornei. La classifica resta com’è.
web-league-next = Prossimo torneo
web-league-waits = { $name }. { $count ->
    [0] Non partecipa ancora nessuno.
    [one] Per ora partecipa 1 persona.
   *[other] Per ora partecipano { $count } persone.
}
web-league-plays = { $name } è in corso.
web-league-again = Ancora una volta: { $game }
web-league-otherwise = Un altro gioco, o giocato diversamente
web-league-first = Non c’è ancora stato nessun torneo. Crea il primo: tutti nella lega possono partecipare.
web-league-members = Chi ne fa parte
web-league-contests = Tornei giocati
web-league-column = Torneo { $number }: { $name }
web-league-points = Punti
web-league-how = Un torneo porta 12 punti al primo posto, poi 10, 8, 7, 6, 5, 4, 3, 2, e 1 a tutti gli altri che hanno giocato. Chi è alla pari si distingue per i tornei vinti, poi per i secondi posti, e così via.
web-league-out = non più nella lega
web-league-link = Link a questa lega
web-league-link-why = Chi ce l’ha può entrare.
