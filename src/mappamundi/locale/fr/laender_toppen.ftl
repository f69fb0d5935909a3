# Länder toppen! $seat est un nom, peut-être « Vous » : la phrase a alors sa propre forme.

laender-toppen-blurb = Placez vos pays là où ils surpassent les autres, puis répartissez vos plis avec adresse.

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
    [above] la valeur la plus haute gagne
   *[below] la valeur la plus basse gagne
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
laender-toppen-option-variant-quick = rapide : 1 point par carte
laender-toppen-option-russia_turkey = Russie et Turquie
laender-toppen-option-russia_turkey-scoring = continent choisi au décompte
laender-toppen-option-russia_turkey-placing = continent choisi en posant

## Demander

laender-toppen-ask-place = Où placer { $card } ? { $count ->
    [one] C’est la dernière carte.
   *[other] Il reste { $count } cartes.
}
laender-toppen-ask-lay = Poser { $card } face visible ou face cachée ?
laender-toppen-ask-joker = Sur quel continent poser le { $card } ?
laender-toppen-ask-assign = À quel continent attribuer { $card } ?

## Raconter

laender-toppen-dealt = Manche { $round } sur { $rounds } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} par personne.
laender-toppen-placed = { $seat ->
    [Vous] Vous placez
   *[other] { $seat } place
} { $card } sur la case { $field } ({ $category ->
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
laender-toppen-ready = Choix fait : { $seat }.
laender-toppen-turned = Case { $field }, { $category ->
    [area] superficie
    [height] point culminant
    [temperature] température
    [inhabitants] habitants
    [life] espérance de vie
   *[gdp] PIB par habitant
} : la valeur la plus { $side ->
    [above] haute
   *[below] basse
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
laender-toppen-took = { $seat ->
    [Vous] Vous remportez
   *[other] { $seat } remporte
} { $count ->
    [one] la seule carte.
   *[other] le pli de { $count } cartes.
}
laender-toppen-level = À égalité : { $seats }. Chacun ne reprend que sa propre carte.
laender-toppen-opened = { $seat ->
    [Vous] Vous posez
   *[other] { $seat } pose
} face visible : { $cards }.
laender-toppen-closed = { $seat ->
    [Vous] Vous posez
   *[other] { $seat } pose
} face cachée : { $cards }.
laender-toppen-chose = { $seat ->
    [Vous] Vous posez
   *[other] { $seat } pose
} { $card } sur le tas { $continent ->
    [na] Amérique du Nord
    [sa] Amérique du Sud
    [eu] Europe
    [af] Afrique
    [as] Asie
    [oc] Océanie
   *[an] Antarctique
}.
laender-toppen-removed = Retiré du jeu : { $cards }.
laender-toppen-most = { $continent ->
    [na] Amérique du Nord
    [sa] Amérique du Sud
    [eu] Europe
    [af] Afrique
    [as] Asie
    [oc] Océanie
   *[an] Antarctique
}, le plus de cartes ({ $count }) : { $seats }, { $points ->
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
}, le plus de cartes ({ $count } chacun) : { $seats }, chacun { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
laender-toppen-total = { $seat } : { $open } pour les continents et { $closed } face cachée, soit { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
laender-toppen-antarctica = Égalité de points, mais { $seat ->
    [Vous] vous avez remporté
   *[other] { $seat } a remporté
} { $card }, et donc la partie.

## Pourquoi ces points

laender-toppen-why-most = { $continent ->
    [na] Amérique du Nord
    [sa] Amérique du Sud
    [eu] Europe
    [af] Afrique
    [as] Asie
    [oc] Océanie
   *[an] Antarctique
}, le plus de cartes : { $cards }
laender-toppen-why-shared = { $continent ->
    [na] Amérique du Nord
    [sa] Amérique du Sud
    [eu] Europe
    [af] Afrique
    [as] Asie
    [oc] Océanie
   *[an] Antarctique
}, à égalité avec { $sharers ->
    [2] quelqu’un d’autre
   *[other] d’autres
}, donc les points sont partagés : { $cards }
laender-toppen-why-behind = { $continent ->
    [na] Amérique du Nord
    [sa] Amérique du Sud
    [eu] Europe
    [af] Afrique
    [as] Asie
    [oc] Océanie
   *[an] Antarctique
}, { $cards_count } ({ $cards }) contre { $most } chez quelqu’un d’autre
laender-toppen-why-undecided = Pas encore en Europe ni en Asie : { $cards }
laender-toppen-why-closed = Face cachée, un point chacune : { $cards }

laender-toppen-end-rounds = Toutes les manches sont jouées.

## Pourquoi un maître ferait cela

laender-toppen-reason-field = Elle y bat { $beaten } des { $rivals } autres pays.
laender-toppen-reason-joker = Un joker ne gagne rien : il va là où vous n’avez besoin d’aucune autre carte.
laender-toppen-reason-closed = Face cachée, c’est un point assuré.
laender-toppen-reason-both = Ainsi elle peut encore compter pour l’Europe ou pour l’Asie.
laender-toppen-reason-pile = { $continent ->
    [na] Amérique du Nord
    [sa] Amérique du Sud
    [eu] Europe
    [af] Afrique
    [as] Asie
    [oc] Océanie
   *[an] Antarctique
} : avec elle vous en avez { $mine }, personne d’autre plus de { $most }.

## S’entraîner

laender-toppen-lore-pick = Quelle carte gagne la case ? C’est la valeur la plus { $side ->
    [above] haute
   *[below] basse
} qui compte : { $category ->
    [area] superficie
    [height] point culminant
    [temperature] température
    [inhabitants] habitants
    [life] espérance de vie
   *[gdp] PIB par habitant
}.
laender-toppen-lore-figure = { $card } : { $part ->
    [none] { $whole }
   *[digits] { $whole },{ $part }
} { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] millions
    [life] ans
   *[gdp] dollars
}
