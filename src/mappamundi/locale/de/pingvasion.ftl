# Pingvasion. $seat ist ein Name.

pingvasion-blurb = Schick Pinguine in fünf Gebiete: Wo du herrschst, zählt, was du auf der Hand behältst.

## Karten

pingvasion-card = { $area ->
    [a] Antarktis
    [d] Wüste
    [j] Dschungel
    [c] Stadt
   *[m] Mond
} { $value }
pingvasion-ninja-twins = Ninjazwillinge: zwei Karten in der nächsten Runde
pingvasion-kamikaze = Kamikaze: zerstört in dieser Runde alle Karten ab 7
pingvasion-scout = Aufklärer: in der nächsten Runde nach den anderen wählen

## Einstellungen

pingvasion-option-deck = Kartensatz
pingvasion-option-deck-rulebook = nach der Anleitung: jeder Wert zweimal in jedem Gebiet
pingvasion-option-deck-printed = wie in der Dose: mehr mittlere Karten, wenige sehr hohe oder niedrige

## Fragen

# $seat bekommt die Karte.
pingvasion-ask-left = Wähle eine Karte für { $seat } zu deiner Linken.
pingvasion-ask-right = Wähle eine Karte für { $seat } zu deiner Rechten.
pingvasion-ask-play = { $count ->
    [one] Wähle eine Karte, die du aussendest.
   *[other] Wähle { $count } Karten, die du zusammen aussendest.
}

## Erzählen

pingvasion-round = Runde { $round } von { $rounds }.
pingvasion-drew = { $seat } zieht { $cards }.
pingvasion-chose-gift = { $seat } legt { $card } für { $seat_to } bereit.
pingvasion-ready = { $seat } ist bereit.
pingvasion-passed = Alle geben eine Karte nach links und eine nach rechts.
pingvasion-gave = { $seat } gibt { $card } an { $seat_to }.
pingvasion-tapped = { $seat } zieht { $card } vom Stapel von { $seat_dummy }.
pingvasion-reshuffled = Der Stapel von { $seat } ist leer: { $count ->
    [one] 1 erhaltene Karte wird
   *[other] { $count } erhaltene Karten werden
} zum neuen.
pingvasion-chose = { $seat } wählt { $card } zum Aussenden.
pingvasion-revealed = { $seat } sendet { $cards } aus.
pingvasion-struck = Kamikaze von { $seat }: Alle Karten ab 7 sind verloren.
pingvasion-destroyed = { $seat } verliert { $cards }.
pingvasion-will-play-two = Ninjazwillinge: zwei Karten von { $seat } in der nächsten Runde.
pingvasion-will-wait = Aufklärer: In der nächsten Runde wählt { $seat } nach den anderen.
pingvasion-nobody-waits = Überall Aufklärer: In der nächsten Runde wählen alle zugleich.
pingvasion-scored-area = { $area ->
    [antarctica] Antarktis
    [desert] Wüste
    [jungle] Dschungel
    [city] Stadt
   *[moon] Mond
}, Stärke { $strength }: { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $majority ->
    [yes] {" "}mit der Mehrheit
   *[no] {" "}ohne sie
}.
pingvasion-scored = { $seat } hält { $cards } und bekommt zusammen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Rang { $place }.
