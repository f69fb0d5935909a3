# Wedstrijden tussen bots, spellen in cijfers, en tips.

## Wat niet kan

bots-for-pairs = Noem voor elke bot tegen elke bot minstens twee bots, elk één keer.
games-or-deals = Ofwel --games ofwel --deals, niet allebei.
other-series = In het bestand { $path } staat een andere serie; neem een ander bestand of zet dit opzij.
series-broken = Regel { $number } van { $path } hoort niet bij een serie.
no-plots = Voor grafieken is de extra “plots” nodig: pip install "mappamundi[plots]"

## Tabellen van de arena

arena-rating = rating
# Milliseconden die een beslissing kost.
arena-mean = ms per zet
arena-most = 99% binnen
arena-limit = grens
arena-pair = vergeleken
arena-gap = verschil in zeges
arena-points-gap = verschil in punten
arena-p = p
arena-closing = { $deals ->
    [one] 1 keer gedeeld
   *[other] { $deals } keer gedeeld
}, vanaf alle plaatsen gespeeld; { $seconds } seconden
arena-overrun = { $bot } had voor { $count ->
    [one] 1 beslissing
   *[other] { $count } beslissingen
} langer nodig dan de toegestane { $limit } ms, tot { $longest } ms.

## Een spel in cijfers

metrics-title = { $game } in cijfers, { $seats } plaatsen
metrics-against-itself = elke bot tegen zichzelf
metrics-games = spellen
metrics-decisions = beslissingen
metrics-rounds = rondes
metrics-branching = keuzes per beslissing
metrics-widest = meeste keuzes tegelijk
metrics-forced = beslissingen zonder keuze
metrics-lead-changes = wisselingen aan kop
metrics-settled = winnaar staat blijvend voor na
metrics-chair = zeges per plaats
metrics-seat = plaats { $seat }
metrics-event = gebeurtenissen per spel (in zoveel spellen)
metrics-plotted = Getekend: { $files }

## Grafieken

plot-length = Hoe lang duurt het?
plot-length-axis = beslissingen in een spel
plot-length-share = aandeel van de spellen
plot-breadth = Hoeveel valt er te kiezen?
plot-breadth-axis = keuzes per beslissing
plot-ahead = Wanneer is het beslist?
plot-ahead-axis = spellen die de koploper wint
plot-progress = gespeeld deel van het spel
plot-chairs = Maakt de plaats uit?
plot-chairs-axis = aandeel van de zeges
plot-ladder = Hoe ver reikt kunde?
plot-ladder-axis = rating
plot-events = Wat gebeurt er?
plot-events-axis = aantal keren in een spel

## Tips

hint-title = { $name }, na regel { $line }: wat { $bot } zou doen
hint-move = zet
hint-chance = gekozen
hint-points = punten
hint-worth = waarde
hint-visits = bezoeken
hint-why = Met { $move } zijn aan het eind { $points } punten te verwachten, met { $other }, de op één na beste, { $less }.
hint-why-worth = { $move } is { $worth } waard, { $other }, de op één na beste, { $less }.
hint-even = { $other } is even goed als { $move }.
hint-only = Er is maar één zet mogelijk: { $move }.
hint-untried = Van de { $count } mogelijke zetten is alleen { $move } afgewogen; met meer tijd valt er meer te zeggen.
hint-thought = { $simulations ->
    [one] 1 spel
   *[other] { $simulations } spellen
} uitgespeeld in { $seconds } seconden
hint-weighed = afgewogen in { $seconds } seconden
hint-over = Na regel { $line } is het spel afgelopen, dus er valt niets te adviseren.
hint-nature = Na regel { $line } is het toeval aan zet, dus er valt niets te adviseren.
hint-not-waiting = Na regel { $line } heeft plaats { $seat } niets te beslissen; aan de beurt: { $waiting }.
hint-no-thought = { $bot } kan niet zeggen wat hij denkt; deze kunnen het wel: { $offered }.

## Netwerken

no-network = { $game } heeft nog geen netwerk; `mappamundi train` maakt er een.
train-no-extra = Hiervoor is de extra “{ $extra }” nodig: pip install "mappamundi[{ $extra }]"
ray-away = Op { $address } is geen Ray-cluster te bereiken, of er draait een andere versie van Ray of Python.
train-width = Een laag heeft 1 tot { $most } cellen.
train-resumed = Verder na { $made } beslissingen.
train-moment = { $part } klaar: { $made } beslissingen; wint { $share } tegen bots die zomaar wat spelen
train-rival = de eerste plaats tegen { $bot } op alle andere: wint { $share }
train-going = { $part } klaar: { $made } beslissingen
train-rounded = Afgerond op bytes wint het { $after } op de eerste plaats tegen { $bot }, eerst { $before }, in dezelfde spellen.
train-exploited = Wat tegen { $bot } geleerd is, wint op één plaats { $share } ± { $reach } van { $games } spellen tegen hem op alle andere; { $par } zou gelijk zijn. Wie langer leert, vindt misschien meer.
train-other-plan = { $path } hoort bij een andere training; daar is anders: { $what }.
train-unreadable = { $path } is geen bestand van zo’n training.
train-other-network = Het netwerk in { $path } past niet bij { $game }.
train-networked = Waar veel spellen tegelijk lopen, zou { $bot } het zonder zijn netwerk moeten doen; er zijn { $offered }.
train-beside = Spellen met andere opties schrijf je als DEEL:NAAM=WAARDE, zoals 0.2:NAAM=WAARDE, niet “{ $text }”.
train-plot-made = Beslissingen
train-plot-won = Gewonnen spellen in procenten
