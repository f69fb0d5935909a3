### Was am Terminal liest, wer einen Server betreibt.

admin-needs-token = Schreib das Kennwort des Servers in { $name }.
admin-unreachable = Unter { $server } antwortet kein Server.
admin-refused = Der Server hat das abgelehnt ({ $status }).
admin-none = Es gibt nichts.
admin-report = { $report }  { $when }  { $against }: { $reason ->
    [words] verletzende Worte
    [name] ein anstößiger Name
    [cheating] Betrug
    [leaving] Weglaufen oder Hinhalten
   *[other] etwas anderes
}, gemeldet von { $by } an Tisch { $table }
admin-said = { "  " }sagte: { $text }
admin-holds = { "  " }{ $kind ->
    [mute] ist stummgeschaltet
   *[ban] ist ausgesperrt
}
admin-measure = { $measure }  { $kind ->
    [mute] stumm
   *[ban] ausgesperrt
}: { $what ->
    [address] { $address }
   *[person] eine Person
}, { $lasts ->
    [a-while] bis { $until }
   *[for-good] auf Dauer
}
admin-dismissed = Meldung { $report } ist erledigt.
admin-lifted = { $measure } gilt nicht mehr.
admin-closed = Tisch { $table } ist geschlossen.

## Die statische Site

site-no-pages = Die Seiten für den Browser sind nicht gebaut: scripts/play tut es, und ein Wheel hat sie.
site-not-empty = { $folder } ist kein leerer Ordner; --force schreibt trotzdem hinein.
site-part = { $size } kB  { $name }{ $files ->
    [one] {""}
   *[other] {" "}({ $files } Dateien)
}
site-written = { $folder } ist geschrieben: { $files } Dateien, { $size } kB. Jeder Webhost kann es ausliefern.
