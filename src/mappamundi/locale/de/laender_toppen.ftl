# Länder toppen! $seat ist ein Name, vielleicht „Du“: Dann hat der Satz seine eigene Form.

laender-toppen-blurb = Länder dort hinlegen, wo sie die anderen übertreffen, und Stiche klug aufteilen.

## Karten und Streifen

laender-toppen-joker = Joker { $one } oder { $other }
laender-toppen-continent = { $continent ->
    [na] Nordamerika
    [sa] Südamerika
    [eu] Europa
    [af] Afrika
    [as] Asien
    [oc] Ozeanien
    [an] Antarktis
    [eu-as] Europa oder Asien
   *[closed] verdeckt
}
laender-toppen-category = { $category ->
    [area] Fläche
    [height] höchste Erhebung
    [temperature] Temperatur
    [inhabitants] Einwohner
    [life] Lebenserwartung
   *[gdp] BIP pro Kopf
}
# $part sind die Stellen nach dem Komma oder "none".
laender-toppen-number = { $part ->
    [none] { $whole }
   *[digits] { $whole },{ $part }
}
laender-toppen-unit = { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] Mio.
    [life] Jahre
   *[gdp] $
}
laender-toppen-field = Feld { $field }, { $side ->
    [above] der höchste Wert gewinnt
   *[below] der niedrigste Wert gewinnt
}: { $category ->
    [area] Fläche
    [height] höchste Erhebung
    [temperature] Temperatur
    [inhabitants] Einwohner
    [life] Lebenserwartung
   *[gdp] BIP pro Kopf
}
laender-toppen-above = höchster
laender-toppen-below = niedrigster
laender-toppen-closed-pile = verd.
laender-toppen-undecided = EU od. AS

## Einstellungen

laender-toppen-option-variant = Variante
laender-toppen-option-variant-full = Stiche werden aufgeteilt
laender-toppen-option-variant-quick = schnell: je Karte ein Punkt
laender-toppen-option-russia_turkey = Russland und die Türkei
laender-toppen-option-russia_turkey-scoring = Kontinent bei der Auswertung
laender-toppen-option-russia_turkey-placing = Kontinent beim Ablegen

## Fragen

laender-toppen-ask-place = Wohin mit { $card }? { $count ->
    [one] Es ist die letzte Karte.
   *[other] Noch { $count } Karten.
}
laender-toppen-ask-lay = { $card } offen oder verdeckt ablegen?
laender-toppen-ask-joker = Zu welchem Kontinent kommt der { $card }?
laender-toppen-ask-assign = Zu welchem Kontinent zählt { $card }?

## Erzählen

laender-toppen-dealt = Runde { $round } von { $rounds }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} für jeden.
laender-toppen-placed = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} { $card } auf Feld { $field } ({ $category ->
    [area] Fläche
    [height] höchste Erhebung
    [temperature] Temperatur
    [inhabitants] Einwohner
    [life] Lebenserwartung
   *[gdp] BIP pro Kopf
}, { $side ->
    [above] höchster Wert
   *[below] niedrigster Wert
}).
laender-toppen-ready = Bereit: { $seat }.
laender-toppen-turned = Feld { $field }, { $category ->
    [area] Fläche
    [height] höchste Erhebung
    [temperature] Temperatur
    [inhabitants] Einwohner
    [life] Lebenserwartung
   *[gdp] BIP pro Kopf
}: Es gewinnt der { $side ->
    [above] höchste
   *[below] niedrigste
} Wert.
laender-toppen-shows = { $seat }: { $card }, { $part ->
    [none] { $whole }
   *[digits] { $whole },{ $part }
} { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] Millionen
    [life] Jahre
   *[gdp] Dollar
}.
laender-toppen-shows-joker = { $seat }: { $card }.
laender-toppen-took = { $seat ->
    [Du] Du gewinnst
   *[other] { $seat } gewinnt
} { $count ->
    [one] die einzige Karte.
   *[other] den Stich mit { $count } Karten.
}
laender-toppen-level = Gleichauf: { $seats }. Jeder nimmt nur die eigene Karte zurück.
laender-toppen-opened = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} offen ab: { $cards }.
laender-toppen-closed = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} verdeckt ab: { $cards }.
laender-toppen-chose = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} { $card } zu { $continent ->
    [na] Nordamerika
    [sa] Südamerika
    [eu] Europa
    [af] Afrika
    [as] Asien
    [oc] Ozeanien
   *[an] Antarktis
}.
laender-toppen-removed = Aus dem Spiel: { $cards }.
laender-toppen-most = { $continent ->
    [na] Nordamerika
    [sa] Südamerika
    [eu] Europa
    [af] Afrika
    [as] Asien
    [oc] Ozeanien
   *[an] Antarktis
}, die meisten Karten ({ $count }): { $seats }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
laender-toppen-most-shared = { $continent ->
    [na] Nordamerika
    [sa] Südamerika
    [eu] Europa
    [af] Afrika
    [as] Asien
    [oc] Ozeanien
   *[an] Antarktis
}, die meisten Karten (je { $count }): { $seats }, je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
laender-toppen-total = { $seat }: { $open } für Kontinente und { $closed } verdeckt, zusammen { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}.
laender-toppen-antarctica = Punktgleich, doch { $seat ->
    [Du] du hast
   *[other] { $seat } hat
} { $card } gewonnen und damit das Spiel.

## Warum Punkte Punkte sind

laender-toppen-why-most = { $continent ->
    [na] Nordamerika
    [sa] Südamerika
    [eu] Europa
    [af] Afrika
    [as] Asien
    [oc] Ozeanien
   *[an] Antarktis
}, die meisten Karten: { $cards }
laender-toppen-why-shared = { $continent ->
    [na] Nordamerika
    [sa] Südamerika
    [eu] Europa
    [af] Afrika
    [as] Asien
    [oc] Ozeanien
   *[an] Antarktis
}, gleichauf mit { $sharers ->
    [2] einem anderen
   *[other] anderen
}, darum werden die Punkte geteilt: { $cards }
laender-toppen-why-behind = { $continent ->
    [na] Nordamerika
    [sa] Südamerika
    [eu] Europa
    [af] Afrika
    [as] Asien
    [oc] Ozeanien
   *[an] Antarktis
}, { $cards_count } ({ $cards }) gegen { $most } bei jemand anderem
laender-toppen-why-undecided = Noch nicht Europa oder Asien zugeteilt: { $cards }
laender-toppen-why-closed = Verdeckt, je ein Punkt: { $cards }

laender-toppen-end-rounds = Alle Runden sind gespielt.

## Warum ein Meister das täte

laender-toppen-reason-field = Dort schlägt sie { $beaten } der { $rivals } anderen Länder.
laender-toppen-reason-joker = Ein Joker gewinnt nichts, also kommt er dorthin, wo du keine andere Karte brauchst.
laender-toppen-reason-closed = Verdeckt ist sie ein sicherer Punkt.
laender-toppen-reason-both = So kann sie noch für Europa oder für Asien zählen.
laender-toppen-reason-pile = { $continent ->
    [na] Nordamerika
    [sa] Südamerika
    [eu] Europa
    [af] Afrika
    [as] Asien
    [oc] Ozeanien
   *[an] Antarktis
}: Damit hast du { $mine }, niemand sonst mehr als { $most }.

## Üben

laender-toppen-lore-pick = Welche Karte gewinnt das Feld? Es zählt der { $side ->
    [above] höchste
   *[below] niedrigste
} Wert: { $category ->
    [area] Fläche
    [height] höchste Erhebung
    [temperature] Temperatur
    [inhabitants] Einwohner
    [life] Lebenserwartung
   *[gdp] BIP pro Kopf
}.
laender-toppen-lore-figure = { $card }: { $part ->
    [none] { $whole }
   *[digits] { $whole },{ $part }
} { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] Mio.
    [life] Jahre
   *[gdp] Dollar
}
