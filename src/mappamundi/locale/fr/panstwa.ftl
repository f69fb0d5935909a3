# Państwa. $seat est un nom.

panstwa-blurb = Quatre dés tombent : saisissez le pays dont le dos caché y répond le mieux.

## Dés

panstwa-face = { $face ->
    [europe] Europe
    [asia] Asie
    [africa] Afrique
    [america] Amérique
    [south] hémisphère sud
    [north] hémisphère nord
    [christianity] christianisme
    [islam] islam
    [monarchy] monarchie
    [republic] république
    [low-gdp] PIB faible
    [high-gdp] PIB élevé
    [island] État insulaire
    [coastal] État côtier
    [landlocked] État enclavé
    [small-area] petit pays
    [medium-area] pays moyen
    [large-area] grand pays
    [few-people] peu peuplé
    [some-people] assez peuplé
    [many-people] très peuplé
    [tropical] tropical
    [subtropical] subtropical
   *[temperate] tempéré
}
panstwa-meaning = { $face ->
    [europe] Le pays est en Europe.
    [asia] Le pays est en Asie.
    [africa] Le pays est en Afrique.
    [america] Le pays est en Amérique du Nord ou du Sud.
    [south] Le pays a une part de l’hémisphère sud.
    [north] Le pays a une part de l’hémisphère nord.
    [christianity] Au moins la moitié des habitants sont chrétiens.
    [islam] Au moins la moitié des habitants sont musulmans.
    [monarchy] Le pays est une monarchie.
    [republic] Le pays est une république.
    [low-gdp] Le PIB est inférieur à 20 000 dollars par habitant.
    [high-gdp] Le PIB est de 20 000 dollars par habitant ou plus.
    [island] De l’eau de tous côtés, sans être un continent.
    [coastal] Le pays a une côte et des voisins à terre.
    [landlocked] Le pays n’a pas de côte.
    [small-area] Moins de 100 000 km².
    [medium-area] De 100 000 à 500 000 km².
    [large-area] Plus de 500 000 km².
    [few-people] Moins de 10 millions d’habitants.
    [some-people] De 10 à 50 millions d’habitants.
    [many-people] Plus de 50 millions d’habitants.
    [tropical] Une partie du pays a un climat tropical.
    [subtropical] Une partie du pays a un climat subtropical.
   *[temperate] Une partie du pays a un climat tempéré.
}

## Réglages

panstwa-option-mode = Comment on prend les tuiles
panstwa-option-mode-turns = à tour de rôle, qui a lancé les dés d’abord
panstwa-option-mode-race = en temps réel, au plus rapide

## Demander

panstwa-ask-take = Quelle tuile répond le mieux aux dés ?

## La table

panstwa-column-tile = tuile
panstwa-column-last = manche précédente
panstwa-stack = { $count ->
    [one] { $count } tuile dans la pile
   *[other] { $count } tuiles dans la pile
}

## Raconter

panstwa-first = { $seat } lancera les dés en premier.
panstwa-laid = Manche { $round }. Sur la table : { $cards }.
panstwa-rolled = { $seat } lance les dés : { $cards }.
panstwa-took = { $seat } prend : { $card }.
panstwa-turned = { $seat } retourne : { $card }. { $points ->
    [0] Aucun symbole commun
    [one] { $cards } : { $points } point
   *[other] { $cards } : { $points } points
}, { $total } en tout.
