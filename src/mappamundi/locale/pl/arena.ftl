# Pojedynki botów, gry w liczbach i podpowiedzi.

## Czego nie można

bots-for-pairs = Gdy każdy bot ma grać z każdym, trzeba podać co najmniej dwa boty, każdy raz.
games-or-deals = Albo --games, albo --deals, nie oba naraz.
other-series = W pliku { $path } jest inna seria; podaj inny plik albo odłóż tamten.
series-broken = Wiersz { $number } pliku { $path } nie należy do żadnej serii.
no-plots = Do wykresów potrzebny jest dodatek „plots”: pip install "mappamundi[plots]"

## Tabele areny

arena-rating = ranking
# Milisekundy na jedną decyzję.
arena-mean = ms na ruch
arena-most = 99% poniżej
arena-limit = limit
arena-pair = porównanie
arena-gap = różnica zwycięstw
arena-points-gap = różnica punktów
arena-p = p
arena-closing = { $deals ->
    [one] { $deals } rozdanie rozegrane
    [few] { $deals } rozdania rozegrane
    [many] { $deals } rozdań rozegranych
   *[other] { $deals } rozdania rozegranego
} ze wszystkich miejsc; { $seconds } s
arena-overrun = { $bot } przekroczył swoje { $limit } ms przy { $count ->
    [one] { $count } decyzji
    [few] { $count } decyzjach
    [many] { $count } decyzjach
   *[other] { $count } decyzji
}, najwyżej { $longest } ms.

## Gra w liczbach

metrics-title = { $game } w liczbach, miejsc: { $seats }
metrics-against-itself = każdy bot sam ze sobą
metrics-games = partie
metrics-decisions = decyzje
metrics-rounds = rundy
metrics-branching = możliwości na decyzję
metrics-widest = najwięcej możliwości naraz
metrics-forced = decyzje bez wyboru
metrics-lead-changes = zmiany prowadzenia
metrics-settled = zwycięzca prowadzi na dobre po
metrics-chair = zwycięstwa według miejsc
metrics-seat = miejsce { $seat }
metrics-event = zdarzenia w partii (w tylu partiach)
metrics-plotted = Narysowano: { $files }

## Wykresy

plot-length = Jak długo trwa?
plot-length-axis = decyzje w partii
plot-length-share = odsetek partii
plot-breadth = Ile jest do wyboru?
plot-breadth-axis = możliwości na decyzję
plot-ahead = Kiedy jest rozstrzygnięte?
plot-ahead-axis = partie, które wygra prowadzący
plot-progress = rozegrana część partii
plot-chairs = Czy miejsce ma znaczenie?
plot-chairs-axis = odsetek zwycięstw
plot-ladder = Jak daleko sięga umiejętność?
plot-ladder-axis = ranking
plot-events = Co się dzieje?
plot-events-axis = razy w partii

## Podpowiedzi

hint-title = { $name }, po wierszu { $line }: co zrobiłby { $bot }
hint-move = ruch
hint-chance = wybór
hint-points = punkty
hint-worth = wartość
hint-visits = odwiedziny
hint-why = Ruch { $move } daje na koniec średnio { $points } pkt, następny w kolejności, { $other }, { $less } pkt.
hint-why-worth = Wartość ruchu { $move } to { $worth }, następnego w kolejności, { $other }, { $less }.
hint-even = Ruch { $other } jest równie dobry jak { $move }.
hint-only = Jest tylko jeden możliwy ruch: { $move }.
hint-untried = Z { $count } możliwych ruchów rozważono tylko { $move }; w dłuższym czasie da się powiedzieć więcej.
hint-thought = { $simulations ->
    [one] { $simulations } partia rozegrana w myślach
    [few] { $simulations } partie rozegrane w myślach
    [many] { $simulations } partii rozegranych w myślach
   *[other] { $simulations } partii rozegranej w myślach
} w { $seconds } s
hint-weighed = rozważono w { $seconds } s
hint-over = Po wierszu { $line } gra jest skończona, nie ma już czego podpowiadać.
hint-nature = Po wierszu { $line } ruch ma los, nie ma czego podpowiadać.
hint-not-waiting = Po wierszu { $line } miejsce { $seat } nie ma o czym decydować; czekają: { $waiting }.
hint-no-thought = { $bot } nie umie powiedzieć, co myśli; te umieją: { $offered }.

## Networks

no-network = { $game } nie ma jeszcze sieci; `mappamundi train` ją zrobi.
train-no-extra = Do tego potrzebny jest dodatek „{ $extra }”: pip install "mappamundi[{ $extra }]"
ray-away = Pod adresem { $address } nie ma klastra Ray albo działa tam inna wersja Raya lub Pythona.
train-width = Warstwa ma od 1 do { $most } komórek.
train-resumed = Dalej po { $made } decyzjach.
train-moment = { $part } gotowe, decyzji: { $made }; wygrywa { $share } z botami, które grają losowo
train-rival = pierwsze miejsce przeciw { $bot } na wszystkich innych: wygrywa { $share }
train-going = { $part } gotowe, decyzji: { $made }
train-rounded = Po zaokrągleniu do bajtów wygrywa na pierwszym miejscu { $after } przeciw { $bot }, przedtem { $before }, w tych samych grach.
train-exploited = To, czego nauczono się przeciw { $bot }, wygrywa na jednym miejscu { $share } ± { $reach } z { $games } gier z nim na wszystkich innych; równo byłoby { $par }. Kto uczy się dłużej, może znaleźć więcej.
train-other-plan = { $path } należy do innego kursu; inne jest tam: { $what }.
train-unreadable = { $path } nie jest plikiem takiego kursu.
train-other-network = Sieć w { $path } nie pasuje do { $game }.
train-networked = Tam, gdzie toczy się wiele gier naraz, { $bot } musiałby obyć się bez swojej sieci; są: { $offered }.
train-beside = Gry z innymi opcjami zapisuje się CZĘŚĆ:NAZWA=WARTOŚĆ, np. 0.2:NAZWA=WARTOŚĆ, a nie „{ $text }”.
train-plot-made = Decyzje
train-plot-won = Wygrane gry w procentach
