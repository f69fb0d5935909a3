### Wat de beheerder van een server in de terminal leest.

admin-needs-token = Zet het wachtwoord van de server in { $name }.
admin-unreachable = Op { $server } antwoordt geen server.
admin-refused = De server heeft dat geweigerd ({ $status }).
admin-none = Er is niets.
admin-report = { $report }  { $when }  { $against }: { $reason ->
    [words] kwetsende woorden
    [name] een aanstootgevende naam
    [cheating] valsspelen
    [leaving] weglopen of treuzelen
   *[other] iets anders
}, gemeld door { $by } aan tafel { $table }
admin-said = { "  " }zei: { $text }
admin-holds = { "  " }{ $kind ->
    [mute] is gedempt
   *[ban] is verbannen
}
admin-measure = { $measure }  { $kind ->
    [mute] gedempt
   *[ban] verbannen
}: { $what ->
    [address] { $address }
   *[person] een persoon
}, { $lasts ->
    [a-while] tot { $until }
   *[for-good] voorgoed
}
admin-dismissed = Melding { $report } is afgehandeld.
admin-lifted = { $measure } geldt niet meer.
admin-closed = Tafel { $table } is gesloten.

## De statische site

site-no-pages = De pagina’s voor de browser zijn niet gebouwd: scripts/play doet dat, en een wheel heeft ze.
site-not-empty = { $folder } is geen lege map; met --force wordt er toch in geschreven.
site-part = { $size } kB  { $name }{ $files ->
    [one] {""}
   *[other] {" "}({ $files } bestanden)
}
site-written = { $folder } is geschreven: { $files } bestanden, { $size } kB. Elke webhost kan dit aanbieden.
