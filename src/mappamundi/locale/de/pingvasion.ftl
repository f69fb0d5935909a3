# Pingvasion. $seat ist ein Name, vielleicht „Du“: Dann hat der Satz seine eigene Form.

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
pingvasion-option-deck-printed = wie in der Dose: viele mittlere Werte, wenige sehr hohe oder niedrige

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
pingvasion-drew = { $seat ->
    [Du] Du ziehst
   *[other] { $seat } zieht
} { $cards }.
pingvasion-chose-gift = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} { $card } bereit für: { $seat_to }.
pingvasion-ready = Bereit: { $seat }.
pingvasion-passed = Alle geben eine Karte nach links und eine nach rechts.
pingvasion-gave = { $seat ->
    [Du] Du gibst
   *[other] { $seat } gibt
} { $card } weiter an { $seat_to ->
    [Du] dich
   *[other] { $seat_to }
}.
pingvasion-tapped = { $seat ->
    [Du] Du ziehst
   *[other] { $seat } zieht
} { $card } vom Stapel von { $seat_dummy }.
pingvasion-reshuffled = Der Stapel von { $seat } ist leer: { $count ->
    [one] 1 erhaltene Karte wird
   *[other] { $count } erhaltene Karten werden
} zum neuen Stapel.
pingvasion-chose = { $seat ->
    [Du] Du wählst
   *[other] { $seat } wählt
} { $card } zum Aussenden.
pingvasion-revealed = { $seat ->
    [Du] Du sendest
   *[other] { $seat } sendet
} { $cards } aus.
pingvasion-struck = Kamikaze von { $seat ->
    [Du] dir
   *[other] { $seat }
}: Alle Karten ab 7 aus dieser Runde werden zerstört.
pingvasion-destroyed = { $seat ->
    [Du] Du verlierst
   *[other] { $seat } verliert
} { $cards }.
pingvasion-will-play-two = Ninjazwillinge: In der nächsten Runde { $seat ->
    [Du] sendest du
   *[other] sendet { $seat }
} zwei Karten aus.
pingvasion-will-wait = Aufklärer: In der nächsten Runde { $seat ->
    [Du] wählst du
   *[other] wählt { $seat }
} nach den anderen.
pingvasion-nobody-waits = Alle haben Aufklärer: In der nächsten Runde wählen alle gleichzeitig.
pingvasion-scored-area = { $area ->
    [antarctica] Antarktis
    [desert] Wüste
    [jungle] Dschungel
    [city] Stadt
   *[moon] Mond
}, Stärke { $strength }: { $seat ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $majority ->
    [yes] {" "}mit der Mehrheit
   *[no] {" "}ohne Mehrheit
}.
pingvasion-scored = { $seat ->
    [Du] Du hältst { $cards } und bekommst
   *[other] { $seat } hält { $cards } und bekommt
} zusammen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, Rang { $place }.

## Warum Punkte Punkte sind

pingvasion-why-majority = { $area ->
    [antarctica] Antarktis
    [desert] Wüste
    [jungle] Dschungel
    [city] Stadt
   *[moon] Mond
}, Mehrheit: { $cards_count ->
    [one] { $cards } zählt
   *[other] { $cards } zählen
}
pingvasion-why-present = { $area ->
    [antarctica] Antarktis
    [desert] Wüste
    [jungle] Dschungel
    [city] Stadt
   *[moon] Mond
}, keine Mehrheit: Nur die niedrigste zählt, { $card }
pingvasion-why-absent = { $area ->
    [antarctica] Antarktis
    [desert] Wüste
    [jungle] Dschungel
    [city] Stadt
   *[moon] Mond
}, niemand dort: { $cards_count ->
    [one] { $cards } zählt nicht
   *[other] { $cards } zählen nicht
}

pingvasion-end-rounds = Alle acht Runden sind gespielt.

## Warum ein Meister das täte

pingvasion-reason-pass = { $after ->
    [one] Ohne sie ist deine Hand im Moment 1 Punkt wert, jetzt sind es { $before }.
   *[other] Ohne sie ist deine Hand im Moment { $after } Punkte wert, jetzt sind es { $before }.
}
pingvasion-reason-pass-even = Ohne sie ist deine Hand im Moment genauso viel wert.
pingvasion-reason-majority = Damit gewinnst du die Mehrheit, { $area ->
    [antarctica] Antarktis
    [desert] Wüste
    [jungle] Dschungel
    [city] Stadt
   *[moon] Mond
}: Deine Hand ist dann { $after } wert statt { $before }.
pingvasion-reason-majority-even = Damit gewinnst du die Mehrheit, { $area ->
    [antarctica] Antarktis
    [desert] Wüste
    [jungle] Dschungel
    [city] Stadt
   *[moon] Mond
}. Deine Hand bleibt vorerst gleich viel wert.
pingvasion-reason-present = Damit bist du dabei, { $area ->
    [antarctica] Antarktis
    [desert] Wüste
    [jungle] Dschungel
    [city] Stadt
   *[moon] Mond
}: Deine Hand ist dann { $after } wert statt { $before }.
pingvasion-reason-ability = Die Fähigkeit lohnt sich: { $ability ->
    [ninja-twins] zwei Karten in der nächsten Runde.
    [kamikaze] alle Karten ab 7 in dieser Runde sind zerstört.
   *[scout] in der nächsten Runde wählst du nach den anderen.
}
pingvasion-reason-spare = Sie ist entbehrlich: Deine Hand ist dann, so wie es jetzt liegt, { $after } wert, jetzt { $before }.
pingvasion-reason-spare-even = Sie ist entbehrlich: Deine Hand ist dann genauso viel wert.
