# Państwa. $seat is een naam, misschien “Jij”: dan heeft de zin een eigen vorm.

panstwa-blurb = Vier dobbelstenen vallen: gris het land weg waarvan de achterkant het best past.

## Dobbelstenen

# $face is een zijde van een dobbelsteen; kort genoeg voor de dobbelstenen in de terminal.
panstwa-face = { $face ->
    [europe] Europa
    [asia] Azië
    [africa] Afrika
    [america] Amerika
    [south] Z. halfrond
    [north] N. halfrond
    [christianity] christendom
    [islam] islam
    [monarchy] monarchie
    [republic] republiek
    [low-gdp] laag bbp
    [high-gdp] hoog bbp
    [island] eilandstaat
    [coastal] kuststaat
    [landlocked] zonder kust
    [small-area] klein land
    [medium-area] middelgroot
    [large-area] groot land
    [few-people] onder 10 mln
    [some-people] 10–50 mln
    [many-people] boven 50 mln
    [tropical] tropisch
    [subtropical] subtropisch
   *[temperate] gematigd
}
panstwa-meaning = { $face ->
    [europe] Het land ligt in Europa.
    [asia] Het land ligt in Azië.
    [africa] Het land ligt in Afrika.
    [america] Het land ligt in Noord- of Zuid-Amerika.
    [south] Het land ligt geheel of gedeeltelijk op het zuidelijk halfrond.
    [north] Het land ligt geheel of gedeeltelijk op het noordelijk halfrond.
    [christianity] Minstens de helft van de inwoners is christelijk.
    [islam] Minstens de helft van de inwoners is moslim.
    [monarchy] Het land is een monarchie.
    [republic] Het land is een republiek.
    [low-gdp] Het bbp per hoofd, gecorrigeerd voor koopkracht, is lager dan 20.000 dollar.
    [high-gdp] Het bbp per hoofd, gecorrigeerd voor koopkracht, is 20.000 dollar of hoger.
    [island] Het land ligt op eilanden en is geen continent.
    [coastal] Het land grenst voor een deel aan zee.
    [landlocked] Het land grenst niet aan zee.
    [small-area] Minder dan 100.000 km².
    [medium-area] Van 100.000 tot en met 500.000 km².
    [large-area] Meer dan 500.000 km².
    [few-people] Minder dan 10 miljoen inwoners.
    [some-people] Van 10 tot en met 50 miljoen inwoners.
    [many-people] Meer dan 50 miljoen inwoners.
    [tropical] Een deel van het land heeft een tropisch klimaat.
    [subtropical] Een deel van het land heeft een subtropisch klimaat.
   *[temperate] Een deel van het land heeft een gematigd klimaat.
}

## Instellingen

panstwa-option-mode = Hoe je tegels pakt
panstwa-option-mode-turns = om de beurt, te beginnen met wie gooide
panstwa-option-mode-race = om het snelst: wie het eerst grijpt

## Vragen

panstwa-ask-take = Welke tegel past het best bij de dobbelstenen?

## De tafel

panstwa-column-tile = tegel
panstwa-column-last = vorige ronde
panstwa-stack = { $count ->
    [one] 1 tegel op de stapel
   *[other] { $count } tegels op de stapel
}

## Vertellen

panstwa-first = { $seat ->
    [Jij] Je gooit
   *[other] { $seat } gooit
} als eerste.
panstwa-laid = Ronde { $round }. Op tafel: { $cards }.
panstwa-rolled = { $seat ->
    [Jij] Je gooit
   *[other] { $seat } gooit
} { $cards }.
panstwa-took = { $seat ->
    [Jij] Je pakt
   *[other] { $seat } pakt
}: { $card }.
panstwa-turned = { $seat ->
    [Jij] Je draait
   *[other] { $seat } draait
} om: { $card }. { $points ->
    [0] Niets past
    [one] { $cards }: 1 punt
   *[other] { $cards }: { $points } punten
}, in totaal { $total }.

## Waarom punten punten zijn

panstwa-why-rounds = { $rounds ->
    [one] De ronde ervoor
   *[other] De { $rounds } rondes ervoor
}
panstwa-why-tile = { $card }, { $cards_count ->
    [0] niets past
   *[other] past bij: { $cards }
}

panstwa-end-rounds = Iedereen heeft gegooid: dat was de laatste ronde.

## Waarom een meester dat zou doen

panstwa-reason = { $cards_count ->
    [0] Geen tegel past zeker; { $card } is zo goed als elke andere.
   *[other] { $card } past waarschijnlijk bij: { $cards }.
}

## Oefenen

panstwa-lore-tile = { $card }: { $cards_count ->
    [0] niets past
   *[other] { $cards }
}
