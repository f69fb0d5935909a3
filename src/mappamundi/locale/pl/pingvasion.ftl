# Pingvasion. $seat to imię, czasem „Ty”, wtedy zdanie ma własną formę; wszystko w czasie teraźniejszym, bez rodzaju.

pingvasion-blurb = Wysyłaj pingwiny na pięć obszarów: tam, gdzie rządzisz, liczy się to, co zostaje na ręce.

## Karty

pingvasion-card = { $area ->
    [a] Antarktyda
    [d] Pustynia
    [j] Dżungla
    [c] Miasto
   *[m] Księżyc
} { $value }
pingvasion-ninja-twins = Bliźniaki ninja: dwie karty w następnej rundzie
pingvasion-kamikaze = Kamikadze: niszczy w tej rundzie wszystkie karty od 7 wzwyż
pingvasion-scout = Zwiadowca: w następnej rundzie wybór po innych

## Ustawienia

pingvasion-option-deck = Talia
pingvasion-option-deck-rulebook = z instrukcji: każda wartość dwa razy w każdym obszarze
pingvasion-option-deck-printed = z puszki: dużo średnich wartości, mało bardzo niskich i wysokich

## Pytania

# $seat dostaje kartę.
pingvasion-ask-left = Wybierz kartę dla sąsiada po lewej: { $seat }.
pingvasion-ask-right = Wybierz kartę dla sąsiada po prawej: { $seat }.
pingvasion-ask-play = { $count ->
    [one] Wybierz kartę do wysłania.
    [few] Wybierz { $count } karty do wysłania razem.
    [many] Wybierz { $count } kart do wysłania razem.
   *[other] Wybierz { $count } karty do wysłania razem.
}

## Opowieść

pingvasion-round = Runda { $round } z { $rounds }.
pingvasion-drew = { $seat ->
    [Ty] Dobierasz
   *[other] { $seat } dobiera
}: { $cards }.
pingvasion-chose-gift = { $seat ->
    [Ty] Szykujesz
   *[other] { $seat } szykuje
} do przekazania: { $card }. Odbiorca: { $seat_to }.
pingvasion-ready = Gotowe: { $seat }.
pingvasion-passed = Każdy przekazuje jedną kartę w lewo i jedną w prawo.
pingvasion-gave = { $seat ->
    [Ty] Przekazujesz
   *[other] { $seat } przekazuje
} kartę: { $card }. Odbiorca: { $seat_to }.
pingvasion-tapped = { $seat ->
    [Ty] Dobierasz
   *[other] { $seat } dobiera
} ze stosu ({ $seat_dummy }): { $card }.
pingvasion-reshuffled = Koniec stosu ({ $seat }): { $count ->
    [one] { $count } otrzymana karta tworzy
    [few] { $count } otrzymane karty tworzą
    [many] { $count } otrzymanych kart tworzy
   *[other] { $count } otrzymanej karty tworzy
} nowy stos.
pingvasion-chose = { $seat ->
    [Ty] Wybierasz
   *[other] { $seat } wybiera
} do wysłania: { $card }.
pingvasion-revealed = { $seat ->
    [Ty] Wysyłasz
   *[other] { $seat } wysyła
}: { $cards }.
pingvasion-struck = { $seat ->
    [Ty] Twój kamikadze
   *[other] Kamikadze ({ $seat })
}: wszystkie karty od 7 wzwyż z tej rundy zostają zniszczone.
pingvasion-destroyed = { $seat ->
    [Ty] Tracisz
   *[other] { $seat } traci
}: { $cards }.
pingvasion-will-play-two = Bliźniaki ninja: w następnej rundzie { $seat ->
    [Ty] wysyłasz
   *[other] { $seat } wysyła
} dwie karty.
pingvasion-will-wait = Zwiadowca: w następnej rundzie { $seat ->
    [Ty] wybierasz
   *[other] { $seat } wybiera
} po innych.
pingvasion-nobody-waits = Wszyscy mają zwiadowców: w następnej rundzie wybierają jednocześnie.
pingvasion-scored-area = { $area ->
    [antarctica] Antarktyda
    [desert] Pustynia
    [jungle] Dżungla
    [city] Miasto
   *[moon] Księżyc
}, siła { $strength }: { $seat ->
    [Ty] zdobywasz
   *[other] { $seat } zdobywa
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}{ $majority ->
    [yes] {" "}z przewagą
   *[no] {" "}bez przewagi
}.
pingvasion-scored = { $seat ->
    [Ty] Masz
   *[other] { $seat } ma
} na ręce: { $cards }. Razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, miejsce { $place }.

## Skąd te punkty

pingvasion-why-majority = { $area ->
    [antarctica] Antarktyda
    [desert] Pustynia
    [jungle] Dżungla
    [city] Miasto
   *[moon] Księżyc
}, przewaga: { $cards_count ->
    [one] liczy się { $cards }
    [few] liczą się { $cards }
    [many] liczą się { $cards }
   *[other] liczą się { $cards }
}
pingvasion-why-present = { $area ->
    [antarctica] Antarktyda
    [desert] Pustynia
    [jungle] Dżungla
    [city] Miasto
   *[moon] Księżyc
}, bez przewagi: liczy się tylko najniższa, { $card }
pingvasion-why-absent = { $area ->
    [antarctica] Antarktyda
    [desert] Pustynia
    [jungle] Dżungla
    [city] Miasto
   *[moon] Księżyc
}, nikogo tam nie ma: { $cards_count ->
    [one] nie liczy się { $cards }
    [few] nie liczą się { $cards }
    [many] nie liczą się { $cards }
   *[other] nie liczą się { $cards }
}

pingvasion-end-rounds = Rozegrano wszystkie osiem rund.

## Dlaczego mistrz tak by zrobił

pingvasion-reason-pass = { $after ->
    [one] Bez nich twoja ręka jest na razie warta 1 punkt; teraz { $before }.
    [few] Bez nich twoja ręka jest na razie warta { $after } punkty; teraz { $before }.
    [many] Bez nich twoja ręka jest na razie warta { $after } punktów; teraz { $before }.
   *[other] Bez nich twoja ręka jest na razie warta { $after } punktu; teraz { $before }.
}
pingvasion-reason-pass-even = Bez nich twoja ręka jest na razie warta tyle samo.
pingvasion-reason-majority = Daje ci przewagę, { $area ->
    [antarctica] Antarktyda
    [desert] Pustynia
    [jungle] Dżungla
    [city] Miasto
   *[moon] Księżyc
}: twoja ręka jest wtedy warta { $after } zamiast { $before }.
pingvasion-reason-majority-even = Daje ci przewagę, { $area ->
    [antarctica] Antarktyda
    [desert] Pustynia
    [jungle] Dżungla
    [city] Miasto
   *[moon] Księżyc
}. Twoja ręka jest na razie warta tyle samo.
pingvasion-reason-present = Wprowadza cię do gry, { $area ->
    [antarctica] Antarktyda
    [desert] Pustynia
    [jungle] Dżungla
    [city] Miasto
   *[moon] Księżyc
}: twoja ręka jest wtedy warta { $after } zamiast { $before }.
pingvasion-reason-ability = Warto dla zdolności: { $ability ->
    [ninja-twins] dwie karty w następnej rundzie.
    [kamikaze] wszystkie karty od 7 wzwyż w tej rundzie są zniszczone.
   *[scout] w następnej rundzie wybierasz po innych.
}
pingvasion-reason-spare = Możesz się bez niej obejść: przy obecnym układzie twoja ręka jest wtedy warta { $after }, teraz { $before }.
pingvasion-reason-spare-even = Możesz się bez niej obejść: twoja ręka jest wtedy warta tyle samo.
