# Null & Nichtig nel browser. $seat è un nome, forse «Tu»: sta dopo i due punti, o la frase ha una forma propria.

web-null-nichtig-hand = Le tue carte
web-null-nichtig-trick = La presa
web-null-nichtig-lead = apre
web-null-nichtig-best = la più alta
web-null-nichtig-ready = scelta fatta
web-null-nichtig-held = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
web-null-nichtig-team = Squadra { $team }
web-null-nichtig-no-pile = niente { $colour }
# $tops elenca le cime delle cinque pile.
web-null-nichtig-piles = { $seat ->
    [Tu] Le tue pile
   *[other] Pile di { $seat }
}: { $tops }. { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Sfogliale.
web-null-nichtig-look = Pile: { $seat }
# $before e $after dicono quanto valgono le cime delle pile.
web-null-nichtig-would = Per ora la presa va a: { $seat } ({ $before } → { $after }).
web-null-nichtig-would-with = Con { $card } la presa andrebbe per ora a: { $seat } ({ $before } → { $after }).
web-null-nichtig-past = Ultima presa, vinta da: { $seat }.
web-null-nichtig-choose = Scegli una carta
web-null-nichtig-play = Gioca { $card }
# $verb è lay o play.
web-null-nichtig-action = { $verb ->
    [lay] posa { $card }
   *[play] gioca { $card }
}
web-null-nichtig-start = Le tue carte iniziali, nell’ordine in cui le posi
web-null-nichtig-start-of = Carte iniziali: { $seat }
web-null-nichtig-return = Carta iniziale { $number }, { $card }: riprendi in mano
web-null-nichtig-sooner = Posa { $card } un posto prima
web-null-nichtig-lay = Posale
web-null-nichtig-sealed = Scelta fatta. Puoi cambiarla finché manca qualcuno.
web-null-nichtig-sheet = Segnapunti
web-null-nichtig-round = Manche { $round }
web-null-nichtig-now = adesso

## La prima partita

web-null-nichtig-learn-goal = Vinci prese e impila le carte per colore. Conta solo la carta in cima a ogni pila: quello che vuoi sono carte alte in cima.
web-null-nichtig-learn-start = Scegli tre carte iniziali: danno inizio alle tue pile, e tutti scoprono le loro insieme. Dello stesso colore, l’ultima va in cima.
web-null-nichtig-learn-piles = Ecco le tue pile. Il numero in grassetto accanto al tuo nome è quanto valgono le cime, finché qualcosa non le copre. Dopo Σ ci sono i tuoi punti delle manche finite.
web-null-nichtig-learn-play = Gioca la carta che vuoi. Il numero più alto vince la presa, qualunque sia il colore, e deve prenderla tutta: prima la propria carta, poi le altre sopra, ognuna sul suo colore.
web-null-nichtig-learn-took = La presa si impila: prima la carta del vincitore, poi le altre in senso orario, così le ultime finiscono in cima. Tra numeri uguali vince quello giocato per primo.
web-null-nichtig-learn-outlook = Scegli una carta e guarda prima di giocarla: sotto la presa si legge a chi andrebbe per ora, e quanto varrebbero le pile.
web-null-nichtig-learn-cover = Una presa può far male: uno 0 che finisce su un 11 costa undici punti. Prendi ciò che alza le tue cime, e lascia il resto agli altri.
web-null-nichtig-learn-score = La manche è finita, e le tue cime sono i tuoi punti. Una partita intera ha tante manche quanti i giocatori, ognuna con carte nuove; vince chi ha più punti in tutto.

## Le figure nelle regole

web-null-nichtig-picture-started = Le carte iniziali di Ben, nell’ordine in cui le ha scelte: 7 verde, 3 rosso, 8 rosso. Formano due pile, che mostrano 7 e 8; il 3 rosso è sotto l’8.
web-null-nichtig-picture-taken = Ada apre con il 4 verde, Ben gioca il 10 e vince, Eva gioca lo 0. Sul suo 7 verde Ben impila il 10, lo 0 e il 4, in quest’ordine: ora la pila mostra 4.
web-null-nichtig-picture-scored = Alla fine di una manche le pile di Ben mostrano 11 blu, 4 verde, 0 viola e 8 rosso, e di gialle non ce n’è: 23 punti. Ciò che sta sotto non conta.

## Carte che si spiegano

web-null-nichtig-zero = Uno zero non vince contro niente di più alto, e in cima a una pila la riduce a niente.
web-null-nichtig-counts-on-top = In cima a una pila vale { $points }; coperta, non vale niente.
web-null-nichtig-top-counts = Conta solo la carta in cima: { $points }
web-null-nichtig-covered = Coperte sotto, senza valore: { $cards }
