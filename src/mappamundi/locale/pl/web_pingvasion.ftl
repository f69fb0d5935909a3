# Pingvasion w przeglądarce. $seat to imię, czasem „Ty”: stoi po dwukropku.

web-pingvasion-ask-pass = Wybierz dwie karty do przekazania: jedną w lewo ({ $seat_left }), jedną w prawo ({ $seat_right }).
web-pingvasion-areas = Pięć obszarów
web-pingvasion-most = przewaga
web-pingvasion-worth = ile ręka jest tu teraz warta
web-pingvasion-ready = gotowe
web-pingvasion-twins = wysyła dwie karty
web-pingvasion-late = wybiera po innych
web-pingvasion-held = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
}
web-pingvasion-stage = Wysłane karty
web-pingvasion-lost = { $card }: karta zniszczona
web-pingvasion-hand = Twoja ręka według obszarów
web-pingvasion-from = od: { $seat }
web-pingvasion-chosen = Wybrane karty
web-pingvasion-left = ← w lewo: { $seat }
web-pingvasion-right = w prawo: { $seat } →
web-pingvasion-out = do wysłania
# $label mówi, po co wybrano kartę.
web-pingvasion-return = { $label }: { $card }. Z powrotem na rękę
web-pingvasion-pass = Przekaż obie
web-pingvasion-send = { $count ->
    [1] Wyślij ją
   *[other] Wyślij obie
}
web-pingvasion-sealed = Wybrane. Możesz to zmienić, dopóki wszyscy nie są gotowi.
web-pingvasion-now = { $points ->
    [one] Twoja ręka jest teraz warta { $points } punkt.
    [few] Twoja ręka jest teraz warta { $points } punkty.
    [many] Twoja ręka jest teraz warta { $points } punktów.
   *[other] Twoja ręka jest teraz warta { $points } punktu.
}
web-pingvasion-gave = Przekazane karty:
# $verb to left, right albo play.
web-pingvasion-action = { $verb ->
    [left] { $card } w lewo
    [right] { $card } w prawo
   *[play] wyślij: { $card }
}

## Pierwsza gra

web-pingvasion-learn-goal = Twoje pingwiny chcą rządzić pięcioma obszarami. Wysłane karty zdobywają obszar, ale punkty dają tam tylko karty, które zatrzymasz na ręce.
web-pingvasion-learn-pass = Przekaż dwie karty, jedną w lewo i jedną w prawo. Oddaj to, bez czego się obejdziesz i co innym na niewiele się przyda.
web-pingvasion-learn-got = Od każdego sąsiada masz kartę; widać na niej, od kogo. Jest teraz twoja: zatrzymaj ją albo wyślij.
web-pingvasion-learn-play = Wybierz kartę do wysłania. Wysoka pomaga zdobyć swój obszar, ale nie liczy się już na ręce.
web-pingvasion-learn-struck = Uderzył kamikadze: każda karta od 7 wzwyż wysłana w tej rundzie jest zniszczona. Karty z poprzednich rund są bezpieczne.
web-pingvasion-learn-shown = Wysłane karty zostają na swoim obszarze. Kto ma tam najwyższą sumę, ma przewagę, oznaczoną ♛; przy remisie ma ją kilka osób.
web-pingvasion-learn-worth = Gdzie masz przewagę, liczą się wszystkie karty tego obszaru na ręce; gdzie masz kartę, ale nie przewagę, tylko najniższa; gdzie indziej żadna.
web-pingvasion-learn-ability = Niektóre niskie karty mają zdolności. Bliźniaki ninja: w następnej rundzie musisz wysłać dwie. Kamikadze: niszczy każdą 7, 8 i 9 tej rundy. Zwiadowca: w następnej rundzie wybierasz po innych.
web-pingvasion-learn-score = Osiem rund za nami i punkty dają tylko karty na ręce: wszystkie tam, gdzie masz przewagę, najniższa tam, gdzie masz kartę bez przewagi. Wygrywa ten, kto ma najwięcej punktów.
web-pingvasion-tally = Wysłane: { $cards }.
web-pingvasion-tally-destroyed = Zniszczone: { $cards }.
web-pingvasion-tally-rules = { $count ->
    [0] Jeszcze bez przewagi.
   *[other] Przewaga: { $areas }.
}
# An area whose majority is new in this round, in that list; and the areas whose majority others have now.
web-pingvasion-tally-new = { $area } (nowa)
web-pingvasion-tally-lost = Stracona: { $areas }.

## Obrazki w zasadach

web-pingvasion-picture-cards = Po karcie z każdego obszaru: Antarktyda 1 z bliźniakami ninja, pustynia 2 z kamikadze, dżungla 3 ze zwiadowcą i dwie zwykłe karty, miasto 6 i Księżyc 9.
web-pingvasion-picture-revealed = Kamikadze Bena niszczy ósemkę Maksa. W następnej rundzie Ada musi przez bliźniaki ninja wysłać dwie karty, a Eva dzięki zwiadowcy wybiera po innych.
web-pingvasion-picture-scored = Ada ma przewagę (♛) na Antarktydzie i na pustyni, więc liczą się tam wszystkie jej karty: 8 i 19. W dżungli i na Księżycu liczy się tylko najniższa: 5 i 2. W mieście nie ma wyłożonej karty i nic nie dostaje: razem 34.

## Karty, które się tłumaczą

web-pingvasion-strength = Siła
web-pingvasion-area = Obszar
web-pingvasion-ability-name = { $ability ->
    [ninja-twins] Bliźniaki ninja
    [kamikaze] Kamikadze
   *[scout] Zwiadowca
}
web-pingvasion-ability = { $ability ->
    [ninja-twins] Zdolność po wysłaniu: w następnej rundzie musisz wysłać dwie karty zamiast jednej.
    [kamikaze] Zdolność po wysłaniu: wszystkie karty od 7 w górę wysłane w tej samej rundzie są zniszczone.
   *[scout] Zdolność po wysłaniu: w następnej rundzie wybierasz dopiero, gdy inni pokażą swoje karty.
}
web-pingvasion-counts = Liczy się teraz w ręce: +{ $points }
web-pingvasion-is-sent = Wysłana: dodaje tam { $value } do siły i nie liczy się już w ręce.
web-pingvasion-is-lost = Zniszczona przez Kamikadze: nic nie daje.
web-pingvasion-sum = { $count ->
    [0] +0
    [one] liczy się { $cards }: +{ $points }
    [few] liczą się { $cards }: +{ $points }
    [many] liczą się { $cards }: +{ $points }
   *[other] liczą się { $cards }: +{ $points }
}
web-pingvasion-badge-twins = 2 karty
web-pingvasion-badge-late = na końcu
