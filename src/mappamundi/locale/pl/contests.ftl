### Rozdania, które gra wiele osób: jedno dziennie dla wszystkich.

## Czego nie można

deal-played = To rozdanie masz już za sobą: każdy ma jedną próbę.
deal-unknown = Z tego dnia nie ma rozdania.
deal-is-others = Inni mogą jeszcze grać to rozdanie. Można je obejrzeć po własnej grze albo gdy się skończy.
deal-stays = Rozdania, które grają też inni, nie da się odłożyć: czeka na ciebie.

## Rozdanie dnia

web-daily = Rozdanie dnia
web-daily-why = Te same karty dla wszystkich, przeciw tym samym botom. W każdej grze masz jedną próbę.
web-daily-all = Wyniki i minione dni
web-daily-of = Rozdanie dnia: { $game }
web-daily-on = { $game }, { $date }
web-daily-setup = Graczy przy stole: { $seats }. Masz miejsce { $seat }, pozostałe zajmują boty (siła: { $level }).
web-daily-new-in = Nowe rozdania za { $time }
web-daily-play = Zagraj
web-daily-begin = Zagraj rozdanie dnia
web-daily-begin-late = Zagraj poza konkursem
web-daily-late = Ten dzień minął. Rozdanie można jeszcze zagrać, ale już się nie liczy.
web-daily-hidden = Jak poszło innym, zobaczysz po swojej grze.
web-daily-nobody = Nikt jeszcze nie zagrał do końca.
web-daily-played = { $count ->
    [0] Nikt jeszcze nie skończył
    [one] { $count } osoba skończyła
    [few] { $count } osoby skończyły
    [many] { $count } osób skończyło
   *[other] { $count } osoby skończyło
}
web-daily-rank = Pozycja { $rank } z { $count }
web-daily-you = Twoja gra
web-daily-unranked = Nie liczy się: nie skończyła się tego samego dnia albo dokończył ją bot.
web-daily-results = Wyniki
web-daily-rank-head = Pozycja
web-daily-watch = Obejrzyj
web-daily-watch-of = Obejrzyj grę: { $name }
web-daily-past = Minione dni
web-daily-past-why = Co umknęło w swoim dniu, można jeszcze zagrać: liczy się już tylko dla ciebie.
web-daily-which = Która gra?
web-daily-day-open = { $date }: nie zagrane
web-daily-day-begun = { $date }: zaczęte
web-daily-day-done = { $date }: miejsce { $place }
web-daily-no-past = Nie ma jeszcze minionych dni.
web-daily-to-results = Do wyników tego rozdania
web-daily-fair = Skąd wiadomo, że nikt niczego nie zmienił
web-daily-fair-why = Sekret stojący za wszystkimi losowaniami powstał dzień wcześniej i pokazano jego skrót. Sam sekret poznasz, gdy dzień minie; wtedy każdy może sprawdzić każde losowanie.
web-daily-tomorrow = Skrót jutrzejszego rozdania
web-daily-hash = Skrót
web-daily-secret = Sekret
web-deal-secret-later = Inni jeszcze grają to rozdanie: sekret stojący za losowaniami poznasz, gdy skończy się dla wszystkich. Losowania można wtedy sprawdzić, oglądając grę ponownie.

## Turnieje

contest-has-begun = Ten turniej już się zaczął.
contest-is-empty = Nikt się nie zgłosił do tego turnieju.
contest-is-full = Ten turniej jest pełny: zgłoszonych osób jest { $most }.
no-such-contest = Nie ma takiego turnieju albo został zamknięty.
too-many-contests = Prowadzisz już turnieje, które trwają: { $most }. Najpierw dokończ jeden z nich.

web-contests = Turnieje
web-contests-why = Kilka rund jednej gry: w każdej rundzie na wszystkich stołach leżą te same karty. Stoły uzupełniają boty.
web-contests-mine = Twoje turnieje
web-contests-none = Nie bierzesz jeszcze udziału w żadnym turnieju.
web-contest-new = Utwórz turniej
web-contest-name = Nazwa (jeśli chcesz)
web-contest-rounds = Rundy
web-contest-bots = Boty, które uzupełniają stoły
web-contest-seats = Miejsca przy stole
web-contest-pairing = Kto spotyka kogo
web-contest-pairing-word = { $pairing ->
    [robin] Każdy z każdym
   *[swiss] System szwajcarski
}
web-contest-pairing-why = { $pairing ->
    [robin] Każdy gra z każdym. Plan powstaje na starcie: tyle rund, ile trzeba, by wszyscy się spotkali, najwyżej { $most } osób. Przy większych stołach spotykają się tak równo, jak się da.
   *[swiss] Po każdej rundzie spotykają się ci, którzy stoją podobnie, i nikt nie trafia dwa razy na tę samą osobę, dopóki da się tego uniknąć.
}
web-contest-kind = { $pairing ->
    [robin] każdy z każdym
   *[swiss] system szwajcarski
}, przy stole: { $seats }
web-contest-of = Turniej: { $game }
web-contest-facts = { $game }, { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, prowadzi { $name }
web-contest-enter = Weź udział
web-contest-leave = Opuść turniej
web-contest-begin = Rozpocznij turniej
web-contest-open = Jeszcze się nie zaczął: udział bierze każdy, kto ma link. Zaczyna się na znak gospodarza.
web-contest-host-starts = Wyślij link tym, którzy mają zagrać, i rozpocznij. Jeśli nikt nie dołączy, stół uzupełnią boty.
web-contest-running = Trwa runda { $number } z { $rounds }. Następna zacznie się sama, gdy skończą się wszystkie stoły.
web-contest-last = Trwa ostatnia runda.
web-contest-closed = Ten turniej zamknęła osoba prowadząca serwer.
web-contest-won = Zwycięstwo: { $names }
web-contest-to-table = Do twojego stołu
web-contest-wait = Twój stół skończył. Następna runda zacznie się, gdy skończą inni.
web-contest-link = Link do tego turnieju
web-contest-standings = Klasyfikacja
web-contest-entered = Kto bierze udział
web-contest-halves = Punkty
web-contest-duplicate = Te same karty
web-contest-opponents = Przeciwnicy
web-contest-tables-won = Wygrane
web-contest-how = Wyprzedzenie kogoś przy swoim stole to punkt, remis to pół punktu. O kolejności równych decyduje, ilu wyprzedzili z tych, którzy mieli te same karty przy innych stołach, potem punkty przeciwników, potem wygrane stoły.
web-contest-out = odpada
web-contest-round = Runda { $number }
web-contest-playing = jeszcze trwa
web-contest-table-of = Obejrzyj: { $names }
web-contest-stage = { $stage ->
    [open] jeszcze się nie zaczął
    [running] runda { $number } z { $rounds }
   *[over] skończony
}
web-contest-to = Do turnieju
web-contests-won = Wygrane turnieje: { $count }

## Ligi

league-has-contest = Turniej tej ligi jeszcze się nie skończył.
league-is-full = Ta liga jest pełna, należy do niej osób: { $most }.
league-is-over = Ta liga jest skończona.
no-such-league = Nie ma takiej ligi.
not-in-the-league = Turnieje ligi tworzy tylko ten, kto do niej należy.
too-many-leagues = Należysz już do lig, które trwają: { $most }. Najpierw opuść jedną z nich.

web-leagues = Ligi
web-leagues-why = Ci sami znajomi przez wiele wieczorów: to, co daje każdy turniej, sumuje się.
web-league-found = Załóż ligę
web-league-name = Nazwa ligi
web-league-unnamed = Liga
web-league-line = { $members ->
    [one] { $members } osoba
    [few] { $members } osoby
    [many] { $members } osób
   *[other] { $members } osoby
}, { $played ->
    [0] jeszcze bez turnieju
    [one] { $played } turniej
    [few] { $played } turnieje
    [many] { $played } turniejów
   *[other] { $played } turnieju
}
web-league-next-waits = turniej czeka
web-league-over = skończona
web-league-place = miejsce { $place }
web-league-of = Liga: { $name }
web-league-join = Dołącz do ligi
web-league-leave = Opuść ligę
web-league-end = Zakończ ligę
web-league-end-why = Nikt już nie dołączy i nie będzie więcej turniejów. Klasyfikacja zostaje, jaka jest.
web-league-next = Następny turniej
web-league-waits = { $name }. { $count ->
    [0] Nikt jeszcze nie bierze udziału.
    [one] Na razie bierze udział { $count } osoba.
    [few] Na razie biorą udział { $count } osoby.
    [many] Na razie bierze udział { $count } osób.
   *[other] Na razie bierze udział { $count } osoby.
}
web-league-plays = { $name }: właśnie trwa.
web-league-again = Jeszcze raz: { $game }
web-league-otherwise = Inna gra albo inaczej
web-league-first = Nie było jeszcze żadnego turnieju. Utwórz pierwszy: udział może wziąć każdy z ligi.
web-league-members = Kto należy do ligi
web-league-contests = Dotychczasowe turnieje
web-league-column = Turniej { $number }: { $name }
web-league-points = Punkty
web-league-how = Turniej daje 12 punktów za pierwsze miejsce, potem 10, 8, 7, 6, 5, 4, 3, 2 i 1 wszystkim innym, którzy zagrali. O kolejności równych decydują wygrane turnieje, potem drugie miejsca i tak dalej.
web-league-out = poza ligą
web-league-link = Link do tej ligi
web-league-link-why = Kto go ma, może dołączyć.
