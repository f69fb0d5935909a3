# Pingvasion. $seat is een naam, misschien “Jij”: dan heeft de zin een eigen vorm.

pingvasion-blurb = Stuur pinguïns uit naar vijf gebieden: waar je heerst, telt wat je in je hand houdt.

## Kaarten

# $area is a, d, j, c of m; $value loopt van 1 tot en met 9.
pingvasion-card = { $area ->
    [a] Antarctica
    [d] Woestijn
    [j] Jungle
    [c] Stad
   *[m] Maan
} { $value }
pingvasion-ninja-twins = Ninjatweeling: twee kaarten in de volgende ronde
pingvasion-kamikaze = Kamikaze: vernietigt in deze ronde alle kaarten vanaf 7
pingvasion-scout = Verkenner: in de volgende ronde na de anderen kiezen

## Instellingen

pingvasion-option-deck = Kaartenset
pingvasion-option-deck-rulebook = volgens de spelregels: elke waarde twee keer in elk gebied
pingvasion-option-deck-printed = zoals in het blik: veel middelhoge waarden, weinig heel hoge of lage

## Vragen

# $seat krijgt de kaart.
pingvasion-ask-left = Kies een kaart voor { $seat }, links van je.
pingvasion-ask-right = Kies een kaart voor { $seat }, rechts van je.
pingvasion-ask-play = { $count ->
    [one] Kies een kaart om uit te sturen.
   *[other] Kies { $count } kaarten om samen uit te sturen.
}

## Vertellen

pingvasion-round = Ronde { $round } van { $rounds }.
pingvasion-drew = { $seat ->
    [Jij] Je trekt
   *[other] { $seat } trekt
} { $cards }.
pingvasion-chose-gift = { $seat ->
    [Jij] Je legt
   *[other] { $seat } legt
} { $card } klaar voor: { $seat_to }.
pingvasion-ready = Klaar: { $seat }.
pingvasion-passed = Iedereen geeft een kaart naar links en een naar rechts door.
pingvasion-gave = { $seat ->
    [Jij] Je geeft
   *[other] { $seat } geeft
} { $card } door aan { $seat_to ->
    [Jij] jou
   *[other] { $seat_to }
}.
pingvasion-tapped = { $seat ->
    [Jij] Je trekt
   *[other] { $seat } trekt
} { $card } van de stapel van { $seat_dummy }.
pingvasion-reshuffled = De stapel van { $seat } is op: { $count ->
    [one] 1 gekregen kaart wordt
   *[other] { $count } gekregen kaarten worden
} de nieuwe stapel.
pingvasion-chose = { $seat ->
    [Jij] Je kiest
   *[other] { $seat } kiest
} { $card } om uit te sturen.
pingvasion-revealed = { $seat ->
    [Jij] Je stuurt
   *[other] { $seat } stuurt
} { $cards } uit.
pingvasion-struck = Kamikaze van { $seat ->
    [Jij] jou
   *[other] { $seat }
}: alle kaarten vanaf 7 van deze ronde worden vernietigd.
pingvasion-destroyed = { $seat ->
    [Jij] Je verliest
   *[other] { $seat } verliest
} { $cards }.
pingvasion-will-play-two = Ninjatweeling: in de volgende ronde { $seat ->
    [Jij] stuur je
   *[other] stuurt { $seat }
} twee kaarten uit.
pingvasion-will-wait = Verkenner: in de volgende ronde { $seat ->
    [Jij] kies je
   *[other] kiest { $seat }
} na de anderen.
pingvasion-nobody-waits = Iedereen heeft een verkenner: in de volgende ronde kiest iedereen tegelijk.
pingvasion-scored-area = { $area ->
    [antarctica] Antarctica
    [desert] Woestijn
    [jungle] Jungle
    [city] Stad
   *[moon] Maan
}, kracht { $strength }: { $seat ->
    [Jij] je krijgt
   *[other] { $seat } krijgt
} { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $majority ->
    [yes] {" "}met de meerderheid
   *[no] {" "}zonder meerderheid
}.
pingvasion-scored = { $seat ->
    [Jij] Je houdt
   *[other] { $seat } houdt
} { $cards } over en krijgt in totaal { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, rang { $place }.

## Waarom punten punten zijn

pingvasion-why-majority = { $area ->
    [antarctica] Antarctica
    [desert] Woestijn
    [jungle] Jungle
    [city] Stad
   *[moon] Maan
}, meerderheid: { $cards_count ->
    [one] { $cards } telt
   *[other] { $cards } tellen
}
pingvasion-why-present = { $area ->
    [antarctica] Antarctica
    [desert] Woestijn
    [jungle] Jungle
    [city] Stad
   *[moon] Maan
}, geen meerderheid: alleen de laagste telt, { $card }
pingvasion-why-absent = { $area ->
    [antarctica] Antarctica
    [desert] Woestijn
    [jungle] Jungle
    [city] Stad
   *[moon] Maan
}, niemand daar: { $cards_count ->
    [one] { $cards } telt niet
   *[other] { $cards } tellen niet
}

pingvasion-end-rounds = Alle acht rondes zijn gespeeld.

## Waarom een meester dat zou doen

pingvasion-reason-pass = { $after ->
    [one] Zonder deze kaarten is je hand op dit moment 1 punt waard, nu { $before }.
   *[other] Zonder deze kaarten is je hand op dit moment { $after } punten waard, nu { $before }.
}
pingvasion-reason-pass-even = Zonder deze kaarten is je hand op dit moment evenveel waard.
pingvasion-reason-majority = Hiermee win je de meerderheid { $area ->
    [antarctica] op Antarctica
    [desert] in de woestijn
    [jungle] in de jungle
    [city] in de stad
   *[moon] op de maan
}: je hand is dan { $after } waard in plaats van { $before }.
pingvasion-reason-majority-even = Hiermee win je de meerderheid { $area ->
    [antarctica] op Antarctica
    [desert] in de woestijn
    [jungle] in de jungle
    [city] in de stad
   *[moon] op de maan
}. Je hand is voorlopig evenveel waard.
pingvasion-reason-present = Hiermee doe je mee { $area ->
    [antarctica] op Antarctica
    [desert] in de woestijn
    [jungle] in de jungle
    [city] in de stad
   *[moon] op de maan
}: je hand is dan { $after } waard in plaats van { $before }.
pingvasion-reason-ability = De vaardigheid loont: { $ability ->
    [ninja-twins] twee kaarten in de volgende ronde.
    [kamikaze] alle kaarten vanaf 7 in deze ronde zijn vernietigd.
   *[scout] in de volgende ronde kies je na de anderen.
}
pingvasion-reason-spare = Deze kaart kun je missen: zoals het er nu ligt is je hand dan { $after } waard, nu { $before }.
pingvasion-reason-spare-even = Deze kaart kun je missen: je hand is dan evenveel waard.
