# Pingvasion. $seat è un nome, forse «Tu»: allora la frase ha una forma propria.

pingvasion-blurb = Manda i pinguini a dominare cinque zone: dove domini, le carte che tieni in mano fanno punti.

## Carte

pingvasion-card = { $area ->
    [a] Antartide
    [d] Deserto
    [j] Giungla
    [c] Città
   *[m] Luna
} { $value }
pingvasion-ninja-twins = Gemelli ninja: due carte nella prossima manche
pingvasion-kamikaze = Kamikaze: distrugge tutte le carte da 7 in su di questa manche
pingvasion-scout = Esploratore: nella prossima manche si sceglie dopo gli altri

## Opzioni

pingvasion-option-deck = Mazzo
pingvasion-option-deck-rulebook = quello del regolamento: ogni valore due volte per zona
pingvasion-option-deck-printed = quello della scatola: tanti valori medi, pochi molto bassi o molto alti

## Domande

# $seat riceve la carta.
pingvasion-ask-left = Scegli una carta per { $seat }, alla tua sinistra.
pingvasion-ask-right = Scegli una carta per { $seat }, alla tua destra.
pingvasion-ask-play = { $count ->
    [one] Scegli una carta da mandare in campo.
   *[other] Scegli { $count } carte da mandare in campo insieme.
}

## Racconto

pingvasion-round = Manche { $round } di { $rounds }.
pingvasion-drew = { $seat ->
    [Tu] Peschi
   *[other] { $seat } pesca
} { $cards }.
pingvasion-chose-gift = { $seat ->
    [Tu] Scegli
   *[other] { $seat } sceglie
} { $card } da passare a { $seat_to ->
    [Tu] te
   *[other] { $seat_to }
}.
pingvasion-ready = Scelta fatta: { $seat }.
pingvasion-passed = Ognuno passa una carta a sinistra e una a destra.
pingvasion-gave = { $seat ->
    [Tu] Passi
   *[other] { $seat } passa
} { $card } a { $seat_to ->
    [Tu] te
   *[other] { $seat_to }
}.
pingvasion-tapped = { $seat ->
    [Tu] Peschi
   *[other] { $seat } pesca
} { $card } dalla pila di { $seat_dummy }.
pingvasion-reshuffled = La pila di { $seat } è finita: { $count ->
    [one] 1 carta ricevuta forma
   *[other] { $count } carte ricevute formano
} la nuova pila.
pingvasion-chose = { $seat ->
    [Tu] Scegli
   *[other] { $seat } sceglie
} di mandare in campo { $card }.
pingvasion-revealed = { $seat ->
    [Tu] Mandi in campo
   *[other] { $seat } manda in campo
} { $cards }.
pingvasion-struck = { $seat ->
    [Tu] Il tuo Kamikaze
   *[other] Kamikaze di { $seat }
}: tutte le carte da 7 in su di questa manche sono distrutte.
pingvasion-destroyed = { $seat ->
    [Tu] Perdi
   *[other] { $seat } perde
} { $cards }.
pingvasion-will-play-two = Gemelli ninja: nella prossima manche { $seat ->
    [Tu] mandi
   *[other] { $seat } manda
} due carte.
pingvasion-will-wait = Esploratore: nella prossima manche { $seat ->
    [Tu] scegli
   *[other] { $seat } sceglie
} dopo gli altri.
pingvasion-nobody-waits = Tutti hanno un Esploratore: nella prossima manche si sceglie tutti insieme.
pingvasion-scored-area = { $area ->
    [antarctica] Antartide
    [desert] Deserto
    [jungle] Giungla
    [city] Città
   *[moon] Luna
}, forza { $strength }: { $seat ->
    [Tu] fai
   *[other] { $seat } fa
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $majority ->
    [yes] {" "}con la maggioranza
   *[no] {" "}senza la maggioranza
}.
pingvasion-scored = { $seat ->
    [Tu] Hai in mano { $cards } e fai
   *[other] { $seat } ha in mano { $cards } e fa
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in tutto: { $place }º posto.

## Perché questi punti

pingvasion-why-majority = { $area ->
    [antarctica] Antartide
    [desert] Deserto
    [jungle] Giungla
    [city] Città
   *[moon] Luna
}, maggioranza: { $cards_count ->
    [one] { $cards } vale
   *[other] { $cards } valgono
}
pingvasion-why-present = { $area ->
    [antarctica] Antartide
    [desert] Deserto
    [jungle] Giungla
    [city] Città
   *[moon] Luna
}, niente maggioranza: vale solo la più bassa, { $card }
pingvasion-why-absent = { $area ->
    [antarctica] Antartide
    [desert] Deserto
    [jungle] Giungla
    [city] Città
   *[moon] Luna
}, nessuno in campo: { $cards_count ->
    [one] { $cards } non vale
   *[other] { $cards } non valgono
}

pingvasion-end-rounds = Tutte e otto le manche sono state giocate.

## Perché un maestro farebbe così

pingvasion-reason-pass = { $after ->
    [one] Senza queste carte la tua mano vale per ora 1 punto; adesso { $before }.
   *[other] Senza queste carte la tua mano vale per ora { $after } punti; adesso { $before }.
}
pingvasion-reason-pass-even = Senza queste carte la tua mano vale per ora altrettanto.
pingvasion-reason-majority = Ti dà la maggioranza, { $area ->
    [antarctica] Antartide
    [desert] Deserto
    [jungle] Giungla
    [city] Città
   *[moon] Luna
}: la tua mano vale allora { $after } invece di { $before }.
pingvasion-reason-majority-even = Ti dà la maggioranza, { $area ->
    [antarctica] Antartide
    [desert] Deserto
    [jungle] Giungla
    [city] Città
   *[moon] Luna
}. La tua mano vale per ora altrettanto.
pingvasion-reason-present = Ti fa entrare in gioco, { $area ->
    [antarctica] Antartide
    [desert] Deserto
    [jungle] Giungla
    [city] Città
   *[moon] Luna
}: la tua mano vale allora { $after } invece di { $before }.
pingvasion-reason-ability = Ne vale la pena per l’abilità: { $ability ->
    [ninja-twins] due carte nella prossima manche.
    [kamikaze] tutte le carte da 7 in su di questa manche sono distrutte.
   *[scout] nella prossima manche scegli dopo gli altri.
}
pingvasion-reason-spare = Puoi farne a meno: per come stanno le cose, la tua mano vale allora { $after }, adesso { $before }.
pingvasion-reason-spare-even = Puoi farne a meno: la tua mano vale allora altrettanto.
