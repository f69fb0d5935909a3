# Pingvasion. $seat est un nom, peut-être « Vous » : la phrase a alors sa propre forme.

pingvasion-blurb = Envoyez vos manchots dominer cinq régions : là où vous régnez, vos cartes en main rapportent.

## Cartes

pingvasion-card = { $area ->
    [a] Antarctique
    [d] Désert
    [j] Jungle
    [c] Ville
   *[m] Lune
} { $value }
pingvasion-ninja-twins = Jumeaux ninjas : deux cartes à la manche suivante
pingvasion-kamikaze = Kamikaze : détruit toute carte de 7 ou plus de cette manche
pingvasion-scout = Éclaireur : choisir après les autres à la manche suivante

## Réglages

pingvasion-option-deck = Paquet
pingvasion-option-deck-rulebook = celui de la règle : chaque valeur deux fois par région
pingvasion-option-deck-printed = celui de la boîte : beaucoup de valeurs moyennes, peu de très faibles ou de très fortes

## Demander

# $seat reçoit la carte.
pingvasion-ask-left = Choisissez une carte pour { $seat }, à votre gauche.
pingvasion-ask-right = Choisissez une carte pour { $seat }, à votre droite.
pingvasion-ask-play = { $count ->
    [one] Choisissez une carte à envoyer.
   *[other] Choisissez { $count } cartes à envoyer ensemble.
}

## Raconter

pingvasion-round = Manche { $round } sur { $rounds }.
pingvasion-drew = { $seat ->
    [Vous] Vous piochez
   *[other] { $seat } pioche
} { $cards }.
pingvasion-chose-gift = { $seat ->
    [Vous] Vous réservez
   *[other] { $seat } réserve
} { $card } à { $seat_to ->
    [Vous] vous
   *[other] { $seat_to }
}.
pingvasion-ready = Choix fait : { $seat }.
pingvasion-passed = Chacun passe une carte à gauche et une à droite.
pingvasion-gave = { $seat ->
    [Vous] Vous passez
   *[other] { $seat } passe
} { $card } à { $seat_to ->
    [Vous] vous
   *[other] { $seat_to }
}.
pingvasion-tapped = { $seat ->
    [Vous] Vous piochez
   *[other] { $seat } pioche
} { $card } dans la pile de { $seat_dummy }.
pingvasion-reshuffled = La pile de { $seat } est épuisée : { $count ->
    [one] { $count } carte reçue forme
   *[other] { $count } cartes reçues forment
} la nouvelle pile.
pingvasion-chose = { $seat ->
    [Vous] Vous choisissez
   *[other] { $seat } choisit
} d’envoyer { $card }.
pingvasion-revealed = { $seat ->
    [Vous] Vous envoyez
   *[other] { $seat } envoie
} { $cards }.
pingvasion-struck = { $seat ->
    [Vous] Votre kamikaze
   *[other] Kamikaze ({ $seat })
} : toutes les cartes de 7 ou plus de cette manche sont détruites.
pingvasion-destroyed = { $seat ->
    [Vous] Vous perdez
   *[other] { $seat } perd
} { $cards }.
pingvasion-will-play-two = Jumeaux ninjas : à la manche suivante, { $seat ->
    [Vous] vous enverrez
   *[other] { $seat } enverra
} deux cartes.
pingvasion-will-wait = Éclaireur : à la manche suivante, { $seat ->
    [Vous] vous choisirez
   *[other] { $seat } choisira
} après les autres.
pingvasion-nobody-waits = Tout le monde a un éclaireur : à la manche suivante, tous choisissent en même temps.
pingvasion-scored-area = { $area ->
    [antarctica] Antarctique
    [desert] Désert
    [jungle] Jungle
    [city] Ville
   *[moon] Lune
}, force { $strength } : { $seat ->
    [Vous] vous marquez
   *[other] { $seat } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $majority ->
    [yes] {" "}avec la majorité
   *[no] {" "}sans la majorité
}.
pingvasion-scored = { $seat ->
    [Vous] Vous gardez { $cards } et marquez
   *[other] { $seat } garde { $cards } et marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout, rang { $place }.

## Pourquoi ces points

pingvasion-why-majority = { $area ->
    [antarctica] Antarctique
    [desert] Désert
    [jungle] Jungle
    [city] Ville
   *[moon] Lune
}, majorité : { $cards_count ->
    [one] { $cards } compte
   *[other] { $cards } comptent
}
pingvasion-why-present = { $area ->
    [antarctica] Antarctique
    [desert] Désert
    [jungle] Jungle
    [city] Ville
   *[moon] Lune
}, sans majorité : seule la plus faible compte, { $card }
pingvasion-why-absent = { $area ->
    [antarctica] Antarctique
    [desert] Désert
    [jungle] Jungle
    [city] Ville
   *[moon] Lune
}, personne sur place : { $cards_count ->
    [one] { $cards } ne compte pas
   *[other] { $cards } ne comptent pas
}

pingvasion-end-rounds = Les huit manches sont jouées.

## Pourquoi un maître ferait cela

pingvasion-reason-pass = { $after ->
    [one] Sans elles, votre main vaut { $after } point en l’état ; maintenant { $before }.
   *[other] Sans elles, votre main vaut { $after } points en l’état ; maintenant { $before }.
}
pingvasion-reason-pass-even = Sans elles, votre main vaut autant en l’état.
pingvasion-reason-majority = Elle vous donne la majorité, { $area ->
    [antarctica] Antarctique
    [desert] Désert
    [jungle] Jungle
    [city] Ville
   *[moon] Lune
} : votre main vaut alors { $after } au lieu de { $before }.
pingvasion-reason-majority-even = Elle vous donne la majorité, { $area ->
    [antarctica] Antarctique
    [desert] Désert
    [jungle] Jungle
    [city] Ville
   *[moon] Lune
}. Votre main vaut autant pour l’instant.
pingvasion-reason-present = Elle vous fait entrer en jeu, { $area ->
    [antarctica] Antarctique
    [desert] Désert
    [jungle] Jungle
    [city] Ville
   *[moon] Lune
} : votre main vaut alors { $after } au lieu de { $before }.
pingvasion-reason-ability = Son pouvoir en vaut la peine : { $ability ->
    [ninja-twins] deux cartes à la manche suivante.
    [kamikaze] toute carte de 7 ou plus de cette manche est détruite.
   *[scout] à la manche suivante, vous choisissez après les autres.
}
pingvasion-reason-spare = Vous pouvez vous en passer : en l’état, votre main vaut alors { $after }, maintenant { $before }.
pingvasion-reason-spare-even = Vous pouvez vous en passer : votre main vaut alors autant.
