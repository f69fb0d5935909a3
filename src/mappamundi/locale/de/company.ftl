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
    [master] Meister
   *[grandmaster] Großmeister
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
    [60] nach 1 Minute ein Bot
    [300] nach 5 Minuten ein Bot
   *[other] nach { $seconds } Sekunden ein Bot
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
web-save-game = Dieses Spiel in einer Datei sichern
web-save-game-why = Die Datei enthält das ganze Spiel, auch was noch verdeckt ist. Auf einem anderen Gerät geöffnet („Ein Protokoll öffnen“), geht es dort weiter.
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

## Gastbots: Programme, die Leute mitbringen.
not-for-bots = Ein Gastbot darf zusehen, sich setzen, spielen und einmal grüßen, sonst nichts.
bots-not-admitted = An diesem Tisch sind keine Gastbots zugelassen.
bots-only-greet = Ein Gastbot sagt am Tisch nur einmal etwas, zur Begrüßung.
bot-token-unknown = Dieses Token öffnet nichts: Es wurde erneuert oder zurückgenommen, oder es ist nicht von diesem Server.
bot-unknown = Diesen Bot gibt es hier nicht.
bot-away = Dieser Bot ist gerade nicht da.
bot-other-games = Dieser Bot spielt dieses Spiel nicht.
bot-is-busy = Dieser Bot sitzt schon an { $most } Tischen.
too-many-guest-bots = Du hast schon { $most } Bots mitgebracht; lösche erst einen davon.
web-my-bots = Meine Bots
web-my-bots-why = Ein Programm von dir kann hier an Tischen sitzen. Sein Name sagt allen, dass es ein Bot ist, und von wem.
web-bot-name = Name
web-bot-about = Was er ist, in einem Satz
web-bot-link = Wo mehr darüber steht (https://…)
web-bot-games = Er spielt
web-bot-bring = Einen Bot mitbringen
web-bot-save = Speichern
web-bot-change = { $name } ändern
web-bot-token = Token von { $name }
web-bot-token-why = Du siehst es nur dieses eine Mal. Das Programm schickt es beim Verbinden mit; wer es hat, spielt als dieser Bot.
web-bot-renew = Neues Token
web-bot-revoke = Token zurücknehmen
web-bot-none-token = Kein Token: Er kommt nicht herein.
web-bot-delete = { $name } löschen
web-bot-delete-why = Der Bot, seine Wertungen und sein Token werden endgültig gelöscht, seine Plätze verlassen.
web-bot-deleted = Gelöscht.
web-bot-by = Bot von { $name }
web-guest-bots = Gastbots
web-guest-bots-why = Programme anderer Leute, die gerade da sind.
web-guest-bots-rated = Spielt ein Gastbot mit, ändern sich nur die Wertungen mit Bots, von allen am Tisch.
web-guest-bots-unrated = An einem gewerteten Tisch spielen Gastbots nur, wenn er für sie geöffnet wurde.
web-admits-bots = Auch Gastbots dürfen sich dazusetzen
web-bot-challenge = Eine Partie { $game } mit ihm spielen
web-mixed-rating = mit Bots
web-ask-bot = Fragen
