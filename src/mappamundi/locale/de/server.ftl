### Was der Tischserver sagt.

# Tische eröffnen und finden
no-such-table = Diesen Tisch gibt es nicht.
too-many-tables = Du hast schon { $most } Tische; beende oder verlasse erst einen.
too-many-tables-here = { $most } Tische, die von deiner Adresse aus eröffnet wurden, sind noch nicht zu Ende; beende oder verlasse erst einen davon.
too-many-watched = Du siehst schon { $most } Tischen zu.
too-many-words = Das ist viel auf einmal; der Tisch hat es nicht gehört. Bitte warte einen Augenblick.
rated-without-hints = An einem gewerteten Tisch gibt es keine Tipps.
rated-without-bots = An einem gewerteten Tisch sitzen nur Menschen.
table-set-aside = Dieser Tisch kann vorerst nicht weitergehen und wurde beiseitegestellt. Nichts davon ist verloren: Der Server versucht es beim nächsten Start noch einmal.
not-kept = Das ließ sich nicht festhalten und ist daher nicht geschehen. Versuche es noch einmal.
store-full = Die Festplatte des Servers ist voll, darum lässt sich gerade nichts festhalten. Es geht weiter, sobald Platz ist.
store-read-only = Der Server darf gerade nicht in seinen Speicher schreiben, darum lässt sich nichts festhalten. Es geht weiter, sobald er es darf.
store-damaged = Der Speicher des Servers ist beschädigt, darum lässt sich nichts festhalten. Es geht weiter, sobald er repariert ist.
store-away = Der Speicher des Servers antwortet gerade nicht. Es geht weiter, sobald er antwortet.
table-away = Der Knoten, der diesen Tisch hat, antwortet gerade nicht. Bitte versuche es gleich noch einmal.
table-is-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
muted = Wer diesen Server betreibt, hat dir das Wort entzogen.
banned = Wer diesen Server betreibt, lässt dich nicht an die Tische.

# Plätze
table-is-open = Das Spiel hat noch nicht begonnen.
table-has-begun = Das Spiel hat begonnen.
table-is-over = Das Spiel ist zu Ende.
table-is-not-over = Das Spiel ist noch nicht zu Ende.
table-is-full = Alle Plätze sind besetzt.
seats-are-empty = Es sind noch Plätze frei.
people-not-agreed = { $count ->
    [one] Eine Person hat noch nicht zugesagt.
   *[other] { $count } Personen haben noch nicht zugesagt.
}
people-away = { $count ->
    [one] Eine Person ist gerade nicht am Tisch, und die Uhr liefe ohne sie los.
   *[other] { $count } Personen sind gerade nicht am Tisch, und die Uhr liefe ohne sie los.
}
seat-is-taken = Platz { $seat } ist besetzt.
seat-is-empty = Platz { $seat } ist leer.
seat-is-held = Ein Bot hält deinen Platz; setz dich wieder, um zu spielen.
seated-already = Du sitzt schon an diesem Tisch.
not-seated = Du sitzt nicht an diesem Tisch.
only-the-host = Das darf nur, wer den Tisch eröffnet hat.
rematch-is-open = Der nächste Tisch ist schon eröffnet.

# Handeln
malformed = Diese Nachricht ist nicht zu verstehen: { $reason }
version-stale = Der Tisch ist schon weiter; sieh noch einmal hin.
version-unknown = So weit ist der Tisch noch nicht.
not-open-yet = Zu früh.
claim-pending = Du hast schon nach etwas gegriffen.
bad-saying = Das lässt sich nicht sagen.
hints-not-allowed = An diesem Tisch gibt es keine Tipps.
hint-failed = Mir fällt kein Tipp ein.
hint-laid-well = Alles liegt so, wie ein Meister es legen würde.

# Was der Tisch selbst erzählt
seat-timed-out = { $seat ->
    [Du] Deine Zeit
   *[other] Die Zeit von { $seat }
} war um; ein Bot hat entschieden.
seat-held = Für { $seat ->
    [Du] dich
   *[other] { $seat }
} spielt jetzt ein Bot.
seat-returned = { $seat ->
    [Du] Du bist
   *[other] { $seat } ist
} wieder da.
game-brought = Dieses Spiel wurde auf { $seat ->
    [Du] deinem Gerät
   *[other] dem Gerät von { $seat }
} begonnen.
bot-replaced = Der Bot { $seat ->
    [Du] auf deinem Platz
   *[other] von { $seat }
} kam nicht weiter; ein schwächerer spielt.

# Einen Server betreiben
site-not-built = Der Server läuft, aber die Seiten für den Browser sind nicht gebaut.
unknown-store = Einen solchen Speicher gibt es nicht. Möglich sind { $offered }.
store-unusable = Der Speicher { $store } lässt sich nicht benutzen: { $reason }
store-is-newer = Den Speicher hat zuletzt ein neueres Mappamundi benutzt (Schema { $theirs }); dieses hier kennt Schema { $ours }.
store-not-upgraded = Der Speicher ließ sich nicht auf den neuen Stand bringen und ist, wie er war: { $reason }
store-in-use = Ein anderer Prozess hat { $path }, und nur er darf hineinschreiben. Halte erst den Server an.
bus-without-postgres = Mehrere Knoten brauchen einen Speicher, den sie teilen können: Gib zu --bus auch --store postgresql://… an.
processes-without-bus = Mehrere Prozesse sind Knoten, die über einen Bus miteinander reden: Gib zu --processes auch --bus nats://… und --store postgresql://… an.
trial-store = Zum Ausprobieren läuft ein PostgreSQL in { $folder }, bis du die Server anhältst. Deine Tische bleiben dort für das nächste Mal.
trial-bus = Zum Ausprobieren läuft auf diesem Rechner ein NATS, bis du die Server anhältst; niemand sonst erreicht es.
bus-unusable = Der Bus zwischen den Knoten ist nicht zu gebrauchen: { $reason }
cluster-no-extra = Mehrere Knoten brauchen das Extra „{ $extra }“: pip install "mappamundi[{ $extra }]"
bad-setting = So lässt sich das nicht einstellen: { $reason }
unknown-log-level = Diese Protokollstufe gibt es nicht: { $level }.
cannot-listen = Port { $port } lässt sich nicht benutzen: { $reason }
secret-is-open = Andere können { $path } lesen. Nur du darfst es, mit den Rechten 0600.
secret-is-short = { $path } ist zu kurz für ein Geheimnis. Lösche es, dann entsteht ein neues.
production-without-origin = Im Betrieb muss --origin sagen, unter welcher Adresse Browser den Server kennen.
production-without-https = Im Betrieb muss { $origin } mit https:// beginnen.
production-trusts-all = Im Betrieb darf nur benannten Proxys geglaubt werden; bei { $proxy } könnte jeder einer sein.
origin-is-none = { $origin } ist keine Adresse einer Seite. Schreib sie wie https://play.example.org.
origin-not-as-browsers = Kein Browser schreibt { $origin }. Schreib stattdessen { $written }.
production-hasty-bots = Im Betrieb lassen sich Bots Zeit.
admin-token-short = Das Kennwort des Betreibers braucht mindestens { $least } Zeichen.
host-others = Andere in deinem Netz öffnen { $address }
host-stop = Strg-C hält den Server an; jedes Spiel bleibt erhalten.
exported = { $rows ->
    [one] Eine Zeile steht
   *[other] { $rows } Zeilen stehen
} jetzt in { $path }. Die Datei enthält Geheimnisse: behalte sie für dich.
imported = Aus { $path } { $tables ->
    [one] wurde ein Tisch
   *[other] wurden { $tables } Tische
} übernommen.
export-broken = Zeile { $number } ist nichts, was `mappamundi export` schreibt.
export-there-already = Manches davon ist schon im Speicher; nichts wurde übernommen.
export-without-end = Das Ende dieser Datei fehlt, also vielleicht noch mehr; nichts wurde übernommen.
export-changed = Diese Datei ist nicht so, wie `mappamundi export` sie geschrieben hat; nichts wurde übernommen.
export-is-old = Diese Datei stammt von einer älteren Version und sagt nicht, ob sie vollständig ist. Wenn du dir sicher bist, übernimm sie mit --unsealed.
exporting = Schreiben …
importing = Übernehmen …
backed-up = Alles steht jetzt auch in { $path }.
backup-is-its-own = PostgreSQL hat eigene Wege für Sicherungen, etwa pg_dump.
no-store-there = { $path } gibt es nicht.
file-exists = { $path } gibt es schon.
