# Länder toppen! im Browser. $seat ist ein Name, vielleicht „Du“: Er steht nach einem Doppelpunkt.

web-laender-toppen-joker = Joker
web-laender-toppen-race = Das Rennen um die Kontinente
web-laender-toppen-most = die meisten Karten
web-laender-toppen-ready = bereit
web-laender-toppen-look = Stapel durchsehen: { $seat }
web-laender-toppen-removed = Aus dem Spiel
web-laender-toppen-strip = Der Streifen mit seinen zwölf Feldern
web-laender-toppen-hand = Deine Karten
# $figures sind die sechs Werte der Karte, in der Reihenfolge des Streifens.
web-laender-toppen-card = { $card }: { $figures }
web-laender-toppen-field-free = { $field }: frei
web-laender-toppen-field-taken = { $field }: { $card }
web-laender-toppen-field-look = { $field }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-laender-toppen-return = { $card }: zurück auf die Hand
# $count von $total Karten haben ein Feld.
web-laender-toppen-send = Fertig verteilt ({ $count } von { $total })
web-laender-toppen-sealed = Gewählt. Du kannst es ändern, bis alle bereit sind.
web-laender-toppen-wins = bester Wert
web-laender-toppen-best = { $count ->
    [one] Bester Wert: { $seats }
   *[other] Gleichauf, jeder nimmt nur die eigene Karte zurück: { $seats }
}
web-laender-toppen-split = Auf welche Stapel?
# $mine und $most sind Karten auf einem Stapel, die eigenen und die meisten der anderen.
web-laender-toppen-standing = du { $mine }, andere höchstens { $most }
web-laender-toppen-standing-brief = du { $mine } : { $most }
web-laender-toppen-sure = ein sicherer Punkt
web-laender-toppen-lay = { $count ->
    [one] Dorthin legen
   *[other] So aufteilen
}
web-laender-toppen-ask-place = Verteile deine { $count } Karten, jede auf ein eigenes Feld.
web-laender-toppen-ask-split = Du hast { $count } Karten gewonnen: Mindestens eine liegt offen, mindestens eine verdeckt.
# $verb ist place, lay oder assign; $where ist ein Feld oder ein Stapel.
web-laender-toppen-action = { $verb ->
    [place] { $card } auf { $where }
    [assign] { $card } zählt für { $where }
   *[lay] { $card }: { $where }
}

## Das erste Spiel

web-laender-toppen-learn-goal = Sammle Länder: Wer am Ende von einem Kontinent die meisten hat, bekommt je Karte einen Punkt, die anderen nichts. Und jede verdeckt abgelegte Karte ist ein Punkt.
web-laender-toppen-learn-place = Wähle eine Karte, dann ein Feld für sie, jede ein eigenes: Oberhalb des Streifens gewinnt der höchste Wert, unterhalb der niedrigste. Wo sind deine Länder unschlagbar?
web-laender-toppen-learn-joker = Du hast einen Joker. Er hat keine Werte und gehört zu keinem Stich: Er kommt zu dir zurück, und du legst ihn zu einem seiner zwei Kontinente.
web-laender-toppen-learn-turned = Die Felder werden nacheinander aufgedeckt. Der beste Wert gewinnt alle Länder dort; haben mehrere den besten Wert, nimmt jeder von ihnen nur die eigene Karte zurück.
web-laender-toppen-learn-split = Ein Stich für dich! Mindestens eine Karte muss offen liegen, im Rennen um ihren Kontinent, und mindestens eine verdeckt, als sicherer Punkt.
web-laender-toppen-learn-alone = Eine einzelne Karte legst du, wie du willst: offen ins Rennen um ihren Kontinent oder verdeckt als sicheren Punkt.
web-laender-toppen-learn-race = Das ist das Rennen: ♛ zeigt, wer von einem Kontinent die meisten hat. Bei Gleichstand werden die Punkte geteilt und aufgerundet; wer dahinter liegt, geht leer aus.
web-laender-toppen-learn-assign = Russland und die Türkei liegen in Europa und in Asien. Offen abgelegt warten sie in dieser Spalte; vor der Wertung wird entschieden, für eines von beiden zu zählen.
web-laender-toppen-learn-score = Erst zählen die Kontinente, dann jede verdeckte Karte einen Punkt. Bei Punktgleichheit liegt vorn, wer die Antarktis gewonnen hat.
web-laender-toppen-tally = { $count ->
    [0] Nichts gewonnen.
    [one] Eine Karte gewonnen: { $fields }.
   *[other] { $count } Karten gewonnen: { $fields }.
}
web-laender-toppen-tally-parts = Punkte jetzt: { $closed } verdeckt, { $open } auf Kontinenten.

## Die Bilder in den Regeln

web-laender-toppen-picture-cards = Nepal gehört zu Asien, von dem es 32 Karten gibt. Russland gehört zu Europa und Asien. Der Joker hat zwei Kontinente und keine Werte.
web-laender-toppen-picture-placed = Ein Streifen im Spiel zu viert: acht Karten auf zwölf Feldern. Bei der höchsten Erhebung liegt Nepal oben und Katar unten; der Joker zählt nirgends, und vier Felder bleiben leer.
web-laender-toppen-picture-open = Feld 3, die höchste Erhebung oben: Nepal gewinnt mit 8.849 m, und Ada nimmt Nepal, die Schweiz und Russland. Evas Joker ist nicht Teil des Stichs und bleibt bei ihr.

## Karten, die sich erklären

web-laender-toppen-deck = { $continent }: { $count } Karten im Spiel
web-laender-toppen-in-deck = Karten im Spiel
web-laender-toppen-joker-means = Ein Joker hat keine Werte und gewinnt nichts. Er kommt zu dir zurück und wird zu einem seiner beiden Kontinente gelegt.
web-laender-toppen-field-means = { $side ->
    [above] Über dem Streifen gewinnt der höchste Wert alle Länder auf dem Feld.
   *[below] Unter dem Streifen gewinnt der niedrigste Wert alle Länder auf dem Feld.
} { $category ->
    [area] Verglichen wird die Fläche.
    [height] Verglichen wird die Höhe der höchsten Erhebung.
    [temperature] Verglichen wird die mittlere Temperatur der Hauptstadt.
    [inhabitants] Verglichen wird die Zahl der Einwohner.
    [life] Verglichen wird die Lebenserwartung.
   *[gdp] Verglichen wird das BIP pro Kopf.
}
web-laender-toppen-beaten = Jemand anderes hat den besseren Wert.
