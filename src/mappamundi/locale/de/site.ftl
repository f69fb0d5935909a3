# Alles, was rund um die Spiele gesagt wird und nicht in einem von ihnen.

## Listen und Namen

list-none = nichts
list-more = { $start }, { $next }
list-end = { $start } und { $last }
default-name = Gast
dummy = Dummy { $number }

## Was nicht geht

unknown-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $offered }.
unknown-language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $offered }.
unknown-option = { $game } hat keine Einstellung „{ $option }“; es gibt { $offered }.
unknown-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $offered }.
bot-does-not-load = Der Bot „{ $bot }“ lässt sich nicht laden: { $reason }.
bot-no-program = Ein Programm „{ $program }“ gibt es nicht, darum kann der Bot „{ $bot }“ nicht spielen.
bot-failed = Der Bot „{ $bot }“ hat versagt: { $reason }. Das Spiel ist aufgehoben.
compiling-no-extra = Übersetzte Regeln brauchen das Extra „{ $extra }“: pip install "mappamundi[{ $extra }]"
wasm-making = Das WebAssembly-Modul von { $game } entsteht …
wasm-written = In { $path } liegen das Modul ({ $size } KB), sein Aufbau, seine Typen und ein README.
wasm-failed = Das WebAssembly-Modul ließ sich nicht erzeugen: { $reason }
bad-option = Die Einstellung { $option } kann nicht „{ $value }“ sein; möglich ist { $offered }.
option-form = Eine Einstellung schreibt man NAME=WERT, nicht „{ $text }“.
bad-seats = { $game } ist für { $low } bis { $high } Plätze, nicht für { $seats }.
too-many-bots = { $bots ->
    [one] 1 Bot ist
   *[other] { $bots } Bots sind
} zu viel für { $room ->
    [one] 1 freien Platz
   *[other] { $room } freie Plätze
}.
bots-for-seats = { $bots ->
    [one] 1 Bot füllt
   *[other] { $bots } Bots füllen
} nicht genau { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}.
bad-games = Mindestens ein Spiel muss gespielt werden, nicht { $games }.
bad-jobs = Mindestens ein Prozess muss arbeiten, nicht { $jobs }.
bad-notation = „{ $text }“ verstehe ich nicht als Zug.
ambiguous-move = „{ $text }“ kann mehrere Züge meinen: { $offered }.
too-many-moves = Nach „{ $action }“ gibt es nichts mehr zu wählen, darum wurde nichts davon ausgeführt.
illegal-action = „{ $action }“ ist jetzt nicht erlaubt.
not-your-turn = Platz { $seat } ist nicht am Zug.
game-is-over = Das Spiel ist zu Ende.
nothing-to-take-back = Es gibt nichts zurückzunehmen.
no-such-seat = Einen Platz { $seat } gibt es nicht; sie zählen von 0 bis { $high }.
no-such-action = Eine Zeile { $number } gibt es nicht; das Protokoll hat { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
}.
write-or-check = Entweder --write oder --check, nicht beides.

## Dateien

cannot-write = Die Datei { $path } lässt sich nicht schreiben ({ $reason }).
log-unreadable = Die Datei { $path } lässt sich nicht lesen ({ $reason }).
log-broken = Diese Datei ist kein Spielprotokoll ({ $reason }).
log-format = Dieses Protokoll hat das Format { $theirs }, dieses Mappamundi liest Format { $ours }.
log-unknown-game = Dieses Protokoll gehört zu einem Spiel „{ $game }“, das es hier nicht gibt.
log-version = Dieses Protokoll wurde nach Fassung { $theirs } der Regeln von { $game } gespielt; hier gilt Fassung { $ours }.
log-line = Im Protokoll steht eine Zeile ohne Sinn: „{ $line }“.
log-illegal = Zeile { $number } des Protokolls, „{ $line }“, ist dort nicht möglich.
log-unsealed = Dieses Protokoll enthält kein Geheimnis, mit dem sich die Ziehungen prüfen ließen; es wird am Ende eines Spiels offengelegt.
log-commitment = Das Geheimnis in diesem Protokoll ist nicht das zugesagte.
log-draw = Die Ziehung in Zeile { $number } stammt nicht aus dem Geheimnis.
keepsake-broken = Die Datei { $path } gehört nicht zu diesem Spiel, es kann also nicht mit den zugesagten Ziehungen weitergehen.

## Die Befehlszeile

usage-unknown-option = Die Option { $option } gibt es hier nicht; --help zeigt, welche es gibt.
usage-unknown-command = Den Befehl „{ $word }“ gibt es nicht; --help zeigt, welche es gibt.
usage-too-much = „{ $word }“ ist ein Wort zu viel; --help zeigt, was erwartet wird.
usage-missing = { $name } fehlt; --help zeigt, was erwartet wird.
usage-repeated = { $name } wurde mehrmals angegeben.
usage-bad-value = { $name } kann nicht „{ $value }“ sein.
usage-wrong = Diesen Befehl verstehe ich nicht; --help zeigt, was erwartet wird.

## Am Tisch

welcome = { $game }: { $names }.
commitment = Alle Ziehungen stehen fest durch ein Geheimnis mit diesem Hash:
check-draws = Jeder kann prüfen, dass die Ziehungen von Anfang an feststanden:
left = Das Spiel ist aufgehoben. So geht es weiter:
how-to-type = Tippe eine Karte oder die Nummer darüber; mehrere auf einmal, wenn mehrere verlangt sind.
took-back = { $seat ->
    [Du] Du nimmst deine Auswahl
   *[other] { $seat } nimmt die Auswahl
} zurück.
winners = { $count ->
    [one] Sieger: { $names }.
   *[other] Gemeinsame Sieger: { $names }.
}
no-winner = Niemand am Tisch hat gewonnen.
round-of = Runde { $round } von { $rounds }
round-to = Runde { $round }, Ende über { $target ->
    [one] 1 Punkt
   *[other] { $target } Punkten
}
trick-number = { $trick }. Stich
table-trick = Stich
table-shown = gelegt
table-showing = oben
table-total = gesamt
table-held = Hand
score-place = Rang
score-points = Punkte
command-rules = regeln
command-hint = tipp
command-log = verlauf
command-score = stand
command-moves = züge
command-back = zurück
command-quit = ende
page-more = Enter: weiter, q: zurück
page-last = Enter: zurück an den Tisch

## Die Spiele zur Auswahl

menu-title = Welches Spiel soll es sein?
menu-ask = Nummer oder Name eines Spiels, oder ende.
menu-unknown = „{ $text }“ steht nicht auf dieser Liste.
menu-unfinished = { $count ->
    [one] Ein Spiel ist noch offen: mappamundi games
   *[other] { $count } Spiele sind noch offen: mappamundi games
}
seats-span = { $low } bis { $high } Plätze
option-usual = üblich: { $value }
moves-made = { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
}
bots-preparing = Die Bots machen sich bereit …
nothing-unfinished = Kein Spiel ist offen.
how-to-resume = So geht es weiter: mappamundi play --resume { $name }

## Die Arena

arena-playing = Es wird gespielt
arena-title = { $game }, { $seats } Plätze, { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
percent = { $number } %
arena-bot = Bot
arena-share = Siege
arena-interval = 95-%-Intervall
arena-points = Punkte
arena-place = Rang
arena-failure = { $bot } konnte { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
} nicht treffen, dort hat der Zufall entschieden: { $error }

## Prüfungen

verified = Alles wie zugesagt: { $draws ->
    [one] 1 Ziehung stammt
   *[other] { $draws } Ziehungen stammen
} aus dem zugesagten Geheimnis.
golden-written = Geänderte Musterpartien in { $folder }: { $count }.
golden-stale = Diese Musterpartien stimmen nicht mehr: { $files }.
golden-no-folder = Es gibt keinen Ordner { $folder }: Musterpartien liegen im Repository oder dort, wo --folder hinzeigt.
golden-same = Die Musterpartien in { $folder } sind unverändert.
edition-kept = Version { $version } der Regeln von { $game } ist in { $path } aufbewahrt.

## In Echtzeit

live-rolling = Die Würfel rollen …
live-early = Zu früh: Noch ist nichts frei.
live-go = Jetzt! Eine Nummer oder ein Kürzel greift sofort zu.
live-wait = Geschafft. Die anderen überlegen noch.
live-late = Zu spät: { $name } war schneller.
live-time-up = Die Zeit ist um: Es wurde für dich gewählt.
live-next = Mit Enter geht es weiter, mit „{ $word }“ hörst du auf.
