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
