# Die Welt, die jemand kennt, und das Üben.

world-title = Die Welt, die du kennst
world-what = Was die Spiele dir von der Welt gezeigt haben, wie oft du richtig lagst und was du bald vergisst.
world-level = { $level ->
    [0] ein weißes Blatt
    [1] erste Schritte
    [2] auf Reisen
    [3] ortskundig
    [4] weltgewandt
   *[5] weltkundig
}
world-overall = Du kennst etwa { $known } der { $all } Tatsachen, nach denen die Spiele fragen. Deine Stufe: { $level }.
world-honest = Eine Tatsache zählt, sobald du sie richtig beurteilt hast, und umso weniger, je länger das her ist. Was danebenging, zählt erst wieder, wenn du es weißt; was dir nur gezeigt wurde, gilt als gesehen.
world-fact-missed = { $right } von { $count } richtig; zuletzt verfehlt
world-empty = Deine Karte ist noch leer
world-empty-what = Spiele ein Spiel mit Ländern oder beantworte zehn Fragen: Jede Tatsache, die dir begegnet, färbt die Karte.
world-play = Spielen
world-play-game = { $game } spielen
world-due = { $count ->
    [0] Du bist gerade nicht dabei, etwas zu vergessen.
    [one] Eine Tatsache entfällt dir bald.
   *[other] { $count } Tatsachen entfallen dir bald.
}
world-practise = Üben
world-map = Weltkarte dessen, was du kennst
world-none = noch nicht gesehen
world-met = gesehen
world-well = gut bekannt
world-continents = Nach Kontinenten
world-topics = Nach Kategorien
world-bots = Bots, die so viel wissen wie du
world-share = { $known } von { $all }
world-share-met = { $met } gesehen
world-topic = { $topic ->
    [area] Fläche
    [population] Einwohner
    [height] höchster Punkt
    [temperature] Temperatur der Hauptstadt
    [age] Medianalter
    [life] Lebenserwartung
    [gdp] BIP pro Kopf
    [latitude] geografische Breite
    [longitude] geografische Länge
    [continent] Kontinent
    [hemisphere] Halbkugel
    [coast] Küste
    [government] Staatsform
    [religion] Religion
   *[climate] Klima
}
world-fact-none = noch nicht gesehen
world-fact-met = gesehen, noch nicht beurteilt
world-fact-judged = { $right } von { $count } richtig; jetzt weißt du es zu { $chance }
world-bots-like = { $game }: { $right } deiner letzten { $asked } Antworten waren richtig. Etwa so gut sind Bots dieser Stärke: { $level }.
world-bots-more = { $game }: noch { $count ->
    [one] eine Antwort
   *[other] { $count } Antworten
}, dann kannst du gegen Bots spielen, die so viel wissen wie du.
world-mine = so viel, wie du weißt ({ $level })
world-yours = Es gehört dir
world-yours-here = All das liegt in diesem Browser und sonst nirgends.
world-yours-shared = All das liegt in diesem Browser und, weil man dich wiederfindet, auf diesem Server, damit deine anderen Geräte es auch haben.
world-export = Herunterladen
world-forget = Alles vergessen
world-forget-why = Deine Karte ist dann wieder leer, und der Plan fürs Üben ist weg. Das lässt sich nicht rückgängig machen.
world-front = Jede Länderkarte, die du siehst, bleibt hier vermerkt, und was dir entfällt, kannst du üben.
train-number = Frage { $number } von { $count }
train-from = Fragen aus
train-from-all = allen Spielen
train-signs = Die Würfel
train-answers = Antworten
train-before = Vor { $right }
train-between = Zwischen { $left } und { $right }
train-after = Nach { $left }
train-let-be = Die Reihe stimmt
train-doubt = Ich zweifle sie an
train-right = Richtig!
train-wrong = Diesmal nicht.
train-answer = Die Antwort: { $answer }.
train-again = { $days ->
    [one] Morgen wirst du wieder gefragt.
   *[other] In { $days } Tagen wirst du wieder gefragt.
}
train-next = Weiter
train-keys = Tasten: 1 bis { $count }
train-done = { $right } von { $count } richtig
train-done-what = Was du nicht wusstest, kommt morgen wieder, was du wusstest, später.
train-more = Noch zehn
train-map = Zu deiner Karte
