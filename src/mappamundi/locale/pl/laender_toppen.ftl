# Länder toppen! $seat to imię, czasem „Ty”, wtedy zdanie ma własną formę; wszystko w czasie teraźniejszym, bez rodzaju.

laender-toppen-blurb = Kładź państwa tam, gdzie przebijają inne, i mądrze dziel zdobyte lewy.

## Karty i pasek

laender-toppen-joker = dżoker { $one } lub { $other }
laender-toppen-continent = { $continent ->
    [na] Ameryka Północna
    [sa] Ameryka Południowa
    [eu] Europa
    [af] Afryka
    [as] Azja
    [oc] Oceania
    [an] Antarktyda
    [eu-as] Europa lub Azja
   *[closed] zakryta
}
laender-toppen-category = { $category ->
    [area] powierzchnia
    [height] najwyższy szczyt
    [temperature] temperatura
    [inhabitants] mieszkańcy
    [life] długość życia
   *[gdp] PKB na osobę
}
# $part to cyfry po przecinku albo "none".
laender-toppen-number = { $part ->
    [none] { $whole }
   *[digits] { $whole },{ $part }
}
laender-toppen-unit = { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] mln
    [life] lat
   *[gdp] $
}
laender-toppen-field = pole { $field }, { $side ->
    [above] wygrywa najwyższa wartość
   *[below] wygrywa najniższa wartość
}: { $category ->
    [area] powierzchnia
    [height] najwyższy szczyt
    [temperature] temperatura
    [inhabitants] mieszkańcy
    [life] długość życia
   *[gdp] PKB na osobę
}
laender-toppen-above = najwięcej
laender-toppen-below = najmniej
laender-toppen-closed-pile = zakr.
laender-toppen-undecided = EU lub AS

## Ustawienia

laender-toppen-option-variant = Wariant
laender-toppen-option-variant-full = z dzieleniem lew
laender-toppen-option-variant-quick = szybki: punkt za kartę
laender-toppen-option-russia_turkey = Rosja i Turcja
laender-toppen-option-russia_turkey-scoring = kontynent przy liczeniu
laender-toppen-option-russia_turkey-placing = kontynent przy odkładaniu

## Pytania

laender-toppen-ask-place = Gdzie położyć kartę: { $card }? { $count ->
    [one] To ostatnia karta.
    [few] Zostały { $count } karty.
    [many] Zostało { $count } kart.
   *[other] Zostało { $count } karty.
}
laender-toppen-ask-lay = Odłożyć odkrytą czy zakrytą: { $card }?
laender-toppen-ask-joker = Na który kontynent odłożyć: { $card }?
laender-toppen-ask-assign = Do którego kontynentu zaliczyć: { $card }?

## Opowieść

laender-toppen-dealt = Runda { $round } z { $rounds }: każdy dostaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}.
laender-toppen-placed = { $seat ->
    [Ty] Kładziesz
   *[other] { $seat } kładzie
} na polu { $field } ({ $category ->
    [area] powierzchnia
    [height] najwyższy szczyt
    [temperature] temperatura
    [inhabitants] mieszkańcy
    [life] długość życia
   *[gdp] PKB na osobę
}, { $side ->
    [above] najwięcej
   *[below] najmniej
}): { $card }.
laender-toppen-ready = Gotowe: { $seat }.
laender-toppen-turned = Pole { $field }, { $category ->
    [area] powierzchnia
    [height] najwyższy szczyt
    [temperature] temperatura
    [inhabitants] mieszkańcy
    [life] długość życia
   *[gdp] PKB na osobę
}: wygrywa { $side ->
    [above] najwyższa
   *[below] najniższa
} wartość.
laender-toppen-shows = { $seat }: { $card }, { $part ->
    [none] { $whole }
   *[digits] { $whole },{ $part }
} { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] mln
    [life] lat
   *[gdp] dol.
}.
laender-toppen-shows-joker = { $seat }: { $card }.
laender-toppen-took = { $seat ->
    [Ty] Zdobywasz
   *[other] { $seat } zdobywa
} { $count ->
    [one] jedyną kartę.
    [few] lewę: { $count } karty.
    [many] lewę: { $count } kart.
   *[other] lewę: { $count } karty.
}
laender-toppen-level = Remis: { $seats }. Każdy odbiera tylko własną kartę.
laender-toppen-opened = { $seat ->
    [Ty] Odkładasz
   *[other] { $seat } odkłada
} odkryte: { $cards }.
laender-toppen-closed = { $seat ->
    [Ty] Odkładasz
   *[other] { $seat } odkłada
} zakryte: { $cards }.
laender-toppen-chose = { $seat ->
    [Ty] Odkładasz
   *[other] { $seat } odkłada
}: { $card } ({ $continent ->
    [na] Ameryka Północna
    [sa] Ameryka Południowa
    [eu] Europa
    [af] Afryka
    [as] Azja
    [oc] Oceania
   *[an] Antarktyda
}).
laender-toppen-removed = Poza grą: { $cards }.
laender-toppen-most = { $continent ->
    [na] Ameryka Północna
    [sa] Ameryka Południowa
    [eu] Europa
    [af] Afryka
    [as] Azja
    [oc] Oceania
   *[an] Antarktyda
}, najwięcej kart ({ $count }): { $seats }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
laender-toppen-most-shared = { $continent ->
    [na] Ameryka Północna
    [sa] Ameryka Południowa
    [eu] Europa
    [af] Afryka
    [as] Azja
    [oc] Oceania
   *[an] Antarktyda
}, najwięcej kart (po { $count }): { $seats }, po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
laender-toppen-total = { $seat }: { $open } za kontynenty i { $closed } za zakryte karty, razem { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}.
laender-toppen-antarctica = Remis na punkty, ale { $seat ->
    [Ty] masz
   *[other] { $seat } ma
} kartę { $card }, a z nią zwycięstwo.

## Skąd te punkty

laender-toppen-why-most = { $continent ->
    [na] Ameryka Północna
    [sa] Ameryka Południowa
    [eu] Europa
    [af] Afryka
    [as] Azja
    [oc] Oceania
   *[an] Antarktyda
}, najwięcej kart: { $cards }
laender-toppen-why-shared = { $continent ->
    [na] Ameryka Północna
    [sa] Ameryka Południowa
    [eu] Europa
    [af] Afryka
    [as] Azja
    [oc] Oceania
   *[an] Antarktyda
}, remis z { $sharers ->
    [2] kimś jeszcze
   *[other] innymi
}, więc punkty się dzieli: { $cards }
laender-toppen-why-behind = { $continent ->
    [na] Ameryka Północna
    [sa] Ameryka Południowa
    [eu] Europa
    [af] Afryka
    [as] Azja
    [oc] Oceania
   *[an] Antarktyda
}, { $cards_count } ({ $cards }) przeciw { $most } u kogoś innego
laender-toppen-why-undecided = Jeszcze ani w Europie, ani w Azji: { $cards }
laender-toppen-why-closed = Zakryte, po punkcie za kartę: { $cards }

laender-toppen-end-rounds = Rozegrano wszystkie rundy.

## Dlaczego mistrz tak by zrobił

laender-toppen-reason-field = Bije tam { $beaten } z { $rivals } pozostałych krajów.
laender-toppen-reason-joker = Dżoker niczego nie wygrywa, więc kładzie się go tam, gdzie nie potrzebujesz innej karty.
laender-toppen-reason-closed = Zakryta to pewny punkt.
laender-toppen-reason-both = Tak może się jeszcze liczyć dla Europy albo dla Azji.
laender-toppen-reason-pile = { $continent ->
    [na] Ameryka Północna
    [sa] Ameryka Południowa
    [eu] Europa
    [af] Afryka
    [as] Azja
    [oc] Oceania
   *[an] Antarktyda
}: z nią masz { $mine }, nikt inny więcej niż { $most }.

## Ćwiczenia

laender-toppen-lore-pick = Która karta wygrywa pole? Liczy się { $side ->
    [above] najwyższa
   *[below] najniższa
} wartość: { $category ->
    [area] powierzchnia
    [height] najwyższy szczyt
    [temperature] temperatura
    [inhabitants] mieszkańcy
    [life] długość życia
   *[gdp] PKB na osobę
}.
laender-toppen-lore-figure = { $card }: { $part ->
    [none] { $whole }
   *[digits] { $whole },{ $part }
} { $category ->
    [area] km²
    [height] m
    [temperature] °C
    [inhabitants] mln
    [life] lat
   *[gdp] dolarów
}
