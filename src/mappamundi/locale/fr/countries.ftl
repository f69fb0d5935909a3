# Countries. $seat est un nom.

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
countries-option-start-guess = qui devine le mieux une population
countries-option-rows = Nombre maximal de suites (0 : sans limite)

## Demander

countries-ask-guess = Combien d’habitants : { $card } ? Proposez 1,0 ou 1,1 1,2 1,3 1,5 1,6 1,8 2,0 … avec autant de zéros que vous voulez : guess 5100000.
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
countries-learned = Chiffres connus

## Raconter

countries-dealt = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} par équipe, le nom vers le haut. Personne ne regarde l’autre face.
countries-first = { $seat } commence.
countries-ready = { $seat } a fait une estimation.
countries-guessed = { $seat } propose { $people }.
countries-guess-was = { $seat } : { $people }.
countries-guess-tied = À égale distance : { $seats }.
countries-row = Suite { $number }, { $category ->
    [area] superficie
    [population] population
    [age] âge médian
    [height] point culminant
    [latitude] latitude
   *[longitude] longitude
} : carte de départ, { $card }. À { $seat } de jouer.
countries-placed = { $seat } place { $card } : { $card_left } – { $card } – { $card_right }.
countries-placed-least = { $seat } place { $card } : { countries-minus } – { $card } – { $card_right }.
countries-placed-most = { $seat } place { $card } : { $card_left } – { $card } – { countries-plus }.
countries-last-card = C’était la dernière carte de { $seat } : on retourne la suite.
countries-doubted = { $seat } doute : on retourne la suite.
countries-row-right = La suite est juste.
countries-row-wrong = La suite est fausse.
countries-drew = { $seat } pioche { $card }.
countries-won = Plus aucune carte : { $seat } gagne.
countries-limit = { $rows ->
    [one] C’était la seule suite.
   *[other] C’était la suite { $rows }, la dernière.
} Le moins de cartes l’emporte.
