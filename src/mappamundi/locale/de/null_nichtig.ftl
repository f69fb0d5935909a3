# Null & Nichtig. $seat ist ein Name.

null-nichtig-blurb = Stiche nehmen und nach Farben stapeln: Es zählt nur, was oben liegt.

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
null-nichtig-option-end-rounds = so viele Runden wie Plätze
null-nichtig-option-end-target = bis jemand über der Zielpunktzahl liegt
null-nichtig-option-target = Zielpunktzahl
null-nichtig-no-teams = Für zwei gleich große Teams braucht es 4 oder 6 Plätze, nicht { $seats }.

## Fragen

null-nichtig-ask-lay = { $count ->
    [one] Wähle noch eine Startkarte.
   *[other] Wähle { $count } Startkarten. Bei gleicher Farbe liegt die letzte oben.
}
null-nichtig-ask-play = Spiel eine Karte aus. Jede ist erlaubt.

## Erzählen

null-nichtig-dealer = { $seat } gibt zuerst, also kommt { $seat_first } heraus.
null-nichtig-dealt = Runde { $round }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} für jeden, davon { $start ->
    [one] 1 Startkarte
   *[other] { $start } Startkarten
}.
null-nichtig-chose = { $seat } wählt { $card } als Startkarte.
null-nichtig-ready = { $seat } ist bereit.
null-nichtig-laid = { $seat } legt { $cards } aus.
null-nichtig-leads = Es beginnt { $seat }.
null-nichtig-played = { $seat } spielt { $card }.
null-nichtig-took = { $seat } nimmt den Stich und stapelt { $cards }.
null-nichtig-scored = Runde { $round }: { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, zusammen { $total }.
