# Countries w przeglądarce. $seat to imię, czasem „Ty”: stoi po dwukropku.

web-countries-ask-guess = Ilu mieszkańców ma ten kraj: { $card }?
web-countries-ask-first = Wybierz swoją kartę, a potem jej miejsce w rzędzie.
web-countries-ask-play = Wybierz swoją kartę, a potem jej miejsce w rzędzie; albo zakwestionuj rząd.
web-countries-ask-place = Gdzie jest miejsce tej karty: { $card }?
web-countries-row = Rząd, od Minusa do Plusa
# $left i $right to sąsiedzi, których miałaby karta $card.
web-countries-place = { $card }: między { $left } i { $right }
web-countries-between = między { $left } i { $right }
web-countries-hand = Twoje karty
web-countries-last = ostatnia karta
web-countries-ready = liczba podana
web-countries-pile = { $count ->
    [one] { $count } karta do dobrania, na wierzchu
    [few] { $count } karty do dobrania, na wierzchu
    [many] { $count } kart do dobrania, na wierzchu
   *[other] { $count } karty do dobrania, na wierzchu
}
web-countries-doubt = Nie wierzę
web-countries-doubt-why = Wszystkie karty zostaną odwrócone. Jeśli rząd jest błędny, dwie karty dobiera: { $seat }. Jeśli jest dobry, dwie dobierasz ty.
web-countries-doubt-yes = Odwróć rząd
web-countries-turned = Odwrócony rząd
web-countries-falls = mniej niż poprzednia
web-countries-draws = Dwie karty dobiera: { $seat }
web-countries-skip = Pokaż wszystko
web-countries-people = Liczba mieszkańców
web-countries-fewer = Mniej
web-countries-more = Więcej
web-countries-guess = Moja liczba: { $people }
# $verb to card, guess albo doubt.
web-countries-action = { $verb ->
    [card] { $card }
    [guess] { $people }
   *[doubt] zakwestionuj rząd
}
web-countries-sheet = Karta wyników: wyłożona karta to plus jeden, dobrana minus jeden
web-countries-dealt = karty na początku
web-countries-sheet-row = Rząd { $number }, { $category }

## Pierwsza gra

web-countries-learn-goal = Pozbądź się kart: wygrywa, kto położy ostatnią w dobrym rzędzie. Nazwy widać; liczby są na odwrocie i nikt tam nie zagląda.
web-countries-learn-category = To się liczy w tym rzędzie. W lewo mniej, w prawo więcej; przy szerokości z południa na północ, przy długości z zachodu na wschód.
web-countries-learn-place = Wybierz swoją kartę, a potem jej miejsce: na końcu albo między dowolnymi dwiema kartami. Tego, co już leży, nigdy się nie przesuwa.
web-countries-learn-placed = Druga drużyna dołożyła kartę. Jeśli teraz dołożysz swoją, uznajesz rząd takim, jaki jest.
web-countries-learn-doubt = Czy rząd może być dobry? Jeśli nie, zakwestionuj go: odwraca się wszystkie karty. Gdy jest zły, dwie karty dobiera, kto dołożył ostatni; gdy dobry, dobierasz ty.
web-countries-learn-turned = Rząd został odwrócony. Jest dobry, jeśli żadna liczba nie jest mniejsza niż ta po jej lewej; równe mogą leżeć w dowolnej kolejności.
web-countries-learn-drew = Dwie dobrane karty: taka jest cena. Następny rząd, z nową kategorią, zaczyna drużyna po lewej od tej, która dobrała.
web-countries-learn-known = Każda odwrócona liczba pozostaje jawna dla wszystkich. Sprawdzaj ją tutaj: pomaga ocenić inne kraje.
web-countries-learn-score = Kto dołoży ostatnią kartę, od razu wygrywa, jeśli rząd jest dobry. Inaczej po ostatnim rzędzie wygrywa, kto ma najmniej kart: tu po trzecim, zwykle po czterdziestym.

## Obrazki w zasadach

web-countries-picture-laid = Kategorią jest ludność: między Minusem a Plusem leżą Islandia, Angola i Indie, od mniej do więcej. Następna karta może trafić wszędzie tam, gdzie jest +.
web-countries-picture-doubted = Rząd podważono i odwrócono: Angola (✗) ma mniej mieszkańców niż Polska na lewo od niej, więc rząd jest błędny. Ben dołożył kartę jako ostatni i dobiera dwie.
