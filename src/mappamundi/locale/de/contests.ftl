### Spiele, die viele spielen: jeden Tag eines für alle.

## Was nicht geht

deal-played = Dieses Spiel hast du schon gespielt: Jeder hat einen Versuch.
deal-unknown = Von diesem Tag gibt es kein Spiel.
deal-is-others = Andere können dieses Spiel noch spielen. Zusehen darfst du, wenn du es selbst gespielt hast oder wenn es vorbei ist.
deal-stays = Ein Spiel, das auch andere spielen, lässt sich nicht weglegen: Es wartet auf dich.

## Das Spiel des Tages

web-daily = Spiel des Tages
web-daily-why = Dieselben Karten für alle, gegen dieselben Bots. In jedem Spiel hast du einen Versuch.
web-daily-all = Ergebnisse und vergangene Tage
web-daily-of = Spiel des Tages: { $game }
web-daily-on = { $game }, { $date }
web-daily-setup = { $seats } am Tisch: Du hast Platz { $seat }, alle anderen sind Bots (Stärke: { $level }).
web-daily-new-in = Neue Spiele in { $time }
web-daily-play = Spielen
web-daily-begin = Das Spiel des Tages spielen
web-daily-begin-late = Außer Konkurrenz spielen
web-daily-late = Dieser Tag ist vorbei. Du kannst sein Spiel noch spielen, aber es zählt nicht mehr.
web-daily-hidden = Wie es den anderen ging, siehst du, wenn du gespielt hast.
web-daily-nobody = Noch niemand hat es zu Ende gespielt.
web-daily-played = { $count ->
    [0] Noch niemand hat es beendet
    [one] 1 Person hat es beendet
   *[other] { $count } Personen haben es beendet
}
web-daily-rank = Platz { $rank } von { $count }
web-daily-you = Dein Spiel
web-daily-unranked = Es zählt nicht: Es wurde nicht am selben Tag beendet, oder ein Bot hat es für dich beendet.
web-daily-results = Ergebnisse
web-daily-rank-head = Platz
web-daily-watch = Ansehen
web-daily-watch-of = Das Spiel von { $name } ansehen
web-daily-past = Vergangene Tage
web-daily-past-why = Was du an seinem Tag nicht gespielt hast, kannst du noch spielen: Es zählt dann nur für dich selbst.
web-daily-which = Welches Spiel?
web-daily-day-open = { $date }: nicht gespielt
web-daily-day-begun = { $date }: begonnen
web-daily-day-done = { $date }: Rang { $place }
web-daily-no-past = Es gibt noch keine vergangenen Tage.
web-daily-to-results = Zu den Ergebnissen dieses Spiels
web-daily-fair = Woher du weißt, dass niemand etwas verändert hat
web-daily-fair-why = Das Geheimnis hinter allen Ziehungen wurde am Tag zuvor erzeugt und sein Hash gezeigt. Das Geheimnis selbst erfährst du, wenn der Tag vorbei ist; dann kann jeder jede Ziehung nachprüfen.
web-daily-tomorrow = Hash des Spiels von morgen
web-daily-hash = Hash
web-daily-secret = Geheimnis
web-deal-secret-later = Andere spielen dieses Spiel noch: Das Geheimnis hinter seinen Ziehungen erfährst du, wenn es für alle vorbei ist. Dann lassen sie sich nachprüfen, wenn du das Spiel noch einmal ansiehst.

## Turniere

contest-has-begun = Dieses Turnier hat schon begonnen.
contest-is-empty = Für dieses Turnier ist niemand angemeldet.
contest-is-full = Dieses Turnier ist voll: { $most } Personen sind angemeldet.
no-such-contest = Dieses Turnier gibt es nicht, oder es wurde geschlossen.
too-many-contests = Du richtest schon { $most } Turniere aus, die nicht vorbei sind. Bring erst eines davon zu Ende.

web-contests = Turniere
web-contests-why = Mehrere Runden eines Spiels: In jeder Runde liegen an allen Tischen dieselben Karten. Bots füllen die Tische.
web-contests-mine = Deine Turniere
web-contests-none = Du nimmst noch an keinem Turnier teil.
web-contest-new = Turnier ausrichten
web-contest-name = Name (wenn du magst)
web-contest-rounds = Runden
web-contest-bots = Bots, die die Tische füllen
web-contest-seats = Plätze am Tisch
web-contest-pairing = Wer auf wen trifft
web-contest-pairing-word = { $pairing ->
    [robin] Jeder gegen jeden
   *[swiss] Schweizer System
}
web-contest-pairing-why = { $pairing ->
    [robin] Alle treffen auf alle. Der Plan entsteht beim Start: so viele Runden, bis alle aufeinandergetroffen sind, für höchstens { $most } Personen. An größeren Tischen treffen sie so gleichmäßig aufeinander, wie es geht.
   *[swiss] Nach jeder Runde trifft aufeinander, wer ähnlich gut steht, und niemand zweimal auf dieselbe Person, solange es sich vermeiden lässt.
}
web-contest-kind = { $pairing ->
    [robin] jeder gegen jeden
   *[swiss] Schweizer System
}, Tische zu { $seats }
web-contest-of = Turnier: { $game }
web-contest-facts = { $game }, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, ausgerichtet von { $name }
web-contest-enter = Teilnehmen
web-contest-leave = Turnier verlassen
web-contest-begin = Turnier starten
web-contest-open = Es hat noch nicht begonnen: Wer den Link hat, kann teilnehmen. Es beginnt, sobald es gestartet wird.
web-contest-host-starts = Schick den Link an alle, die teilnehmen sollen, und starte dann. Bist du allein, füllen Bots den Tisch.
web-contest-running = Runde { $number } von { $rounds } läuft. Die nächste beginnt von selbst, wenn alle Tische fertig sind.
web-contest-last = Die letzte Runde läuft.
web-contest-closed = Wer den Server betreibt, hat dieses Turnier geschlossen.
web-contest-won = Gewonnen: { $names }
web-contest-to-table = Zu deinem Tisch
web-contest-wait = Dein Tisch ist fertig. Die nächste Runde beginnt, wenn es die anderen auch sind.
web-contest-link = Link zu diesem Turnier
web-contest-standings = Stand
web-contest-entered = Wer teilnimmt
web-contest-halves = Punkte
web-contest-duplicate = Gleiche Karten
web-contest-opponents = Gegner
web-contest-tables-won = Siege
web-contest-how = Wer jemanden am eigenen Tisch schlägt, bekommt einen Punkt, bei Gleichstand einen halben. Gleiche werden getrennt: erst nach dem Anteil derer, die sie mit denselben Karten an anderen Tischen übertroffen haben, dann nach den Punkten ihrer Gegner, dann nach gewonnenen Tischen.
web-contest-out = ausgeschieden
web-contest-round = Runde { $number }
web-contest-playing = läuft noch
web-contest-table-of = Ansehen: { $names }
web-contest-stage = { $stage ->
    [open] noch nicht begonnen
    [running] Runde { $number } von { $rounds }
   *[over] vorbei
}
web-contest-to = Zum Turnier
web-contests-won = Gewonnene Turniere: { $count }

## Ligen

league-has-contest = Ein Turnier dieser Liga ist noch nicht vorbei.
league-is-full = Diese Liga ist voll: { $most } Personen sind dabei.
league-is-over = Diese Liga ist vorbei.
no-such-league = Diese Liga gibt es nicht.
not-in-the-league = Turniere einer Liga richtet aus, wer dabei ist.
too-many-leagues = Du bist in { $most } Ligen, die nicht vorbei sind. Verlass erst eine davon.

web-leagues = Ligen
web-leagues-why = Dieselben Freunde an vielen Abenden: Was jedes Turnier bringt, wird zusammengezählt.
web-league-found = Liga gründen
web-league-name = Name der Liga
web-league-unnamed = Eine Liga
web-league-line = { $members ->
    [one] 1 Person
   *[other] { $members } Personen
}, { $played ->
    [0] noch kein Turnier
    [one] 1 Turnier
   *[other] { $played } Turniere
}
web-league-next-waits = ein Turnier wartet
web-league-over = vorbei
web-league-place = Platz { $place }
web-league-of = Liga: { $name }
web-league-join = Der Liga beitreten
web-league-leave = Liga verlassen
web-league-end = Liga beenden
web-league-end-why = Dann kann niemand mehr beitreten, und es gibt keine Turniere mehr. Es bleibt, wie es steht.
web-league-next = Nächstes Turnier
web-league-waits = { $name }. { $count ->
    [0] Noch nimmt niemand teil.
    [one] Bisher nimmt 1 Person teil.
   *[other] Bisher nehmen { $count } Personen teil.
}
web-league-plays = { $name } läuft gerade.
web-league-again = Noch einmal: { $game }
web-league-otherwise = Ein anderes Spiel oder anders gespielt
web-league-first = Es gab noch kein Turnier. Richte das erste aus: Alle in der Liga können teilnehmen.
web-league-members = Wer dabei ist
web-league-contests = Bisherige Turniere
web-league-column = Turnier { $number }: { $name }
web-league-points = Punkte
web-league-how = Ein Turnier bringt 12 Punkte für den ersten Platz, dann 10, 8, 7, 6, 5, 4, 3, 2 und 1 für alle anderen, die gespielt haben. Gleiche werden getrennt: erst nach gewonnenen Turnieren, dann nach zweiten Plätzen und so weiter.
web-league-out = ausgetreten
web-league-link = Link zu dieser Liga
web-league-link-why = Wer ihn hat, kann beitreten.
