### Der Weg hinein und die Gesellschaft am Tisch.

## Sofort spielen: gegen wie viele, wie starke

web-opponents = Gegner
web-opponents-count = { $count ->
    [one] 1 Gegner
   *[other] { $count } Gegner
}
web-strength = Spielstärke
web-strength-word = { $level ->
    [novice] Anfänger
    [steady] solide
    [strong] stark
   *[master] Meister
}
web-in-real-time = in Echtzeit
web-print-deck = Drucken
web-print-deck-game = Drucken: die Karten von { $game } (PDF)

## Unfertige Partien gegen Bots

web-go-on = Weiterspielen
web-go-on-game = Weiterspielen: { $game }
web-new-game = Neue Partie
web-new-game-game = Neue Partie: { $game }
web-put-away = Weglegen
web-put-away-game = Unfertige Partie weglegen: { $game }
web-was-put-away = Deine unfertige Partie wurde weggelegt.
web-undo = Rückgängig
web-take-out = Wieder hervorholen
table-is-discarded = Diese Partie wurde weggelegt. Einen Tag lang kann sie wieder hervorholen, wer sie gespielt hat.
table-is-not-running = Weglegen lässt sich nur eine laufende Partie.
others-play-here = Hier spielen auch andere mit.

## Eine Einladung

web-invited-to = { $name } lädt dich zu einer Partie ein
web-invitation-empty = Du bist zu einer Partie eingeladen
web-already-there = Schon da: { $names }
web-what-name = Wie sollen die anderen dich nennen?
web-name-idea = Nenn mich { $name }
web-sit-down = Platz nehmen
web-table-full = Alle Plätze sind besetzt
web-table-full-why = Du kannst bleiben und zusehen, sobald es losgeht, oder woanders spielen.

## Jemand ist nicht da

seat-nudged = { $seat ->
    [Du] Jemand hat dich erinnert
   *[other] { $seat } wurde erinnert
}, dass der Tisch wartet.
nudged-already = Die Erinnerung ist gerade erst hinausgegangen.
nobody-waits-for = Auf diesen Platz wartet niemand.
person-is-here = Die Person sitzt am Tisch.
seat-is-waited-for = An diesem Tisch wird auf alle gewartet.
not-away-for-long = So lange ist sie noch nicht weg: noch { $seconds } s.
web-is-away = { $name } ist nicht da.
web-nudge = Erinnern
web-hold-seat = Einen Bot weiterspielen lassen
web-hold-in = In { $seconds } s kann ein Bot weiterspielen
web-patience = Wenn jemand nicht da ist
web-patience-word = { $seconds ->
    [0] immer warten
    [60] nach 1 Minute kann ein Bot weiterspielen
    [300] nach 5 Minuten kann ein Bot weiterspielen
   *[other] nach { $seconds } Sekunden kann ein Bot weiterspielen
}

## Hier ist nichts, und wie es weitergeht

web-what-next = Was du jetzt tun kannst
web-next-play = { $game } sofort spielen
web-next-tables = Zu den Spielen und offenen Tischen
web-replay-gone = Hier gibt es nichts anzusehen
web-replay-gone-why = Vielleicht wurde diese Partie weggelegt oder nie begonnen, oder der Link ist nicht vollständig.

## Schnelle Runde

web-with-anyone = Mit irgendwem
web-with-anyone-game = Jetzt mit irgendwem: { $game }
web-gathers = { $seconds ->
    [0] Es geht los.
    [one] In 1 Sekunde geht es los; auf freie Plätze setzen sich Bots.
   *[other] In { $seconds } Sekunden geht es los; auf freie Plätze setzen sich Bots.
}
web-begins-soon = beginnt bald

## Freunde und andere

not-met = Fragen kannst du die, mit denen du an einem Tisch gesessen hast.
not-friends = Einladen kannst du Freunde; ihr seid noch keine.
too-many-bonds = Du hast schon { $most } Freunde und andere.
web-friends = Freunde
web-friends-none = Noch keine Freunde. Nach einer Partie kannst du jemanden fragen oder einen Link schicken.
web-friend-here = da
web-friend-link = Freundschaftslink erstellen
web-friend-link-why = Wer diesen Link öffnet und zustimmt, ist mit dir befreundet.
web-friend-link-label = Freundschaftslink
web-friend-add = Freundschaft anbieten
web-friend-accept = Annehmen
web-friend-decline = Nein, danke
web-friend-end = Freundschaft beenden
web-friend-asks = { $name } möchte mit dir befreundet sein.
web-friend-asked = Du hast { $name } gefragt.
web-friend-page = Befreundet?
web-friend-page-why = Freunde sehen, ob der andere da ist, und können einander an einen Tisch einladen.
web-friend-made = Du bist jetzt mit { $name } befreundet.
web-mute = Worte nicht zeigen
web-unmute = Worte wieder zeigen
web-block = Blockieren
web-unblock = Nicht mehr blockieren
web-block-why = Du siehst keine Worte mehr von dieser Person, schnelle Runden halten euch auseinander, und sie erfährt nichts davon.
web-not-heard = Stumm und blockiert
web-invite-friend = { $name } einladen
web-friend-invited = Eingeladen.
web-friend-invites = { $name } lädt dich ein: { $game }

## Wie jemandes Partien liefen

web-plot-of = { $game }: wie die Partien liefen
web-plot-places = Plätze
web-plot-points = Punkte, Partie für Partie
web-plot-points-range = von { $low } bis { $high }
web-plot-levels = Gewonnen, nach Gegnern
web-plot-people = nur Menschen
web-favourites = Lieblingskarten
web-favourite = { $card }: { $count ->
    [one] einmal
   *[other] { $count }-mal
} gespielt, { $won ->
    [0] kein Spiel damit gewonnen
    [one] ein Spiel damit gewonnen
   *[other] { $won } Spiele damit gewonnen
}
web-favourite-times = { $count }× · { $won } gewonnen
web-best-deals = Beste Blätter
web-deal-more = und { $count } weitere

# A game that goes on with friends
web-bring = Mit Freunden weiterspielen
web-bring-why = Dieses Spiel liegt nur auf deinem Gerät. Nimmst du es mit zum Server, geht es dort weiter mit allen, die deinen Link öffnen: Freunde können die Plätze von Bots übernehmen. Von da an zieht der Server, und niemand wird gewertet.
web-brought-by-you = Du hast dieses Spiel auf deinem Gerät begonnen; das erfahren auch deine Freunde. Sie können die Plätze von Bots übernehmen. Von hier an zieht der Server.
web-brought = { $name } hat dieses Spiel auf dem eigenen Gerät begonnen, wo man alle Karten bis hierher nachsehen konnte. Von hier an zieht der Server, und niemand weiß, was kommt. Es wird nicht gewertet.
web-fairness-brought = { $draws ->
    [one] Die erste Ziehung wurde
   *[other] Die ersten { $draws } Ziehungen wurden
} dort gemacht, wo das Spiel begann, aus einem eigenen Geheimnis; alle späteren vom Server.

# Games of this device
web-played-here = { $count ->
    [one] Eines dieser Spiele wurde
   *[other] { $count } dieser Spiele wurden
} gegen Bots nur auf diesem Gerät gespielt. Das siehst hier nur du, und für die Wertung zählt es nicht.
web-recent-here = Auf diesem Gerät
web-export-device = Die Spiele dieses Geräts herunterladen
web-my-data-device = Spiele gegen Bots, die in diesem Browser laufen, liegen hier und sonst nirgends; sie werden zusammen mit allem anderen gelöscht.
