# Countries. $seat ist ein Name, vielleicht „Du“: Dann hat der Satz seine eigene Form.

countries-blurb = Länder in die richtige Reihe legen – oder die Reihe der anderen anzweifeln.

## Karten und Kategorien

countries-minus = Minus
countries-plus = Plus
countries-category = { $category ->
    [area] Fläche
    [population] Einwohner
    [age] Medianalter
    [height] höchster Punkt
    [latitude] geografische Breite
   *[longitude] geografische Länge
}
countries-figure = { $card } { $category ->
    [area] { $number } km²
    [population] { $number } Einwohner
    [age] { $number },{ $part } Jahre
    [height] { $number } m
   *[latitude] { $number }°{ $part }′ { $side ->
        [n] N
        [s] S
        [e] O
       *[w] W
    }
}
countries-ends = { $category ->
    [latitude] von Süd nach Nord
    [longitude] von West nach Ost
   *[area] von wenig nach viel
}

## Einstellungen

countries-option-start = Wer beginnt
countries-option-start-lot = wird ausgelost
countries-option-start-guess = wer eine Einwohnerzahl am besten schätzt
countries-option-rows = Höchstzahl der Reihen (0: ohne Grenze)

## Fragen

countries-ask-guess = Wie viele Einwohner hat dieses Land: { $card }? Schätze 1,0 oder 1,1 1,2 1,3 1,5 1,6 1,8 2,0 … mit beliebig vielen Nullen: guess 5100000.
countries-ask-first-card = Wähle eine Karte und ihren Platz, etwa „{ $example }“.
countries-ask-play = Wähle eine Karte und ihren Platz, etwa „{ $example }“, oder zweifle die Reihe an (doubt).
countries-ask-place = Wohin damit: { $card }? Wähle einen Platz von 1 bis { $count }.

## Der Tisch

countries-heading = { $rows ->
    [0] Reihe { $number }
   *[other] Reihe { $number } von { $rows }
}
countries-table-team = Team
countries-table-cards = Karten
countries-pile = Nachziehstapel: { $count }, obenauf { $card }
countries-pile-empty = Nachziehstapel: leer
countries-last-row = Letzte Reihe, { $category }: { $verdict ->
    [right] richtig
   *[wrong] falsch
}
countries-learned = Bekannte Zahlen

## Erzählen

countries-dealt = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} für jeden, mit dem Namen nach oben. Auf die Rückseite schaut niemand.
countries-first = { $seat ->
    [Du] Du beginnst
   *[other] Es beginnt { $seat }
}.
countries-ready = { $seat ->
    [Du] Du hast
   *[other] { $seat } hat
} geschätzt.
countries-guessed = { $seat ->
    [Du] Deine Schätzung
   *[other] Die Schätzung von { $seat }
}: { $people }.
countries-guess-was = { $seat }: { $people }.
countries-guess-tied = Gleich nah dran: { $seats }.
countries-row = Reihe { $number }, { $category ->
    [area] Fläche
    [population] Einwohner
    [age] Medianalter
    [height] höchster Punkt
    [latitude] geografische Breite
   *[longitude] geografische Länge
}: { $card } liegt aus. { $seat ->
    [Du] Du bist
   *[other] { $seat } ist
} am Zug.
countries-placed = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} an: { $card_left } – { $card } – { $card_right }.
countries-placed-least = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} an: { countries-minus } – { $card } – { $card_right }.
countries-placed-most = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} an: { $card_left } – { $card } – { countries-plus }.
countries-last-card = Das war { $seat ->
    [Du] deine letzte Karte
   *[other] die letzte Karte von { $seat }
}: Die Reihe wird umgedreht.
countries-doubted = { $seat ->
    [Du] Du zweifelst
   *[other] { $seat } zweifelt
} die Reihe an: Sie wird umgedreht.
countries-row-right = Die Reihe stimmt.
countries-row-wrong = Die Reihe stimmt nicht.
countries-drew = { $seat ->
    [Du] Du ziehst
   *[other] { $seat } zieht
} { $card }.
countries-won = Keine Karte mehr: { $seat ->
    [Du] Du gewinnst
   *[other] { $seat } gewinnt
}.
countries-limit = { $rows ->
    [one] Das war die einzige Reihe.
   *[other] Das war Reihe { $rows }, die letzte.
} Wer die wenigsten Karten hat, gewinnt.

## Warum Punkte Punkte sind

countries-why-held = { $cards_count ->
    [one] Noch eine Karte, minus eins: { $cards }
   *[other] Noch { $cards_count } Karten, je minus eins: { $cards }
}

countries-end-last-card = Die letzte Karte lag richtig.
countries-end-rows = Das war die letzte Reihe.

## Warum ein Meister das täte

countries-reason-guess = Das kommt dem am nächsten, was ein Meister annimmt: { $card }.
countries-reason-place = Am sichersten richtig, { $category ->
    [area] von klein nach groß
    [population] von wenigen Menschen zu vielen
    [age] von jung nach alt
    [height] von niedrig nach hoch
    [latitude] von Süd nach Nord
   *[longitude] von West nach Ost
}: { $cards }.
countries-reason-card = Diese Karte lässt sich am sichersten anlegen, { $category ->
    [area] von klein nach groß
    [population] von wenigen Menschen zu vielen
    [age] von jung nach alt
    [height] von niedrig nach hoch
    [latitude] von Süd nach Nord
   *[longitude] von West nach Ost
}.
countries-reason-doubt = { $card_left } liegt vor { $card_right }, aber { $category ->
    [area] von klein nach groß
    [population] von wenigen Menschen zu vielen
    [age] von jung nach alt
    [height] von niedrig nach hoch
    [latitude] von Süd nach Nord
   *[longitude] von West nach Ost
} ist es eher umgekehrt.

## Üben

countries-lore-pick = { $category ->
    [area] Welches Land ist größer?
    [population] Welches Land hat mehr Einwohner?
    [age] Wo sind die Menschen älter, nach dem Medianalter?
    [height] In welchem Land liegt der höchste Punkt höher?
    [latitude] Welches Land liegt weiter im Norden?
   *[longitude] Welches Land liegt weiter im Osten?
}
# $category sagt, von wo nach wo die Reihe geht.
countries-lore-place = Wohin gehört in dieser Reihe { $card }, { $category ->
    [area] von klein nach groß?
    [population] von wenigen Einwohnern zu vielen?
    [age] von jung nach alt, nach dem Medianalter?
    [height] von niedrig nach hoch, nach dem höchsten Punkt?
    [latitude] von Süd nach Nord?
   *[longitude] von West nach Ost?
}
countries-lore-doubt = Stimmt diese Reihe, { $category ->
    [area] von klein nach groß?
    [population] von wenigen Einwohnern zu vielen?
    [age] von jung nach alt, nach dem Medianalter?
    [height] von niedrig nach hoch, nach dem höchsten Punkt?
    [latitude] von Süd nach Nord?
   *[longitude] von West nach Ost?
}
