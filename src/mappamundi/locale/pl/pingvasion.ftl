# Pingvasion. $seat to imię, więc wszystko w czasie teraźniejszym, bez rodzaju.

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
pingvasion-option-deck-rulebook = z instrukcji: każda wartość dwa razy na każdym obszarze
pingvasion-option-deck-printed = z puszki: więcej średnich kart, mało bardzo niskich i wysokich

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
pingvasion-drew = { $seat } dobiera { $cards }.
pingvasion-chose-gift = { $seat } szykuje { $card } do podania; odbiorca: { $seat_to }.
pingvasion-ready = Gotowe: { $seat }.
pingvasion-passed = Każdy podaje jedną kartę w lewo i jedną w prawo.
pingvasion-gave = { $seat } podaje { $card }; odbiorca: { $seat_to }.
pingvasion-tapped = { $seat } dobiera { $card } ze stosu: { $seat_dummy }.
pingvasion-reshuffled = Koniec stosu ({ $seat }): { $count ->
    [one] { $count } otrzymana karta tworzy
    [few] { $count } otrzymane karty tworzą
    [many] { $count } otrzymanych kart tworzy
   *[other] { $count } otrzymanej karty tworzy
} nowy.
pingvasion-chose = { $seat } wybiera { $card } do wysłania.
pingvasion-revealed = { $seat } wysyła { $cards }.
pingvasion-struck = Kamikadze ({ $seat }): wszystkie karty od 7 wzwyż przepadają.
pingvasion-destroyed = { $seat } traci { $cards }.
pingvasion-will-play-two = Bliźniaki ninja: w następnej rundzie { $seat } gra dwie karty.
pingvasion-will-wait = Zwiadowca: w następnej rundzie { $seat } wybiera po innych.
pingvasion-nobody-waits = Wszędzie zwiadowcy: w następnej rundzie wszyscy wybierają naraz.
pingvasion-scored-area = { $area ->
    [antarctica] Antarktyda
    [desert] Pustynia
    [jungle] Dżungla
    [city] Miasto
   *[moon] Księżyc
}, siła { $strength }: { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}{ $majority ->
    [yes] {" "}z przewagą
   *[no] {" "}bez przewagi
}.
pingvasion-scored = { $seat } ma na ręce { $cards } i zdobywa łącznie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, miejsce { $place }.
