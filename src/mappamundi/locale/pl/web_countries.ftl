# Countries w przeglądarce. $seat to imię, czasem „Ty”: stoi po dwukropku albo zdanie ma własną formę.

web-countries-ask-guess = Ilu mieszkańców ma to państwo: { $card }?
web-countries-ask-first = Wybierz swoją kartę, a potem jej miejsce w szeregu.
web-countries-ask-play = Wybierz swoją kartę, a potem jej miejsce w szeregu; albo podważ szereg.
web-countries-ask-place = Gdzie jest miejsce tej karty: { $card }?
web-countries-row-of = { $rows ->
    [0] Szereg { $number }
   *[other] Szereg { $number } z { $rows }
}
web-countries-ends = kto nie ma już kart, wygrywa
web-countries-row = Szereg, od Minusa do Plusa
# Końce szeregu, gdy chodzi o położenie.
web-countries-end = { $at ->
    [latitude-minus] Południe
    [latitude-plus] Północ
    [longitude-minus] Zachód
   *[longitude-plus] Wschód
}
# $left i $right to sąsiedzi, których miałaby karta $card.
web-countries-place = { $card }, sąsiedzi: { $left } i { $right }
web-countries-between = sąsiedzi: { $left } i { $right }
web-countries-hand = Twoje karty
web-countries-last = ostatnia dołożona karta
web-countries-ready = odpowiedź podana
web-countries-pile = { $count ->
    [one] { $count } karta do dobrania, na wierzchu
    [few] { $count } karty do dobrania, na wierzchu
    [many] { $count } kart do dobrania, na wierzchu
   *[other] { $count } karty do dobrania, na wierzchu
}
web-countries-doubt = Sprawdzam!
web-countries-doubt-why = Wszystkie karty zostaną odwrócone. Jeśli szereg jest błędny, dwie dobiera { $seat }. Jeśli jest poprawny, dwie dobierasz ty.
web-countries-doubt-yes = Odwróć szereg
web-countries-turned = Odwrócony szereg
web-countries-falls = na złym miejscu
web-countries-draws = { $seat ->
    [Ty] Dobierasz dwie karty
   *[other] Dobiera dwie karty: { $seat }
}
web-countries-people = Liczba mieszkańców
web-countries-fewer = Mniej
web-countries-more = Więcej
web-countries-guess = Moja odpowiedź: { $people }
# $verb to card, guess albo doubt.
web-countries-card-place = { $card }, { $place }
web-countries-action = { $verb ->
    [card] { $card }
    [guess] { $people }
   *[doubt] podważ szereg
}
web-countries-sheet = Każda karta, która na końcu zostanie na ręce, to punkt mniej: dołożona go zwraca, dobrana kosztuje
web-countries-dealt = Karty na początku: { $count }, każda −1
web-countries-sheet-row = Szereg { $number }, { $category }

## Pierwsza gra

web-countries-learn-goal = Pozbądź się kart: kto dołoży swoją ostatnią, wygrywa, jeśli szereg jest poprawny. Nazwy widać; liczby są na rewersach i nikt tam nie zagląda.
web-countries-learn-category = To się liczy w tym szeregu. W lewo mniej, w prawo więcej; szerokość geograficzna rośnie z południa na północ, długość z zachodu na wschód.
web-countries-learn-place = Wybierz swoją kartę, a potem jej miejsce: na końcu albo między dowolnymi dwiema kartami. Tego, co już leży, nigdy się nie przesuwa.
web-countries-learn-placed = Dołożono kartę. Jeśli teraz dołożysz swoją, uznajesz szereg za poprawny.
web-countries-learn-doubt = Czy szereg może być poprawny? Jeśli nie, podważ go: odwraca się wszystkie karty. Gdy jest błędny, dwie karty dobiera ten, kto dołożył ostatni; gdy poprawny, dobierasz ty.
web-countries-learn-turned = Szereg został odwrócony. Jest poprawny, jeśli żadna liczba nie jest mniejsza niż ta po jej lewej; równe mogą leżeć w dowolnej kolejności.
web-countries-learn-drew = Dwie dobrane karty: taka jest cena. Następny szereg, z nową kategorią, zaczyna drużyna po lewej od tej, która dobrała.
web-countries-learn-known = Dane odwróconych kart pozostają jawne. Możesz je tu sprawdzić: pomagają ocenić inne państwa.
web-countries-learn-score = Kto dołoży ostatnią kartę, od razu wygrywa, jeśli szereg jest poprawny. Inaczej po ostatnim szeregu wygrywa ten, kto ma najmniej kart: tu po trzecim, zwykle po czterdziestym.
web-countries-tally = Dołożone: { $placed }, dobrane: { $drew }, jeszcze na ręce: { $held }
web-countries-tally-falls = Na złym miejscu: { $cards }.
web-countries-tally-doubted = Kto wątpił: { $seat }.
web-countries-tally-draws = { $right ->
    [yes] Dobiera ten, kto wątpił: { $seat }.
   *[no] Dobiera ten, kto dołożył ostatni: { $seat }.
}

## Obrazki w zasadach

web-countries-picture-laid = Kategorią jest ludność: między Minusem a Plusem leżą Islandia, Angola i Indie, od najmniejszej do największej liczby. Następna karta może trafić wszędzie tam, gdzie jest +.
web-countries-picture-doubted = Szereg podważono i odwrócono: Angola (✗) ma mniej mieszkańców niż Polska na lewo od niej, więc szereg jest błędny. Ben dołożył kartę jako ostatni i dobiera dwie.

## Karty, które się tłumaczą

web-countries-seen = Jej rewers odsłonięto we wcześniejszym szeregu, więc wszyscy znają jej liczby.
web-countries-unseen = Nikt nie widział jeszcze jej rewersu.
web-countries-placed-last = { $seat ->
    [Ty] To twoja karta, dołożona ostatnio: jeśli ktoś zwątpi, a szereg okaże się błędny, dobierasz dwie karty.
   *[other] Dołożona ostatnio, gracz: { $seat }. Jeśli ktoś zwątpi, a szereg okaże się błędny, ten gracz dobiera dwie karty.
}
web-countries-mark-last = dołożona ostatnio
web-countries-category-means = { $category ->
    [area] Powierzchnia kraju razem z wodami.
    [population] Ilu ludzi tam mieszka.
    [age] Połowa ludzi jest młodsza, połowa starsza.
    [height] Wysokość najwyższego punktu nad poziomem morza.
    [latitude] Jak daleko na północ leży środek kraju.
   *[longitude] Jak daleko na wschód leży środek kraju.
}
