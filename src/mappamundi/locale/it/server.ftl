### Ciò che dice il server dei tavoli.

# Aprire e trovare tavoli
no-such-table = Questo tavolo non esiste.
too-many-tables = Hai già { $most } tavoli; prima finiscine o lasciane uno.
too-many-watched = Stai già guardando { $most } tavoli.
too-many-tables-here = { $most } tavoli aperti dal tuo indirizzo non sono ancora finiti; prima finiscine o lasciane uno.
too-many-words = Sono troppe parole insieme; il tavolo non le ha sentite. Aspetta un momento.
rated-without-hints = A un tavolo classificato non ci sono consigli.
rated-without-bots = A un tavolo classificato ci sono solo persone.
table-set-aside = Per ora questo tavolo non può continuare ed è stato messo da parte. Niente va perso: il server riprova al prossimo avvio.
not-kept = Non è stato possibile salvarlo, quindi non è successo. Riprova.
store-full = Il disco del server è pieno e per ora non si può salvare niente. Si riprende a giocare appena c’è spazio.
store-read-only = Per ora il server non può scrivere nel suo archivio, quindi non si salva niente. Si riprende a giocare appena può.
store-damaged = L’archivio del server è danneggiato, quindi non si salva niente. Si riprende a giocare appena è riparato.
store-away = Per ora l’archivio del server non risponde. Si riprende a giocare appena risponde.
table-away = Il nodo che ha questo tavolo per ora non risponde. Riprova tra poco.
table-is-closed = Chi gestisce questo server ha chiuso questo tavolo.
muted = Chi gestisce questo server ti ha tolto la parola.
banned = Chi gestisce questo server ti ha vietato l’accesso ai tavoli.

# Posti
table-is-open = La partita non è ancora cominciata.
table-has-begun = La partita è cominciata.
table-is-over = La partita è finita.
table-is-not-over = La partita non è ancora finita.
table-is-full = Tutti i posti sono occupati.
seats-are-empty = Ci sono posti liberi.
people-not-agreed = { $count ->
    [one] Una persona non ha ancora accettato di giocare.
   *[other] { $count } persone non hanno ancora accettato di giocare.
}
people-away = { $count ->
    [one] Una persona non è al tavolo, e l’orologio correrebbe senza di lei.
   *[other] { $count } persone non sono al tavolo, e l’orologio correrebbe senza di loro.
}
seat-is-taken = Il posto { $seat } è occupato.
seat-is-empty = Il posto { $seat } è vuoto.
seat-is-held = Un bot occupa il tuo posto; torna a sederti per giocare.
seated-already = Hai già un posto a questo tavolo.
not-seated = Non hai un posto a questo tavolo.
only-the-host = Può farlo solo chi ha aperto il tavolo.
rematch-is-open = Il prossimo tavolo è già aperto.

# Giocare
malformed = Questo messaggio non si capisce: { $reason }
version-stale = Il tavolo è andato avanti; guarda di nuovo.
version-unknown = Il tavolo non è ancora arrivato fin lì.
not-open-yet = Troppo presto.
claim-pending = Hai già allungato la mano verso qualcosa.
bad-saying = Questo non si può dire.
hints-not-allowed = A questo tavolo non ci sono consigli.
hint-failed = Non viene in mente nessun consiglio.
hint-laid-well = Tutto è disposto come farebbe un maestro.

# Ciò che racconta il tavolo
seat-timed-out = { $seat ->
    [Tu] Il tuo tempo è scaduto
   *[other] Tempo scaduto per { $seat }
}; ha deciso un bot.
seat-held = Ora un bot gioca per { $seat ->
    [Tu] te
   *[other] { $seat }
}.
seat-returned = { $seat ->
    [Tu] Rieccoti
   *[other] { $seat } è di nuovo
} al tavolo.
game-brought = Questa partita è cominciata sul { $seat ->
    [Tu] tuo dispositivo
   *[other] dispositivo di { $seat }
}.
bot-replaced = { $seat ->
    [Tu] Il bot al tuo posto
   *[other] Il bot di { $seat }
} non ha potuto continuare; ne gioca uno più debole.

# Gestire un server
site-not-built = Il server è in funzione, ma le pagine per il browser non sono state costruite.
unknown-store = Questo archivio non esiste. Può essere { $offered }.
store-unusable = L’archivio { $store } non si può usare: { $reason }
store-is-newer = L’archivio è stato usato da un Mappamundi più recente (schema { $theirs }); questo conosce lo schema { $ours }.
store-not-upgraded = L’archivio non si è potuto aggiornare ed è rimasto com’era: { $reason }
store-in-use = Un altro processo usa { $path } e solo quello può scriverci. Prima ferma il server.
bus-without-postgres = Più nodi hanno bisogno di un archivio da condividere: con --bus indica anche --store postgresql://….
processes-without-bus = Più processi sono nodi che si parlano tramite un bus: con --processes indica anche --bus nats://… e --store postgresql://….
trial-store = Per questa prova un PostgreSQL gira in { $folder } finché non fermi i server. I tuoi tavoli restano lì per la prossima prova.
trial-bus = Per questa prova un NATS gira su questa macchina finché non fermi i server; nessun altro può raggiungerlo.
bus-unusable = Il bus tra i nodi non si può usare: { $reason }
cluster-no-extra = Più nodi hanno bisogno dell’extra “{ $extra }”: pip install "mappamundi[{ $extra }]"
bad-setting = Non si può impostare così: { $reason }
unknown-log-level = Questo livello di log non esiste: { $level }.
cannot-listen = La porta { $port } non si può usare: { $reason }
secret-is-open = Altri possono leggere { $path }. Tienilo per te con i permessi 0600.
secret-is-short = { $path } è troppo corto per un segreto. Cancellalo, e se ne crea uno nuovo.
production-without-origin = In produzione indica con --origin l’indirizzo con cui i browser conoscono il server.
production-without-https = In produzione { $origin } deve cominciare con https://.
production-trusts-all = In produzione ci si fida solo di proxy con un nome, e con { $proxy } chiunque potrebbe esserlo.
origin-is-none = { $origin } non è l’indirizzo di una pagina. Scrivilo come https://play.example.org.
origin-not-as-browsers = Nessun browser scrive { $origin }. Scrivi invece { $written }.
production-hasty-bots = In produzione i bot si prendono il loro tempo.
admin-token-short = Il token di chi gestisce il server ha almeno { $least } caratteri.
host-others = Gli altri nella tua rete aprono { $address }
host-stop = Ctrl-C ferma il server; ogni partita resta salvata.
exported = { $rows ->
    [one] Una riga è
   *[other] { $rows } righe sono
} ora in { $path }. Contiene segreti: tienilo per te.
imported = { $tables ->
    [one] Un tavolo è stato importato
   *[other] { $tables } tavoli sono stati importati
} da { $path }.
export-broken = La riga { $number } non è niente che scriva `mappamundi export`.
export-there-already = Una parte è già nell’archivio; non è stato importato niente.
export-without-end = Manca la fine di questo file, e forse anche altro; non è stato importato niente.
export-changed = Questo file non è come l’ha scritto `mappamundi export`; non è stato importato niente.
export-is-old = Questo file viene da una versione precedente e non dice se è completo. Se sai che lo è, importalo con --unsealed.
exporting = Scrittura …
importing = Importazione …
backed-up = Ora tutto è anche in { $path }.
backup-is-its-own = PostgreSQL ha i suoi modi di fare copie, come pg_dump.
no-store-there = { $path } non c’è.
file-exists = { $path } esiste già.
