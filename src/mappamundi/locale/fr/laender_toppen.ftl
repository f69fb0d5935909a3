# Länder toppen! $seat est un nom.

laender-toppen-blurb = Placez vos pays là où leurs chiffres battent les autres, puis partagez vos plis avec adresse.

## Cartes et réglette

laender-toppen-joker = joker { $one } ou { $other }
laender-toppen-continent = { $continent ->
    [na] Amérique du Nord
    [sa] Amérique du Sud
    [eu] Europe
    [af] Afrique
    [as] Asie
    [oc] Océanie
    [an] Antarctique
    [eu-as] Europe ou Asie
   *[closed] face cachée
}
laender-toppen-category = { $category ->
    [area] superficie
    [height] point culminant
    [temperature] température
    [inhabitants] habitants
    [life] espérance de vie
   *[gdp] PIB par habitant
}
# $part : les chiffres après la virgule, ou "none".
laender-toppen-number = { $part ->
    [none] { $whole }
   *[digits] { $whole },{ $part }
}
laender-toppen-unit = { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] millions
    [life] ans
   *[gdp] $
}
laender-toppen-field = case { $field }, { $side ->
    [above] le plus haut gagne
   *[below] le plus bas gagne
} : { $category ->
    [area] superficie
    [height] point culminant
    [temperature] température
    [inhabitants] habitants
    [life] espérance de vie
   *[gdp] PIB par habitant
}
laender-toppen-above = maximum
laender-toppen-below = minimum
laender-toppen-closed-pile = caché
laender-toppen-undecided = EU ou AS

## Réglages

laender-toppen-option-variant = Variante
laender-toppen-option-variant-full = les plis sont répartis
laender-toppen-option-variant-quick = rapide : chaque carte gagnée vaut un point
laender-toppen-option-russia_turkey = Russie et Turquie
laender-toppen-option-russia_turkey-scoring = Europe ou Asie se choisit au décompte final
laender-toppen-option-russia_turkey-placing = Europe ou Asie se choisit en posant la carte

## Demander

laender-toppen-ask-place = Où placer { $card } ? { $count ->
    [one] C’est la dernière carte.
   *[other] Il reste { $count } cartes.
}
laender-toppen-ask-lay = Poser { $card } face visible ou face cachée ?
laender-toppen-ask-joker = Sur quel continent poser { $card } ?
laender-toppen-ask-assign = À quel continent attribuer { $card } ?

## Raconter

laender-toppen-dealt = Manche { $round } sur { $rounds } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} par personne.
laender-toppen-placed = { $seat } place { $card } sur la case { $field } ({ $category ->
    [area] superficie
    [height] point culminant
    [temperature] température
    [inhabitants] habitants
    [life] espérance de vie
   *[gdp] PIB par habitant
}, { $side ->
    [above] maximum
   *[below] minimum
}).
laender-toppen-ready = { $seat } a fait son choix.
laender-toppen-turned = Case { $field }, { $category ->
    [area] superficie
    [height] point culminant
    [temperature] température
    [inhabitants] habitants
    [life] espérance de vie
   *[gdp] PIB par habitant
} : le chiffre le plus { $side ->
    [above] haut
   *[below] bas
} l’emporte.
laender-toppen-shows = { $seat } : { $card }, { $part ->
    [none] { $whole }
   *[digits] { $whole },{ $part }
} { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] millions
    [life] ans
   *[gdp] dollars
}.
laender-toppen-shows-joker = { $seat } : { $card }.
laender-toppen-took = { $seat } remporte { $count ->
    [one] la seule carte.
   *[other] le pli de { $count } cartes.
}
laender-toppen-level = Égalité entre { $seats }. Chacun ne reprend que sa propre carte.
laender-toppen-opened = { $seat } pose face visible : { $cards }.
laender-toppen-closed = { $seat } pose face cachée : { $cards }.
laender-toppen-chose = { $seat } pose { $card } sur le tas { $continent ->
    [na] Amérique du Nord
    [sa] Amérique du Sud
    [eu] Europe
    [af] Afrique
    [as] Asie
    [oc] Océanie
   *[an] Antarctique
}.
laender-toppen-removed = Hors du jeu : { $cards }.
laender-toppen-most = { $continent ->
    [na] Amérique du Nord
    [sa] Amérique du Sud
    [eu] Europe
    [af] Afrique
    [as] Asie
    [oc] Océanie
   *[an] Antarctique
} : { $seats } a le plus de cartes ({ $count }) et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
laender-toppen-most-shared = { $continent ->
    [na] Amérique du Nord
    [sa] Amérique du Sud
    [eu] Europe
    [af] Afrique
    [as] Asie
    [oc] Océanie
   *[an] Antarctique
} : { $seats } ont le plus de cartes ({ $count } chacun) et marquent chacun { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
laender-toppen-total = { $seat } : { $open } pour les continents et { $closed } face cachée, soit { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
laender-toppen-antarctica = Égalité de points, mais { $seat } a gagné { $card }, et avec elle la partie.
