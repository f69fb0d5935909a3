# Countries. $seat est un nom, peut-être « Vous » : la phrase a alors sa propre forme.

countries-blurb = Rangez les pays dans l’ordre, ou doutez de la suite des autres.

## Cartes et catégories

countries-minus = Moins
countries-plus = Plus
countries-category = { $category ->
    [area] superficie
    [population] population
    [age] âge médian
    [height] point culminant
    [latitude] latitude
   *[longitude] longitude
}
countries-figure = { $card } { $category ->
    [area] { $number } km²
    [population] { $number } habitants
    [age] { $number },{ $part } ans
    [height] { $number } m
   *[latitude] { $number }°{ $part }′ { $side ->
        [n] N
        [s] S
        [e] E
       *[w] O
    }
}
countries-ends = { $category ->
    [latitude] du sud au nord
    [longitude] d’ouest en est
   *[area] du moins au plus
}

## Réglages

countries-option-start = Qui commence
countries-option-start-lot = tirage au sort
countries-option-start-guess = la meilleure estimation d’une population
countries-option-rows = Nombre maximal de suites (0 : sans limite)

## Demander

countries-ask-guess = Combien d’habitants compte ce pays : { $card } ? Proposez 1,0 ou 1,1 1,2 1,3 1,5 1,6 1,8 2,0 … avec autant de zéros que vous voulez : guess 5100000.
countries-ask-first-card = Choisissez une carte et sa place, par exemple « { $example } ».
countries-ask-play = Choisissez une carte et sa place, par exemple « { $example } », ou doutez de la suite (doubt).
countries-ask-place = Où placer cette carte : { $card } ? Choisissez une place de 1 à { $count }.

## La table

countries-heading = { $rows ->
    [0] Suite { $number }
   *[other] Suite { $number } sur { $rows }
}
countries-table-team = équipe
countries-table-cards = cartes
countries-pile = Pioche : { $count }, au sommet { $card }
countries-pile-empty = Pioche : vide
countries-last-row = Dernière suite, { $category } : { $verdict ->
    [right] juste
   *[wrong] fausse
}
countries-learned = Données connues

## Raconter

countries-dealt = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} par équipe, nom visible. Personne ne regarde le dos.
countries-first = { $seat ->
    [Vous] Vous commencez
   *[other] { $seat } commence
}.
countries-ready = { $seat ->
    [Vous] Vous avez fait votre
   *[other] { $seat } a fait son
} estimation.
countries-guessed = { $seat ->
    [Vous] Vous proposez
   *[other] { $seat } propose
} { $people }.
countries-guess-was = { $seat } : { $people }.
countries-guess-tied = À égale distance : { $seats }.
countries-row = Suite { $number }, { $category ->
    [area] superficie
    [population] population
    [age] âge médian
    [height] point culminant
    [latitude] latitude
   *[longitude] longitude
} : carte de départ, { $card }. { $seat ->
    [Vous] À vous
   *[other] À { $seat }
} de jouer.
countries-placed = { $seat ->
    [Vous] Vous placez
   *[other] { $seat } place
} { $card } : { $card_left } – { $card } – { $card_right }.
countries-placed-least = { $seat ->
    [Vous] Vous placez
   *[other] { $seat } place
} { $card } : { countries-minus } – { $card } – { $card_right }.
countries-placed-most = { $seat ->
    [Vous] Vous placez
   *[other] { $seat } place
} { $card } : { $card_left } – { $card } – { countries-plus }.
countries-last-card = { $seat ->
    [Vous] C’était votre dernière carte
   *[other] C’était la dernière carte ({ $seat })
} : on retourne la suite.
countries-doubted = { $seat ->
    [Vous] Vous doutez
   *[other] { $seat } doute
} : on retourne la suite.
countries-row-right = La suite est juste.
countries-row-wrong = La suite est fausse.
countries-drew = { $seat ->
    [Vous] Vous piochez
   *[other] { $seat } pioche
} { $card }.
countries-won = Plus aucune carte : { $seat ->
    [Vous] vous gagnez
   *[other] { $seat } gagne
}.
countries-limit = { $rows ->
    [one] C’était la seule suite.
   *[other] C’était la suite { $rows }, la dernière.
} L’équipe qui a le moins de cartes gagne.

## Pourquoi ces points

countries-why-held = { $cards_count ->
    [one] Une carte encore en main, moins un : { $cards }
   *[other] { $cards_count } cartes encore en main, moins un chacune : { $cards }
}

countries-end-last-card = La dernière carte était bien placée.
countries-end-rows = C’était la dernière suite.

## Pourquoi un maître ferait cela

countries-reason-guess = C’est le plus proche de ce qu’un maître croit : { $card }.
countries-reason-place = Le plus sûr, { $category ->
    [area] du plus petit au plus grand
    [population] du moins peuplé au plus peuplé
    [age] du plus jeune au plus âgé
    [height] du plus bas au plus haut
    [latitude] du sud au nord
   *[longitude] d’ouest en est
} : { $cards }.
countries-reason-card = De vos cartes, c’est celle qui se place le plus sûrement, { $category ->
    [area] du plus petit au plus grand
    [population] du moins peuplé au plus peuplé
    [age] du plus jeune au plus âgé
    [height] du plus bas au plus haut
    [latitude] du sud au nord
   *[longitude] d’ouest en est
}.
countries-reason-doubt = { $card_left } vient avant { $card_right }, mais { $category ->
    [area] du plus petit au plus grand
    [population] du moins peuplé au plus peuplé
    [age] du plus jeune au plus âgé
    [height] du plus bas au plus haut
    [latitude] du sud au nord
   *[longitude] d’ouest en est
} c’est plutôt l’inverse.

## S’entraîner

countries-lore-pick = { $category ->
    [area] Quel pays est le plus grand ?
    [population] Quel pays compte le plus d’habitants ?
    [age] Où l’âge médian est-il le plus élevé ?
    [height] Quel pays a le point culminant le plus élevé ?
    [latitude] Quel pays est le plus au nord ?
   *[longitude] Quel pays est le plus à l’est ?
}
# $category dit dans quel sens va la suite.
countries-lore-place = Où va cette carte dans la suite : { $card } ? { $category ->
    [area] Du plus petit au plus grand.
    [population] Du moins peuplé au plus peuplé.
    [age] Du plus jeune au plus âgé, selon l’âge médian.
    [height] Du plus bas au plus haut, selon le point culminant.
    [latitude] Du sud au nord.
   *[longitude] D’ouest en est.
}
countries-lore-doubt = Cette suite est-elle juste ? { $category ->
    [area] Du plus petit au plus grand.
    [population] Du moins peuplé au plus peuplé.
    [age] Du plus jeune au plus âgé, selon l’âge médian.
    [height] Du plus bas au plus haut, selon le point culminant.
    [latitude] Du sud au nord.
   *[longitude] D’ouest en est.
}
