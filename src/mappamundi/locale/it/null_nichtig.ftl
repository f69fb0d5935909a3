# Null & Nichtig. $seat è un nome, forse «Tu»: allora la frase ha una forma propria.

null-nichtig-blurb = Fai prese e impila le carte per colore: conta solo la cima delle tue pile.

## Carte

null-nichtig-card = { $number } { $colour ->
    [b] blu
    [g] verde
    [v] viola
    [r] rosso
   *[y] giallo
}

## Opzioni

null-nichtig-option-teams = Squadre
null-nichtig-option-teams-no = ognuno per sé
null-nichtig-option-teams-yes = due squadre, compagni a posti alterni
null-nichtig-option-end = Durata
null-nichtig-option-end-rounds = tante manche quanti i giocatori
null-nichtig-option-end-target = finché qualcuno supera il traguardo
null-nichtig-option-target = Traguardo
null-nichtig-no-teams = Per due squadre uguali servono 4 o 6 posti, non { $seats }.

## Domande

null-nichtig-ask-lay = { $count ->
    [one] Scegli ancora una carta iniziale.
   *[other] Scegli { $count } carte iniziali. Dello stesso colore, l’ultima va in cima.
}
null-nichtig-ask-play = Gioca una carta, quella che vuoi.

## Racconto

null-nichtig-dealer = Dà le carte: { $seat }. Apre: { $seat_first }.
null-nichtig-dealt = Manche { $round }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
} a testa, di cui { $start } iniziali.
null-nichtig-chose = { $seat ->
    [Tu] Scegli
   *[other] { $seat } sceglie
} { $card } come carta iniziale.
null-nichtig-ready = Scelta fatta: { $seat }.
null-nichtig-laid = { $seat ->
    [Tu] Posi
   *[other] { $seat } posa
} { $cards }.
null-nichtig-leads = { $seat ->
    [Tu] Apri tu
   *[other] Apre { $seat }
}.
null-nichtig-played = { $seat ->
    [Tu] Giochi
   *[other] { $seat } gioca
} { $card }.
null-nichtig-took = { $seat ->
    [Tu] Vinci la presa e impili
   *[other] { $seat } vince la presa e impila
} { $cards }.
null-nichtig-scored = Manche { $round }: { $seat ->
    [Tu] fai
   *[other] { $seat } fa
} { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $total } in tutto.

## Perché questi punti

null-nichtig-why-rounds = { $rounds ->
    [one] La manche precedente
   *[other] Le { $rounds } manche precedenti
}
null-nichtig-why-tops = { $cards_count ->
    [0] Ancora nessuna pila
   *[other] In cima alle pile: { $cards }
}

null-nichtig-end-rounds = Tutte le manche sono state giocate.
null-nichtig-end-target = Qualcuno ha superato il traguardo.

## Perché un maestro farebbe così

null-nichtig-reason-lay = { $points ->
    [one] Così le tue pile cominciano con 1 punto.
   *[other] Così le tue pile cominciano con { $points } punti.
}
null-nichtig-reason-lead = { $higher ->
    [0] Nessuna delle carte che non vedi è più alta: la presa è tua.
    [one] Solo 1 delle carte che non vedi è più alta.
   *[other] { $higher } delle carte che non vedi sono più alte.
}
null-nichtig-reason-take = Per ora la presa sarebbe tua, e le tue pile passerebbero da { $before } a { $after }.
null-nichtig-reason-leave = Per ora la presa va a { $seat }: le sue pile passano da { $before } a { $after }.
