# Countries nel browser. $seat è un nome, forse «Tu»: sta dopo i due punti, o la frase ha una forma propria.

web-countries-ask-guess = Quanti abitanti ha questo paese: { $card }?
web-countries-ask-first = Scegli una delle tue carte, poi il suo posto nella fila.
web-countries-ask-play = Scegli una delle tue carte, poi il suo posto nella fila; oppure dubita della fila.
web-countries-ask-place = Dove va questa carta: { $card }?
web-countries-row-of = { $rows ->
    [0] Fila { $number }
   *[other] Fila { $number } di { $rows }
}
web-countries-ends = vince chi resta senza carte
web-countries-row = La fila, da Meno a Più
# Le estremità della fila quando si tratta di luoghi.
web-countries-end = { $at ->
    [latitude-minus] Sud
    [latitude-plus] Nord
    [longitude-minus] Ovest
   *[longitude-plus] Est
}
# $left e $right sono i vicini che avrebbe $card.
web-countries-place = { $card }: tra { $left } e { $right }
web-countries-between = tra { $left } e { $right }
web-countries-hand = Le tue carte
web-countries-last = ultima piazzata
web-countries-ready = ha stimato
web-countries-pile = { $count ->
    [one] 1 carta da pescare, in cima
   *[other] { $count } carte da pescare, in cima
}
web-countries-doubt = Dubito
web-countries-doubt-why = Si girano tutte le carte. Se la fila è sbagliata, { $seat } ne pesca due. Se è giusta, ne peschi due tu.
web-countries-doubt-yes = Gira la fila
web-countries-turned = La fila, girata
web-countries-falls = al posto sbagliato
web-countries-draws = { $seat ->
    [Tu] Peschi due carte
   *[other] Pesca due carte: { $seat }
}
web-countries-people = Numero di abitanti
web-countries-fewer = Meno
web-countries-more = Più
web-countries-guess = La mia stima: { $people }
# $verb è card, guess o doubt.
web-countries-card-place = { $card }, { $place }
web-countries-action = { $verb ->
    [card] { $card }
    [guess] { $people }
   *[doubt] dubita della fila
}
web-countries-sheet = Ogni carta rimasta alla fine è un punto in meno: una carta piazzata lo restituisce, una carta pescata lo costa
web-countries-dealt = { $count } carte all’inizio, −1 ciascuna
web-countries-sheet-row = Fila { $number }, { $category }

## La prima partita

web-countries-learn-goal = Liberati delle tue carte: chi piazza la sua ultima vince, se la fila è giusta. I nomi si leggono; i dati sono sul retro, e nessuno guarda.
web-countries-learn-category = Ecco che cosa conta in questa fila. A sinistra meno, a destra più; per la latitudine da sud a nord, per la longitudine da ovest a est.
web-countries-learn-place = Scegli una delle tue carte, poi il suo posto: a un’estremità o tra due carte qualsiasi. Ciò che è già nella fila non si sposta mai.
web-countries-learn-placed = È stata aggiunta una carta. Se ora ne piazzi una anche tu, accetti la fila così com’è.
web-countries-learn-doubt = Può essere giusta questa fila? Se pensi di no, dubita: si girano tutte le carte. Se è sbagliata, pesca due carte chi ha piazzato l’ultima; se è giusta, le peschi tu.
web-countries-learn-turned = La fila è stata girata. È giusta se nessun dato è minore di quello alla sua sinistra; dati uguali vanno bene in qualsiasi ordine.
web-countries-learn-drew = Due carte pescate: è il prezzo. La squadra a sinistra di chi ha pescato comincia la prossima fila, con una nuova categoria.
web-countries-learn-known = I dati girati restano noti a tutti. Consultali qui: aiutano a valutare gli altri paesi.
web-countries-learn-score = Chi piazza la sua ultima carta vince subito, se la fila è giusta. Altrimenti, dopo l’ultima fila vince chi ha meno carte: qui dopo la terza, in una partita intera dopo la quarantesima.
web-countries-tally = Piazzate: { $placed }, pescate: { $drew }, rimaste: { $held }
web-countries-tally-falls = Al posto sbagliato: { $cards }.
web-countries-tally-doubted = { $seat ->
    [Tu] Hai dubitato tu.
   *[other] { $seat } ha dubitato.
}
web-countries-tally-draws = { $right ->
    [yes] { $seat ->
        [Tu] Hai dubitato tu: peschi.
       *[other] { $seat } ha dubitato, e pesca.
    }
   *[no] { $seat ->
        [Tu] Hai piazzato tu per ultimo: peschi.
       *[other] { $seat } ha piazzato per ultimo, e pesca.
    }
}

## Le figure nelle regole

web-countries-picture-laid = La categoria è la popolazione: tra Meno e Più ci sono Islanda, Angola e India, dal meno al più. La prossima carta può andare ovunque ci sia un +.
web-countries-picture-doubted = Qualcuno ha dubitato e la fila è stata girata: l’Angola (✗) ha meno abitanti della Polonia alla sua sinistra, quindi la fila è sbagliata. Ben ha piazzato l’ultima carta e ne pesca due.

## Carte che si spiegano

web-countries-seen = Il suo retro è stato girato in una fila precedente: tutti conoscono i suoi dati.
web-countries-unseen = Nessuno ha ancora visto il suo retro.
# $seat è un nome, forse «Tu».
web-countries-placed-last = { $seat ->
    [Tu] L’hai piazzata tu, per ultima: se qualcuno dubita della fila ed è sbagliata, peschi due carte.
   *[other] Piazzata per ultima, da { $seat }: se qualcuno dubita della fila ed è sbagliata, { $seat } pesca due carte.
}
web-countries-mark-last = ultima piazzata
web-countries-category-means = { $category ->
    [area] La superficie del paese, acque comprese.
    [population] Quante persone vi abitano.
    [age] Metà degli abitanti è più giovane, metà più anziana.
    [height] L’altezza del suo punto più alto sul livello del mare.
    [latitude] Quanto a nord si trova il centro del paese.
   *[longitude] Quanto a est si trova il centro del paese.
}
