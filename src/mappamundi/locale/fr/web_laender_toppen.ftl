# Länder toppen! dans le navigateur. $seat est un nom, peut-être « Vous » : il suit deux points.

web-laender-toppen-joker = Joker
web-laender-toppen-race = La course aux continents
web-laender-toppen-most = le plus de cartes
web-laender-toppen-ready = choix fait
web-laender-toppen-look = Parcourir les tas : { $seat }
web-laender-toppen-removed = Retiré du jeu
web-laender-toppen-strip = La réglette et ses douze cases
web-laender-toppen-hand = Vos cartes
# $figures sont les six valeurs de la carte, dans l’ordre de la réglette.
web-laender-toppen-card = { $card } : { $figures }
web-laender-toppen-field-free = { $field } : libre
web-laender-toppen-field-taken = { $field } : { $card }
web-laender-toppen-field-look = { $field } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-laender-toppen-return = { $card } : reprendre en main
# $count des $total cartes ont une case.
web-laender-toppen-send = Tout placer ({ $count } sur { $total })
web-laender-toppen-sealed = C’est choisi. Vous pouvez changer tant que tout le monde n’est pas prêt.
web-laender-toppen-wins = meilleure valeur
web-laender-toppen-best = { $count ->
    [one] Meilleure valeur : { $seats }
   *[other] À égalité, chacun ne reprend que sa carte : { $seats }
}
web-laender-toppen-split = Sur quels tas ?
# $mine et $most comptent les cartes d’un tas, les siennes et le plus des autres.
web-laender-toppen-standing = vous { $mine }, autres au plus { $most }
web-laender-toppen-standing-brief = vous { $mine } : { $most }
web-laender-toppen-sure = un point assuré
web-laender-toppen-lay = { $count ->
    [one] La poser là
   *[other] Les poser ainsi
}
web-laender-toppen-ask-place = Placez vos { $count } cartes, chacune sur une case.
web-laender-toppen-ask-split = Vous avez gagné { $count } cartes : au moins une visible, au moins une cachée.
# $verb est place, lay ou assign ; $where est une case ou un tas.
web-laender-toppen-action = { $verb ->
    [place] { $card } : { $where }
    [assign] { $card } compte pour : { $where }
   *[lay] { $card } : { $where }
}

## La première partie

web-laender-toppen-learn-goal = Rassemblez des pays. À la fin, celui qui a le plus de cartes d’un continent marque un point par carte, les autres rien ; et chaque carte posée face cachée vaut un point.
web-laender-toppen-learn-place = Choisissez une carte, puis sa case, une par carte : au-dessus de la réglette, la valeur la plus haute gagne, au-dessous la plus basse. Où vos pays sont-ils imbattables ?
web-laender-toppen-learn-joker = Vous avez un joker. Il n’a pas de valeurs et n’entre dans aucun pli : il vous revient, et vous le posez sur l’un de ses deux continents.
web-laender-toppen-learn-turned = Les cases sont révélées une à une. La meilleure valeur y remporte tous les pays ; en cas d’égalité en tête, chacun ne reprend que sa carte.
web-laender-toppen-learn-split = Un pli pour vous ! Une carte au moins doit être visible, dans la course à son continent, et une au moins cachée, pour un point sûr.
web-laender-toppen-learn-alone = Une carte seule se pose comme vous voulez : visible, dans la course à son continent, ou cachée, pour un point sûr.
web-laender-toppen-learn-race = Voici la course : ♛ désigne celui qui a le plus de cartes d’un continent. À égalité, on se partage les points, arrondis au point supérieur ; derrière, on ne marque rien.
web-laender-toppen-learn-assign = La Russie et la Turquie sont en Europe et en Asie. Posées face visible, elles attendent dans cette colonne ; avant le décompte, on dit pour laquelle des deux chacune compte.
web-laender-toppen-learn-score = On compte d’abord les continents, puis un point par carte cachée. À égalité de points, celui qui a remporté l’Antarctique passe devant.
web-laender-toppen-tally = { $count ->
    [0] Rien gagné.
    [one] Une carte gagnée : { $fields }.
   *[other] { $count } cartes gagnées : { $fields }.
}
web-laender-toppen-tally-parts = Points maintenant : { $closed } pour les cartes cachées, { $open } pour les continents.

## Les images dans les règles

web-laender-toppen-picture-cards = Le Népal appartient à l’Asie, qui compte 32 cartes. La Russie appartient à l’Europe et à l’Asie. Le joker a deux continents et aucune valeur.
web-laender-toppen-picture-placed = Une réglette à quatre joueurs : huit cartes sur douze cases. Pour le point culminant, le Népal est au-dessus et le Qatar au-dessous ; le joker ne compte nulle part, et quatre cases restent vides.
web-laender-toppen-picture-open = Case 3, le point culminant au-dessus : le Népal gagne avec 8849 m, et Ada prend le Népal, la Suisse et la Russie. Le joker d’Eva ne fait pas partie du pli et reste à elle.

## Cartes qui s’expliquent

web-laender-toppen-deck = { $continent } : { $count } cartes dans le jeu
web-laender-toppen-in-deck = cartes dans le jeu
web-laender-toppen-joker-means = Un joker n’a pas de valeurs et ne gagne rien. Il vous revient, et vous le posez sur l’un de ses deux continents.
web-laender-toppen-field-means = { $side ->
    [above] Au-dessus de la réglette, la valeur la plus haute gagne tous les pays de la case.
   *[below] Au-dessous de la réglette, la valeur la plus basse gagne tous les pays de la case.
} { $category ->
    [area] On compare la superficie.
    [height] On compare l’altitude du point le plus haut.
    [temperature] On compare la température moyenne de la capitale.
    [inhabitants] On compare le nombre d’habitants.
    [life] On compare l’espérance de vie.
   *[gdp] On compare le PIB par habitant.
}
web-laender-toppen-beaten = Quelqu’un d’autre a une meilleure valeur.
