# Pingvasion im Browser. $seat ist ein Name, vielleicht „Du“: Er steht nach einem Doppelpunkt.

web-pingvasion-ask-pass = Wähle zwei Karten zum Weitergeben: eine nach links ({ $seat_left }), eine nach rechts ({ $seat_right }).
web-pingvasion-areas = Die fünf Gebiete
web-pingvasion-most = Mehrheit
web-pingvasion-worth = was die Hand hier gerade wert ist
web-pingvasion-ready = bereit
web-pingvasion-twins = spielt zwei Karten
web-pingvasion-late = wählt nach den anderen
web-pingvasion-held = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
}
web-pingvasion-stage = Ausgesandte Karten
web-pingvasion-lost = { $card }: zerstört
web-pingvasion-hand = Deine Hand nach Gebieten
web-pingvasion-from = von: { $seat }
web-pingvasion-chosen = Gewählte Karten
web-pingvasion-left = ← links: { $seat }
web-pingvasion-right = rechts: { $seat } →
web-pingvasion-out = ausgesandt
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

## Das erste Spiel

web-pingvasion-learn-goal = Deine Pinguine wollen fünf Gebiete beherrschen. Mit ausgesandten Karten eroberst du ein Gebiet, doch Punkte bringen dort nur die Karten, die du auf der Hand behältst.
web-pingvasion-learn-pass = Gib zwei Karten weiter, eine nach links und eine nach rechts. Gib, was du entbehren kannst und womit die anderen wenig anfangen.
web-pingvasion-learn-got = Von beiden Nachbarn hast du eine Karte bekommen; auf ihr steht, von wem. Sie gehört jetzt dir: Behalte sie oder sende sie aus.
web-pingvasion-learn-play = Wähle eine Karte zum Aussenden. Eine hohe hilft, ihr Gebiet zu gewinnen, zählt dann aber nicht mehr auf deiner Hand.
web-pingvasion-learn-struck = Ein Kamikaze hat zugeschlagen: Jede in dieser Runde ausgesandte Karte ab 7 ist zerstört. Karten früherer Runden sind sicher.
web-pingvasion-learn-shown = Ausgesandte Karten bleiben in ihrem Gebiet. Wer dort die höchste Summe hat, hat die Mehrheit, zu sehen am ♛; bei Gleichstand haben sie mehrere.
web-pingvasion-learn-worth = Wo du die Mehrheit hast, zählen alle deine Handkarten dieses Gebiets; wo du nur dabei bist, allein die niedrigste; sonst keine.
web-pingvasion-learn-ability = Manche niedrige Karte hat eine Fähigkeit. Ninjazwillinge: Nächste Runde musst du zwei aussenden. Kamikaze: zerstört alle 7, 8 und 9 dieser Runde. Aufklärer: Nächste Runde wählst du nach den anderen.
web-pingvasion-learn-score = Acht Runden sind vorbei, und nur Handkarten bringen Punkte: alle, wo du die Mehrheit hast, die niedrigste, wo du dabei bist. Wer die meisten Punkte hat, gewinnt.
web-pingvasion-tally = Ausgesandt: { $cards }.
web-pingvasion-tally-destroyed = Zerstört: { $cards }.
web-pingvasion-tally-rules = { $count ->
    [0] Noch keine Mehrheit.
   *[other] Mehrheit: { $areas }.
}
# An area whose majority is new in this round, in that list; and the areas whose majority others have now.
web-pingvasion-tally-new = { $area } (neu)
web-pingvasion-tally-lost = Verloren: { $areas }.

## Die Bilder in den Regeln

web-pingvasion-picture-cards = Eine Karte aus jedem Gebiet: Antarktis 1 mit Ninjazwillingen, Wüste 2 mit einem Kamikaze, Dschungel 3 mit einem Aufklärer und zwei gewöhnliche Karten, Stadt 6 und Mond 9.
web-pingvasion-picture-revealed = Bens Kamikaze zerstört die 8 von Max. In der nächsten Runde muss Ada wegen der Ninjazwillinge zwei Karten aussenden, und Eva wählt dank ihres Aufklärers nach den anderen.
web-pingvasion-picture-scored = Ada hat die Mehrheit (♛) in der Antarktis und in der Wüste, dort zählen alle ihre Karten: 8 und 19. Im Dschungel und auf dem Mond zählt nur ihre niedrigste: 5 und 2. In der Stadt liegt keine Karte von ihr, dort bekommt sie nichts: zusammen 34.

## Karten, die sich erklären

web-pingvasion-strength = Stärke
web-pingvasion-area = Gebiet
web-pingvasion-ability-name = { $ability ->
    [ninja-twins] Ninjazwillinge
    [kamikaze] Kamikaze
   *[scout] Aufklärer
}
web-pingvasion-ability = { $ability ->
    [ninja-twins] Fähigkeit, wenn sie ausgesandt wird: In der nächsten Runde musst du zwei Karten statt einer aussenden.
    [kamikaze] Fähigkeit, wenn sie ausgesandt wird: Alle Karten ab 7, die in derselben Runde ausgesandt werden, sind zerstört.
   *[scout] Fähigkeit, wenn sie ausgesandt wird: In der nächsten Runde wählst du erst, wenn die anderen ihre Karten gezeigt haben.
}
web-pingvasion-counts = Zählt jetzt in deiner Hand: +{ $points }
web-pingvasion-is-sent = Ausgesandt: Sie erhöht die Stärke dort um { $value } und zählt nicht mehr in der Hand.
web-pingvasion-is-lost = Von einem Kamikaze zerstört: Sie bringt nichts.
web-pingvasion-sum = { $count ->
    [0] +0
    [one] { $cards } zählt: +{ $points }
   *[other] { $cards } zählen: +{ $points }
}
web-pingvasion-badge-twins = 2 Karten
web-pingvasion-badge-late = wählt zuletzt
