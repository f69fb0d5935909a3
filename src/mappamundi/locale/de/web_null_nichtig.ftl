# Null & Nichtig im Browser. $seat ist ein Name, vielleicht „Du“: Er steht nach einem Doppelpunkt, oder der Satz hat seine eigene Form.

web-null-nichtig-hand = Deine Karten
web-null-nichtig-trick = Der Stich
web-null-nichtig-lead = spielt aus
web-null-nichtig-best = die höchste
web-null-nichtig-ready = bereit
web-null-nichtig-held = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
web-null-nichtig-team = Team { $team }
web-null-nichtig-no-pile = kein { $colour }
# $tops zählt auf, was auf den fünf Stapeln oben liegt.
web-null-nichtig-piles = { $seat ->
    [Du] Deine Stapel
   *[other] Stapel von { $seat }
}: { $tops }. { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Durchsehen.
web-null-nichtig-look = Stapel: { $seat }
# $before und $after sind, was die Stapel wert sind.
web-null-nichtig-would = { $seat ->
    [Du] So gewinnst du den Stich
   *[other] So gewinnt den Stich: { $seat }
} ({ $before } → { $after }).
web-null-nichtig-would-with = Legst du { $card }, { $seat ->
    [Du] gewinnst du bisher
   *[other] gewinnt bisher: { $seat }
} ({ $before } → { $after }).
web-null-nichtig-past = { $seat ->
    [Du] Den letzten Stich hast du gewonnen
   *[other] Den letzten Stich gewann: { $seat }
}.
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

## Das erste Spiel

web-null-nichtig-learn-goal = Mach Stiche und staple ihre Karten nach Farben. Nur die oberste Karte jedes Stapels zählt: Hohe Karten sollen also oben liegen.
web-null-nichtig-learn-start = Wähle drei Startkarten: Mit ihnen beginnen deine Stapel, und alle legen sie zugleich offen aus. Von einer Farbe liegt die letzte oben.
web-null-nichtig-learn-piles = Das sind jetzt deine Stapel. Die fette Zahl neben deinem Namen ist, was die obersten Karten wert sind – bis etwas anderes darauf liegt. Hinter Σ stehen deine Punkte aus den beendeten Runden.
web-null-nichtig-learn-play = Spiel eine beliebige Karte. Die höchste Zahl gewinnt den Stich, egal in welcher Farbe, und muss ihn ganz nehmen: zuerst die eigene Karte, die anderen obendrauf, jede auf ihre Farbe.
web-null-nichtig-learn-took = Der Stich wird gestapelt: zuerst die Karte des Gewinners, dann im Uhrzeigersinn der Rest, sodass die späteren oben liegen. Bei gleich hohen Zahlen gewinnt die zuerst gespielte.
web-null-nichtig-learn-outlook = Wähle eine Karte und schau, bevor du sie spielst: Unter dem Stich steht, wer ihn bisher gewänne und was die Stapel dann wert wären.
web-null-nichtig-learn-cover = Ein Stich kann wehtun: Eine 0 auf einer 11 kostet elf Punkte. Nimm, was deine Stapel hebt, und lass den anderen den Rest.
web-null-nichtig-learn-score = Die Runde ist vorbei, deine obersten Karten sind deine Punkte. Ein ganzes Spiel hat so viele Runden wie Spieler, und für jede wird neu ausgeteilt. Wer die meisten Punkte hat, gewinnt.

## Die Bilder in den Regeln

web-null-nichtig-picture-started = Bens Startkarten, wie er sie gewählt hat: grüne 7, rote 3, rote 8. Daraus werden zwei Stapel, die 7 und 8 zeigen; die rote 3 liegt unter der 8.
web-null-nichtig-picture-taken = Ada spielt die grüne 4 aus, Ben legt die 10 und gewinnt, Eva legt die 0. Auf seine grüne 7 stapelt Ben die 10, die 0 und die 4, in dieser Reihenfolge: Der Stapel zeigt nun 4.
web-null-nichtig-picture-scored = Bens Stapel am Ende einer Runde zeigen die blaue 11, die grüne 4, die violette 0 und die rote 8, einen gelben gibt es nicht: 23 Punkte. Was darunter liegt, zählt nichts.

## Karten, die sich erklären

web-null-nichtig-zero = Eine Null sticht nichts Höheres, und oben auf einem Stapel macht sie ihn wertlos.
web-null-nichtig-counts-on-top = Oben auf einem Stapel zählt sie { $points }, verdeckt nichts.
web-null-nichtig-top-counts = Nur die oberste Karte zählt: { $points }
web-null-nichtig-covered = Darunter verdeckt und nichts wert: { $cards }
