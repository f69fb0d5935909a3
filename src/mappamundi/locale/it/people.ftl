# Ciò che si dice delle persone, dei loro dati e delle richieste dei loro browser.

## Nomi

name-empty = Un nome ha almeno una lettera.
name-long = Un nome ha al massimo { $most } lettere.
name-unseen = Questo nome contiene caratteri invisibili, o troppi segni su una stessa lettera.
name-mixed = Una parola di questo nome mescola lettere simili di alfabeti diversi.

## Farsi riconoscere

recovery-unknown = Questo link di recupero non vale più, o non è mai valso.
passkey-wrong = Questa passkey non ha potuto dimostrare chi sei.
passkey-unknown = Qui nessuno ha questa passkey.
passkey-late = È passato troppo tempo, o era già stato fatto. Riprova.
passkey-enough = Non si può avere più di { $most ->
    [one] una passkey
   *[other] { $most } passkey
}.
passkey-needs-name = Le passkey richiedono un server con un nome, non solo con un numero di rete.

## Richieste

bad-origin = Questa richiesta viene da una pagina che non appartiene a questo server.
too-many-requests = Troppe richieste insieme da un solo indirizzo. Aspetta un momento.
server-busy = In questo momento c’è molto movimento. Riprova tra poco.
metrics-not-shown = I dati di questo server non si mostrano qui.
api-not-found = A questo indirizzo non c’è niente.
api-no-method = A questo indirizzo non si può fare.
api-not-json = Il contenuto di questa richiesta deve essere JSON.
api-too-long = Il contenuto di questa richiesta supera { $most } byte.
api-bad-body = Il contenuto di questa richiesta non è quello atteso ({ $reason }).
api-unknown-parameter = Il parametro «{ $name }» qui non è noto, o è dato due volte.
api-missing-parameter = Manca il parametro «{ $name }».
api-bad-value = Il parametro «{ $name }» non può avere questo valore ({ $reason }).
unknown-person = Con questo identificativo non si conosce nessuno.

## Rivedere una partita

replay-running = Finché una partita è in corso la si può guardare solo dal proprio posto o dal pubblico.
replay-no-seat = A questo tavolo non c’è quel posto.
replay-not-begun = Questa partita non è ancora cominciata.
somebody = qualcuno

## Segnalazioni, e che cosa ne segue

report-self = Non puoi fare una segnalazione contro di te.
report-not-here = Puoi segnalare solo chi era a questo tavolo con te.
report-made = Hai già segnalato questa persona a questo tavolo.
report-enough = Oggi hai già fatto { $most } segnalazioni. Aspetta fino a domani.
report-unknown = Questa segnalazione non esiste.
measure-unknown = Questo provvedimento non esiste.
measure-against-nobody = Di’ contro chi: una segnalazione, una persona o un indirizzo.
address-unknown = { $address } non è un indirizzo di rete.
admin-only = Questo token non va bene.

# Portare una partita
bring-nothing = Non c’è niente da continuare: questa partita è finita o non è cominciata.
bring-not-bots = Si può portare qui solo una partita di una persona contro i bot.
bring-again = Questa partita è già stata portata su un server.
