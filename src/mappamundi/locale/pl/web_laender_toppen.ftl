# Länder toppen! w przeglądarce. $seat to imię, czasem „Ty”: stoi po dwukropku.

web-laender-toppen-joker = Dżoker
web-laender-toppen-race = Wyścig o kontynenty
web-laender-toppen-most = najwięcej kart
web-laender-toppen-ready = gotowe
web-laender-toppen-look = Przejrzyj stosy: { $seat }
web-laender-toppen-removed = Poza grą
web-laender-toppen-strip = Pasek z dwunastoma polami
web-laender-toppen-hand = Twoje karty
# $figures to sześć wartości karty, w kolejności paska.
web-laender-toppen-card = { $card }: { $figures }
web-laender-toppen-field-free = { $field }: wolne
web-laender-toppen-field-taken = { $field }: { $card }
web-laender-toppen-field-look = { $field }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-laender-toppen-return = { $card }: z powrotem na rękę
# $count z $total kart ma swoje pole.
web-laender-toppen-send = Gotowe ({ $count } z { $total })
web-laender-toppen-sealed = Wybrane. Możesz to zmienić, dopóki wszyscy nie są gotowi.
web-laender-toppen-wins = najlepsza wartość
web-laender-toppen-best = { $count ->
    [1] Najlepsza wartość: { $seats }
   *[other] Remis, każdy odbiera tylko własną kartę: { $seats }
}
web-laender-toppen-split = Na które stosy?
# $mine i $most to liczby kart na stosie, własna i największa u innych.
web-laender-toppen-standing = ty { $mine }, inni najwyżej { $most }
web-laender-toppen-standing-brief = ty { $mine } : { $most }
web-laender-toppen-sure = pewny punkt
web-laender-toppen-lay = { $count ->
    [1] Połóż ją tam
   *[other] Podziel tak
}
web-laender-toppen-ask-place = Rozłóż swoje karty ({ $count }), każdą na osobnym polu.
web-laender-toppen-ask-split = Zdobyte karty: { $count }. Co najmniej jedna odkryta i co najmniej jedna zakryta.
# $verb to place, lay albo assign; $where to pole albo stos.
web-laender-toppen-action = { $verb ->
    [place] { $card }: { $where }
    [assign] { $card } liczy się dla: { $where }
   *[lay] { $card }: { $where }
}

## Pierwsza gra

web-laender-toppen-learn-goal = Zbieraj państwa. Kto na koniec ma najwięcej kart kontynentu, dostaje punkt za każdą z nich, a inni nic. Każda karta odłożona zakryta to też punkt.
web-laender-toppen-learn-place = Wybierz kartę, a potem pole dla niej, dla każdej osobne: nad paskiem wygrywa najwyższa wartość, pod nim najniższa. W czym twoje państwa są nie do pobicia?
web-laender-toppen-learn-joker = Masz dżokera. Nie ma wartości i nie należy do żadnej lewy: wraca do ciebie i kładziesz go na jednym z jego dwóch kontynentów.
web-laender-toppen-learn-turned = Pola odkrywa się jedno po drugim. Najlepsza wartość zdobywa stamtąd wszystkie państwa; przy remisie na czele każdy odbiera tylko własną kartę.
web-laender-toppen-learn-split = Lewa dla ciebie! Co najmniej jedna karta musi leżeć odkryta, w wyścigu o kontynent, i co najmniej jedna zakryta, jako pewny punkt.
web-laender-toppen-learn-alone = Pojedynczą kartę kładziesz, jak chcesz: odkrytą, w wyścigu o jej kontynent, albo zakrytą, jako pewny punkt.
web-laender-toppen-learn-race = To jest wyścig: ♛ wskazuje, kto ma najwięcej kart kontynentu. Przy remisie punkty się dzieli, zaokrąglając w górę; dalsze miejsca nic nie dają.
web-laender-toppen-learn-assign = Rosja i Turcja leżą w Europie i w Azji. Odkryte czekają w tej kolumnie; przed liczeniem właściciel decyduje, do którego z tych kontynentów się liczą.
web-laender-toppen-learn-score = Najpierw liczą się kontynenty, potem punkt za każdą zakrytą kartę. Przy równej liczbie punktów lepsza jest osoba, która zdobyła Antarktydę.
web-laender-toppen-tally = { $count ->
    [0] Nic nie zdobyto.
    [one] Zdobyta jedna karta: { $fields }.
    [few] Zdobyte { $count } karty: { $fields }.
    [many] Zdobyto { $count } kart: { $fields }.
   *[other] Zdobyto { $count } karty: { $fields }.
}
web-laender-toppen-tally-parts = Punkty teraz: { $closed } za zakryte, { $open } za kontynenty.

## Obrazki w zasadach

web-laender-toppen-picture-cards = Nepal należy do Azji, która ma 32 karty. Rosja należy do Europy i Azji. Dżoker ma dwa kontynenty i żadnych wartości.
web-laender-toppen-picture-placed = Pasek w grze na cztery osoby: osiem kart na dwunastu polach. Przy najwyższym szczycie Nepal leży u góry, a Katar u dołu; dżoker nigdzie się nie liczy, a cztery pola zostają puste.
web-laender-toppen-picture-open = Pole 3, najwyższy szczyt u góry: Nepal wygrywa z wynikiem 8849 m, a Ada bierze Nepal, Szwajcarię i Rosję. Dżoker Evy nie należy do lewy i zostaje u niej.

## Karty, które się tłumaczą

web-laender-toppen-deck = { $continent }, kart w talii: { $count }
web-laender-toppen-in-deck = kart w talii
web-laender-toppen-joker-means = Dżoker nie ma liczb i niczego nie wygrywa. Wraca do ciebie i kładzie się go przy jednym z jego dwóch kontynentów.
web-laender-toppen-field-means = { $side ->
    [above] Nad paskiem najwyższa liczba wygrywa wszystkie kraje na polu.
   *[below] Pod paskiem najniższa liczba wygrywa wszystkie kraje na polu.
} { $category ->
    [area] Porównuje się powierzchnię.
    [height] Porównuje się wysokość najwyższego punktu.
    [temperature] Porównuje się średnią temperaturę stolicy.
    [inhabitants] Porównuje się liczbę mieszkańców.
    [life] Porównuje się oczekiwaną długość życia.
   *[gdp] Porównuje się PKB na głowę.
}
web-laender-toppen-beaten = Ktoś inny ma lepszą wartość.
