# Null & Nichtig. $seat to imię, czasem „Ty”, wtedy zdanie ma własną formę; wszystko w czasie teraźniejszym, bez rodzaju.

null-nichtig-blurb = Bierz lewy i układaj je w stosy według kolorów: liczą się tylko wierzchnie karty.

## Karty

null-nichtig-card = { $colour ->
    [b] niebieska
    [g] zielona
    [v] fioletowa
    [r] czerwona
   *[y] żółta
} { $number }

## Ustawienia

null-nichtig-option-teams = Drużyny
null-nichtig-option-teams-no = każdy gra dla siebie
null-nichtig-option-teams-yes = dwie drużyny, partnerzy siedzą na przemian
null-nichtig-option-end = Długość
null-nichtig-option-end-rounds = tyle rund, ilu graczy
null-nichtig-option-end-target = aż ktoś przekroczy próg
null-nichtig-option-target = Próg
null-nichtig-no-teams = Dwie równe drużyny wymagają 4 lub 6 miejsc, a nie { $seats }.

## Pytania

null-nichtig-ask-lay = { $count ->
    [one] Wybierz jeszcze jedną kartę startową.
    [few] Wybierz { $count } karty startowe. W jednym kolorze ostatnia leży na wierzchu.
    [many] Wybierz { $count } kart startowych. W jednym kolorze ostatnia leży na wierzchu.
   *[other] Wybierz { $count } karty startowej. W jednym kolorze ostatnia leży na wierzchu.
}
null-nichtig-ask-play = Zagraj kartę. Może być dowolna.

## Opowieść

null-nichtig-dealer = Rozdanie: { $seat }. { $seat_first ->
    [Ty] Rozpoczynasz
   *[other] { $seat_first } rozpoczyna
} pierwszą lewę.
null-nichtig-dealt = Runda { $round }: każdy dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, w tym kart startowych: { $start }.
null-nichtig-chose = { $seat ->
    [Ty] Wybierasz
   *[other] { $seat } wybiera
} kartę startową: { $card }.
null-nichtig-ready = Gotowe: { $seat }.
null-nichtig-laid = { $seat ->
    [Ty] Wykładasz
   *[other] { $seat } wykłada
}: { $cards }.
null-nichtig-leads = { $seat ->
    [Ty] Rozpoczynasz
   *[other] { $seat } rozpoczyna
} pierwszą lewę.
null-nichtig-played = { $seat ->
    [Ty] Zagrywasz
   *[other] { $seat } zagrywa
}: { $card }.
null-nichtig-took = { $seat ->
    [Ty] Bierzesz lewę i układasz
   *[other] { $seat } bierze lewę i układa
}: { $cards }.
null-nichtig-scored = Runda { $round }: { $seat ->
    [Ty] zdobywasz
   *[other] { $seat } zdobywa
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, razem { $total }.

## Skąd te punkty

null-nichtig-why-rounds = { $rounds ->
    [one] Poprzednia runda
    [few] Poprzednie { $rounds } rundy
    [many] Poprzednie { $rounds } rund
   *[other] Poprzednie { $rounds } rundy
}
null-nichtig-why-tops = { $cards_count ->
    [0] Nie ma jeszcze stosów
   *[other] Na wierzchu stosów: { $cards }
}

null-nichtig-end-rounds = Rozegrano wszystkie rundy.
null-nichtig-end-target = Ktoś przekroczył próg punktowy.

## Dlaczego mistrz tak by zrobił

null-nichtig-reason-lay = { $points ->
    [one] Twoje stosy zaczynają wtedy z 1 punktem.
    [few] Twoje stosy zaczynają wtedy z { $points } punktami.
    [many] Twoje stosy zaczynają wtedy z { $points } punktami.
   *[other] Twoje stosy zaczynają wtedy z { $points } punktami.
}
null-nichtig-reason-lead = { $higher ->
    [0] Żadna z kart, których nie widzisz, nie jest wyższa: lewa jest twoja.
    [one] Tylko 1 z kart, których nie widzisz, jest wyższa.
    [few] { $higher } z kart, których nie widzisz, są wyższe.
    [many] { $higher } z kart, których nie widzisz, jest wyższych.
   *[other] { $higher } z kart, których nie widzisz, są wyższe.
}
null-nichtig-reason-take = Lewa jest z nią na razie twoja, a twoje stosy zmieniają się z { $before } na { $after }.
null-nichtig-reason-leave = Lewę bierze na razie { $seat }, a te stosy zmieniają się z { $before } na { $after }.
