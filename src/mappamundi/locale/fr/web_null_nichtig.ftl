# Null & Nichtig dans le navigateur. $seat est un nom, peut-être « Vous » : il suit deux points.

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
web-null-nichtig-piles = Piles de { $seat } : { $tops }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Les parcourir.
web-null-nichtig-look = Piles : { $seat }
# $before et $after disent ce que valent les dessus des piles.
web-null-nichtig-would = En l’état, le pli irait à : { $seat } ({ $before } → { $after }).
web-null-nichtig-would-with = Avec { $card }, il irait pour l’instant à : { $seat } ({ $before } → { $after }).
web-null-nichtig-past = Dernier pli, remporté par : { $seat }.
web-null-nichtig-choose = Choisissez une carte
web-null-nichtig-play = Jouer { $card }
# $verb est lay ou play.
web-null-nichtig-action = { $verb ->
    [lay] poser { $card }
   *[play] jouer { $card }
}
web-null-nichtig-start = Vos cartes de départ, dans l’ordre où vous les posez
web-null-nichtig-start-of = Cartes de départ : { $seat }
web-null-nichtig-return = Carte de départ { $number }, { $card } : la reprendre en main
web-null-nichtig-sooner = Poser { $card } un rang plus tôt
web-null-nichtig-lay = Poser ces cartes
web-null-nichtig-sealed = C’est choisi. Vous pouvez changer tant que d’autres hésitent.
web-null-nichtig-sheet = Feuille de score
web-null-nichtig-round = Manche { $round }
web-null-nichtig-now = en ce moment
