# Null & Nichtig w przeglądarce. $seat to imię, czasem „Ty”: stoi po dwukropku albo zdanie ma własną formę.

web-null-nichtig-hand = Twoje karty
web-null-nichtig-trick = Lewa
web-null-nichtig-lead = rozpoczyna
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
web-null-nichtig-piles = { $seat ->
    [Ty] Twoje stosy
   *[other] Stosy ({ $seat })
}: { $tops }. { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}. Przejrzyj je.
web-null-nichtig-look = Stosy: { $seat }
# $before i $after mówią, ile warte są wierzchy stosów.
web-null-nichtig-would = { $seat ->
    [Ty] Na razie lewę bierzesz ty
   *[other] Na razie lewę bierze { $seat }
} ({ $before } → { $after }).
web-null-nichtig-would-with = Jeśli zagrasz: { $card }, lewę na razie { $seat ->
    [Ty] bierzesz ty
   *[other] bierze { $seat }
} ({ $before } → { $after }).
web-null-nichtig-past = { $seat ->
    [Ty] Ostatnia lewa była twoja
   *[other] Ostatnia lewa: { $seat }
}.
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
web-null-nichtig-sealed = Wybrane. Możesz to zmienić, dopóki wszyscy nie są gotowi.
web-null-nichtig-sheet = Tabela punktów
web-null-nichtig-round = Runda { $round }
web-null-nichtig-now = teraz

## Pierwsza gra

web-null-nichtig-learn-goal = Zdobywaj lewy i układaj ich karty w stosy według kolorów. Liczy się tylko wierzchnia karta każdego stosu, więc na wierzchu chcesz mieć wysokie karty.
web-null-nichtig-learn-start = Wybierz trzy karty startowe: od nich zaczynają się twoje stosy, a wszyscy wykładają je naraz. Z jednego koloru ostatnia leży na wierzchu.
web-null-nichtig-learn-piles = To są teraz twoje stosy. Pogrubiona liczba przy twoim imieniu mówi, ile warte są ich wierzchy, dopóki nic ich nie przykryje. Po znaku Σ stoją twoje punkty z zakończonych rund.
web-null-nichtig-learn-play = Zagraj dowolną kartę. Lewę bierze najwyższa liczba, bez względu na kolor, i trzeba wziąć ją całą: najpierw własną kartę, potem pozostałe na wierzch, każdą na jej kolor.
web-null-nichtig-learn-took = Lewa trafia na stosy: najpierw karta zwycięzcy, potem pozostałe zgodnie z ruchem wskazówek zegara, więc późniejsze leżą wyżej. Z równych liczb wygrywa zagrana wcześniej.
web-null-nichtig-learn-outlook = Wybierz kartę i popatrz, zanim ją zagrasz: pod lewą widać, kto by ją na razie wziął i ile byłyby wtedy warte stosy.
web-null-nichtig-learn-cover = Lewa może zaboleć: 0 położone na 11 kosztuje jedenaście punktów. Bierz to, co podnosi twoje stosy, a resztę zostaw innym.
web-null-nichtig-learn-score = Koniec rundy: wierzchy stosów to twoje punkty. Cała gra ma tyle rund, ilu graczy, za każdym razem z nowym rozdaniem; wygrywa ten, kto ma najwięcej punktów.

## Obrazki w zasadach

web-null-nichtig-picture-started = Karty startowe Bena w kolejności, w jakiej je wybrał: zielona 7, czerwona 3, czerwona 8. Powstają z nich dwa stosy, które pokazują 7 i 8; czerwona 3 leży pod 8.
web-null-nichtig-picture-taken = Ada rozpoczyna zieloną 4, Ben zagrywa 10 i wygrywa, Eva zagrywa 0. Na swoją zieloną 7 Ben układa po kolei 10, 0 i 4: stos pokazuje teraz 4.
web-null-nichtig-picture-scored = Na koniec rundy stosy Bena pokazują: niebieski 11, zielony 4, fioletowy 0, czerwony 8, a żółtego nie ma: 23 punkty. To, co leży niżej, się nie liczy.

## Karty, które się tłumaczą

web-null-nichtig-zero = Zero nie bije niczego wyższego, a na wierzchu stosu sprawia, że jest on nic niewart.
web-null-nichtig-counts-on-top = Na wierzchu stosu liczy się za { $points }, zakryta – za nic.
web-null-nichtig-top-counts = Liczy się tylko karta na wierzchu: { $points }
web-null-nichtig-covered = Zakryte pod nią i nic niewarte: { $cards }
