# Państwa. $seat è un nome, forse «Tu»: allora la frase ha una forma propria.

panstwa-blurb = Si lanciano quattro dadi: prendi il paese il cui retro vi corrisponde meglio.

## Dadi

panstwa-face = { $face ->
    [europe] Europa
    [asia] Asia
    [africa] Africa
    [america] America
    [south] emisfero sud
    [north] emisfero nord
    [christianity] cristianesimo
    [islam] islam
    [monarchy] monarchia
    [republic] repubblica
    [low-gdp] PIL basso
    [high-gdp] PIL alto
    [island] Stato insulare
    [coastal] Stato costiero
    [landlocked] senza mare
    [small-area] paese piccolo
    [medium-area] paese medio
    [large-area] paese grande
    [few-people] poco popolato
    [some-people] popolato
    [many-people] molto popolato
    [tropical] tropicale
    [subtropical] subtropicale
   *[temperate] temperato
}
panstwa-meaning = { $face ->
    [europe] Il paese è in Europa.
    [asia] Il paese è in Asia.
    [africa] Il paese è in Africa.
    [america] Il paese è in Nord o in Sud America.
    [south] Il paese è, in tutto o in parte, nell’emisfero sud.
    [north] Il paese è, in tutto o in parte, nell’emisfero nord.
    [christianity] Almeno metà degli abitanti è cristiana.
    [islam] Almeno metà degli abitanti è musulmana.
    [monarchy] Il paese è una monarchia.
    [republic] Il paese è una repubblica.
    [low-gdp] Il PIL pro capite, a parità di potere d’acquisto, è sotto i 20.000 dollari.
    [high-gdp] Il PIL pro capite, a parità di potere d’acquisto, è di 20.000 dollari o più.
    [island] Il paese si trova su isole e non è un continente.
    [coastal] Il paese si affaccia in parte sul mare.
    [landlocked] Il paese non ha sbocco sul mare.
    [small-area] Meno di 100.000 km².
    [medium-area] Da 100.000 a 500.000 km².
    [large-area] Più di 500.000 km².
    [few-people] Meno di 10 milioni di abitanti.
    [some-people] Da 10 a 50 milioni di abitanti.
    [many-people] Più di 50 milioni di abitanti.
    [tropical] Una parte del paese ha un clima tropicale.
    [subtropical] Una parte del paese ha un clima subtropicale.
   *[temperate] Una parte del paese ha un clima temperato.
}

## Opzioni

panstwa-option-mode = Come si prendono le tessere
panstwa-option-mode-turns = a turno, per primo chi lancia i dadi
panstwa-option-mode-race = in tempo reale, chi arriva prima

## Domande

panstwa-ask-take = Quale tessera corrisponde meglio ai dadi?

## Il tavolo

panstwa-column-tile = tessera
panstwa-column-last = manche precedente
panstwa-stack = { $count ->
    [one] 1 tessera nella pila
   *[other] { $count } tessere nella pila
}

## Racconto

panstwa-first = { $seat ->
    [Tu] Il primo lancio è tuo
   *[other] Il primo lancio è di { $seat }
}.
panstwa-laid = Manche { $round }. Sul tavolo: { $cards }.
panstwa-rolled = { $seat ->
    [Tu] Lanci i dadi
   *[other] { $seat } lancia i dadi
}: { $cards }.
panstwa-took = { $seat ->
    [Tu] Prendi
   *[other] { $seat } prende
}: { $card }.
panstwa-turned = { $seat ->
    [Tu] Giri
   *[other] { $seat } gira
} { $card }: { $points ->
    [0] nessuna corrispondenza
    [one] { $cards }, 1 punto
   *[other] { $cards }, { $points } punti
}; { $total } in tutto.

## Perché questi punti

panstwa-why-rounds = { $rounds ->
    [one] La manche precedente
   *[other] Le { $rounds } manche precedenti
}
panstwa-why-tile = { $card }, { $cards_count ->
    [0] nessuna corrispondenza
   *[other] corrisponde a: { $cards }
}

panstwa-end-rounds = Tutti hanno lanciato i dadi: era l’ultima manche.

## Perché un maestro farebbe così

panstwa-reason = { $cards_count ->
    [0] Nessuna tessera corrisponde di sicuro; { $card } vale quanto un’altra.
   *[other] { $card } con ogni probabilità corrisponde a: { $cards }.
}

## Esercitarsi

panstwa-lore-tile = { $card }: { $cards_count ->
    [0] nessuna corrispondenza
   *[other] { $cards }
}
