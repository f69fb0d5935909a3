# Pingvasion im Browser. $seat ist ein Name, vielleicht „Du“: er steht nach einem Doppelpunkt.

web-pingvasion-ask-pass = Wähle zwei Karten zum Weitergeben: eine nach links ({ $seat_left }), eine nach rechts ({ $seat_right }).
web-pingvasion-areas = Die fünf Gebiete
web-pingvasion-most = Mehrheit
web-pingvasion-worth = was die Hand hier jetzt zählt
web-pingvasion-ready = bereit
web-pingvasion-twins = spielt zwei Karten
web-pingvasion-late = wählt nach den anderen
web-pingvasion-held = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
web-pingvasion-stage = Ausgesandte Karten
web-pingvasion-lost = { $card }: vernichtet
web-pingvasion-hand = Deine Hand nach Gebieten
web-pingvasion-from = von: { $seat }
web-pingvasion-chosen = Gewählte Karten
web-pingvasion-left = ← links: { $seat }
web-pingvasion-right = rechts: { $seat } →
web-pingvasion-out = zieht aus
# $label sagt, wofür die Karte gewählt ist.
web-pingvasion-return = { $label }: { $card }. Zurück auf die Hand
web-pingvasion-pass = Beide weitergeben
web-pingvasion-send = { $count ->
    [one] Aussenden
   *[other] Beide aussenden
}
web-pingvasion-sealed = Gewählt. Du kannst es ändern, bis alle bereit sind.
web-pingvasion-now = { $points ->
    [one] Deine Hand ist im Moment 1 Punkt wert.
   *[other] Deine Hand ist im Moment { $points } Punkte wert.
}
web-pingvasion-gave = Du hast weitergegeben:
# $verb ist left, right oder play.
web-pingvasion-action = { $verb ->
    [left] { $card } nach links
    [right] { $card } nach rechts
   *[play] { $card } aussenden
}
