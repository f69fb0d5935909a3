# Wszystko, co mówi się wokół gier, a nie w którejś z nich.

## Listy i imiona

list-none = nic
list-more = { $start }, { $next }
list-end = { $start } i { $last }
default-name = Gość
dummy = Manekin { $number }

## Czego nie można

unknown-game = Nie ma gry „{ $game }”; są: { $offered }.
unknown-language = Nie ma języka „{ $language }”; są: { $offered }.
unknown-option = { $game } nie ma opcji „{ $option }”; są: { $offered }.
unknown-bot = Nie ma bota „{ $bot }”; są: { $offered }.
bot-does-not-load = Nie można wczytać bota „{ $bot }”: { $reason }.
bot-no-program = Nie ma programu „{ $program }”, więc bot „{ $bot }” nie może grać.
bot-failed = Bot „{ $bot }” zawiódł: { $reason }. Gra jest zapisana.
compiling-no-extra = Skompilowane reguły wymagają dodatku „{ $extra }”: pip install "mappamundi[{ $extra }]"
wasm-making = Powstaje moduł WebAssembly gry { $game }…
wasm-written = W { $path } są: moduł ({ $size } KB), jego układ, typy i plik README.
wasm-failed = Nie udało się utworzyć modułu WebAssembly: { $reason }
bad-option = Opcja { $option } nie może mieć wartości „{ $value }”; możliwe: { $offered }.
option-form = Opcję zapisuje się jako NAZWA=WARTOŚĆ, a nie „{ $text }”.
bad-seats = { $game } to gra na { $low }–{ $high } miejsc, a nie na { $seats }.
too-many-bots = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
} na { $room ->
    [one] { $room } wolne miejsce
    [few] { $room } wolne miejsca
    [many] { $room } wolnych miejsc
   *[other] { $room } wolnego miejsca
} to za dużo.
bots-for-seats = { $bots ->
    [one] { $bots } bot nie zajmie
    [few] { $bots } boty nie zajmą
    [many] { $bots } botów nie zajmie
   *[other] { $bots } bota nie zajmie
} dokładnie { $seats ->
    [one] { $seats } miejsca
    [few] { $seats } miejsc
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}.
bad-games = Trzeba rozegrać co najmniej jedną partię, a nie { $games }.
bad-jobs = Musi pracować co najmniej jeden proces, a nie { $jobs }.
bad-notation = Nie rozumiem ruchu „{ $text }”.
ambiguous-move = „{ $text }” może oznaczać kilka ruchów: { $offered }.
too-many-moves = Po „{ $action }” nie ma już czego wybierać, więc nic nie zostało wykonane.
illegal-action = „{ $action }” nie jest teraz dozwolone.
not-your-turn = To nie jest kolej miejsca { $seat }.
game-is-over = Gra jest skończona.
nothing-to-take-back = Nie ma czego cofnąć.
no-such-seat = Nie ma miejsca { $seat }; są numerowane od 0 do { $high }.
no-such-action = Nie ma wiersza { $number }; zapis ma { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wiersza
}.
write-or-check = Albo --write, albo --check, nie oba naraz.

## Pliki

cannot-write = Nie można zapisać pliku { $path } ({ $reason }).
log-unreadable = Nie można odczytać pliku { $path } ({ $reason }).
log-broken = Ten plik nie jest zapisem gry ({ $reason }).
log-format = Ten zapis ma format { $theirs }, a to Mappamundi czyta format { $ours }.
log-unknown-game = To zapis gry „{ $game }”, której tu nie ma.
log-version = Ten zapis powstał według wersji { $theirs } zasad gry { $game }; tutaj obowiązuje wersja { $ours }.
log-line = W zapisie jest wiersz, który nic nie znaczy: „{ $line }”.
log-illegal = Wiersz { $number } zapisu, „{ $line }”, nie jest w tym miejscu możliwy.
log-unsealed = Ten zapis nie zawiera sekretu, którym można by sprawdzić losowania; jest on ujawniany po zakończeniu gry.
log-commitment = Sekret w tym zapisie nie jest tym, do którego się zobowiązano.
log-draw = Losowanie w wierszu { $number } nie pochodzi z sekretu.
keepsake-broken = Plik { $path } nie należy do tej gry, więc nie można jej kontynuować z zapowiedzianymi losowaniami.

## Wiersz poleceń

usage-unknown-option = Nie ma tu opcji { $option }; dostępne pokazuje --help.
usage-unknown-command = Nie ma polecenia „{ $word }”; dostępne pokazuje --help.
usage-too-much = „{ $word }” to o jedno słowo za dużo; --help pokazuje, czego trzeba.
usage-missing = Brakuje: { $name }; --help pokazuje, czego trzeba.
usage-repeated = { $name } podano więcej niż raz.
usage-bad-value = { $name } nie może mieć wartości „{ $value }”.
usage-wrong = Nie rozumiem tego polecenia; --help pokazuje, czego trzeba.

## Przy stole

welcome = { $game }: { $names }.
commitment = Wszystkie losowania są ustalone przez sekret o tym skrócie:
check-draws = Każdy może sprawdzić, że losowania były ustalone od początku:
left = Gra jest zachowana. Aby kontynuować:
how-to-type = Wpisz kartę albo numer nad nią; kilka naraz, jeśli trzeba wybrać kilka.
took-back = { $seat ->
    [Ty] Cofasz
   *[other] { $seat } cofa
} swój wybór.
winners = { $count ->
    [one] Zwycięstwo: { $names }.
    [few] Wspólne zwycięstwo: { $names }.
    [many] Wspólne zwycięstwo: { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
no-winner = Nikt przy stole nie wygrywa.
round-of = Runda { $round } z { $rounds }
round-to = Runda { $round }, koniec powyżej { $target ->
    [one] { $target } punktu
    [few] { $target } punktów
    [many] { $target } punktów
   *[other] { $target } punktu
}
trick-number = lewa { $trick }
table-trick = lewa
table-shown = zagrane
table-showing = stosy
table-total = razem
table-held = ręka
score-place = miejsce
score-points = punkty
command-rules = zasady
command-hint = podpowiedź
command-log = przebieg
command-score = wynik
command-moves = ruchy
command-back = cofnij
command-quit = koniec
page-more = Enter: dalej, q: powrót
page-last = Enter: powrót do stołu

## Gry do wyboru

menu-title = W co zagramy?
menu-ask = Numer lub nazwa gry albo koniec.
menu-unknown = Na tej liście nie ma „{ $text }”.
menu-unfinished = { $count ->
    [one] { $count } gra jest nieskończona: mappamundi games
    [few] { $count } gry są nieskończone: mappamundi games
    [many] { $count } gier jest nieskończonych: mappamundi games
   *[other] { $count } gry jest nieskończone: mappamundi games
}
seats-span = { $low }–{ $high } miejsc
option-usual = domyślnie { $value }
moves-made = { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
    [many] { $count } wierszy
   *[other] { $count } wiersza
}
bots-preparing = Boty się przygotowują …
nothing-unfinished = Nie ma nieskończonych gier.
how-to-resume = Aby kontynuować: mappamundi play --resume { $name }

## Arena

arena-playing = Rozgrywka
arena-title = { $game }, miejsc: { $seats }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
percent = { $number }%
arena-bot = bot
arena-share = zwycięstwa
arena-interval = przedział 95%
arena-points = punkty
arena-place = miejsce
arena-failure = { $bot } nie potrafi podjąć { $count ->
    [one] { $count } decyzji
    [few] { $count } decyzji
    [many] { $count } decyzji
   *[other] { $count } decyzji
}, rozstrzyga los: { $error }

## Sprawdzanie

verified = Wszystko zgodnie z zapowiedzią: { $draws ->
    [one] { $draws } losowanie pochodzi
    [few] { $draws } losowania pochodzą
    [many] { $draws } losowań pochodzi
   *[other] { $draws } losowania pochodzi
} z zapowiedzianego sekretu.
golden-written = Zmienione wzorcowe partie w { $folder }: { $count }.
golden-stale = Te wzorcowe partie już się nie zgadzają: { $files }.
golden-no-folder = Nie ma folderu { $folder }: wzorcowe partie leżą w repozytorium albo tam, gdzie wskazuje --folder.
golden-same = Wzorcowe partie w { $folder } są bez zmian.
edition-kept = Wersja { $version } zasad gry { $game } jest zachowana w { $path }.

## Na czas

live-rolling = Kostki się toczą …
live-early = Za wcześnie: jeszcze nic nie jest wolne.
live-go = Teraz! Numer albo kod bierze od razu.
live-wait = Gotowe. Pozostali jeszcze wybierają.
live-late = Za późno: szybsza ręka to { $name }.
live-time-up = Czas minął: wybrano za ciebie.
live-next = Enter: dalej, { $word }: wyjście.
