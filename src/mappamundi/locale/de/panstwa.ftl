# Państwa. $seat ist ein Name, vielleicht „Du“: Dann hat der Satz seine eigene Form.

panstwa-blurb = Vier Würfel fallen: Schnapp dir das Land, dessen Rückseite am besten dazu passt.

## Würfel

panstwa-face = { $face ->
    [europe] Europa
    [asia] Asien
    [africa] Afrika
    [america] Amerika
    [south] Südhalbkugel
    [north] Nordhalbkugel
    [christianity] Christentum
    [islam] Islam
    [monarchy] Monarchie
    [republic] Republik
    [low-gdp] niedriges BIP
    [high-gdp] hohes BIP
    [island] Inselstaat
    [coastal] Küstenstaat
    [landlocked] Binnenstaat
    [small-area] kleine Fläche
    [medium-area] mittlere Fläche
    [large-area] große Fläche
    [few-people] unter 10 Mio.
    [some-people] 10–50 Mio.
    [many-people] über 50 Mio.
    [tropical] tropisch
    [subtropical] subtropisch
   *[temperate] gemäßigt
}
panstwa-meaning = { $face ->
    [europe] Das Land liegt in Europa.
    [asia] Das Land liegt in Asien.
    [africa] Das Land liegt in Afrika.
    [america] Das Land liegt in Nord- oder Südamerika.
    [south] Das Land liegt ganz oder zum Teil auf der Südhalbkugel.
    [north] Das Land liegt ganz oder zum Teil auf der Nordhalbkugel.
    [christianity] Mindestens die Hälfte der Einwohner ist christlich.
    [islam] Mindestens die Hälfte der Einwohner ist muslimisch.
    [monarchy] Das Land ist eine Monarchie.
    [republic] Das Land ist eine Republik.
    [low-gdp] Das BIP pro Kopf liegt kaufkraftbereinigt unter 20.000 Dollar.
    [high-gdp] Das BIP pro Kopf liegt kaufkraftbereinigt bei 20.000 Dollar oder mehr.
    [island] Das Land liegt auf Inseln und ist kein Kontinent.
    [coastal] Das Land grenzt zum Teil ans Meer.
    [landlocked] Das Land grenzt nicht ans Meer.
    [small-area] Weniger als 100.000 km².
    [medium-area] Von 100.000 bis 500.000 km².
    [large-area] Mehr als 500.000 km².
    [few-people] Weniger als 10 Millionen Einwohner.
    [some-people] Von 10 bis 50 Millionen Einwohnern.
    [many-people] Mehr als 50 Millionen Einwohner.
    [tropical] Ein Teil des Landes hat tropisches Klima.
    [subtropical] Ein Teil des Landes hat subtropisches Klima.
   *[temperate] Ein Teil des Landes hat gemäßigtes Klima.
}

## Einstellungen

panstwa-option-mode = Wie man Plättchen nimmt
panstwa-option-mode-turns = der Reihe nach: zuerst, wer gewürfelt hat
panstwa-option-mode-race = in Echtzeit: Wer zuerst kommt, nimmt zuerst

## Fragen

panstwa-ask-take = Welches Plättchen passt am besten zu den Würfeln?

## Der Tisch

panstwa-column-tile = Plättchen
panstwa-column-last = vorige Runde
panstwa-stack = { $count ->
    [one] 1 Plättchen im Stapel
   *[other] { $count } Plättchen im Stapel
}

## Erzählen

panstwa-first = { $seat ->
    [Du] Du würfelst
   *[other] { $seat } würfelt
} als Erstes.
panstwa-laid = Runde { $round }. Auf dem Tisch: { $cards }.
panstwa-rolled = { $seat ->
    [Du] Du würfelst
   *[other] { $seat } würfelt
}: { $cards } liegen oben.
panstwa-took = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
}: { $card }.
panstwa-turned = { $seat ->
    [Du] Du drehst
   *[other] { $seat } dreht
} um: { $card }. { $points ->
    [0] Nichts passt
    [one] { $cards }: 1 Punkt
   *[other] { $cards }: { $points } Punkte
}, zusammen { $total }.

## Warum Punkte Punkte sind

panstwa-why-rounds = { $rounds ->
    [one] Die Runde davor
   *[other] Die { $rounds } Runden davor
}
panstwa-why-tile = { $card }, { $cards_count ->
    [0] kein Treffer
   *[other] passt zu: { $cards }
}

panstwa-end-rounds = Alle haben gewürfelt: Das war die letzte Runde.

## Warum ein Meister das täte

panstwa-reason = { $cards_count ->
    [0] Kein Plättchen passt sicher; { $card } ist so gut wie jedes andere.
   *[other] Zu { $cards } passt wahrscheinlich { $card }.
}

## Üben

panstwa-lore-tile = { $card }: { $cards_count ->
    [0] passt nirgends
   *[other] { $cards }
}
