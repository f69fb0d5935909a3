# Il browser: tutto ciò che sta attorno al tavolo di un gioco.

## Ovunque

web-close = Chiudi
web-cancel = Annulla
web-keep = Salva
web-copy = Copia
web-copied = Copiato.
web-home = Alla pagina iniziale
web-pages = Pagine
web-skip = Vai al contenuto
web-language = Lingua
web-atlas = Atlante
web-rules-of = Regole: { $game }
web-rules = Regole
web-game = Gioco
web-games = Giochi
web-name = Nome
web-seats = Posti
web-refused = Non è stato possibile.
web-unreachable = Il server non risponde. Riprova tra un momento.
web-broken = Qui qualcosa è andato storto. Ricarica la pagina: le tue partite sono al sicuro.
web-here-unstarted = In questo browser non è stato possibile avviare una partita. Ricarica la pagina o prova con un altro browser.
web-here-instead = In questo browser non è stato possibile avviare una partita, perciò sei a un tavolo del server.
web-offline = Nessuna connessione. Tutto è salvo; stiamo tornando …
web-lost = Qui non c’è niente
web-lost-why = Forse il link è scritto male, o ciò a cui portava non c’è più.
web-somebody = qualcuno
# Chi legge, seduto a un tavolo, nelle frasi che parlano di tutti; quelle che vogliono un’altra forma la scelgono.
web-own-name = { $name ->
   *[any] Tu
}

## La pagina iniziale

web-headline = Cinque giochi sulla tovaglia del mondo
web-invitation = Siediti subito contro i bot, o manda un link agli amici. Nessun account, niente da installare.
web-you-are = Ti chiami { $name }.
web-your-name = Il tuo nome
web-change-name = Cambia
web-play-now = Gioca subito
web-play-now-game = Gioca subito: { $game }
web-with-friends = Con amici
web-with-friends-game = Con amici: { $game }
web-seats-span = { $low }–{ $high } giocatori
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-no-open-tables = In questo momento nessuno aspetta compagnia. Apri un tavolo visibile a tutti e dai il via.
web-more-open-tables = { $count ->
    [one] E un altro tavolo aperto, meno recente.
   *[other] E altri { $count } tavoli aperti, meno recenti.
}
web-licences = Licenze di caratteri, bandiere, mappe e librerie
web-nobody-yet = ancora nessuno
web-your-turn = Tocca a te
web-running = in corso
web-set-aside = messo da parte
web-free-seats = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}

## Un nuovo tavolo

web-new-table = { $game }: un nuovo tavolo
web-company = Con chi?
web-company-friends = con amici, tramite un link
# $level è novice, steady, strong, master o grandmaster.
web-company-bots = contro i bot: { $level ->
    [novice] principianti
    [steady] solidi
    [strong] forti
    [master] maestri
   *[grandmaster] grandi maestri
}
web-pace = Ritmo
web-pace-word = { $pace ->
    [relaxed] rilassato, senza orologio
    [live] dal vivo, con l’orologio a ogni turno
   *[daily] per corrispondenza, un giorno per turno
}
web-more-wishes = Altre opzioni
web-public = Tutti possono vedere il tavolo e sedersi
web-rated = Il risultato vale per la classifica
web-hints-allowed = I consigli sono permessi
web-open-table = Apri il tavolo
web-start = Comincia

## La sala d’attesa

web-who-plays = Chi gioca?
web-empty-seat = posto libero
web-that-is-you = sei tu
web-kept-for-you = tenuto per te
web-is-asked = si attende risposta
web-join = Partecipa
web-not-now = Non ora
web-sit-here = Siediti qui
web-seat-bot = Bot
web-clear-seat = Manda via { $name }
web-bot-level = Quanto sono forti i bot
web-level = { $level ->
    [novice] bot principiante
    [steady] bot solido
    [strong] bot forte
    [master] bot maestro
   *[grandmaster] bot grande maestro
}
web-fill-with-bots = { $count ->
    [one] Metti un bot al posto libero
   *[other] Metti bot ai { $count } posti liberi
}
web-still-free = { $count ->
    [one] C’è ancora 1 posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
web-stand-up = Alzati
web-take-a-seat = Prendi un posto per giocare, o resta a guardare.
web-invite = Invita amici
web-invite-how = Chi apre questo link può sedersi. Con un telefono, inquadra il codice.
web-link = Link a questo tavolo
web-qr = Il link come codice da inquadrare

## Al tavolo

web-chairs = Chi siede al tavolo
web-progress = { $where } · { $end }
web-ends-points = vince chi ha più punti
web-away = assente
web-bot-holds = assente, gioca un bot
web-is-thinking = di turno
web-watchers = { $count ->
    [one] 1 persona guarda
   *[other] { $count } persone guardano
}
web-place-points = { $place }º · { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
web-waiting-for = Si aspetta: { $names }.
web-title-turn = ● Tocca a te: { $game }
web-you-watch = Stai guardando.
web-time-left = Tempo rimasto: { $time }
web-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
web-hours = { $count } h
web-take-back = Ritira
web-hint = Consiglio
web-master-would = La scelta di un maestro: { $what }.
web-hint-best = Tra tutte le possibilità, è quella da cui un maestro si aspetta di più.
web-hint-only = Non c’è altro da fare.
web-hint-even = Altre mosse valgono più o meno lo stesso.
web-hint-better = Alla fine circa { $points } punti in più che con: { $other }.
web-lost-race = Troppo tardi. Prima di te: { $name }
web-tools = Strumenti
web-sound = Suono
web-notify = Avvisami quando tocca a me
web-notify-on = Ti avvisiamo quando tocca a te.
web-notify-off = Non ti avvisiamo più.
web-notify-refused = Il tuo browser non lo permette: guarda le sue impostazioni per questa pagina.
web-leave = Lascia il tavolo
web-leave-why = Un bot continua per te. Puoi tornare al tuo posto finché la partita dura.
web-bot-plays = Un bot gioca per te.
web-sit-again = Torna a sederti
web-beside = Accanto al tavolo
web-story = Cronaca
web-story-cut = Qui manca l’inizio; si potrà rivedere a partita finita.
web-chat = Chat
web-story-and-chat = Cronaca e chat
web-chat-empty = Nessuno ha ancora detto niente.
web-only-seated = Qui può parlare chi siede al tavolo.
web-say = Di’ qualcosa
web-send = Invia
web-reactions = Reazioni
web-reaction = { $reaction ->
    [bravo] Bel colpo!
    [ouch] Ahi!
    [hm] Mah …
    [laugh] Ah ah!
    [hurry] Tic tac …
   *[thanks] Grazie!
}
web-table-gone = Questo tavolo non c’è più
web-stranded-title = Queste pagine non conoscono le regole di questa partita
web-stranded = La partita resta su questo dispositivo così com’è. La continuano le pagine che ne conoscono le regole; fino ad allora puoi salvarne il registro.
web-table-set-aside = Questo tavolo è stato messo da parte
web-bot-stuck-title = Un bot non può continuare
web-bot-stuck = La sua mossa è fallita più volte di seguito, quindi non ci riprova più. La partita resta com’è; ricarica la pagina e il bot ci riproverà.
web-bot-stuck-novice = Dai il suo posto a un principiante

## Tasti

web-shortcuts = Scorciatoie da tastiera
web-key-main = conferma: il pulsante principale
web-key-skip = salta la scena in corso
web-key-take-back = ritira ciò che hai scelto
web-key-hint = chiedi un consiglio
web-key-explain = spiega una carta o un numero
web-key-rules = leggi le regole
web-key-chat = di’ qualcosa
web-key-story = leggi la cronaca della partita
web-key-sound = attiva o disattiva il suono
web-key-shortcuts = mostra questo elenco

## Ciò che si vede accadere

web-skip-scene = Salta
web-scene = { $kind ->
    [reveal] Si scoprono le carte.
    [trick] Di chi è la presa?
    [count] Si contano i simboli.
    [turn] Si gira la fila.
    [roll] I dadi rotolano.
    [ends] Che cosa ha portato la manche.
    [deal] Si distribuiscono le carte.
   *[other] Guarda che cosa succede.
  }
web-tally = La manche { $round } è finita
web-tally-close = Continua
web-missed = Nel frattempo
web-tempo = Velocità delle scene
web-tempo-word = { $tempo ->
    [slow] lenta
   *[normal] normale
    [quick] veloce
    [none] nessuna scena
  }

## La fine di una partita

web-result = Risultato
web-you-won = Hai vinto!
web-rematch = Gioca ancora
web-to-rematch = Alla prossima partita
web-rematch-asked = { $name } vuole giocare ancora.
web-replay = Rivedi la partita
web-keep-log = Scarica il registro
web-other-game = Un altro gioco
web-fairness = Le estrazioni erano oneste?
web-fairness-why = Prima della prima estrazione questo tavolo ha mostrato l’impronta di un segreto che le stabilisce tutte. Ora che il segreto è svelato, il tuo browser può verificare che niente è stato cambiato strada facendo.
web-fairness-check = Verifica ogni estrazione

## Rivedere

web-replay-of = { $game }: rivedi la partita
web-replay-first = All’inizio
web-replay-back = Un passo indietro
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-next = Un passo avanti
web-replay-last = Alla fine
web-replay-step = Passo
web-eyes = Visto da
web-eyes-all = chi gioca, a carte scoperte
web-eyes-spectator = il pubblico

## Persone

web-about-me = Su di te
web-my-record = Le mie partite
web-my-record-alone = Le mie partite
web-record-alone = Tutto è stato giocato in questo browser, e si trova solo qui.
web-record-away = Il server non è raggiungibile: queste sono le partite di questo dispositivo. Le altre tornano appena torna lui.
web-my-colour = Il mio colore
web-colour = { $colour ->
    [red] rosso
    [orange] arancione
    [amber] ambra
    [lime] verde lime
    [green] verde
    [teal] verde petrolio
    [sky] celeste
    [blue] blu
    [indigo] indaco
    [violet] viola
    [pink] rosa
   *[brown] marrone
}
web-find-again = Farti riconoscere
web-find-again-why = Per ora ti conosce solo questo browser. Una passkey o un link segreto ti riporta ai tuoi tavoli da qualsiasi dispositivo.
web-is-kept = Puoi tornare ai tuoi tavoli da qualsiasi dispositivo.
web-make-passkey = Crea una passkey
web-use-passkey = Ho una passkey
web-make-link = Crea un link segreto
web-link-why = Chi apre questo link diventa te. Custodiscilo come una chiave; uno nuovo lo sostituisce.
web-recovery-link = Link segreto
web-kept = La tua passkey è salvata.
web-passkey-none = Nessuna passkey è stata data.
web-recover = Che bello rivederti
web-recover-why = Questo link rende tuo questo browser: il tuo nome, i tuoi tavoli, la tua classifica.
web-recover-yes = Sì, sono io
web-my-data = I miei dati
web-my-data-what = Il tuo nome, il tuo colore, le partite che hai giocato, ciò che vi hai detto, chi è tra i tuoi amici, chi hai silenziato o bloccato, e i browser in cui vuoi farti chiamare. Non si conserva altro.
web-export = Scarica tutto
web-forget = Cancella tutto
web-forget-why = Il tuo nome, le tue parole e la tua classifica sono cancellati per sempre, e i tuoi posti lasciati. Non si può annullare.
web-forget-alone-why = Il tuo nome, le tue impostazioni e tutte le partite in questo browser vengono cancellati per sempre. Non si può annullare.
web-since = prima visita: { $date }
web-played = giocate
web-won = vinte
web-rating = classifica
web-recent = Ultime partite
web-nothing-finished = Ancora nessuna partita finita.
web-nobody-there = Nessuno qui

## L’atlante

web-search = Paese o capitale
web-continent = Continente
web-all-continents = Tutti i continenti
web-found = { $count ->
    [one] 1 paese
   *[other] { $count } paesi
}
web-map = Mappa del mondo
web-map-of = Mappa del mondo, in evidenza: { $country }
web-decks = Mazzi da stampare
web-decks-what = Ogni gioco in PDF, da stampare e ritagliare, nella tua lingua.
web-decks-alone = In queste pagine non ce ne sono. Chi ha installato Mappamundi li crea con «mappamundi print».
web-decks-away = Vengono dal server, che in questo momento non è raggiungibile.

## Imparare giocando

web-learn = Impara giocando
web-learn-game = Impara giocando: { $game }
web-learn-why = Il modo più rapido per conoscere un gioco: una partita breve, con una guida accanto.
web-learn-teacher = La tua guida
web-learn-understood = Capito
web-learn-show = Mostrami una buona mossa
web-learn-stop = Termina la lezione
web-learn-on = Gioca pure. Parlo io quando c’è qualcosa di nuovo.
web-learn-end = Ora conosci il gioco! La prossima partita è quella vera.
web-learn-play-on = Continua
web-learn-real = Una partita vera
web-learn-progress = Cose imparate: { $seen } di { $count }
web-key-understood = di’ alla guida che hai capito

## Qualcuno al tavolo, e segnalarlo

web-about = Su { $name }
web-profile = Partite e classifica
web-report = Segnala questa persona
web-report-reason = { $reason ->
    [words] Parole offensive
    [name] Nome offensivo
    [cheating] Gioco scorretto
    [leaving] Abbandono o lentezza voluta
   *[other] Altro
}
web-report-text = Che cosa è successo? (facoltativo)
web-report-read = La segnalazione la legge solo chi gestisce questo server, insieme a ciò che è stato detto a questo tavolo.
web-report-send = Invia la segnalazione
web-reported = Grazie. Segnalazione inviata.

## Passkey e uscita

web-passkey = Passkey
web-passkeys = Le mie passkey
web-passkey-made = creata: { $date }
web-passkey-used = ultimo uso: { $date }
web-passkey-remove = Togli { $name }
web-passkey-remove-why = Questa passkey non ti riporterà più qui. Cancellala anche sul tuo dispositivo.
web-remove = Togli
web-forget-link = Ritira il link segreto
web-link-forgotten = Ora il link segreto non vale più.
web-sign-out = Esci
web-sign-out-what = Per questo browser sarai una persona nuova; oppure per tutti i browser che ti conoscono.
web-sign-out-device = Cancella anche le partite di questo dispositivo. Se restano, le trova chi giocherà dopo in questo browser.
web-sign-out-here = Esci qui
web-sign-out-everywhere = Esci ovunque
web-sign-out-stays = { $count ->
    [0] Il tuo link segreto ti riporta ancora qui.
    [one] { $link ->
        [yes] La tua passkey e il tuo link segreto ti riportano ancora qui.
       *[no] La tua passkey ti riporta ancora qui.
    }
   *[other] { $link ->
        [yes] Le tue { $count } passkey e il tuo link segreto ti riportano ancora qui.
       *[no] Le tue { $count } passkey ti riportano ancora qui.
    }
}
web-sign-out-lost = Non hai né una passkey né un link segreto: niente ti riporterà qui.

## Gestire il server

web-admin = Gestire questo server
web-admin-token = Token
web-admin-enter = Entra
web-admin-leave = Esci
web-admin-lasting = I provvedimenti durano
web-admin-hours = { $hours ->
    [0] per sempre
    [1] un’ora
    [24] un giorno
    [168] una settimana
   *[720] trenta giorni
}
web-admin-closed = Mostra le archiviate
web-admin-reports = Segnalazioni
web-admin-no-reports = Non c’è niente.
web-admin-report = Segnalazione su { $name }
web-admin-told-by = segnalazione di { $name }, { $when }
web-admin-table = il tavolo
web-admin-said = Che cosa si è detto lì
web-admin-mute = Togli la parola
web-admin-ban = Vieta l’accesso
web-admin-ban-address = Vieta l’accesso, con indirizzo
web-admin-close-table = Chiudi il tavolo
web-admin-done = Archivia
web-admin-measures = In vigore
web-admin-no-measures = Tutti possono parlare ed entrare.
web-admin-kind = { $kind ->
    [mute] Parola tolta
   *[ban] Accesso vietato
}
web-admin-person = una persona
web-admin-until = scadenza: { $when }
web-admin-lift = Revoca
web-admin-address = Vieta l’accesso a un indirizzo
web-admin-table-link = Chiudi un tavolo, dal suo link

# La stella accanto ai punti di chi è in testa, o ha vinto.
web-first = In testa

## Carte e numeri che si spiegano

web-why = perché?
web-why-points = Da dove vengono i punti
# $name: di chi sono i punti.
web-why-points-of = Da dove vengono i punti: { $name }

## Senza server

web-together = Con altri
web-away-tables = Non c’è rete. Le partite contro i bot, le lezioni, le regole e l’atlante funzionano come sempre; i tavoli con altre persone tornano con la rete.
web-away-page = Qui serve il server
web-away-page-why = In questo momento non si raggiunge. Niente va perso; intanto puoi giocare contro i bot.
web-try-again = Riprova
web-away-me = Ciò che il server sa di te (amici, passkey, risultati) torna appena si può raggiungere.
web-alone = Qui serve un server
web-needs-server = Dietro queste pagine non c’è un server. Le partite contro i bot, le lezioni, le regole e l’atlante sono tutti qui; per i tavoli con altre persone qualcuno deve gestirne uno.
web-alone-invitation = Siediti subito contro i bot. Nessun account, niente da installare, e niente esce da questo dispositivo.
web-alone-me = Il tuo nome, le tue impostazioni e le tue partite sono conservati in questo browser e in nessun altro posto.
web-set-up = Scegli le opzioni
web-set-up-game = Scegli le opzioni: { $game }
web-newer = È pronta una nuova versione.
web-newer-take = Ricarica
