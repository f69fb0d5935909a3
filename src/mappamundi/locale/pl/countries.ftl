# Countries. $seat to imię, czasem „Ty”, wtedy zdanie ma własną formę; wszystko w czasie teraźniejszym, bez rodzaju.

countries-blurb = Układaj państwa w szereg albo podważ szereg ułożony przez innych.

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
   *[area] od najmniejszej do największej wartości
}

## Ustawienia

countries-option-start = Kto zaczyna
countries-option-start-lot = losowanie
countries-option-start-guess = kto najlepiej oszacuje liczbę mieszkańców
countries-option-rows = Najwyżej tyle szeregów (0: bez ograniczenia)

## Pytania

countries-ask-guess = Ilu mieszkańców ma to państwo: { $card }? Podaj 1,0 lub 1,1 1,2 1,3 1,5 1,6 1,8 2,0 … z dowolną liczbą zer: guess 5100000.
countries-ask-first-card = Wybierz kartę i jej miejsce, na przykład „{ $example }”.
countries-ask-play = Wybierz kartę i jej miejsce, na przykład „{ $example }”, albo podważ szereg (doubt).
countries-ask-place = Gdzie położyć tę kartę: { $card }? Wybierz miejsce od 1 do { $count }.

## Stół

countries-heading = { $rows ->
    [0] Szereg { $number }
   *[other] Szereg { $number } z { $rows }
}
countries-table-team = drużyna
countries-table-cards = karty
countries-pile = Stos dobierania: { $count }, na wierzchu: { $card }
countries-pile-empty = Stos dobierania: pusty
countries-last-row = Ostatni szereg, { $category }: { $verdict ->
    [right] poprawny
   *[wrong] błędny
}
countries-learned = Poznane dane

## Opowieść

countries-dealt = Każdy dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} nazwą do góry. Na rewersy nikt nie zagląda.
countries-first = { $seat ->
    [Ty] Zaczynasz
   *[other] Zaczyna { $seat }
}.
countries-ready = { $seat ->
    [Ty] Masz
   *[other] { $seat } ma
} już swoją odpowiedź.
countries-guessed = { $seat ->
    [Ty] Podajesz
   *[other] { $seat } podaje
}: { $people }.
countries-guess-was = { $seat }: { $people }.
countries-guess-tied = Tak samo blisko: { $seats }.
countries-row = Szereg { $number }, { $category ->
    [area] powierzchnia
    [population] ludność
    [age] mediana wieku
    [height] najwyższy punkt
    [latitude] szerokość geograficzna
   *[longitude] długość geograficzna
}: na stole leży { $card }. { $seat ->
    [Ty] Twoja kolej
   *[other] Teraz gra { $seat }
}.
countries-placed = { $seat ->
    [Ty] Dokładasz
   *[other] { $seat } dokłada
}: { $card_left } – { $card } – { $card_right }.
countries-placed-least = { $seat ->
    [Ty] Dokładasz
   *[other] { $seat } dokłada
}: { countries-minus } – { $card } – { $card_right }.
countries-placed-most = { $seat ->
    [Ty] Dokładasz
   *[other] { $seat } dokłada
}: { $card_left } – { $card } – { countries-plus }.
countries-last-card = { $seat ->
    [Ty] To była twoja ostatnia karta
   *[other] To była ostatnia karta ({ $seat })
}: odwracamy szereg.
countries-doubted = { $seat ->
    [Ty] Podważasz
   *[other] { $seat } podważa
} szereg: odwracamy karty.
countries-row-right = Szereg jest poprawny.
countries-row-wrong = Szereg jest błędny.
countries-drew = { $seat ->
    [Ty] Dobierasz
   *[other] { $seat } dobiera
} kartę: { $card }.
countries-won = Ani jednej karty więcej: { $seat ->
    [Ty] wygrywasz
   *[other] wygrywa { $seat }
}.
countries-limit = { $rows ->
    [one] To był jedyny szereg.
    [few] To był szereg { $rows }, ostatni.
    [many] To był szereg { $rows }, ostatni.
   *[other] To był szereg { $rows }, ostatni.
} Wygrywa, kto ma najmniej kart.

## Skąd te punkty

countries-why-held = { $cards_count ->
    [one] Jeszcze jedna karta, minus jeden: { $cards }
    [few] Jeszcze { $cards_count } karty, po minus jeden: { $cards }
    [many] Jeszcze { $cards_count } kart, po minus jeden: { $cards }
   *[other] Jeszcze { $cards_count } karty, po minus jeden: { $cards }
}

countries-end-last-card = Ostatnia karta leżała dobrze.
countries-end-rows = To był ostatni szereg.

## Dlaczego mistrz tak by zrobił

countries-reason-guess = To najbliższe temu, co sądzi mistrz: { $card }.
countries-reason-place = Najpewniej dobrze, { $category ->
    [area] od małej powierzchni do dużej
    [population] od niewielu ludzi do wielu
    [age] od młodych do starszych
    [height] od niskich do wysokich
    [latitude] z południa na północ
   *[longitude] z zachodu na wschód
}: { $cards }.
countries-reason-card = Tę kartę najpewniej dołożyć, { $category ->
    [area] od małej powierzchni do dużej
    [population] od niewielu ludzi do wielu
    [age] od młodych do starszych
    [height] od niskich do wysokich
    [latitude] z południa na północ
   *[longitude] z zachodu na wschód
}.
countries-reason-doubt = { $card_left } leży przed { $card_right }, ale { $category ->
    [area] od małej powierzchni do dużej
    [population] od niewielu ludzi do wielu
    [age] od młodych do starszych
    [height] od niskich do wysokich
    [latitude] z południa na północ
   *[longitude] z zachodu na wschód
} jest raczej na odwrót.

## Ćwiczenia

countries-lore-pick = { $category ->
    [area] Które państwo jest większe?
    [population] Które państwo ma więcej mieszkańców?
    [age] Gdzie mediana wieku jest wyższa?
    [height] W którym państwie najwyższy punkt leży wyżej?
    [latitude] Które państwo leży dalej na północ?
   *[longitude] Które państwo leży dalej na wschód?
}
# $category mówi, w którą stronę idzie szereg.
countries-lore-place = Gdzie w tym szeregu jest miejsce karty { $card }, { $category ->
    [area] od małych do dużych?
    [population] od mało ludnych do ludnych?
    [age] od młodych do starych, według mediany wieku?
    [height] od niskich do wysokich, według najwyższego punktu?
    [latitude] z południa na północ?
   *[longitude] z zachodu na wschód?
}
countries-lore-doubt = Czy ten szereg jest poprawny, { $category ->
    [area] od małych do dużych?
    [population] od mało ludnych do ludnych?
    [age] od młodych do starych, według mediany wieku?
    [height] od niskich do wysokich, według najwyższego punktu?
    [latitude] z południa na północ?
   *[longitude] z zachodu na wschód?
}
