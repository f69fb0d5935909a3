# Countries im Browser. $seat ist ein Name, vielleicht „Du“: Er steht nach einem Doppelpunkt, oder der Satz hat seine eigene Form.

web-countries-ask-guess = Wie viele Einwohner hat dieses Land: { $card }?
web-countries-ask-first = Wähle eine deiner Karten, dann ihren Platz in der Reihe.
web-countries-ask-play = Wähle eine deiner Karten, dann ihren Platz in der Reihe; oder zweifle die Reihe an.
web-countries-ask-place = Wohin gehört { $card }?
web-countries-row-of = { $rows ->
    [0] Reihe { $number }
   *[other] Reihe { $number } von { $rows }
}
web-countries-ends = wer keine Karten mehr hat, gewinnt
web-countries-row = Die Reihe, von Minus bis Plus
# Die Enden der Reihe, wo es um Orte geht.
web-countries-end = { $at ->
    [latitude-minus] Süden
    [latitude-plus] Norden
    [longitude-minus] Westen
   *[longitude-plus] Osten
}
# $left und $right sind die Nachbarn, die $card bekäme.
web-countries-place = { $card }: zwischen { $left } und { $right }
web-countries-between = zwischen { $left } und { $right }
web-countries-hand = Deine Karten
web-countries-last = hat zuletzt angelegt
web-countries-ready = hat geschätzt
web-countries-pile = { $count ->
    [one] Noch 1 Karte, obenauf
   *[other] Noch { $count } Karten, obenauf
}
web-countries-doubt = Das stimmt nicht
web-countries-doubt-why = Alle Karten werden umgedreht. Ist die Reihe falsch, zieht { $seat } zwei. Ist sie richtig, ziehst du zwei.
web-countries-doubt-yes = Reihe umdrehen
web-countries-turned = Die Reihe, umgedreht
web-countries-falls = liegt falsch
web-countries-draws = { $seat ->
    [Du] Du ziehst zwei Karten
   *[other] Zieht zwei Karten: { $seat }
}
web-countries-people = Einwohnerzahl
web-countries-fewer = Weniger
web-countries-more = Mehr
web-countries-guess = Meine Schätzung: { $people }
# $verb ist card, guess oder doubt.
web-countries-card-place = { $card }, { $place }
web-countries-action = { $verb ->
    [card] { $card }
    [guess] { $people }
   *[doubt] die Reihe anzweifeln
}
web-countries-sheet = Jede Karte, die am Ende auf der Hand bleibt, kostet einen Punkt: angelegt bringt sie ihn zurück, gezogen kostet sie ihn
web-countries-dealt = { $count } Karten zu Beginn, je −1
web-countries-sheet-row = Reihe { $number }, { $category }

## Das erste Spiel

web-countries-learn-goal = Werde deine Karten los: Wer seine letzte anlegt, gewinnt, wenn die Reihe stimmt. Die Namen siehst du; die Zahlen stehen auf der Rückseite, und niemand schaut nach.
web-countries-learn-category = Das zählt in dieser Reihe. Links heißt weniger, rechts mehr; bei der geografischen Breite von Süd nach Nord, bei der Länge von West nach Ost.
web-countries-learn-place = Wähle eine deiner Karten, dann ihren Platz: an einem Ende oder zwischen zwei beliebigen Karten. Was schon liegt, wird nie verschoben.
web-countries-learn-placed = Eine Karte ist dazugekommen. Legst du jetzt selbst eine an, erkennst du die Reihe an, wie sie liegt.
web-countries-learn-doubt = Kann die Reihe stimmen? Wenn nicht, zweifle sie an: Alle Karten werden umgedreht. Ist sie falsch, zieht zwei Karten, wer zuletzt angelegt hat; ist sie richtig, ziehst du zwei.
web-countries-learn-turned = Die Reihe wurde umgedreht. Sie stimmt, wenn keine Zahl kleiner ist als die links von ihr; gleiche dürfen in beliebiger Reihenfolge liegen.
web-countries-learn-drew = Zwei Karten gezogen: Das ist der Preis. Das Team links von dem, das gezogen hat, beginnt die nächste Reihe mit der nächsten Kategorie.
web-countries-learn-known = Was einmal umgedreht wurde, dürfen sich alle merken. Hier kannst du nachschauen: Es hilft dir, andere Länder einzuschätzen.
web-countries-learn-score = Wer seine letzte Karte anlegt, gewinnt sofort, wenn die Reihe stimmt. Sonst gewinnt nach der letzten Reihe, wer die wenigsten Karten hat: hier nach der dritten, sonst nach der vierzigsten.
web-countries-tally = { $placed } angelegt, { $drew } gezogen, noch { $held } auf der Hand
web-countries-tally-falls = Falsch angelegt: { $cards }.
web-countries-tally-doubted = { $seat ->
    [Du] Du hast gezweifelt.
   *[other] { $seat } hat gezweifelt.
}
web-countries-tally-draws = { $right ->
    [yes] { $seat ->
        [Du] Du hast gezweifelt und ziehst.
       *[other] { $seat } hat gezweifelt und zieht.
    }
   *[no] { $seat ->
        [Du] Du hast zuletzt angelegt und ziehst.
       *[other] { $seat } hat zuletzt angelegt und zieht.
    }
}

## Die Bilder in den Regeln

web-countries-picture-laid = Es geht um Einwohner: Zwischen Minus und Plus liegen Island, Angola und Indien, von weniger zu mehr. Die nächste Karte darf überallhin, wo ein + steht.
web-countries-picture-doubted = Die Reihe wurde angezweifelt und umgedreht: Angola (✗) hat weniger Einwohner als Polen links davon, also stimmt sie nicht. Ben hat zuletzt angelegt und zieht zwei Karten.

## Karten, die sich erklären

web-countries-seen = Ihre Rückseite wurde in einer früheren Reihe aufgedeckt, also kennen alle ihre Zahlen.
web-countries-unseen = Ihre Rückseite hat noch niemand gesehen.
web-countries-placed-last = { $seat ->
    [Du] Du hast sie zuletzt angelegt: Wird die Reihe angezweifelt und ist falsch, ziehst du zwei Karten.
   *[other] Zuletzt angelegt, von { $seat }: Wird die Reihe angezweifelt und ist falsch, zieht { $seat } zwei Karten.
}
web-countries-mark-last = zuletzt angelegt
web-countries-category-means = { $category ->
    [area] Die Fläche des Landes mit seinen Gewässern.
    [population] Wie viele Menschen dort leben.
    [age] Die Hälfte der Menschen ist jünger, die Hälfte älter.
    [height] Wie hoch der höchste Punkt über dem Meer liegt.
    [latitude] Wie weit nördlich die Mitte des Landes liegt.
   *[longitude] Wie weit östlich die Mitte des Landes liegt.
}
