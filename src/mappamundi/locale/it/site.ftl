# Tutto ciò che si dice attorno ai giochi, non dentro uno di essi.

## Elenchi e nomi

list-none = niente
list-more = { $start }, { $next }
list-end = { $start } e { $last }
default-name = Ospite
# $number è 1, 2 e così via: un posto per cui non gioca nessuno.
dummy = Fantasma { $number }

## Ciò che non si può fare

unknown-game = Non c’è il gioco «{ $game }»; ci sono { $offered }.
unknown-language = Non c’è la lingua «{ $language }»; ci sono { $offered }.
unknown-option = { $game } non ha l’opzione «{ $option }»; ha { $offered }.
unknown-bot = Non c’è il bot «{ $bot }»; ci sono { $offered }.
bot-does-not-load = Il bot «{ $bot }» non si può caricare: { $reason }.
bot-no-program = Non c’è il programma «{ $program }»: il bot «{ $bot }» non può giocare.
bot-failed = Il bot «{ $bot }» ha fallito: { $reason }. La partita è salva.
compiling-no-extra = Le regole compilate hanno bisogno dell’extra «{ $extra }»: pip install "mappamundi[{ $extra }]"
wasm-making = Preparo il modulo WebAssembly di { $game } …
wasm-written = { $path } contiene il modulo ({ $size } KB), la sua struttura, i suoi tipi e un README.
wasm-failed = Il modulo WebAssembly non è riuscito: { $reason }
bad-option = L’opzione { $option } non può essere «{ $value }»; può essere { $offered }.
option-form = Un’opzione si scrive NOME=VALORE, non «{ $text }».
bad-seats = { $game } ha da { $low } a { $high } posti, non { $seats }.
too-many-bots = { $bots ->
    [one] 1 bot è troppo
   *[other] { $bots } bot sono troppi
} per { $room ->
    [one] 1 posto libero
   *[other] { $room } posti liberi
}.
bots-for-seats = { $bots ->
    [one] 1 bot non riempie
   *[other] { $bots } bot non riempiono
} esattamente { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}.
bad-games = Si deve giocare almeno una partita, non { $games }.
bad-jobs = Deve lavorare almeno un processo, non { $jobs }.
bad-notation = In «{ $text }» non riconosco nessuna mossa.
ambiguous-move = «{ $text }» può indicare più mosse: { $offered }.
too-many-moves = Dopo «{ $action }» non c’è altro da scegliere, quindi non è stato fatto niente.
illegal-action = «{ $action }» adesso non è permesso.
not-your-turn = Non è il turno del posto { $seat }.
game-is-over = La partita è finita.
nothing-to-take-back = Non c’è niente che tu possa ritirare.
no-such-seat = Non c’è il posto { $seat }; vanno da 0 a { $high }.
no-such-action = Non c’è la riga { $number }; il registro ha { $count ->
    [one] 1 riga
   *[other] { $count } righe
}.
write-or-check = O --write o --check, non entrambi.

## File

cannot-write = Il file { $path } non si può scrivere ({ $reason }).
log-unreadable = Il file { $path } non si può leggere ({ $reason }).
log-broken = Questo file non è il registro di una partita ({ $reason }).
log-format = Questo registro ha il formato { $theirs }, ma questo Mappamundi legge il formato { $ours }.
log-unknown-game = Questo registro è di un gioco «{ $game }» che qui non c’è.
log-version = Questo registro segue la versione { $theirs } delle regole di { $game }; qui c’è la versione { $ours }.
log-line = Il registro ha una riga che non dice niente: «{ $line }».
log-illegal = La riga { $number } del registro, «{ $line }», lì non è possibile.
log-unsealed = Questo registro non contiene il segreto per verificare le estrazioni; si svela a fine partita.
log-commitment = Il segreto di questo registro non è quello su cui ci si era impegnati.
log-draw = L’estrazione alla riga { $number } non viene dal segreto.
keepsake-broken = Il file { $path } non appartiene a questa partita, che quindi non può continuare con le estrazioni stabilite.

## La riga di comando

usage-unknown-option = Qui non c’è l’opzione { $option }; --help mostra quelle che ci sono.
usage-unknown-command = Non c’è il comando «{ $word }»; --help mostra quelli che ci sono.
usage-too-much = «{ $word }» è una parola di troppo; --help mostra che cosa serve.
usage-missing = Manca { $name }; --help mostra che cosa serve.
usage-repeated = { $name } è dato più di una volta.
usage-bad-value = { $name } non può essere «{ $value }».
usage-wrong = Non capisco questo comando; --help mostra che cosa serve.

## Al tavolo

welcome = { $game }: { $names }.
commitment = Tutte le estrazioni sono stabilite da un segreto con questa impronta:
check-draws = Chiunque può verificare che le estrazioni erano stabilite dall’inizio:
left = La partita è salvata. Per continuare:
how-to-type = Scrivi una carta o il numero sopra di essa; più di una se ne servono più d’una.
took-back = { $seat ->
    [Tu] Ritiri la tua
   *[other] { $seat } ritira la sua
} scelta.
winners = { $count ->
    [one] Vittoria: { $names }.
   *[other] Vittoria condivisa: { $names }.
}
no-winner = Nessuno al tavolo ha vinto.
round-of = Manche { $round } di { $rounds }
round-to = Manche { $round }, fine oltre { $target ->
    [one] 1 punto
   *[other] { $target } punti
}
trick-number = presa { $trick }
table-trick = presa
table-shown = in campo
table-showing = pile
table-total = totale
table-held = mano
score-place = posizione
score-points = punti
# Una parola ciascuno, in minuscolo: ciò che il giocatore scrive.
command-rules = regole
command-hint = consiglio
command-log = registro
command-score = punti
command-moves = mosse
command-back = indietro
command-quit = esci
page-more = Invio: avanti, q: indietro
page-last = Invio: torna al tavolo

## I giochi disponibili

menu-title = A che cosa si gioca?
menu-ask = Il numero o il nome di un gioco, oppure esci.
menu-unknown = «{ $text }» non è in questo elenco.
menu-unfinished = { $count ->
    [one] Una partita è in sospeso: mappamundi games
   *[other] { $count } partite sono in sospeso: mappamundi games
}
seats-span = da { $low } a { $high } posti
option-usual = di solito { $value }
moves-made = { $count ->
    [one] 1 riga
   *[other] { $count } righe
}
bots-preparing = I bot si preparano …
nothing-unfinished = Nessuna partita in sospeso.
how-to-resume = Per continuare: mappamundi play --resume { $name }

## L’arena

arena-playing = Si gioca
arena-title = { $game }, { $seats } posti, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
percent = { $number } %
arena-bot = bot
arena-share = vittorie
arena-interval = intervallo al 95 %
arena-points = punti
arena-place = posizione
arena-failure = { $bot } non ha saputo prendere { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
}; ha deciso il caso: { $error }

## Verifiche

verified = Tutto è come promesso: { $draws ->
    [one] 1 estrazione viene
   *[other] { $draws } estrazioni vengono
} dal segreto stabilito.
golden-written = Partite di riferimento cambiate in { $folder }: { $count }.
golden-stale = Queste partite di riferimento non dicono più ciò che succede: { $files }.
golden-no-folder = Non c’è la cartella { $folder }: le partite di riferimento sono nel repository, o dove indica --folder.
golden-same = Le partite di riferimento in { $folder } sono com’erano.
edition-kept = La versione { $version } delle regole di { $game } è conservata in { $path }.

## In tempo reale

live-rolling = I dadi rotolano …
live-early = Troppo presto: ancora niente è libero.
live-go = Adesso! Un numero o un codice prende subito.
live-wait = Fatto. Gli altri stanno ancora scegliendo.
live-late = Troppo tardi: { $name } ha fatto prima.
live-time-up = Tempo scaduto: la scelta è stata fatta per te.
live-next = Invio continua, { $word } lascia il tavolo.
