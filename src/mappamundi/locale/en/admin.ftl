### What who runs a server reads at the terminal.

admin-needs-token = Put the server's token into { $name }.
admin-unreachable = No server answers at { $server }.
admin-refused = The server has refused that ({ $status }).
admin-none = There is nothing.
admin-report = { $report }  { $when }  { $against }: { $reason ->
    [words] hurtful words
    [name] an offensive name
    [cheating] cheating
    [leaving] leaving or stalling
   *[other] something else
}, told by { $by } at table { $table }
admin-said = { "  " }said: { $text }
admin-holds = { "  " }{ $kind ->
    [mute] is muted
   *[ban] is banned
}
admin-measure = { $measure }  { $kind ->
    [mute] muted
   *[ban] banned
} { $what ->
    [address] { $address }
   *[person] a person
} { $lasts ->
    [a-while] until { $until }
   *[for-good] for good
}
admin-dismissed = Report { $report } is done.
admin-lifted = { $measure } holds no more.
admin-closed = Table { $table } is closed.

## The static site

site-no-pages = The pages for the browser have not been built: scripts/play does so, and a wheel has them.
site-not-empty = { $folder } is not an empty folder; --force writes there all the same.
site-part = { $size } kB  { $name }{ $files ->
    [one] {""}
   *[other] {" "}({ $files } files)
}
site-written = { $folder } is written: { $files } files, { $size } kB. Any web host can serve it.
