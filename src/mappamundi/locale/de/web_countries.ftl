# Countries im Browser. $seat ist ein Name, vielleicht „Du“: er steht nach einem Doppelpunkt.

web-countries-ask-guess = Wie viele Menschen leben hier: { $card }?
web-countries-ask-first = Wähle eine deiner Karten, dann ihren Platz in der Reihe.
web-countries-ask-play = Wähle eine deiner Karten, dann ihren Platz in der Reihe; oder zweifle die Reihe an.
web-countries-ask-place = Wohin gehört { $card }?
web-countries-row = Die Reihe, von Minus bis Plus
# $left und $right sind die Nachbarn, die $card bekäme.
web-countries-place = { $card }: zwischen { $left } und { $right }
web-countries-between = zwischen { $left } und { $right }
web-countries-hand = Deine Karten
web-countries-last = hat zuletzt gelegt
web-countries-ready = hat geschätzt
web-countries-pile = { $count ->
    [one] Noch 1 Karte, oben
   *[other] Noch { $count } Karten, oben
}
web-countries-doubt = Das stimmt nicht
web-countries-doubt-why = Alle Karten werden umgedreht. Ist die Reihe falsch, gehen zwei Karten an: { $seat }. Ist sie richtig, ziehst du zwei.
web-countries-doubt-yes = Reihe umdrehen
web-countries-turned = Die Reihe, umgedreht
web-countries-falls = kleiner als die davor
web-countries-draws = Zieht zwei: { $seat }
web-countries-skip = Alles zeigen
web-countries-people = Zahl der Menschen
web-countries-fewer = Weniger
web-countries-more = Mehr
web-countries-guess = Meine Schätzung: { $people }
# $verb ist card, guess oder doubt.
web-countries-action = { $verb ->
    [card] { $card }
    [guess] { $people }
   *[doubt] die Reihe anzweifeln
}
web-countries-sheet = Wertung: eine gelegte Karte zählt eins, eine gezogene minus eins
web-countries-dealt = Karten zu Beginn
web-countries-sheet-row = Reihe { $number }, { $category }
