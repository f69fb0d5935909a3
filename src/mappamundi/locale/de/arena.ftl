# Wettkämpfe zwischen Bots, Spiele in Zahlen und Ratschläge.

## Was nicht geht

bots-for-pairs = Für jeden Bot gegen jeden Bot sind mindestens zwei Bots zu nennen, jeder einmal.
games-or-deals = Entweder --games oder --deals, nicht beides.
other-series = In der Datei { $path } steht eine andere Serie; nimm eine andere Datei oder lege diese beiseite.
series-broken = Zeile { $number } von { $path } gehört zu keiner Serie.
no-plots = Für Bilder fehlt das Extra „plots“: pip install "mappamundi[plots]"

## Tabellen der Arena

arena-rating = Wertung
# Millisekunden, die eine Entscheidung braucht.
arena-mean = ms je Zug
arena-most = 99 % unter
arena-limit = Grenze
arena-pair = im Vergleich
arena-gap = Abstand in Siegen
arena-points-gap = Abstand in Punkten
arena-p = p
arena-closing = { $deals ->
    [one] 1 Austeilung
   *[other] { $deals } Austeilungen
}, von allen Plätzen aus gespielt; { $seconds } Sekunden
arena-overrun = { $bot } hat für { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
} länger gebraucht als die erlaubten { $limit } ms, bis zu { $longest } ms.

## Ein Spiel in Zahlen

metrics-title = { $game } in Zahlen, { $seats } Plätze
metrics-against-itself = jeder Bot gegen sich selbst
metrics-games = Spiele
metrics-decisions = Entscheidungen
metrics-rounds = Runden
metrics-branching = Möglichkeiten je Entscheidung
metrics-widest = höchstens zugleich
metrics-forced = Entscheidungen ohne Wahl
metrics-lead-changes = Führungswechsel
metrics-settled = Sieger führt endgültig nach
metrics-chair = Siege nach Plätzen
metrics-seat = Platz { $seat }
metrics-event = Ereignisse je Spiel (in so vielen Spielen)
metrics-plotted = Gezeichnet: { $files }

## Bilder

plot-length = Wie lang ist es?
plot-length-axis = Entscheidungen in einem Spiel
plot-length-share = Anteil der Spiele
plot-breadth = Wie viel gibt es zu wählen?
plot-breadth-axis = Möglichkeiten je Entscheidung
plot-ahead = Wann ist es entschieden?
plot-ahead-axis = Spiele, die der Führende gewinnt
plot-progress = gespielter Teil des Spiels
plot-chairs = Kommt es auf den Platz an?
plot-chairs-axis = Anteil der Siege
plot-ladder = Wie weit reicht das Können?
plot-ladder-axis = Wertung
plot-events = Was geschieht?
plot-events-axis = Häufigkeit in einem Spiel

## Ratschläge

hint-title = { $name }, nach Zeile { $line }: was { $bot } täte
hint-move = Zug
hint-chance = gewählt
hint-points = Punkte
hint-worth = Wert
hint-visits = Besuche
hint-why = Mit { $move } sind am Ende { $points } Punkte zu erwarten, mit { $other }, dem nächstbesten, { $less }.
hint-why-worth = { $move } ist { $worth } wert, { $other }, der nächstbeste Zug, { $less }.
hint-even = { $other } ist genauso gut wie { $move }.
hint-only = Es gibt nur einen möglichen Zug: { $move }.
hint-untried = Von { $count } möglichen Zügen wurde nur { $move } abgewogen; mit mehr Zeit lässt sich mehr sagen.
hint-thought = { $simulations ->
    [one] 1 Spiel
   *[other] { $simulations } Spiele
} in { $seconds } Sekunden durchgespielt
hint-weighed = in { $seconds } Sekunden abgewogen
hint-over = Nach Zeile { $line } ist das Spiel vorbei, da ist nichts mehr zu raten.
hint-nature = Nach Zeile { $line } ist der Zufall am Zug, da ist nichts zu raten.
hint-not-waiting = Nach Zeile { $line } hat Platz { $seat } nichts zu entscheiden; es warten: { $waiting }.
hint-no-thought = { $bot } kann nicht sagen, was er denkt; diese können es: { $offered }.

## Networks

no-network = Für { $game } gibt es noch kein Netz; `mappamundi train` macht eines.
train-no-extra = Dafür braucht es das Extra „{ $extra }“: pip install "mappamundi[{ $extra }]"
ray-away = Unter { $address } ist kein Ray-Cluster erreichbar, oder dort läuft eine andere Version von Ray oder Python.
train-width = Eine Schicht hat 1 bis { $most } Zellen.
train-resumed = Weiter nach { $made } Entscheidungen.
train-moment = { $part } fertig: { $made } Entscheidungen; gewinnt { $share } gegen Bots, die irgendetwas spielen
train-rival = der erste Platz gegen { $bot } auf allen anderen: gewinnt { $share }
train-going = { $part } fertig: { $made } Entscheidungen
train-rounded = Auf Bytes gerundet gewinnt es auf dem ersten Platz { $after } gegen { $bot }, vorher { $before }, in denselben Spielen.
train-exploited = Was gegen { $bot } gelernt wurde, gewinnt auf einem Platz { $share } ± { $reach } von { $games } Spielen gegen ihn auf allen anderen; { $par } wären ausgeglichen. Wer länger lernt, findet vielleicht mehr.
train-other-plan = { $path } gehört zu einem anderen Lehrgang; dort ist anders: { $what }.
train-unreadable = { $path } ist keine Datei eines solchen Lehrgangs.
train-other-network = Das Netz in { $path } passt nicht zu { $game }.
train-networked = Wo viele Spiele zugleich laufen, müsste { $bot } ohne sein Netz auskommen; es gibt { $offered }.
train-beside = Spiele mit anderen Einstellungen schreibt man TEIL:NAME=WERT, etwa 0.2:NAME=WERT, nicht „{ $text }“.
train-plot-made = Entscheidungen
train-plot-won = Gewonnene Spiele in Prozent
