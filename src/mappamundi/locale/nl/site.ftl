# Alles wat rond de spellen wordt gezegd en niet binnen een ervan.

## Lijsten en namen

list-none = niets
list-more = { $start }, { $next }
list-end = { $start } en { $last }
default-name = Gast
# $number is 1, 2 enzovoort: een stoel waar niemand voor speelt.
dummy = Dummy { $number }

## Wat niet kan

unknown-game = Een spel “{ $game }” is er niet; er zijn { $offered }.
unknown-language = De taal “{ $language }” is er niet; er zijn { $offered }.
unknown-option = { $game } heeft geen optie “{ $option }”; wel { $offered }.
unknown-bot = Een bot “{ $bot }” is er niet; er zijn { $offered }.
bot-does-not-load = De bot “{ $bot }” kan niet worden geladen: { $reason }.
bot-no-program = Een programma “{ $program }” is er niet, dus de bot “{ $bot }” kan niet spelen.
bot-failed = De bot “{ $bot }” is vastgelopen: { $reason }. Het spel is bewaard.
compiling-no-extra = Gecompileerde regels hebben de extra “{ $extra }” nodig: pip install "mappamundi[{ $extra }]"
wasm-making = De WebAssembly-module van { $game } wordt gemaakt …
wasm-written = In { $path } staan de module ({ $size } KB), de indeling, de typen en een README.
wasm-failed = De WebAssembly-module kon niet worden gemaakt: { $reason }
bad-option = De optie { $option } kan niet “{ $value }” zijn; mogelijk is { $offered }.
option-form = Een optie schrijf je als NAAM=WAARDE, niet “{ $text }”.
bad-seats = { $game } is voor { $low } tot { $high } plaatsen, niet voor { $seats }.
too-many-bots = { $bots ->
    [one] 1 bot is
   *[other] { $bots } bots zijn
} te veel voor { $room ->
    [one] 1 vrije plaats
   *[other] { $room } vrije plaatsen
}.
bots-for-seats = { $bots ->
    [one] 1 bot vult
   *[other] { $bots } bots vullen
} niet precies { $seats ->
    [one] 1 plaats
   *[other] { $seats } plaatsen
}.
bad-games = Er moet minstens één spel worden gespeeld, niet { $games }.
bad-jobs = Er moet minstens één proces werken, niet { $jobs }.
bad-notation = “{ $text }” begrijp ik niet als zet.
ambiguous-move = “{ $text }” kan meer dan één zet betekenen: { $offered }.
too-many-moves = Na “{ $action }” valt er niets meer te kiezen, dus er is niets van uitgevoerd.
illegal-action = “{ $action }” mag nu niet.
not-your-turn = Plaats { $seat } is niet aan de beurt.
game-is-over = Het spel is afgelopen.
nothing-to-take-back = Er valt niets terug te nemen.
no-such-seat = Een plaats { $seat } is er niet; ze lopen van 0 tot en met { $high }.
no-such-action = Een regel { $number } is er niet; het logboek heeft { $count ->
    [one] 1 regel
   *[other] { $count } regels
}.
write-or-check = Ofwel --write ofwel --check, niet allebei.

## Bestanden

cannot-write = Het bestand { $path } kan niet worden geschreven ({ $reason }).
log-unreadable = Het bestand { $path } kan niet worden gelezen ({ $reason }).
log-broken = Dit bestand is geen logboek van een spel ({ $reason }).
log-format = Dit logboek heeft formaat { $theirs }, maar deze Mappamundi leest formaat { $ours }.
log-unknown-game = Dit logboek is van een spel “{ $game }”, dat er hier niet is.
log-version = Dit logboek is gespeeld met versie { $theirs } van de regels van { $game }; hier geldt versie { $ours }.
log-line = In het logboek staat een regel die niets zegt: “{ $line }”.
log-illegal = Regel { $number } van het logboek, “{ $line }”, is daar niet mogelijk.
log-unsealed = Dit logboek bevat geen geheim om de trekkingen mee te controleren; dat wordt aan het eind van een spel getoond.
log-commitment = Het geheim in dit logboek is niet het geheim dat was vastgelegd.
log-draw = De trekking in regel { $number } kwam niet uit het geheim.
keepsake-broken = Het bestand { $path } hoort niet bij dit spel, dus het kan niet verder met de vastgelegde trekkingen.

## De opdrachtregel

usage-unknown-option = De optie { $option } is er hier niet; --help toont welke er zijn.
usage-unknown-command = De opdracht “{ $word }” is er niet; --help toont welke er zijn.
usage-too-much = “{ $word }” is een woord te veel; --help toont wat er wordt verwacht.
usage-missing = { $name } ontbreekt; --help toont wat er wordt verwacht.
usage-repeated = { $name } is meer dan eens opgegeven.
usage-bad-value = { $name } kan niet “{ $value }” zijn.
usage-wrong = Deze opdracht begrijp ik niet; --help toont wat er wordt verwacht.

## Aan tafel

welcome = { $game }: { $names }.
commitment = Alle trekkingen liggen vast door een geheim met deze hash:
check-draws = Iedereen kan controleren dat de trekkingen vanaf het begin vastlagen:
left = Het spel is bewaard. Zo ga je verder:
how-to-type = Typ een kaart of het nummer erboven; meer tegelijk als er meer gevraagd worden.
took-back = { $seat ->
    [Jij] Je neemt je keuze
   *[other] { $seat } neemt de keuze
} terug.
winners = { $count ->
    [one] Winnaar: { $names }.
   *[other] Winnaars: { $names }.
}
no-winner = Niemand aan tafel heeft gewonnen.
round-of = Ronde { $round } van { $rounds }
round-to = Ronde { $round }, einde boven { $target ->
    [one] 1 punt
   *[other] { $target } punten
}
trick-number = slag { $trick }
table-trick = slag
table-shown = gelegd
table-showing = boven
table-total = totaal
table-held = hand
score-place = rang
score-points = punten
# Elk één woord, in kleine letters: wat de speler typt.
command-rules = regels
command-hint = tip
command-log = verloop
command-score = stand
command-moves = zetten
command-back = terug
command-quit = stop
page-more = Enter: verder, q: terug
page-last = Enter: terug naar de tafel

## De spellen om uit te kiezen

menu-title = Welk spel wordt het?
menu-ask = Het nummer of de naam van een spel, of stop.
menu-unknown = “{ $text }” staat niet op deze lijst.
menu-unfinished = { $count ->
    [one] Eén spel is nog niet af: mappamundi games
   *[other] { $count } spellen zijn nog niet af: mappamundi games
}
seats-span = { $low } tot { $high } plaatsen
option-usual = meestal { $value }
moves-made = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
bots-preparing = De bots maken zich klaar …
nothing-unfinished = Alle spellen zijn af.
how-to-resume = Zo ga je verder: mappamundi play --resume { $name }

## De arena

arena-playing = Bezig met spelen
arena-title = { $game }, { $seats } plaatsen, { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}
percent = { $number }%
arena-bot = bot
arena-share = zeges
arena-interval = 95%-interval
arena-points = punten
arena-place = rang
arena-failure = { $bot } kon { $count ->
    [one] 1 beslissing
   *[other] { $count } beslissingen
} niet nemen, daar heeft het toeval beslist: { $error }

## Controles

verified = Alles is zoals beloofd: { $draws ->
    [one] 1 trekking kwam
   *[other] { $draws } trekkingen kwamen
} uit het vastgelegde geheim.
golden-written = Gewijzigde modelspellen in { $folder }: { $count }.
golden-stale = Deze modelspellen zeggen niet meer wat er gebeurt: { $files }.
golden-no-folder = Er is geen map { $folder }: modelspellen staan in de repository, of waar --folder naar wijst.
golden-same = De modelspellen in { $folder } zijn ongewijzigd.
edition-kept = Versie { $version } van de regels van { $game } is bewaard in { $path }.

## Om het snelst

live-rolling = De dobbelstenen rollen …
live-early = Te vroeg: er is nog niets vrij.
live-go = Nu! Een nummer of een code pakt meteen.
live-wait = Gelukt. De anderen kiezen nog.
live-late = Te laat: { $name } was sneller.
live-time-up = De tijd is om: er is voor je gekozen.
live-next = Met Enter ga je verder, met “{ $word }” stop je.
