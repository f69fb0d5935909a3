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
