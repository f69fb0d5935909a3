# Länder toppen! $seat è un nome, forse «Tu»: allora la frase ha una forma propria.

laender-toppen-blurb = Piazza i paesi dove i loro valori battono gli altri, poi dividi ciò che vinci.

## Carte e striscia

laender-toppen-joker = jolly { $one } o { $other }
laender-toppen-continent = { $continent ->
    [na] Nord America
    [sa] Sud America
    [eu] Europa
    [af] Africa
    [as] Asia
    [oc] Oceania
    [an] Antartide
    [eu-as] Europa o Asia
   *[closed] coperta
}
laender-toppen-category = { $category ->
    [area] superficie
    [height] punto più alto
    [temperature] temperatura
    [inhabitants] abitanti
    [life] speranza di vita
   *[gdp] PIL pro capite
}
# $part sono le cifre dopo la virgola, o "none".
laender-toppen-number = { $part ->
    [none] { $whole }
   *[digits] { $whole },{ $part }
}
laender-toppen-unit = { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] milioni
    [life] anni
   *[gdp] $
}
laender-toppen-field = casella { $field }, { $side ->
    [above] vince il più alto
   *[below] vince il più basso
}: { $category ->
    [area] superficie
    [height] punto più alto
    [temperature] temperatura
    [inhabitants] abitanti
    [life] speranza di vita
   *[gdp] PIL pro capite
}
laender-toppen-above = massimo
laender-toppen-below = minimo
laender-toppen-closed-pile = coperte
laender-toppen-undecided = EU o AS

## Opzioni

laender-toppen-option-variant = Variante
laender-toppen-option-variant-full = le prese si dividono
laender-toppen-option-variant-quick = veloce: 1 punto per carta
laender-toppen-option-russia_turkey = Russia e Turchia
laender-toppen-option-russia_turkey-scoring = continente al conteggio
laender-toppen-option-russia_turkey-placing = continente posando la carta

## Domande

laender-toppen-ask-place = Dove va questa carta: { $card }? { $count ->
    [one] È l’ultima carta.
   *[other] Restano { $count } carte.
}
laender-toppen-ask-lay = { $card }: scoperta o coperta?
laender-toppen-ask-joker = { $card }: su quale continente?
laender-toppen-ask-assign = { $card }: per quale continente conta?

## Racconto

laender-toppen-dealt = Manche { $round } di { $rounds }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
} a testa.
laender-toppen-placed = { $seat ->
    [Tu] Piazzi
   *[other] { $seat } piazza
} { $card } sulla casella { $field } ({ $category ->
    [area] superficie
    [height] punto più alto
    [temperature] temperatura
    [inhabitants] abitanti
    [life] speranza di vita
   *[gdp] PIL pro capite
}, { $side ->
    [above] vince il più alto
   *[below] vince il più basso
}).
laender-toppen-ready = Scelta fatta: { $seat }.
laender-toppen-turned = Casella { $field }, { $category ->
    [area] superficie
    [height] punto più alto
    [temperature] temperatura
    [inhabitants] abitanti
    [life] speranza di vita
   *[gdp] PIL pro capite
}: vince il valore più { $side ->
    [above] alto
   *[below] basso
}.
laender-toppen-shows = { $seat }: { $card }, { $part ->
    [none] { $whole }
   *[digits] { $whole },{ $part }
} { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] milioni
    [life] anni
   *[gdp] dollari
}.
laender-toppen-shows-joker = { $seat }: { $card }.
laender-toppen-took = { $seat ->
    [Tu] Vinci
   *[other] { $seat } vince
} { $count ->
    [one] l’unica carta.
   *[other] la presa di { $count } carte.
}
laender-toppen-level = Pari in testa: { $seats }. Ciascuno riprende solo la propria carta.
laender-toppen-opened = { $seat ->
    [Tu] Metti
   *[other] { $seat } mette
} tra le scoperte: { $cards }.
laender-toppen-closed = { $seat ->
    [Tu] Metti
   *[other] { $seat } mette
} tra le coperte: { $cards }.
laender-toppen-chose = { $seat ->
    [Tu] Posi
   *[other] { $seat } posa
} { $card } sulla pila { $continent ->
    [na] Nord America
    [sa] Sud America
    [eu] Europa
    [af] Africa
    [as] Asia
    [oc] Oceania
   *[an] Antartide
}.
laender-toppen-removed = Fuori dal gioco: { $cards }.
laender-toppen-most = { $continent ->
    [na] Nord America
    [sa] Sud America
    [eu] Europa
    [af] Africa
    [as] Asia
    [oc] Oceania
   *[an] Antartide
}, più carte di tutti ({ $count }): { $seats }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
laender-toppen-most-shared = { $continent ->
    [na] Nord America
    [sa] Sud America
    [eu] Europa
    [af] Africa
    [as] Asia
    [oc] Oceania
   *[an] Antartide
}, più carte di tutti ({ $count } a testa): { $seats }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
} a testa.
laender-toppen-total = { $seat }: { $open } per i continenti e { $closed } per le carte coperte, in tutto { $total ->
    [one] 1 punto
   *[other] { $total } punti
}.
laender-toppen-antarctica = Pari a punti, ma { $seat ->
    [Tu] tu hai vinto
   *[other] { $seat } ha vinto
} { $card }, e con questa carta la partita.

## Perché questi punti

laender-toppen-why-most = { $continent ->
    [na] Nord America
    [sa] Sud America
    [eu] Europa
    [af] Africa
    [as] Asia
    [oc] Oceania
   *[an] Antartide
}, più carte di tutti: { $cards }
laender-toppen-why-shared = { $continent ->
    [na] Nord America
    [sa] Sud America
    [eu] Europa
    [af] Africa
    [as] Asia
    [oc] Oceania
   *[an] Antartide
}, pari in testa con { $sharers ->
    [2] qualcun altro
   *[other] altri
}, quindi i punti si dividono: { $cards }
laender-toppen-why-behind = { $continent ->
    [na] Nord America
    [sa] Sud America
    [eu] Europa
    [af] Africa
    [as] Asia
    [oc] Oceania
   *[an] Antartide
}, { $cards_count } ({ $cards }) contro { $most } di qualcun altro
laender-toppen-why-undecided = Non ancora né in Europa né in Asia: { $cards }
laender-toppen-why-closed = Coperte, un punto ciascuna: { $cards }

laender-toppen-end-rounds = Tutte le manche sono state giocate.

## Perché un maestro farebbe così

laender-toppen-reason-field = Lì batte { $beaten } degli altri { $rivals } paesi.
laender-toppen-reason-joker = Un jolly non vince niente, quindi va dove non ti serve nessun’altra carta.
laender-toppen-reason-closed = Coperta è un punto sicuro.
laender-toppen-reason-both = Così può ancora contare per l’Europa o per l’Asia.
laender-toppen-reason-pile = { $continent ->
    [na] Nord America
    [sa] Sud America
    [eu] Europa
    [af] Africa
    [as] Asia
    [oc] Oceania
   *[an] Antartide
}: con questa ne hai { $mine }, nessun altro più di { $most }.

## Esercitarsi

laender-toppen-lore-pick = Quale carta vince la casella? Conta il valore più { $side ->
    [above] alto
   *[below] basso
}: { $category ->
    [area] superficie
    [height] punto più alto
    [temperature] temperatura
    [inhabitants] abitanti
    [life] speranza di vita
   *[gdp] PIL pro capite
}.
laender-toppen-lore-figure = { $card }: { $part ->
    [none] { $whole }
   *[digits] { $whole },{ $part }
} { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] milioni
    [life] anni
   *[gdp] dollari
}
