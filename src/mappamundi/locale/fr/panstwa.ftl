# Państwa. $seat est un nom, peut-être « Vous » : la phrase a alors sa propre forme.

panstwa-blurb = Quatre dés sont jetés : saisissez le pays dont le dos y correspond le mieux.

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
    [south] Le pays se trouve, en tout ou en partie, dans l’hémisphère sud.
    [north] Le pays se trouve, en tout ou en partie, dans l’hémisphère nord.
    [christianity] Au moins la moitié des habitants sont chrétiens.
    [islam] Au moins la moitié des habitants sont musulmans.
    [monarchy] Le pays est une monarchie.
    [republic] Le pays est une république.
    [low-gdp] Le PIB par habitant, en parité de pouvoir d’achat, est inférieur à 20 000 dollars.
    [high-gdp] Le PIB par habitant, en parité de pouvoir d’achat, est de 20 000 dollars ou plus.
    [island] Le pays se trouve sur des îles et n’est pas un continent.
    [coastal] Le pays est bordé par la mer sur une partie de sa frontière.
    [landlocked] Le pays n’a pas d’accès à la mer.
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
panstwa-option-mode-turns = à tour de rôle, en commençant par le lanceur
panstwa-option-mode-race = en temps réel, au plus rapide

## Demander

panstwa-ask-take = Quelle tuile correspond le mieux aux dés ?

## La table

panstwa-column-tile = tuile
panstwa-column-last = manche précédente
panstwa-stack = { $count ->
    [one] { $count } tuile dans la pile
   *[other] { $count } tuiles dans la pile
}

## Raconter

panstwa-first = { $seat ->
    [Vous] Vous lancerez
   *[other] { $seat } lancera
} les dés en premier.
panstwa-laid = Manche { $round }. Sur la table : { $cards }.
panstwa-rolled = { $seat ->
    [Vous] Vous lancez
   *[other] { $seat } lance
} les dés : { $cards }.
panstwa-took = { $seat ->
    [Vous] Vous prenez
   *[other] { $seat } prend
} : { $card }.
panstwa-turned = { $seat ->
    [Vous] Vous retournez
   *[other] { $seat } retourne
} : { $card }. { $points ->
    [0] Aucun symbole commun
    [one] { $cards } : { $points } point
   *[other] { $cards } : { $points } points
}, { $total } en tout.

## Pourquoi ces points

panstwa-why-rounds = { $rounds ->
    [one] La manche précédente
   *[other] Les { $rounds } manches précédentes
}
panstwa-why-tile = { $card }, { $cards_count ->
    [0] rien ne correspond
   *[other] correspond à : { $cards }
}

panstwa-end-rounds = Tout le monde a lancé les dés : c’était la dernière manche.

## Pourquoi un maître ferait cela

panstwa-reason = { $cards_count ->
    [0] Aucune tuile ne correspond à coup sûr ; { $card } en vaut une autre.
   *[other] { $card } correspond sans doute à : { $cards }.
}

## S’entraîner

panstwa-lore-tile = { $card } : { $cards_count ->
    [0] aucune correspondance
   *[other] { $cards }
}
