# Pingvasion. $seat est un nom.

pingvasion-blurb = Envoyez vos manchots dominer cinq régions : là où vous régnez, ce que vous gardez en main compte.

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
pingvasion-option-deck-printed = celui de la boîte : plus de cartes moyennes, peu de très faibles ou très fortes

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
pingvasion-drew = { $seat } pioche { $cards }.
pingvasion-chose-gift = { $seat } réserve { $card } à { $seat_to }.
pingvasion-ready = { $seat } a fait son choix.
pingvasion-passed = Chacun passe une carte à gauche et une à droite.
pingvasion-gave = { $seat } passe { $card } à { $seat_to }.
pingvasion-tapped = { $seat } pioche { $card } dans la pile de { $seat_dummy }.
pingvasion-reshuffled = La pile de { $seat } est épuisée : { $count ->
    [one] { $count } carte reçue forme
   *[other] { $count } cartes reçues forment
} la nouvelle.
pingvasion-chose = { $seat } choisit d’envoyer { $card }.
pingvasion-revealed = { $seat } envoie { $cards }.
pingvasion-struck = Kamikaze de { $seat } : toute carte de 7 ou plus est perdue.
pingvasion-destroyed = { $seat } perd { $cards }.
pingvasion-will-play-two = Jumeaux ninjas : deux cartes de { $seat } à la manche suivante.
pingvasion-will-wait = Éclaireur : à la manche suivante, { $seat } choisit après les autres.
pingvasion-nobody-waits = Des éclaireurs partout : à la manche suivante, tous choisissent en même temps.
pingvasion-scored-area = { $area ->
    [antarctica] Antarctique
    [desert] Désert
    [jungle] Jungle
    [city] Ville
   *[moon] Lune
}, force { $strength } : { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $majority ->
    [yes] {" "}avec la majorité
   *[no] {" "}sans elle
}.
pingvasion-scored = { $seat } garde { $cards } et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout, rang { $place }.
