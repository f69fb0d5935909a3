### Come si entra, e con chi si gioca.

## Giocare subito: in quanti, e quanto forti

web-opponents = Avversari
web-opponents-count = { $count ->
    [one] 1 avversario
   *[other] { $count } avversari
}
web-strength = Livello
web-strength-word = { $level ->
    [novice] principiante
    [steady] solido
    [strong] forte
    [master] maestro
   *[grandmaster] grande maestro
}
web-in-real-time = in tempo reale
web-print-deck = Stampa
web-print-deck-game = Stampa: le carte di { $game } (PDF)

## Partite contro i bot non ancora finite

web-go-on = Continua
web-go-on-game = Continua: { $game }
web-new-game = Nuova partita
web-new-game-game = Nuova partita: { $game }
web-put-away = Metti via
web-put-away-game = Metti via la partita in sospeso: { $game }
web-was-put-away = La partita in sospeso è stata messa via.
web-undo = Annulla
web-take-out = Riprendila
table-is-discarded = Questa partita è stata messa via. Per un giorno chi la giocava può riprenderla.
table-is-not-running = Si può mettere via solo una partita in corso.
others-play-here = Qui giocano anche altri.

## Un invito

web-invited-to = { $name } ti invita a una partita
web-invitation-empty = Hai un invito a una partita
web-already-there = Già al tavolo: { $names }
web-what-name = Come devono chiamarti gli altri?
web-name-idea = Chiamami { $name }
web-sit-down = Siediti
web-table-full = Tutti i posti sono occupati
web-table-full-why = Puoi restare a guardare appena si comincia, o giocare altrove.

## Qualcuno si è assentato

seat-nudged = { $seat ->
    [Tu] Qualcuno ti ricorda che il tavolo ti aspetta
   *[other] Promemoria per { $seat }: il tavolo aspetta
}.
nudged-already = Il promemoria è partito un attimo fa.
nobody-waits-for = Nessuno aspetta quel posto.
person-is-here = Questa persona è al tavolo.
seat-is-waited-for = A questo tavolo si aspettano tutti.
not-away-for-long = L’assenza è ancora breve: aspetta altri { $seconds } s.
web-is-away = { $name } non è al tavolo.
web-nudge = Ricorda
web-hold-seat = Fai giocare un bot
web-hold-in = Un bot può giocare tra { $seconds } s
web-patience = Se qualcuno si assenta
web-patience-word = { $seconds ->
    [0] si aspetta sempre
    [60] dopo 1 minuto un bot
    [300] dopo 5 minuti un bot
   *[other] dopo { $seconds } secondi un bot
}

## Qui non c’è niente, e che cosa fare

web-what-next = Che cosa puoi fare adesso
web-next-play = Gioca subito a { $game }
web-next-tables = Guarda i giochi e i tavoli aperti
web-replay-gone = Qui non c’è niente da rivedere
web-replay-gone-why = Forse questa partita è stata messa via o non è mai cominciata, o il link è incompleto.

## Partita veloce

web-with-anyone = Con chiunque
web-with-anyone-game = Con chiunque, adesso: { $game }
web-gathers = { $seconds ->
    [0] Si comincia.
    [one] Si comincia tra 1 secondo; i bot prendono i posti liberi.
   *[other] Si comincia tra { $seconds } secondi; i bot prendono i posti liberi.
}
web-begins-soon = comincia a momenti

## Amici, e altri

not-met = Puoi chiedere l’amicizia a chi è stato a un tavolo con te.
not-friends = Si invitano gli amici: non lo siete ancora.
too-many-bonds = Tra amici e altri, hai già { $most } persone.
web-friends = Amici
web-friends-none = Ancora nessun amico. Dopo una partita puoi chiedere a qualcuno, o mandare un link.
web-friend-here = è qui
web-friend-link = Crea un link di amicizia
web-friend-link-why = Chi apre questo link e accetta entra tra i tuoi amici.
web-friend-link-label = Link di amicizia
web-friend-add = Chiedi l’amicizia
web-friend-accept = Accetta
web-friend-decline = No, grazie
web-friend-end = Chiudi l’amicizia
web-friend-asks = { $name } ti chiede l’amicizia.
web-friend-asked = Richiesta inviata: { $name }.
web-friend-page = Amici?
web-friend-page-why = Tra amici si vede chi è qui, e ci si può invitare a un tavolo.
web-friend-made = Ora tu e { $name } siete amici.
web-mute = Nascondi le sue parole
web-unmute = Mostra di nuovo le sue parole
web-block = Blocca
web-unblock = Sblocca
web-block-why = Non vedi le sue parole e le partite veloci vi tengono lontani. L’altra persona non ne sa niente.
web-not-heard = Silenziati e bloccati
web-invite-friend = Invita { $name }
web-friend-invited = Invito mandato.
web-friend-invites = { $name } ti invita: { $game }

## Come sono andate le partite di qualcuno

web-plot-of = { $game }: come sono andate le partite
web-plot-places = Posizioni
web-plot-points = Punti, partita per partita
web-plot-points-range = da { $low } a { $high }
web-plot-levels = Vinte, per avversari
web-plot-people = senza bot
web-favourites = Carte preferite
web-favourite = { $card }: giocata { $count ->
    [one] una volta
   *[other] { $count } volte
}, { $won ->
    [0] nessuna partita vinta con questa carta
    [one] una partita vinta con questa carta
   *[other] { $won } partite vinte con questa carta
}
web-favourite-times = { $count }× · { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}
web-best-deals = Mani migliori
web-deal-more = e altre { $count }

# Una partita che continua con gli amici
web-bring = Continua con gli amici
web-bring-why = Questa partita è solo sul tuo dispositivo. Portata sul server, continua con chi apre il tuo link: gli amici possono prendere il posto dei bot. Da lì in poi è il server a pescare, e la partita non vale per la classifica.
web-save-game = Salva questa partita in un file
web-save-game-why = Il file contiene tutta la partita, anche ciò che è ancora nascosto. Aperta su un altro dispositivo («Apri un registro»), continua lì.
web-brought-by-you = Hai cominciato questa partita sul tuo dispositivo, e i tuoi amici lo sanno. Gli amici possono prendere il posto dei bot. Da qui in poi è il server a pescare.
web-brought = { $name } ha cominciato questa partita sul proprio dispositivo, dove tutte le carte uscite finora si potevano spiare. Da qui in poi è il server a pescare, e nessuno sa che cosa arriva. Non vale per la classifica.
web-fairness-brought = { $draws ->
    [one] La prima estrazione è stata fatta
   *[other] Le prime { $draws } estrazioni sono state fatte
} dove la partita è cominciata, con un altro segreto; tutte le successive dal server.

# Partite di questo dispositivo
web-played-here = { $count ->
    [one] Una di queste partite è stata giocata
   *[other] { $count } di queste partite sono state giocate
} contro i bot, solo su questo dispositivo. Qui le vedi soltanto tu, e non valgono per la classifica.
web-recent-here = Su questo dispositivo
web-export-device = Scarica le partite di questo dispositivo
web-my-data-device = Le partite contro i bot giocate in questo browser sono conservate qui e in nessun altro posto; vengono cancellate insieme a tutto il resto.

## Bot ospiti: programmi che qualcuno porta con sé.
not-for-bots = Un bot ospite può guardare, sedersi, giocare e salutare una volta, nient’altro.
bots-not-admitted = A questo tavolo i bot ospiti non sono ammessi.
bots-only-greet = Un bot ospite parla una volta sola a un tavolo, per salutare.
bot-token-unknown = Questo token non apre nulla: è stato rinnovato o ritirato, o non viene da questo server.
bot-unknown = Qui non c’è un bot così.
bot-away = Questo bot adesso non c’è.
bot-other-games = Questo bot non gioca a questo gioco.
bot-is-busy = Questo bot siede già a { $most } tavoli.
too-many-guest-bots = Hai già portato { $most } bot; prima eliminane uno.
web-my-bots = I miei bot
web-my-bots-why = Un tuo programma può sedersi ai tavoli di qui. Il suo nome dice a tutti che è un bot, e di chi.
web-bot-name = Nome
web-bot-about = Che cos’è, in una frase
web-bot-link = Dove leggere di più (https://…)
web-bot-games = Gioca a
web-bot-bring = Porta un bot
web-bot-save = Salva
web-bot-change = Modifica { $name }
web-bot-token = Token di { $name }
web-bot-token-why = Si vede solo questa volta. Il programma lo manda quando si collega; chi ce l’ha gioca come questo bot.
web-bot-renew = Nuovo token
web-bot-revoke = Ritira il token
web-bot-none-token = Nessun token: non può entrare.
web-bot-delete = Elimina { $name }
web-bot-delete-why = Il bot, le sue classifiche e il suo token sono cancellati per sempre, e i suoi posti lasciati.
web-bot-deleted = Eliminato.
web-bot-by = bot di { $name }
web-guest-bots = Bot ospiti
web-guest-bots-why = Programmi di altre persone che adesso sono qui.
web-guest-bots-rated = Se gioca un bot ospite, cambiano solo le classifiche con i bot, per tutto il tavolo.
web-guest-bots-unrated = A un tavolo classificato i bot ospiti giocano solo se è stato aperto per loro.
web-admits-bots = Possono sedersi anche i bot ospiti
web-bot-challenge = Gioca con lui: { $game }
web-mixed-rating = con i bot
web-ask-bot = Invita
