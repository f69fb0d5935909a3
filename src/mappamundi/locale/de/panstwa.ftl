# Państwa. $seat ist ein Name.

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
    [few-people] wenige Menschen
    [some-people] mittelviele
    [many-people] viele Menschen
    [tropical] Tropen
    [subtropical] Subtropen
   *[temperate] gemäßigt
}
panstwa-meaning = { $face ->
    [europe] Das Land liegt in Europa.
    [asia] Das Land liegt in Asien.
    [africa] Das Land liegt in Afrika.
    [america] Das Land liegt in Nord- oder Südamerika.
    [south] Das Land hat Anteil an der Südhalbkugel.
    [north] Das Land hat Anteil an der Nordhalbkugel.
    [christianity] Mindestens die Hälfte der Menschen ist christlich.
    [islam] Mindestens die Hälfte der Menschen ist muslimisch.
    [monarchy] Das Land ist eine Monarchie.
    [republic] Das Land ist eine Republik.
    [low-gdp] Das BIP liegt unter 20.000 Dollar pro Kopf.
    [high-gdp] Das BIP beträgt 20.000 Dollar pro Kopf oder mehr.
    [island] Ringsum ist Wasser, und es ist kein Kontinent.
    [coastal] Das Land hat eine Küste und Nachbarn an Land.
    [landlocked] Das Land hat keine Küste.
    [small-area] Weniger als 100.000 km².
    [medium-area] Von 100.000 bis 500.000 km².
    [large-area] Mehr als 500.000 km².
    [few-people] Weniger als 10 Millionen Menschen.
    [some-people] Von 10 bis 50 Millionen Menschen.
    [many-people] Mehr als 50 Millionen Menschen.
    [tropical] Ein Teil des Landes hat tropisches Klima.
    [subtropical] Ein Teil des Landes hat subtropisches Klima.
   *[temperate] Ein Teil des Landes hat gemäßigtes Klima.
}

## Einstellungen

panstwa-option-mode = Wie man Plättchen nimmt
panstwa-option-mode-turns = nacheinander, wer gewürfelt hat, zuerst
panstwa-option-mode-race = in Echtzeit, der Schnellste zuerst

## Fragen

panstwa-ask-take = Welches Plättchen passt am besten zu den Würfeln?

## Der Tisch

panstwa-column-tile = Plättchen
panstwa-column-last = letzte Runde
panstwa-stack = { $count ->
    [one] 1 Plättchen im Stapel
   *[other] { $count } Plättchen im Stapel
}

## Erzählen

panstwa-first = Als Erstes würfelt { $seat }.
panstwa-laid = Runde { $round }. Auf dem Tisch: { $cards }.
panstwa-rolled = { $seat } würfelt { $cards }.
panstwa-took = { $seat } nimmt: { $card }.
panstwa-turned = { $seat } dreht um: { $card }. { $points ->
    [0] Nichts passt
    [one] { $cards }: 1 Punkt
   *[other] { $cards }: { $points } Punkte
}, zusammen { $total }.
