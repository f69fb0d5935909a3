# Null & Nichtig. $seat ist ein Name, vielleicht „Du“: Dann hat der Satz seine eigene Form.

null-nichtig-blurb = Stiche machen und nach Farben stapeln: Es zählt nur, was oben liegt.

## Karten

null-nichtig-card = { $colour ->
    [b] blaue
    [g] grüne
    [v] violette
    [r] rote
   *[y] gelbe
} { $number }

## Einstellungen

null-nichtig-option-teams = Teams
null-nichtig-option-teams-no = jeder für sich
null-nichtig-option-teams-yes = zwei Teams, Partner auf jedem zweiten Platz
null-nichtig-option-end = Länge
null-nichtig-option-end-rounds = so viele Runden wie Spieler
null-nichtig-option-end-target = bis jemand über der Zielpunktzahl liegt
null-nichtig-option-target = Zielpunktzahl
null-nichtig-no-teams = Für zwei gleich große Teams braucht es 4 oder 6 Plätze, nicht { $seats }.

## Fragen

null-nichtig-ask-lay = { $count ->
    [one] Wähle noch eine Startkarte.
   *[other] Wähle { $count } Startkarten. Bei gleicher Farbe liegt die letzte oben.
}
null-nichtig-ask-play = Spiel eine Karte. Jede ist erlaubt.

## Erzählen

null-nichtig-dealer = Geber: { $seat }. { $seat_first ->
    [Du] Du spielst
   *[other] { $seat_first } spielt
} aus.
null-nichtig-dealt = Runde { $round }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} für jeden, davon { $start ->
    [one] 1 Startkarte
   *[other] { $start } Startkarten
}.
null-nichtig-chose = { $seat ->
    [Du] Du wählst
   *[other] { $seat } wählt
} { $card } als Startkarte.
null-nichtig-ready = Bereit: { $seat }.
null-nichtig-laid = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} { $cards } aus.
null-nichtig-leads = { $seat ->
    [Du] Du spielst
   *[other] { $seat } spielt
} aus.
null-nichtig-played = { $seat ->
    [Du] Du spielst
   *[other] { $seat } spielt
} { $card }.
null-nichtig-took = { $seat ->
    [Du] Du gewinnst den Stich und stapelst
   *[other] { $seat } gewinnt den Stich und stapelt
} { $cards }.
null-nichtig-scored = Runde { $round }: { $seat ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, zusammen { $total }.

## Warum Punkte Punkte sind

null-nichtig-why-rounds = { $rounds ->
    [one] Die Runde davor
   *[other] Die { $rounds } Runden davor
}
null-nichtig-why-tops = { $cards_count ->
    [0] Noch keine Stapel
   *[other] Oben auf den Stapeln: { $cards }
}

null-nichtig-end-rounds = Alle Runden sind gespielt.
null-nichtig-end-target = Jemand hat die Zielpunktzahl überschritten.

## Warum ein Meister das täte

null-nichtig-reason-lay = { $points ->
    [one] Deine Stapel beginnen dann mit 1 Punkt.
   *[other] Deine Stapel beginnen dann mit { $points } Punkten.
}
null-nichtig-reason-lead = { $higher ->
    [0] Keine der Karten, die du nicht siehst, ist höher: Der Stich gehört dir.
    [one] Nur 1 der Karten, die du nicht siehst, ist höher.
   *[other] { $higher } der Karten, die du nicht siehst, sind höher.
}
null-nichtig-reason-take = Der Stich ist damit bisher deiner, und deine Stapel gehen von { $before } auf { $after }.
null-nichtig-reason-leave = Der Stich geht bisher an { $seat }; die Stapel dort gehen von { $before } auf { $after }.
