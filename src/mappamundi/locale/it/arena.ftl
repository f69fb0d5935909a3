# Sfide tra bot, giochi in cifre e consigli.

## Ciò che non si può fare

bots-for-pairs = Per far sfidare ogni bot con ogni altro, indicane almeno due, ciascuno una volta.
games-or-deals = O --games o --deals, non entrambi.
other-series = Il file { $path } contiene un’altra serie; scegli un altro file o sposta quello.
series-broken = La riga { $number } di { $path } non appartiene a una serie.
no-plots = Per i grafici serve l’extra «plots»: pip install "mappamundi[plots]"

## Tabelle dell’arena

arena-rating = rating
# Millisecondi che richiede una decisione.
arena-mean = ms per mossa
arena-most = 99 % entro
arena-limit = limite
arena-pair = a confronto
arena-gap = scarto in vittorie
arena-points-gap = scarto in punti
arena-p = p
arena-closing = { $deals ->
    [one] 1 distribuzione giocata
   *[other] { $deals } distribuzioni giocate
} da tutti i posti; { $seconds } secondi
arena-overrun = { $bot } ha superato i suoi { $limit } ms in { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
}, fino a { $longest } ms.

## Un gioco in cifre

metrics-title = { $game } in cifre, { $seats } posti
metrics-against-itself = ogni bot contro sé stesso
metrics-games = partite
metrics-decisions = decisioni
metrics-rounds = manche
metrics-branching = scelte per decisione
metrics-widest = massimo di scelte insieme
metrics-forced = decisioni senza scelta
metrics-lead-changes = cambi in testa
metrics-settled = chi vince è in testa per sempre dopo
metrics-chair = vittorie per posto
metrics-seat = posto { $seat }
metrics-event = eventi per partita (in quante partite)
metrics-plotted = Grafici: { $files }

## Grafici

plot-length = Quanto dura?
plot-length-axis = decisioni in una partita
plot-length-share = quota delle partite
plot-breadth = Quanto c’è da scegliere?
plot-breadth-axis = scelte per decisione
plot-ahead = Quando si decide?
plot-ahead-axis = partite vinte da chi è in testa
plot-progress = parte giocata della partita
plot-chairs = Conta il posto?
plot-chairs-axis = quota delle vittorie
plot-ladder = Fin dove arriva l’abilità?
plot-ladder-axis = rating
plot-events = Che cosa succede?
plot-events-axis = volte in una partita

## Consigli

hint-title = { $name }, dopo la riga { $line }: che cosa farebbe { $bot }
hint-move = mossa
hint-chance = scelta
hint-points = punti
hint-worth = valore
hint-visits = visite
hint-why = Con { $move } ci si aspettano alla fine { $points } punti, con { $other }, la seconda scelta, { $less }.
hint-why-worth = { $move } vale { $worth }, { $other }, la seconda scelta, { $less }.
hint-even = { $other } vale quanto { $move }.
hint-only = C’è una sola mossa possibile: { $move }.
hint-untried = Di { $count } mosse possibili è stata valutata solo { $move }; con più tempo si può dire di più.
hint-thought = { $simulations ->
    [one] 1 partita simulata
   *[other] { $simulations } partite simulate
} in { $seconds } secondi
hint-weighed = valutato in { $seconds } secondi
hint-over = Dopo la riga { $line } la partita è finita: non c’è niente da consigliare.
hint-nature = Dopo la riga { $line } tocca al caso: non c’è niente da consigliare.
hint-not-waiting = Dopo la riga { $line } il posto { $seat } non ha niente da decidere; si attende: { $waiting }.
hint-no-thought = { $bot } non sa dire che cosa pensa; questi sì: { $offered }.

## Reti

no-network = { $game } non ha ancora una rete; `mappamundi train` ne crea una.
train-no-extra = Serve l’extra «{ $extra }»: pip install "mappamundi[{ $extra }]"
ray-away = All’indirizzo { $address } non c’è un cluster Ray, o vi gira un’altra versione di Ray o di Python.
train-width = Uno strato ha da 1 a { $most } celle.
train-resumed = Si continua dopo { $made } decisioni.
train-moment = { $part }: { $made } decisioni; vince { $share } contro bot che giocano a caso
train-rival = il primo posto contro { $bot } a tutti gli altri: vince { $share }
train-going = { $part }: { $made } decisioni
train-rounded = Arrotondata in byte vince { $after } al primo posto contro { $bot }, prima { $before }, nelle stesse partite.
train-exploited = Ciò che è stato imparato contro { $bot } vince in un posto { $share } ± { $reach } di { $games } partite contro di lui in tutti gli altri; { $par } sarebbe la parità. Chi impara più a lungo forse trova di più.
train-other-plan = { $path } appartiene a un altro corso; lì è diverso: { $what }.
train-unreadable = { $path } non è un file di un corso come questo.
train-other-network = La rete in { $path } non è adatta a { $game }.
train-networked = Dove si giocano molte partite insieme, { $bot } dovrebbe fare a meno della sua rete; ci sono { $offered }.
train-beside = Le partite con altre opzioni si scrivono PARTE:NOME=VALORE, per esempio 0.2:NOME=VALORE, non «{ $text }».
train-plot-made = Decisioni
train-plot-won = Partite vinte, in percentuale
