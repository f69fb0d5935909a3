# Pingvasion w przeglądarce. $seat to imię, czasem „Ty”: stoi po dwukropku.

web-pingvasion-ask-pass = Wybierz dwie karty do przekazania: jedną w lewo ({ $seat_left }), jedną w prawo ({ $seat_right }).
web-pingvasion-areas = Pięć obszarów
web-pingvasion-most = większość
web-pingvasion-worth = ile ręka jest tu teraz warta
web-pingvasion-ready = gotowe
web-pingvasion-twins = zagrywa dwie karty
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
web-pingvasion-out = rusza w drogę
# $label mówi, po co wybrano kartę.
web-pingvasion-return = { $label }: { $card }. Z powrotem na rękę
web-pingvasion-pass = Przekaż obie
web-pingvasion-send = { $count ->
    [1] Wyślij ją
   *[other] Wyślij obie
}
web-pingvasion-sealed = Wybrane. Możesz to zmienić, póki nie wszyscy są gotowi.
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
