# Null & Nichtig dans le navigateur. $seat est un nom, peut-être « Vous » : il suit deux points, ou la phrase a sa propre forme.

web-null-nichtig-hand = Vos cartes
web-null-nichtig-trick = Le pli
web-null-nichtig-lead = entame
web-null-nichtig-best = la plus haute
web-null-nichtig-ready = choix fait
web-null-nichtig-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-null-nichtig-team = Équipe { $team }
web-null-nichtig-no-pile = pas de { $colour }
# $tops énumère les dessus des cinq piles.
web-null-nichtig-piles = { $seat ->
    [Vous] Vos piles
   *[other] Piles ({ $seat })
} : { $tops }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Les parcourir.
web-null-nichtig-look = Piles : { $seat }
# $before et $after disent ce que valent les dessus des piles.
web-null-nichtig-would = En l’état, le pli irait à : { $seat } ({ $before } → { $after }).
web-null-nichtig-would-with = Avec le { $card }, il irait pour l’instant à : { $seat } ({ $before } → { $after }).
web-null-nichtig-past = Dernier pli, remporté par : { $seat }.
web-null-nichtig-choose = Choisissez une carte
web-null-nichtig-play = Jouer le { $card }
# $verb est lay ou play.
web-null-nichtig-action = { $verb ->
    [lay] poser le { $card }
   *[play] jouer le { $card }
}
web-null-nichtig-start = Vos cartes de départ, dans l’ordre où vous les posez
web-null-nichtig-start-of = Cartes de départ : { $seat }
web-null-nichtig-return = Carte de départ { $number }, { $card } : la reprendre en main
web-null-nichtig-sooner = Poser le { $card } un rang plus tôt
web-null-nichtig-lay = Poser ces cartes
web-null-nichtig-sealed = C’est choisi. Vous pouvez changer tant que tout le monde n’est pas prêt.
web-null-nichtig-sheet = Feuille de score
web-null-nichtig-round = Manche { $round }
web-null-nichtig-now = en ce moment

## La première partie

web-null-nichtig-learn-goal = Remportez des plis et empilez leurs cartes par couleur. Seule la carte du dessus de chaque pile compte : il vous faut donc des cartes fortes au-dessus.
web-null-nichtig-learn-start = Choisissez trois cartes de départ : elles commencent vos piles, et chacun révèle les siennes en même temps. D’une même couleur, la dernière est dessus.
web-null-nichtig-learn-piles = Voici vos piles. Le nombre en gras près de votre nom dit ce que valent leurs dessus, tant que rien ne les recouvre. Après Σ viennent vos points des manches terminées.
web-null-nichtig-learn-play = Jouez la carte que vous voulez. Le numéro le plus élevé remporte le pli, quelle que soit sa couleur, et doit tout prendre : d’abord sa propre carte, puis les autres dessus, par couleur.
web-null-nichtig-learn-took = Le pli est empilé : d’abord la carte du gagnant, puis les autres dans le sens horaire ; les dernières sont dessus. À égalité de numéros, le premier joué l’emporte.
web-null-nichtig-learn-outlook = Choisissez une carte et regardez avant de la jouer : sous le pli, on lit à qui il irait pour l’instant et ce que vaudraient alors les piles.
web-null-nichtig-learn-cover = Un pli peut faire mal : un 0 posé sur un 11 coûte onze points. Prenez ce qui relève vos piles et laissez le reste aux autres.
web-null-nichtig-learn-score = La manche est finie : les dessus de vos piles sont vos points. Une partie entière compte autant de manches que de joueurs, et on redistribue à chaque fois ; celui qui a le plus de points gagne.

## Les images dans les règles

web-null-nichtig-picture-started = Les cartes de départ de Ben, dans l’ordre de son choix : 7 vert, 3 rouge, 8 rouge. Elles forment deux piles, qui montrent 7 et 8 ; le 3 rouge est sous le 8.
web-null-nichtig-picture-taken = Ada entame avec le 4 vert, Ben joue le 10 et gagne, Eva joue le 0. Sur son 7 vert, Ben empile le 10, le 0 et le 4, dans cet ordre : la pile montre maintenant 4.
web-null-nichtig-picture-scored = À la fin d’une manche, les piles de Ben montrent le 11 bleu, le 4 vert, le 0 violet et le 8 rouge, et il n’y en a pas de jaune : 23 points. Ce qui est dessous ne compte pas.

## Cartes qui s’expliquent

web-null-nichtig-zero = Un zéro ne bat rien de plus haut et, au sommet d’une pile, il la réduit à rien.
web-null-nichtig-counts-on-top = Au sommet d’une pile elle compte { $points } ; couverte, elle ne compte pas.
web-null-nichtig-top-counts = Seule la carte du dessus compte : { $points }
web-null-nichtig-covered = Couvertes en dessous, sans valeur : { $cards }
