### Ciò che legge al terminale chi gestisce un server.

admin-needs-token = Metti il token del server in { $name }.
admin-unreachable = Nessun server risponde su { $server }.
admin-refused = Il server ha rifiutato la richiesta ({ $status }).
admin-none = Non c’è niente.
admin-report = { $report }  { $when }  { $against }: { $reason ->
    [words] parole offensive
    [name] nome offensivo
    [cheating] gioco scorretto
    [leaving] abbandono o lentezza voluta
   *[other] altro
}, segnalazione di { $by } dal tavolo { $table }
admin-said = { "  " }ha detto: { $text }
admin-holds = { "  " }{ $kind ->
    [mute] non può parlare
   *[ban] non ha accesso ai tavoli
}
admin-measure = { $measure }  { $kind ->
    [mute] parola tolta
   *[ban] accesso vietato
}: { $what ->
    [address] { $address }
   *[person] una persona
}, { $lasts ->
    [a-while] scadenza { $until }
   *[for-good] per sempre
}
admin-dismissed = La segnalazione { $report } è archiviata.
admin-lifted = { $measure } non vale più.
admin-closed = Il tavolo { $table } è chiuso.

## Il sito statico

site-no-pages = Le pagine per il browser non sono state costruite: lo fa scripts/play, e un wheel le contiene.
site-not-empty = { $folder } non è una cartella vuota; --force ci scrive comunque.
site-part = { $size } kB  { $name }{ $files ->
    [one] {""}
   *[other] {" "}({ $files } file)
}
site-written = { $folder } è pronta: { $files } file, { $size } kB. Qualsiasi spazio web può ospitarla.
