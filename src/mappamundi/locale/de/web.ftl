# Der Browser: alles rund um das Brett eines Spiels.

## Überall

web-close = Schließen
web-cancel = Abbrechen
web-keep = Behalten
web-copy = Kopieren
web-copied = Kopiert.
web-home = Zur Startseite
web-pages = Seiten
web-skip = Zum Inhalt springen
web-language = Sprache
web-atlas = Atlas
web-rules-of = Regeln: { $game }
web-rules = Regeln
web-game = Spiel
web-games = Spiele
web-name = Name
web-seats = Plätze
web-refused = Das war nicht möglich.
web-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-broken = Hier ist etwas schiefgegangen. Lade die Seite neu: Deine Spiele bleiben erhalten.
web-here-unstarted = In diesem Browser ließ sich kein Spiel starten. Lade die Seite neu oder versuche es mit einem anderen Browser.
web-here-instead = In diesem Browser ließ sich kein Spiel starten; du sitzt deshalb an einem Tisch des Servers.
web-offline = Keine Verbindung. Nichts geht verloren; wir kommen zurück …
web-lost = Hier ist nichts
web-lost-why = Vielleicht ist der Link falsch geschrieben, oder das Ziel gibt es nicht mehr.
web-somebody = jemand
# The reader at a table, within sentences about everybody; those that need another form select on it.
web-own-name = { $name ->
   *[any] Du
}

## Die Startseite

web-headline = Fünf Spiele auf dem Tuch der Welt
web-invitation = Setz dich gleich gegen Bots an den Tisch oder schick Freunden einen Link. Kein Konto, nichts zu installieren.
web-you-are = Du bist { $name }.
web-your-name = Dein Name
web-change-name = Ändern
web-play-now = Sofort spielen
web-play-now-game = Sofort spielen: { $game }
web-with-friends = Mit Freunden
web-with-friends-game = Mit Freunden: { $game }
web-seats-span = { $low }–{ $high } Personen
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch, den alle sehen, und sei der Anfang.
web-more-open-tables = { $count ->
    [one] Und ein weiterer, älterer offener Tisch.
   *[other] Und { $count } weitere, ältere offene Tische.
}
web-licences = Lizenzen der Schriften, Flaggen, Karten und Bibliotheken
web-nobody-yet = noch niemand
web-your-turn = Du bist dran
web-running = läuft
web-set-aside = beiseitegestellt
web-free-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}

## Ein neuer Tisch

web-new-table = { $game }: ein neuer Tisch
web-company = Mit wem?
web-company-friends = mit Freunden, über einen Link
# $level is one of novice, steady, strong, master, grandmaster.
web-company-bots = gegen Bots: { $level ->
    [novice] Anfänger
    [steady] solide Spieler
    [strong] starke Spieler
    [master] Meister
   *[grandmaster] Großmeister
}
web-pace = Tempo
web-pace-word = { $pace ->
    [relaxed] gemütlich, ohne Uhr
    [live] zügig, mit Uhr für jeden Zug
   *[daily] Fernspiel, ein Tag für jeden Zug
}
web-more-wishes = Weitere Einstellungen
web-public = Alle sehen den Tisch und können sich dazusetzen
web-rated = Das Ergebnis zählt für die Wertung
web-hints-allowed = Tipps sind erlaubt
web-open-table = Tisch eröffnen
web-start = Los geht’s

## Der Warteraum

web-who-plays = Wer spielt mit?
web-empty-seat = freier Platz
web-that-is-you = das bist du
web-kept-for-you = Platz für dich
web-is-asked = wurde gefragt
web-join = Mitspielen
web-not-now = Jetzt nicht
web-sit-here = Hier sitzen
web-seat-bot = Bot
web-clear-seat = { $name } wegschicken
web-bot-level = Wie stark die Bots sind
web-level = { $level ->
    [novice] Bot, Anfänger
    [steady] Bot, solide
    [strong] Bot, stark
    [master] Bot, Meister
   *[grandmaster] Bot, Großmeister
}
web-fill-with-bots = { $count ->
    [one] 1 Platz mit einem Bot besetzen
   *[other] { $count } Plätze mit Bots besetzen
}
web-still-free = { $count ->
    [one] Noch ist 1 Platz frei.
   *[other] Noch sind { $count } Plätze frei.
}
web-stand-up = Aufstehen
web-take-a-seat = Setz dich, um mitzuspielen, oder bleib und schau zu.
web-invite = Freunde einladen
web-invite-how = Wer diesen Link öffnet, kann sich dazusetzen. Mit dem Handy einfach den Code scannen.
web-link = Link zu diesem Tisch
web-qr = Der Link als Code zum Scannen

## Am Tisch

web-chairs = Wer am Tisch sitzt
web-progress = { $where } · { $end }
web-ends-points = höchste Punktzahl gewinnt
web-away = nicht da
web-bot-holds = nicht da, ein Bot spielt weiter
web-is-thinking = ist dran
web-watchers = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
web-place-points = Rang { $place } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-waiting-for = Am Zug: { $names }.
web-title-turn = ● Du bist dran: { $game }
web-you-watch = Du schaust zu.
web-time-left = Restzeit: { $time }
web-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
web-hours = { $count } Std.
web-take-back = Zurücknehmen
web-hint = Tipp
web-master-would = Die Wahl eines Meisters: { $what }.
web-hint-best = Davon verspricht sich ein Meister am meisten.
web-hint-only = Anderes ist nicht möglich.
web-hint-even = Anderes ist etwa ebenso gut.
web-hint-better = Am Ende etwa { $points } Punkte mehr als mit: { $other }.
web-lost-race = Zu spät. Schneller war: { $name }
web-tools = Werkzeuge
web-sound = Ton
web-notify = Melde mir, wenn ich dran bin
web-notify-on = Du wirst gerufen, wenn du dran bist.
web-notify-off = Du wirst nicht mehr gerufen.
web-notify-refused = Dein Browser erlaubt es nicht: Siehe seine Einstellungen für diese Seite.
web-leave = Tisch verlassen
web-leave-why = Ein Bot spielt für dich weiter. Solange das Spiel läuft, kannst du an deinen Platz zurück.
web-bot-plays = Ein Bot spielt für dich.
web-sit-again = Wieder hinsetzen
web-beside = Neben dem Tisch
web-story = Verlauf
web-story-cut = Früheres fehlt hier; nach dem Spiel zeigt es die Wiederholung.
web-chat = Chat
web-story-and-chat = Verlauf und Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-only-seated = Wer am Tisch sitzt, kann hier mitreden.
web-say = Etwas sagen
web-send = Senden
web-reactions = Zurufe
web-reaction = { $reaction ->
    [bravo] Bravo!
    [ouch] Autsch!
    [hm] Hm …
    [laugh] Haha!
    [hurry] Ticktack …
   *[thanks] Danke!
}
web-table-gone = Diesen Tisch gibt es nicht mehr
web-stranded-title = Diese Seiten kennen die Regeln dieser Partie nicht
web-stranded = Die Partie bleibt auf diesem Gerät, wie sie ist. Seiten, die ihre Regeln kennen, spielen sie weiter; bis dahin kannst du das Protokoll sichern.
web-table-set-aside = Dieser Tisch wurde beiseitegestellt
web-bot-stuck-title = Ein Bot kommt nicht weiter
web-bot-stuck = Sein Zug ist mehrmals hintereinander gescheitert, deshalb versucht er es nicht mehr. Die Partie bleibt, wie sie ist; lade die Seite neu, dann versucht er es noch einmal.
web-bot-stuck-novice = Einen Anfänger auf seinen Platz setzen

## Tasten

web-shortcuts = Tastenkürzel
web-key-main = ausführen: den Hauptknopf drücken
web-key-skip = überspringen, was gerade vorgeführt wird
web-key-take-back = zurücknehmen, was du gewählt hast
web-key-hint = um einen Tipp bitten
web-key-explain = erklären, was eine Karte oder Zahl bedeutet
web-key-rules = die Regeln lesen
web-key-chat = etwas sagen
web-key-story = den Verlauf des Spiels lesen
web-key-sound = den Ton ein- oder ausschalten
web-key-shortcuts = diese Liste zeigen

## Was vorgeführt wird

web-skip-scene = Überspringen
web-scene = { $kind ->
    [reveal] Die Karten werden aufgedeckt.
    [trick] Wer bekommt den Stich?
    [count] Die Symbole werden gezählt.
    [turn] Die Reihe wird umgedreht.
    [roll] Die Würfel rollen.
    [ends] Was die Runde gebracht hat.
    [deal] Die Karten werden ausgeteilt.
   *[other] Schau, was geschieht.
  }
web-tally = Runde { $round } ist vorbei
web-tally-close = Weiter
web-missed = Inzwischen
web-tempo = Wie schnell etwas vorgeführt wird
web-tempo-word = { $tempo ->
    [slow] langsam
   *[normal] normal
    [quick] schnell
    [none] gar nicht
  }

## Das Ende eines Spiels

web-result = Ergebnis
web-you-won = Du hast gewonnen!
web-rematch = Noch einmal
web-to-rematch = Zum nächsten Spiel
web-rematch-asked = { $name } möchte noch einmal spielen.
web-replay = Noch einmal ansehen
web-keep-log = Protokoll herunterladen
web-other-game = Ein anderes Spiel
web-fairness = Ging alles mit rechten Dingen zu?
web-fairness-why = Vor der ersten Ziehung zeigte dieser Tisch den Hash eines Geheimnisses, das jede Ziehung festlegt. Jetzt liegt das Geheimnis offen, und dein Browser kann prüfen, dass unterwegs nichts geändert wurde.
web-fairness-check = Jede Ziehung prüfen

## Wiederholung

web-replay-of = { $game }: Wiederholung
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-step = Schritt
web-eyes = Gesehen von
web-eyes-all = wer gerade handelt, mit offenen Karten
web-eyes-spectator = jemandem, der zuschaut

## Menschen

web-about-me = Über dich
web-my-record = Meine Spiele und Wertungen
web-my-record-alone = Meine Spiele
web-record-alone = Das alles wurde in diesem Browser gespielt und liegt nur hier.
web-record-away = Der Server ist nicht zu erreichen: Das sind die Spiele dieses Geräts. Die anderen sind wieder da, sobald er es ist.
web-my-colour = Meine Farbe
web-colour = { $colour ->
    [red] Rot
    [orange] Orange
    [amber] Bernstein
    [lime] Limette
    [green] Grün
    [teal] Petrol
    [sky] Himmelblau
    [blue] Blau
    [indigo] Indigo
    [violet] Violett
    [pink] Pink
   *[brown] Braun
}
web-find-again = Wiedergefunden werden
web-find-again-why = Bisher kennt dich nur dieser Browser. Ein Passkey oder ein geheimer Link bringt dich auf jedem Gerät zu deinen Tischen zurück.
web-is-kept = Du findest auf jedem Gerät zu deinen Tischen zurück.
web-make-passkey = Passkey anlegen
web-use-passkey = Ich habe einen Passkey
web-make-link = Geheimen Link erzeugen
web-link-why = Wer diesen Link öffnet, wird zu dir. Hüte ihn wie einen Schlüssel; ein neuer ersetzt ihn.
web-recovery-link = Geheimer Link
web-kept = Dein Passkey ist angelegt.
web-passkey-none = Es kam kein Passkey.
web-recover = Willkommen zurück
web-recover-why = Dieser Link macht diesen Browser zu deinem: dein Name, deine Tische, deine Wertungen.
web-recover-yes = Ja, das bin ich
web-my-data = Meine Daten
web-my-data-what = Dein Name, deine Farbe, deine Spiele, was du dort gesagt hast, wer für dich befreundet, stumm oder blockiert ist und in welchen Browsern du gerufen werden willst. Mehr wird nicht aufbewahrt.
web-export = Alles herunterladen
web-forget = Alles löschen
web-forget-why = Dein Name, deine Worte und deine Wertungen werden endgültig gelöscht, deine Plätze verlassen. Das lässt sich nicht rückgängig machen.
web-forget-alone-why = Dein Name, deine Einstellungen und alle Spiele in diesem Browser werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.
web-since = hier seit { $date }
web-played = gespielt
web-won = gewonnen
web-rating = Wertung
web-recent = Letzte Spiele
web-nothing-finished = Noch kein Spiel beendet.
web-nobody-there = Hier ist niemand

## Der Atlas

web-search = Land oder Hauptstadt
web-continent = Kontinent
web-all-continents = Alle Kontinente
web-found = { $count ->
    [one] 1 Land
   *[other] { $count } Länder
}
web-map = Weltkarte
web-map-of = Weltkarte, { $country } hervorgehoben
web-decks = Spiele zum Ausdrucken
web-decks-what = Jedes Spiel als PDF zum Drucken und Ausschneiden, in deiner Sprache.
web-decks-alone = Auf diesen Seiten gibt es keine. Wer Mappamundi installiert hat, macht sie mit „mappamundi print“.
web-decks-away = Sie kommen vom Server, und der ist gerade nicht zu erreichen.

## Spielend lernen

web-learn = Spielend lernen
web-learn-game = Spielend lernen: { $game }
web-learn-why = So lernst du ein Spiel am schnellsten: in einer kurzen Partie, die dir alles im richtigen Moment erklärt.
web-learn-teacher = Spielbegleitung
web-learn-understood = Verstanden
web-learn-show = Zeig mir einen guten Zug
web-learn-stop = Lektion beenden
web-learn-on = Spiel einfach weiter. Ich melde mich, wenn etwas Neues kommt.
web-learn-end = Jetzt kennst du das Spiel! Das nächste Mal gilt’s.
web-learn-play-on = Weiterspielen
web-learn-real = Ein richtiges Spiel
web-learn-progress = { $seen } von { $count } Dingen gelernt
web-key-understood = eine Erklärung als verstanden abhaken

## Jemand am Tisch, und wie man meldet

web-about = Über { $name }
web-profile = Spiele und Wertungen
web-report = Diese Person melden
web-report-reason = { $reason ->
    [words] Verletzende Worte
    [name] Ein anstößiger Name
    [cheating] Betrug
    [leaving] Weglaufen oder Hinhalten
   *[other] Etwas anderes
}
web-report-text = Was ist geschehen? (freiwillig)
web-report-read = Das liest nur, wer diesen Server betreibt, zusammen mit dem, was an diesem Tisch gesagt wurde.
web-report-send = Meldung abschicken
web-reported = Danke. Deine Meldung ist abgeschickt.

## Passkeys und Abmelden

web-passkey = Passkey
web-passkeys = Meine Passkeys
web-passkey-made = angelegt am { $date }
web-passkey-used = zuletzt benutzt am { $date }
web-passkey-remove = { $name } entfernen
web-passkey-remove-why = Dieser Passkey bringt dich dann nicht mehr zurück. Lösche ihn auch auf deinem Gerät.
web-remove = Entfernen
web-forget-link = Geheimen Link zurücknehmen
web-link-forgotten = Der geheime Link ist jetzt wertlos.
web-sign-out = Abmelden
web-sign-out-what = Dieser Browser wird jemand Neues; oder jeder, der dich kennt.
web-sign-out-device = Auch die Spiele dieses Geräts löschen. Bleiben sie, findet sie hier, wer als Nächstes in diesem Browser spielt.
web-sign-out-here = Hier abmelden
web-sign-out-everywhere = Überall abmelden
web-sign-out-stays = { $count ->
    [0] Dein geheimer Link bringt dich weiterhin zurück.
    [one] { $link ->
        [yes] Dein Passkey und dein geheimer Link bringen dich weiterhin zurück.
       *[no] Dein Passkey bringt dich weiterhin zurück.
    }
   *[other] { $link ->
        [yes] Deine { $count } Passkeys und dein geheimer Link bringen dich weiterhin zurück.
       *[no] Deine { $count } Passkeys bringen dich weiterhin zurück.
    }
}
web-sign-out-lost = Du hast weder einen Passkey noch einen geheimen Link: Nichts bringt dich zurück.

## Den Server betreiben

web-admin = Diesen Server betreiben
web-admin-token = Kennwort
web-admin-enter = Eintreten
web-admin-leave = Verlassen
web-admin-lasting = Stummschalten und Aussperren gilt
web-admin-hours = { $hours ->
    [0] auf Dauer
    [1] eine Stunde
    [24] einen Tag
    [168] eine Woche
   *[720] dreißig Tage
}
web-admin-closed = Erledigtes zeigen
web-admin-reports = Meldungen
web-admin-no-reports = Es gibt nichts.
web-admin-report = Meldung über { $name }
web-admin-told-by = gemeldet von { $name }, { $when }
web-admin-table = der Tisch
web-admin-said = Was dort gesagt wurde
web-admin-mute = Stummschalten
web-admin-ban = Aussperren
web-admin-ban-address = Mit Adresse aussperren
web-admin-close-table = Tisch schließen
web-admin-done = Erledigt
web-admin-measures = Was gilt
web-admin-no-measures = Alle dürfen reden und hereinkommen.
web-admin-kind = { $kind ->
    [mute] Stumm
   *[ban] Ausgesperrt
}
web-admin-person = eine Person
web-admin-until = bis { $when }
web-admin-lift = Aufheben
web-admin-address = Eine Adresse aussperren
web-admin-table-link = Einen Tisch schließen, über seinen Link

# The star beside the points of whoever is ahead, or has won.
web-first = Vorn

## Karten und Zahlen, die sich erklären

web-why = warum?
web-why-points = Woher die Punkte kommen
# $name is whose points they are.
web-why-points-of = Woher die Punkte kommen: { $name }

## Ohne Server

web-together = Mit anderen
web-away-tables = Du bist offline. Partien gegen Bots, Lektionen, Regeln und der Atlas gehen wie immer; Tische mit anderen kommen mit dem Netz zurück.
web-away-page = Das braucht den Server
web-away-page-why = Er ist gerade nicht zu erreichen. Nichts geht verloren; gegen Bots kannst du inzwischen spielen.
web-try-again = Noch einmal versuchen
web-away-me = Was der Server von dir weiß (Freunde, Passkeys, Ergebnisse), ist wieder da, sobald er zu erreichen ist.
web-alone = Das braucht einen Server
web-needs-server = Hinter diesen Seiten steht kein Server. Partien gegen Bots, Lektionen, Regeln und der Atlas sind alle hier; für Tische mit anderen muss jemand einen betreiben.
web-alone-invitation = Setz dich gleich hin und spiel gegen Bots. Kein Konto, nichts zu installieren, und nichts verlässt dieses Gerät.
web-alone-me = Dein Name, deine Einstellungen und deine Partien liegen in diesem Browser und nirgends sonst.
web-set-up = Optionen wählen
web-set-up-game = Optionen wählen: { $game }
web-newer = Eine neue Version ist da.
web-newer-take = Neu laden
