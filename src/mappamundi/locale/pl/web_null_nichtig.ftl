# Null & Nichtig w przeglądarce. $seat to imię, czasem „Ty”: stoi po dwukropku.

web-null-nichtig-hand = Twoje karty
web-null-nichtig-trick = Lewa
web-null-nichtig-lead = wychodzi
web-null-nichtig-best = najwyższa
web-null-nichtig-ready = gotowe
web-null-nichtig-held = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
web-null-nichtig-team = Drużyna { $team }
web-null-nichtig-no-pile = brak: { $colour }
# $tops wymienia wierzchy pięciu stosów.
web-null-nichtig-piles = Stosy, { $seat }: { $tops }. { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Przejrzyj je.
web-null-nichtig-look = Stosy: { $seat }
# $before i $after mówią, ile warte są wierzchy stosów.
web-null-nichtig-would = Tak leżąc, lewa przypada: { $seat } ({ $before } → { $after }).
web-null-nichtig-would-with = Po karcie { $card } lewa przypada na razie: { $seat } ({ $before } → { $after }).
web-null-nichtig-past = Ostatnia lewa przypadła: { $seat }.
web-null-nichtig-choose = Wybierz kartę
web-null-nichtig-play = Zagraj: { $card }
# $verb to lay albo play.
web-null-nichtig-action = { $verb ->
    [lay] wyłóż: { $card }
   *[play] zagraj: { $card }
}
web-null-nichtig-start = Twoje karty startowe, w kolejności wykładania
web-null-nichtig-start-of = Karty startowe: { $seat }
web-null-nichtig-return = Karta startowa { $number }, { $card }: z powrotem na rękę
web-null-nichtig-sooner = Wyłóż wcześniej: { $card }
web-null-nichtig-lay = Wyłóż
web-null-nichtig-sealed = Wybrane. Możesz to zmienić, póki nie wszyscy są gotowi.
web-null-nichtig-sheet = Tabela punktów
web-null-nichtig-round = Runda { $round }
web-null-nichtig-now = teraz
