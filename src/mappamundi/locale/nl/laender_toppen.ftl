# Länder toppen! $seat is een naam, misschien “Jij”: dan heeft de zin een eigen vorm.

laender-toppen-blurb = Leg landen waar ze de andere overtreffen en verdeel slim wat je wint.

## Kaarten en strook

laender-toppen-joker = joker { $one } of { $other }
laender-toppen-continent = { $continent ->
    [na] Noord-Amerika
    [sa] Zuid-Amerika
    [eu] Europa
    [af] Afrika
    [as] Azië
    [oc] Oceanië
    [an] Antarctica
    [eu-as] Europa of Azië
   *[closed] gedekt
}
laender-toppen-category = { $category ->
    [area] oppervlakte
    [height] hoogste punt
    [temperature] temperatuur
    [inhabitants] inwoners
    [life] levensverwachting
   *[gdp] bbp per hoofd
}
# $part zijn de cijfers na de komma, of "none".
laender-toppen-number = { $part ->
    [none] { $whole }
   *[digits] { $whole },{ $part }
}
laender-toppen-unit = { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] mln
    [life] jaar
   *[gdp] $
}
laender-toppen-field = vak { $field }, { $side ->
    [above] de hoogste waarde wint
   *[below] de laagste waarde wint
}: { $category ->
    [area] oppervlakte
    [height] hoogste punt
    [temperature] temperatuur
    [inhabitants] inwoners
    [life] levensverwachting
   *[gdp] bbp per hoofd
}
laender-toppen-above = hoogste
laender-toppen-below = laagste
laender-toppen-closed-pile = gedekt
laender-toppen-undecided = EU of AS

## Instellingen

laender-toppen-option-variant = Variant
laender-toppen-option-variant-full = slagen worden verdeeld
laender-toppen-option-variant-quick = snel: 1 punt per kaart
laender-toppen-option-russia_turkey = Rusland en Turkije
laender-toppen-option-russia_turkey-scoring = continent bij de telling
laender-toppen-option-russia_turkey-placing = continent bij neerleggen

## Vragen

laender-toppen-ask-place = Waar leg je { $card }? { $count ->
    [one] Het is de laatste kaart.
   *[other] Nog { $count } kaarten.
}
laender-toppen-ask-lay = { $card } open of gedekt neerleggen?
laender-toppen-ask-joker = Bij welk continent komt de { $card }?
laender-toppen-ask-assign = Bij welk continent hoort { $card }?

## Vertellen

laender-toppen-dealt = Ronde { $round } van { $rounds }: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} voor iedereen.
laender-toppen-placed = { $seat ->
    [Jij] Je legt
   *[other] { $seat } legt
} { $card } op vak { $field } ({ $category ->
    [area] oppervlakte
    [height] hoogste punt
    [temperature] temperatuur
    [inhabitants] inwoners
    [life] levensverwachting
   *[gdp] bbp per hoofd
}, { $side ->
    [above] hoogste waarde
   *[below] laagste waarde
}).
laender-toppen-ready = Klaar: { $seat }.
laender-toppen-turned = Vak { $field }, { $category ->
    [area] oppervlakte
    [height] hoogste punt
    [temperature] temperatuur
    [inhabitants] inwoners
    [life] levensverwachting
   *[gdp] bbp per hoofd
}: de { $side ->
    [above] hoogste
   *[below] laagste
} waarde wint.
laender-toppen-shows = { $seat }: { $card }, { $part ->
    [none] { $whole }
   *[digits] { $whole },{ $part }
} { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] miljoen
    [life] jaar
   *[gdp] dollar
}.
laender-toppen-shows-joker = { $seat }: { $card }.
laender-toppen-took = { $seat ->
    [Jij] Je wint
   *[other] { $seat } wint
} { $count ->
    [one] de enige kaart.
   *[other] de slag van { $count } kaarten.
}
laender-toppen-level = Gelijk: { $seats }. Ieder neemt alleen de eigen kaart terug.
laender-toppen-opened = { $seat ->
    [Jij] Je legt
   *[other] { $seat } legt
} open neer: { $cards }.
laender-toppen-closed = { $seat ->
    [Jij] Je legt
   *[other] { $seat } legt
} gedekt neer: { $cards }.
laender-toppen-chose = { $seat ->
    [Jij] Je legt
   *[other] { $seat } legt
} { $card } bij { $continent ->
    [na] Noord-Amerika
    [sa] Zuid-Amerika
    [eu] Europa
    [af] Afrika
    [as] Azië
    [oc] Oceanië
   *[an] Antarctica
}.
laender-toppen-removed = Uit het spel: { $cards }.
laender-toppen-most = { $continent ->
    [na] Noord-Amerika
    [sa] Zuid-Amerika
    [eu] Europa
    [af] Afrika
    [as] Azië
    [oc] Oceanië
   *[an] Antarctica
}, de meeste kaarten ({ $count }): { $seats }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
laender-toppen-most-shared = { $continent ->
    [na] Noord-Amerika
    [sa] Zuid-Amerika
    [eu] Europa
    [af] Afrika
    [as] Azië
    [oc] Oceanië
   *[an] Antarctica
}, de meeste kaarten (elk { $count }): { $seats }, elk { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
laender-toppen-total = { $seat }: { $open } voor continenten en { $closed } gedekt, samen { $total ->
    [one] 1 punt
   *[other] { $total } punten
}.
laender-toppen-antarctica = Evenveel punten, maar { $seat ->
    [Jij] jij hebt
   *[other] { $seat } heeft
} { $card } gewonnen en daarmee het spel.

## Waarom punten punten zijn

laender-toppen-why-most = { $continent ->
    [na] Noord-Amerika
    [sa] Zuid-Amerika
    [eu] Europa
    [af] Afrika
    [as] Azië
    [oc] Oceanië
   *[an] Antarctica
}, de meeste kaarten: { $cards }
laender-toppen-why-shared = { $continent ->
    [na] Noord-Amerika
    [sa] Zuid-Amerika
    [eu] Europa
    [af] Afrika
    [as] Azië
    [oc] Oceanië
   *[an] Antarctica
}, gelijk met { $sharers ->
    [2] één andere speler
   *[other] anderen
}, dus worden de punten gedeeld: { $cards }
laender-toppen-why-behind = { $continent ->
    [na] Noord-Amerika
    [sa] Zuid-Amerika
    [eu] Europa
    [af] Afrika
    [as] Azië
    [oc] Oceanië
   *[an] Antarctica
}, { $cards_count } ({ $cards }) tegen { $most } van iemand anders
laender-toppen-why-undecided = Nog niet bij Europa of Azië: { $cards }
laender-toppen-why-closed = Gedekt, elk een punt: { $cards }

laender-toppen-end-rounds = Alle rondes zijn gespeeld.

## Waarom een meester dat zou doen

laender-toppen-reason-field = Daar verslaat dit land { $beaten } van de { $rivals } andere.
laender-toppen-reason-joker = Een joker wint niets, dus hij komt waar je geen andere kaart nodig hebt.
laender-toppen-reason-closed = Gedekt is deze kaart een zeker punt.
laender-toppen-reason-both = Zo kan deze kaart nog voor Europa of voor Azië tellen.
laender-toppen-reason-pile = { $continent ->
    [na] Noord-Amerika
    [sa] Zuid-Amerika
    [eu] Europa
    [af] Afrika
    [as] Azië
    [oc] Oceanië
   *[an] Antarctica
}: hiermee heb je er { $mine }, niemand anders meer dan { $most }.

## Oefenen

laender-toppen-lore-pick = Welke kaart wint het vak? De { $side ->
    [above] hoogste
   *[below] laagste
} waarde telt: { $category ->
    [area] oppervlakte
    [height] hoogste punt
    [temperature] temperatuur
    [inhabitants] inwoners
    [life] levensverwachting
   *[gdp] bbp per hoofd
}.
laender-toppen-lore-figure = { $card }: { $part ->
    [none] { $whole }
   *[digits] { $whole },{ $part }
} { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] mln
    [life] jaar
   *[gdp] dollar
}
