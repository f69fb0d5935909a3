# Państwa. $seat to imię, czasem „Ty”, wtedy zdanie ma własną formę; wszystko w czasie teraźniejszym, bez rodzaju.

panstwa-blurb = Cztery kostki na stole: chwytaj państwo, którego rewers najlepiej do nich pasuje.

## Kostki

panstwa-face = { $face ->
    [europe] Europa
    [asia] Azja
    [africa] Afryka
    [america] Ameryka
    [south] półkula płd.
    [north] półkula płn.
    [christianity] chrześcijaństwo
    [islam] islam
    [monarchy] monarchia
    [republic] republika
    [low-gdp] niskie PKB
    [high-gdp] wysokie PKB
    [island] wyspiarskie
    [coastal] nadmorskie
    [landlocked] śródlądowe
    [small-area] mały kraj
    [medium-area] średni kraj
    [large-area] duży kraj
    [few-people] mała ludność
    [some-people] średnia ludność
    [many-people] duża ludność
    [tropical] tropikalna
    [subtropical] subtropikalna
   *[temperate] umiarkowana
}
panstwa-meaning = { $face ->
    [europe] Państwo leży w Europie.
    [asia] Państwo leży w Azji.
    [africa] Państwo leży w Afryce.
    [america] Państwo leży w Ameryce Północnej lub Południowej.
    [south] Państwo leży w całości lub w części na półkuli południowej.
    [north] Państwo leży w całości lub w części na półkuli północnej.
    [christianity] Przynajmniej połowa mieszkańców to chrześcijanie.
    [islam] Przynajmniej połowa mieszkańców to muzułmanie.
    [monarchy] Państwo jest monarchią.
    [republic] Państwo jest republiką.
    [low-gdp] PKB na osobę według siły nabywczej wynosi mniej niż 20 000 dolarów.
    [high-gdp] PKB na osobę według siły nabywczej wynosi 20 000 dolarów lub więcej.
    [island] Państwo leży na wyspach i nie jest kontynentem.
    [coastal] Państwo częściowo graniczy z morzem.
    [landlocked] Państwo nie graniczy z morzem.
    [small-area] Mniej niż 100 000 km².
    [medium-area] Od 100 000 do 500 000 km².
    [large-area] Ponad 500 000 km².
    [few-people] Mniej niż 10 milionów mieszkańców.
    [some-people] Od 10 do 50 milionów mieszkańców.
    [many-people] Ponad 50 milionów mieszkańców.
    [tropical] Część państwa ma klimat tropikalny.
    [subtropical] Część państwa ma klimat subtropikalny.
   *[temperate] Część państwa ma klimat umiarkowany.
}

## Ustawienia

panstwa-option-mode = Sposób brania płytek
panstwa-option-mode-turns = po kolei, zaczyna rzucający
panstwa-option-mode-race = na czas, kto pierwszy, ten lepszy

## Pytania

panstwa-ask-take = Która płytka najlepiej pasuje do kostek?

## Stół

panstwa-column-tile = płytka
panstwa-column-last = poprzednia runda
panstwa-stack = { $count ->
    [one] { $count } płytka w stosie
    [few] { $count } płytki w stosie
    [many] { $count } płytek w stosie
   *[other] { $count } płytki w stosie
}

## Opowieść

panstwa-first = Pierwszy rzut: { $seat }.
panstwa-laid = Runda { $round }. Na stole: { $cards }.
panstwa-rolled = { $seat ->
    [Ty] Rzucasz
   *[other] { $seat } rzuca
} kostkami: { $cards }.
panstwa-took = { $seat ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
}: { $card }.
panstwa-turned = { $seat ->
    [Ty] Odwracasz
   *[other] { $seat } odwraca
}: { $card }. { $points ->
    [0] Nic nie pasuje
    [one] { $cards }: { $points } punkt
    [few] { $cards }: { $points } punkty
    [many] { $cards }: { $points } punktów
   *[other] { $cards }: { $points } punktu
}, razem { $total }.

## Skąd te punkty

panstwa-why-rounds = { $rounds ->
    [one] Poprzednia runda
    [few] Poprzednie { $rounds } rundy
    [many] Poprzednie { $rounds } rund
   *[other] Poprzednie { $rounds } rundy
}
panstwa-why-tile = { $card }, { $cards_count ->
    [0] nic nie pasuje
   *[other] pasuje: { $cards }
}

panstwa-end-rounds = Każdy już rzucał: to była ostatnia runda.

## Dlaczego mistrz tak by zrobił

panstwa-reason = { $cards_count ->
    [0] Żadna płytka nie pasuje na pewno; { $card } jest równie dobra jak inne.
   *[other] { $card } najpewniej pasuje do: { $cards }.
}

## Ćwiczenia

panstwa-lore-tile = { $card }: { $cards_count ->
    [0] nic nie pasuje
   *[other] { $cards }
}
