# Pingvasion nel browser. $seat è un nome, forse «Tu»: sta dopo i due punti.

web-pingvasion-ask-pass = Scegli due carte da passare: una a sinistra ({ $seat_left }), una a destra ({ $seat_right }).
web-pingvasion-areas = Le cinque zone
web-pingvasion-most = maggioranza
web-pingvasion-worth = quanto vale qui la mano adesso
web-pingvasion-ready = scelta fatta
web-pingvasion-twins = manda due carte
web-pingvasion-late = sceglie dopo gli altri
web-pingvasion-held = { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}
web-pingvasion-stage = Carte in campo
web-pingvasion-lost = { $card }: distrutta
web-pingvasion-hand = La tua mano per zona
web-pingvasion-from = da: { $seat }
web-pingvasion-chosen = Carte scelte
web-pingvasion-left = ← a sinistra: { $seat }
web-pingvasion-right = a destra: { $seat } →
web-pingvasion-out = in campo
# $label dice per che cosa è stata scelta la carta.
web-pingvasion-return = { $label }: { $card }. Riprendi in mano
web-pingvasion-pass = Passa le due
web-pingvasion-send = { $count ->
    [one] Mandala
   *[other] Mandale
}
web-pingvasion-sealed = Scelta fatta. Puoi cambiarla finché manca qualcuno.
web-pingvasion-now = { $points ->
    [one] Per ora la tua mano vale 1 punto.
   *[other] Per ora la tua mano vale { $points } punti.
}
web-pingvasion-gave = Hai passato:
# $verb è left, right o play.
web-pingvasion-action = { $verb ->
    [left] { $card } a sinistra
    [right] { $card } a destra
   *[play] manda { $card }
}

## La prima partita

web-pingvasion-learn-goal = I tuoi pinguini vogliono dominare cinque zone. Le carte mandate in campo ti conquistano una zona, ma lì fanno punti solo le carte che tieni in mano.
web-pingvasion-learn-pass = Passa due carte, una a sinistra e una a destra. Dai via ciò di cui puoi fare a meno, e di cui gli altri si fanno poco.
web-pingvasion-learn-got = I tuoi vicini ti hanno passato una carta ciascuno: c’è scritto da chi viene. Ora è tua, da tenere o da mandare in campo.
web-pingvasion-learn-play = Scegli una carta da mandare in campo. Una alta aiuta a dominare la sua zona, ma non vale più nella tua mano.
web-pingvasion-learn-struck = Ha colpito un Kamikaze: tutte le carte da 7 in su mandate in questa manche sono distrutte. Quelle delle manche precedenti sono al sicuro.
web-pingvasion-learn-shown = Le carte mandate restano nella loro zona. Chi vi ha la somma più alta ha la maggioranza, segnata con ♛; chi è pari ce l’ha insieme agli altri.
web-pingvasion-learn-worth = Dove hai la maggioranza valgono tutte le carte di quella zona che hai in mano; dove hai solo una presenza, la più bassa; altrove, nessuna.
web-pingvasion-learn-ability = Alcune carte basse hanno un’abilità. Gemelli ninja: nella prossima manche devi mandare due carte. Kamikaze: distrugge i 7, gli 8 e i 9 di questa manche. Esploratore: nella prossima manche scegli dopo gli altri.
web-pingvasion-learn-score = Le otto manche sono finite, e fanno punti solo le carte in mano: tutte dove hai la maggioranza, la più bassa dove hai solo una presenza. Vince chi ha più punti.
web-pingvasion-tally = In campo: { $cards }.
web-pingvasion-tally-destroyed = Distrutte: { $cards }.
web-pingvasion-tally-rules = { $count ->
    [0] Ancora nessuna maggioranza.
   *[other] Maggioranza: { $areas }.
}
# An area whose majority is new in this round, in that list; and the areas whose majority others have now.
web-pingvasion-tally-new = { $area } (nuova)
web-pingvasion-tally-lost = Persa: { $areas }.

## Le figure nelle regole

web-pingvasion-picture-cards = Una carta per zona: Antartide 1 con i Gemelli ninja, Deserto 2 con un Kamikaze, Giungla 3 con un Esploratore, e due carte semplici, Città 6 e Luna 9.
web-pingvasion-picture-revealed = Il Kamikaze di Ben distrugge l’8 di Max. Nella prossima manche i Gemelli ninja obbligano Ada a mandare due carte, e l’Esploratore permette a Eva di scegliere dopo gli altri.
web-pingvasion-picture-scored = Ada ha la maggioranza (♛) in Antartide e nel deserto: lì valgono tutte le sue carte, 8 e 19. Nella giungla e sulla Luna vale solo la più bassa: 5 e 2. In città non ha carte in campo e non fa punti: 34 in tutto.

## Carte che si spiegano

web-pingvasion-strength = Forza
web-pingvasion-area = Zona
web-pingvasion-ability-name = { $ability ->
    [ninja-twins] Gemelli ninja
    [kamikaze] Kamikaze
   *[scout] Esploratore
}
web-pingvasion-ability = { $ability ->
    [ninja-twins] Abilità in campo: nella prossima manche devi mandare due carte invece di una.
    [kamikaze] Abilità in campo: tutte le carte da 7 in su mandate nella stessa manche sono distrutte.
   *[scout] Abilità in campo: nella prossima manche scegli dopo che gli altri hanno mostrato le loro carte.
}
web-pingvasion-counts = Vale adesso nella tua mano: +{ $points }
web-pingvasion-is-sent = In campo: aggiunge { $value } alla forza nella zona e non vale più nella mano.
web-pingvasion-is-lost = Distrutta da un Kamikaze: non aggiunge niente.
# $cards sono i valori che contano in una zona.
web-pingvasion-sum = { $count ->
    [0] +0
    [one] { $cards } vale: +{ $points }
   *[other] { $cards } valgono: +{ $points }
}
web-pingvasion-badge-twins = 2 carte
web-pingvasion-badge-late = alla fine
