# Null & Nichtig. $seat is een naam, misschien “Jij”: dan heeft de zin een eigen vorm.

null-nichtig-blurb = Haal slagen en stapel ze op kleur: alleen de bovenste kaarten tellen.

## Kaarten

# $colour is b, g, v, r of y; $number loopt van 0 tot en met 11.
null-nichtig-card = { $colour ->
    [b] blauwe
    [g] groene
    [v] paarse
    [r] rode
   *[y] gele
} { $number }

## Instellingen

null-nichtig-option-teams = Teams
null-nichtig-option-teams-no = ieder voor zich
null-nichtig-option-teams-yes = twee teams, partners om en om
null-nichtig-option-end = Lengte
null-nichtig-option-end-rounds = evenveel rondes als spelers
null-nichtig-option-end-target = tot iemand de doelscore overschrijdt
null-nichtig-option-target = Doelscore
null-nichtig-no-teams = Voor twee even grote teams zijn 4 of 6 plaatsen nodig, niet { $seats }.

## Vragen

null-nichtig-ask-lay = { $count ->
    [one] Kies nog één startkaart.
   *[other] Kies { $count } startkaarten. Bij dezelfde kleur ligt de laatste boven.
}
null-nichtig-ask-play = Speel een kaart. Elke kaart mag.

## Vertellen

null-nichtig-dealer = Gever: { $seat }. { $seat_first ->
    [Jij] Je komt
   *[other] { $seat_first } komt
} uit.
null-nichtig-dealt = Ronde { $round }: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} voor iedereen, waarvan { $start ->
    [one] 1 startkaart
   *[other] { $start } startkaarten
}.
null-nichtig-chose = { $seat ->
    [Jij] Je kiest
   *[other] { $seat } kiest
} { $card } als startkaart.
null-nichtig-ready = Klaar: { $seat }.
null-nichtig-laid = { $seat ->
    [Jij] Je legt
   *[other] { $seat } legt
} { $cards } neer.
null-nichtig-leads = { $seat ->
    [Jij] Je komt
   *[other] { $seat } komt
} uit.
null-nichtig-played = { $seat ->
    [Jij] Je speelt
   *[other] { $seat } speelt
} { $card }.
null-nichtig-took = { $seat ->
    [Jij] Je wint
   *[other] { $seat } wint
} de slag en stapelt { $cards }.
null-nichtig-scored = Ronde { $round }: { $seat ->
    [Jij] je krijgt
   *[other] { $seat } krijgt
} { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, in totaal { $total }.

## Waarom punten punten zijn

null-nichtig-why-rounds = { $rounds ->
    [one] De ronde ervoor
   *[other] De { $rounds } rondes ervoor
}
null-nichtig-why-tops = { $cards_count ->
    [0] Nog geen stapels
   *[other] Boven op de stapels: { $cards }
}

null-nichtig-end-rounds = Alle rondes zijn gespeeld.
null-nichtig-end-target = Iemand heeft de doelscore overschreden.

## Waarom een meester dat zou doen

null-nichtig-reason-lay = { $points ->
    [one] Je stapels beginnen dan met 1 punt.
   *[other] Je stapels beginnen dan met { $points } punten.
}
null-nichtig-reason-lead = { $higher ->
    [0] Geen van de kaarten die je niet ziet is hoger: de slag is voor jou.
    [one] Maar 1 van de kaarten die je niet ziet is hoger.
   *[other] { $higher } van de kaarten die je niet ziet zijn hoger.
}
null-nichtig-reason-take = De slag is hiermee tot nu toe van jou, en je stapels gaan van { $before } naar { $after }.
null-nichtig-reason-leave = De slag gaat tot nu toe naar { $seat }; de stapels daar gaan van { $before } naar { $after }.
