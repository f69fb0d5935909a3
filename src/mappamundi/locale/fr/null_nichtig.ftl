# Null & Nichtig. $seat est un nom, peut-être « Vous » : la phrase a alors sa propre forme.

null-nichtig-blurb = Faites des plis et empilez-les par couleur : seul compte le dessus de vos piles.

## Cartes

null-nichtig-card = { $number } { $colour ->
    [b] bleu
    [g] vert
    [v] violet
    [r] rouge
   *[y] jaune
}

## Réglages

null-nichtig-option-teams = Équipes
null-nichtig-option-teams-no = chacun pour soi
null-nichtig-option-teams-yes = deux équipes, partenaires une place sur deux
null-nichtig-option-end = Durée
null-nichtig-option-end-rounds = autant de manches que de joueurs
null-nichtig-option-end-target = jusqu’à ce que quelqu’un dépasse l’objectif
null-nichtig-option-target = Objectif
null-nichtig-no-teams = Deux équipes égales demandent 4 ou 6 places, et non { $seats }.

## Demander

null-nichtig-ask-lay = { $count ->
    [one] Choisissez encore une carte de départ.
   *[other] Choisissez { $count } cartes de départ. Dans une même couleur, la dernière est dessus.
}
null-nichtig-ask-play = Jouez une carte, celle que vous voulez.

## Raconter

null-nichtig-dealer = Donneur : { $seat }. Entame : { $seat_first }.
null-nichtig-dealt = Manche { $round } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} par personne, dont { $start } de départ.
null-nichtig-chose = { $seat ->
    [Vous] Vous choisissez
   *[other] { $seat } choisit
} le { $card } comme carte de départ.
null-nichtig-ready = Choix fait : { $seat }.
null-nichtig-laid = { $seat ->
    [Vous] Vous posez
   *[other] { $seat } pose
} : { $cards }.
null-nichtig-leads = { $seat ->
    [Vous] Vous entamez
   *[other] { $seat } entame
}.
null-nichtig-played = { $seat ->
    [Vous] Vous jouez
   *[other] { $seat } joue
} le { $card }.
null-nichtig-took = { $seat ->
    [Vous] Vous remportez le pli et empilez
   *[other] { $seat } remporte le pli et empile
} : { $cards }.
null-nichtig-scored = Manche { $round } : { $seat ->
    [Vous] vous marquez
   *[other] { $seat } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } en tout.

## Pourquoi ces points

null-nichtig-why-rounds = { $rounds ->
    [one] La manche précédente
   *[other] Les { $rounds } manches précédentes
}
null-nichtig-why-tops = { $cards_count ->
    [0] Pas encore de piles
   *[other] Au sommet des piles : { $cards }
}

null-nichtig-end-rounds = Toutes les manches sont jouées.
null-nichtig-end-target = Quelqu’un a dépassé l’objectif.

## Pourquoi un maître ferait cela

null-nichtig-reason-lay = { $points ->
    [one] Vos piles commencent alors avec { $points } point.
   *[other] Vos piles commencent alors avec { $points } points.
}
null-nichtig-reason-lead = { $higher ->
    [0] Aucune des cartes que vous ne voyez pas n’est plus haute : le pli est à vous.
    [one] Une seule des cartes que vous ne voyez pas est plus haute.
   *[other] { $higher } des cartes que vous ne voyez pas sont plus hautes.
}
null-nichtig-reason-take = Le pli est alors à vous pour l’instant, et vos piles passent de { $before } à { $after }.
null-nichtig-reason-leave = Le pli va pour l’instant à { $seat }, dont les piles passent de { $before } à { $after }.
