# Null & Nichtig im Browser. $seat ist ein Name, vielleicht „Du“: er steht nach einem Doppelpunkt.

web-null-nichtig-hand = Deine Karten
web-null-nichtig-trick = Der Stich
web-null-nichtig-lead = kommt heraus
web-null-nichtig-best = die höchste
web-null-nichtig-ready = bereit
web-null-nichtig-held = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
web-null-nichtig-team = Team { $team }
web-null-nichtig-no-pile = kein { $colour }
# $tops zählt auf, was auf den fünf Stapeln oben liegt.
web-null-nichtig-piles = Stapel von { $seat }: { $tops }. { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Durchsehen.
web-null-nichtig-look = Stapel: { $seat }
# $before und $after sind, was die Stapel wert sind.
web-null-nichtig-would = So bekäme den Stich: { $seat } ({ $before } → { $after }).
web-null-nichtig-would-with = Mit { $card } bekäme ihn bisher: { $seat } ({ $before } → { $after }).
web-null-nichtig-past = Den letzten Stich bekam: { $seat }.
web-null-nichtig-choose = Wähle eine Karte
web-null-nichtig-play = { $card } spielen
# $verb ist lay oder play.
web-null-nichtig-action = { $verb ->
    [lay] { $card } auslegen
   *[play] { $card } spielen
}
web-null-nichtig-start = Deine Startkarten, in der Reihenfolge, in der du sie legst
web-null-nichtig-start-of = Startkarten: { $seat }
web-null-nichtig-return = Startkarte { $number }, { $card }: zurück auf die Hand
web-null-nichtig-sooner = { $card } eins früher legen
web-null-nichtig-lay = Auslegen
web-null-nichtig-sealed = Gewählt. Du kannst es ändern, bis alle bereit sind.
web-null-nichtig-sheet = Punktezettel
web-null-nichtig-round = Runde { $round }
web-null-nichtig-now = jetzt
