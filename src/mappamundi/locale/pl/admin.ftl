### Co czyta w terminalu ten, kto prowadzi serwer.

admin-needs-token = Wpisz hasło serwera do { $name }.
admin-unreachable = Pod adresem { $server } nie odpowiada żaden serwer.
admin-refused = Serwer odmówił ({ $status }).
admin-none = Nic tu nie ma.
admin-report = { $report }  { $when }  { $against }: { $reason ->
    [words] raniące słowa
    [name] obraźliwe imię
    [cheating] oszustwo
    [leaving] odchodzenie lub przeciąganie
   *[other] coś innego
}, zgłasza { $by } przy stole { $table }
admin-said = { "  " }słowa: { $text }
admin-holds = { "  " }{ $kind ->
    [mute] odebrany głos
   *[ban] zakaz wstępu
}
admin-measure = { $measure }  { $kind ->
    [mute] odebrany głos
   *[ban] zakaz wstępu
}: { $what ->
    [address] { $address }
   *[person] osoba
}, { $lasts ->
    [a-while] do { $until }
   *[for-good] na stałe
}
admin-dismissed = Zgłoszenie { $report } jest załatwione.
admin-lifted = { $measure } już nie obowiązuje.
admin-closed = Stół { $table } jest zamknięty.

## Strona statyczna

site-no-pages = Strony dla przeglądarki nie zostały zbudowane: robi to scripts/play, a wheel je zawiera.
site-not-empty = { $folder } nie jest pustym folderem; --force zapisze tam mimo to.
site-part = { $size } kB  { $name }{ $files ->
    [one] {""}
    [few] {" "}({ $files } pliki)
    [many] {" "}({ $files } plików)
   *[other] {" "}({ $files } pliku)
}
site-written = { $folder } jest gotowy: { $files ->
    [one] { $files } plik
    [few] { $files } pliki
    [many] { $files } plików
   *[other] { $files } pliku
}, { $size } kB. Może go serwować każdy hosting.
