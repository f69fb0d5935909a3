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
