# Countries. $seat is een naam, misschien “Jij”: dan heeft de zin een eigen vorm.

countries-blurb = Leg landen in de goede volgorde – of betwijfel de rij van de anderen.

## Kaarten en categorieën

countries-minus = Min
countries-plus = Plus
# $category is area, population, age, height, latitude of longitude.
countries-category = { $category ->
    [area] oppervlakte
    [population] inwoners
    [age] mediane leeftijd
    [height] hoogste punt
    [latitude] breedtegraad
   *[longitude] lengtegraad
}
# Een land met een van zijn waarden. $part is wat na de komma komt, of minuten; $card kan leeg zijn.
countries-figure = { $card } { $category ->
    [area] { $number } km²
    [population] { $number } inwoners
    [age] { $number },{ $part } jaar
    [height] { $number } m
   *[latitude] { $number }°{ $part }′ { $side ->
        [n] N
        [s] Z
        [e] O
       *[w] W
    }
}
countries-ends = { $category ->
    [latitude] van zuid naar noord
    [longitude] van west naar oost
   *[area] van weinig naar veel
}

## Instellingen

countries-option-start = Wie begint
countries-option-start-lot = door loting
countries-option-start-guess = wie een inwonertal het best schat
countries-option-rows = Hoogste aantal rijen (0: geen grens)

## Vragen

countries-ask-guess = Hoeveel inwoners heeft dit land: { $card }? Schat 1,0 of 1,1 1,2 1,3 1,5 1,6 1,8 2,0 … met zoveel nullen als je wilt: guess 5100000.
countries-ask-first-card = Kies een kaart en een plek, bijvoorbeeld “{ $example }”.
countries-ask-play = Kies een kaart en een plek, bijvoorbeeld “{ $example }”, of betwijfel de rij (doubt).
countries-ask-place = Waar leg je { $card }? Kies een plek van 1 tot en met { $count }.

## De tafel

countries-heading = { $rows ->
    [0] Rij { $number }
   *[other] Rij { $number } van { $rows }
}
countries-table-team = team
countries-table-cards = kaarten
countries-pile = Trekstapel: { $count }, bovenop { $card }
countries-pile-empty = Trekstapel: leeg
countries-last-row = Vorige rij, { $category }: { $verdict ->
    [right] goed
   *[wrong] fout
}
countries-learned = Bekende waarden

## Vertellen

countries-dealt = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} voor iedereen, met de naam naar boven. Niemand kijkt op de achterkant.
countries-first = { $seat ->
    [Jij] Je begint
   *[other] { $seat } begint
}.
countries-ready = { $seat ->
    [Jij] Je hebt
   *[other] { $seat } heeft
} geschat.
countries-guessed = { $seat ->
    [Jij] Je schatting
   *[other] De schatting van { $seat }
}: { $people }.
countries-guess-was = { $seat }: { $people }.
countries-guess-tied = Even dichtbij: { $seats }.
countries-row = Rij { $number }, { $category ->
    [area] oppervlakte
    [population] inwoners
    [age] mediane leeftijd
    [height] hoogste punt
    [latitude] breedtegraad
   *[longitude] lengtegraad
}: { $card } ligt er. { $seat ->
    [Jij] Je bent
   *[other] { $seat } is
} aan de beurt.
countries-placed = { $seat ->
    [Jij] Je legt
   *[other] { $seat } legt
} aan: { $card_left } – { $card } – { $card_right }.
countries-placed-least = { $seat ->
    [Jij] Je legt
   *[other] { $seat } legt
} aan: { countries-minus } – { $card } – { $card_right }.
countries-placed-most = { $seat ->
    [Jij] Je legt
   *[other] { $seat } legt
} aan: { $card_left } – { $card } – { countries-plus }.
countries-last-card = Dat was { $seat ->
    [Jij] je laatste kaart
   *[other] de laatste kaart van { $seat }
}: de rij wordt omgedraaid.
countries-doubted = { $seat ->
    [Jij] Je betwijfelt
   *[other] { $seat } betwijfelt
} de rij: die wordt omgedraaid.
countries-row-right = De rij klopt.
countries-row-wrong = De rij klopt niet.
countries-drew = { $seat ->
    [Jij] Je trekt
   *[other] { $seat } trekt
} { $card }.
countries-won = Geen kaarten meer: { $seat ->
    [Jij] je wint
   *[other] { $seat } wint
}.
countries-limit = { $rows ->
    [one] Dat was de enige rij.
   *[other] Dat was rij { $rows }, de laatste.
} Wie de minste kaarten heeft, wint.

## Waarom punten punten zijn

countries-why-held = { $cards_count ->
    [one] Nog één kaart, min één: { $cards }
   *[other] Nog { $cards_count } kaarten, elk min één: { $cards }
}

countries-end-last-card = De laatste kaart lag goed.
countries-end-rows = Dat was de laatste rij.

## Waarom een meester dat zou doen

countries-reason-guess = Dat komt het dichtst bij wat een meester denkt: { $card }.
countries-reason-place = De veiligste plek, { $category ->
    [area] van klein naar groot
    [population] van weinig naar veel inwoners
    [age] van jong naar oud
    [height] van laag naar hoog
    [latitude] van zuid naar noord
   *[longitude] van west naar oost
}: { $cards }.
countries-reason-card = Van je kaarten is dit de veiligste, { $category ->
    [area] van klein naar groot
    [population] van weinig naar veel inwoners
    [age] van jong naar oud
    [height] van laag naar hoog
    [latitude] van zuid naar noord
   *[longitude] van west naar oost
}.
countries-reason-doubt = { $card_left } ligt voor { $card_right }, maar { $category ->
    [area] van klein naar groot
    [population] van weinig naar veel inwoners
    [age] van jong naar oud
    [height] van laag naar hoog
    [latitude] van zuid naar noord
   *[longitude] van west naar oost
} is het waarschijnlijk andersom.

## Oefenen

countries-lore-pick = { $category ->
    [area] Welk land is groter?
    [population] Welk land heeft meer inwoners?
    [age] Waar is de mediane leeftijd hoger?
    [height] In welk land ligt het hoogste punt hoger?
    [latitude] Welk land ligt noordelijker?
   *[longitude] Welk land ligt oostelijker?
}
# $category zegt welke kant de rij op gaat.
countries-lore-place = Waar hoort { $card } in deze rij, { $category ->
    [area] van klein naar groot?
    [population] van weinig naar veel inwoners?
    [age] van jong naar oud, naar mediane leeftijd?
    [height] van laag naar hoog, naar hoogste punt?
    [latitude] van zuid naar noord?
   *[longitude] van west naar oost?
}
countries-lore-doubt = Klopt deze rij, { $category ->
    [area] van klein naar groot?
    [population] van weinig naar veel inwoners?
    [age] van jong naar oud, naar mediane leeftijd?
    [height] van laag naar hoog, naar hoogste punt?
    [latitude] van zuid naar noord?
   *[longitude] van west naar oost?
}
