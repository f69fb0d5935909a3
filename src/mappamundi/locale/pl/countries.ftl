# Countries. $seat to imię, więc wszystko w czasie teraźniejszym, bez rodzaju.

countries-blurb = Układaj państwa w rosnącym rzędzie albo podważ rząd ułożony przez innych.

## Karty i kategorie

countries-minus = Minus
countries-plus = Plus
countries-category = { $category ->
    [area] powierzchnia
    [population] ludność
    [age] mediana wieku
    [height] najwyższy punkt
    [latitude] szerokość geograficzna
   *[longitude] długość geograficzna
}
countries-figure = { $card } { $category ->
    [area] { $number } km²
    [population] { $number } mieszkańców
    [age] { $number },{ $part } roku
    [height] { $number } m
   *[latitude] { $number }°{ $part }′ { $side ->
        [n] N
        [s] S
        [e] E
       *[w] W
    }
}
countries-ends = { $category ->
    [latitude] z południa na północ
    [longitude] z zachodu na wschód
   *[area] od mniej do więcej
}

## Ustawienia

countries-option-start = Kto zaczyna
countries-option-start-lot = losowanie
countries-option-start-guess = kto najlepiej oszacuje liczbę ludności
countries-option-rows = Najwyżej tyle rzędów (0: bez ograniczenia)

## Pytania

countries-ask-guess = Ilu tu mieszkańców: { $card }? Podaj 1,0 lub 1,1 1,2 1,3 1,5 1,6 1,8 2,0 … z dowolną liczbą zer: guess 5100000.
countries-ask-first-card = Wybierz kartę i jej miejsce, na przykład „{ $example }”.
countries-ask-play = Wybierz kartę i jej miejsce, na przykład „{ $example }”, albo podważ rząd (doubt).
countries-ask-place = Gdzie położyć tę kartę: { $card }? Wybierz miejsce od 1 do { $count }.

## Stół

countries-heading = { $rows ->
    [0] Rząd { $number }
   *[other] Rząd { $number } z { $rows }
}
countries-table-team = drużyna
countries-table-cards = karty
countries-pile = Stos: { $count }, na wierzchu { $card }
countries-pile-empty = Stos: pusty
countries-last-row = Ostatni rząd, { $category }: { $verdict ->
    [right] dobry
   *[wrong] zły
}
countries-learned = Poznane liczby

## Opowieść

countries-dealt = Każdy dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} nazwą do góry. Na drugą stronę nikt nie zagląda.
countries-first = Zaczyna { $seat }.
countries-ready = { $seat } ma już swoją odpowiedź.
countries-guessed = { $seat } podaje { $people }.
countries-guess-was = { $seat }: { $people }.
countries-guess-tied = Tak samo blisko: { $seats }.
countries-row = Rząd { $number }, { $category ->
    [area] powierzchnia
    [population] ludność
    [age] mediana wieku
    [height] najwyższy punkt
    [latitude] szerokość geograficzna
   *[longitude] długość geograficzna
}: na stole leży { $card }. Gra { $seat }.
countries-placed = { $seat } dokłada: { $card_left } – { $card } – { $card_right }.
countries-placed-least = { $seat } dokłada: { countries-minus } – { $card } – { $card_right }.
countries-placed-most = { $seat } dokłada: { $card_left } – { $card } – { countries-plus }.
countries-last-card = To była ostatnia karta ({ $seat }): odwracamy rząd.
countries-doubted = { $seat } podważa rząd: odwracamy karty.
countries-row-right = Rząd jest dobry.
countries-row-wrong = Rząd jest zły.
countries-drew = { $seat } dobiera kartę: { $card }.
countries-won = Ani jednej karty więcej: wygrywa { $seat }.
countries-limit = { $rows ->
    [one] To był jedyny rząd.
    [few] To był rząd { $rows }, ostatni.
    [many] To był rząd { $rows }, ostatni.
   *[other] To był rząd { $rows }, ostatni.
} Wygrywa, kto ma najmniej kart.
