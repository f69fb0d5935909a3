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

## Das erste Spiel

web-countries-learn-goal = Werde deine Karten los: Wer die letzte in eine richtige Reihe legt, gewinnt. Die Namen siehst du; die Zahlen stehen auf der Rückseite, und niemand sieht nach.
web-countries-learn-category = Das zählt in dieser Reihe. Links heißt weniger, rechts mehr; bei der Breite von Süd nach Nord, bei der Länge von West nach Ost.
web-countries-learn-place = Wähle eine deiner Karten, dann ihren Platz: an einem Ende oder zwischen zwei beliebigen Karten. Was schon liegt, wird nie verschoben.
web-countries-learn-placed = Das andere Team hat eine Karte eingereiht. Legst du jetzt selbst eine an, erkennst du die Reihe an, wie sie liegt.
web-countries-learn-doubt = Kann die Reihe stimmen? Wenn nicht, zweifle sie an: Alle Karten werden umgedreht. Ist sie falsch, zieht zwei, wer zuletzt gelegt hat; ist sie richtig, ziehst du zwei.
web-countries-learn-turned = Die Reihe wurde umgedreht. Sie stimmt, wenn keine Zahl kleiner ist als die links von ihr; gleiche dürfen in jeder Ordnung liegen.
web-countries-learn-drew = Zwei Karten gezogen: Das ist der Preis. Das Team links von dem, das gezogen hat, beginnt die nächste Reihe mit der nächsten Kategorie.
web-countries-learn-known = Jede Zahl, die einmal umgedreht wurde, bleibt für alle offen. Schau hier nach: Sie hilft dir, die anderen einzuschätzen.
web-countries-learn-score = Wer die letzte Karte legt, gewinnt sofort, wenn die Reihe stimmt. Sonst gewinnen nach der letzten Reihe die wenigsten Karten: hier nach der dritten, sonst nach der vierzigsten.

## Die Bilder in den Regeln

web-countries-picture-laid = Es geht um Einwohner: Zwischen Minus und Plus liegen Island, Angola und Indien, von weniger zu mehr. Die nächste Karte darf überall hin, wo ein + steht.
web-countries-picture-doubted = Die Reihe wurde angezweifelt und umgedreht: Angola (✗) hat weniger Einwohner als Polen links davon, also ist sie falsch. Ben hat zuletzt angelegt und zieht zwei Karten.
