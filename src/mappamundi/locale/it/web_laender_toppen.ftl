# Länder toppen! nel browser. $seat è un nome, forse «Tu»: sta dopo i due punti.

web-laender-toppen-joker = Jolly
web-laender-toppen-race = La corsa ai continenti
web-laender-toppen-most = più carte di tutti
web-laender-toppen-ready = scelta fatta
web-laender-toppen-look = Sfoglia le pile: { $seat }
web-laender-toppen-removed = Fuori dal gioco
web-laender-toppen-strip = La striscia con le sue dodici caselle
web-laender-toppen-hand = Le tue carte
# $figures sono i sei valori della carta, nell’ordine della striscia.
web-laender-toppen-card = { $card }: { $figures }
web-laender-toppen-field-free = { $field }: libera
web-laender-toppen-field-taken = { $field }: { $card }
web-laender-toppen-field-look = { $field }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-laender-toppen-return = { $card }: riprendi in mano
# $count delle $total carte hanno una casella.
web-laender-toppen-send = Piazza tutto ({ $count } di { $total })
web-laender-toppen-sealed = Scelta fatta. Puoi cambiarla finché manca qualcuno.
web-laender-toppen-wins = valore migliore
web-laender-toppen-best = { $count ->
    [one] Valore migliore: { $seats }
   *[other] Pari in testa, ciascuno riprende la propria carta: { $seats }
}
web-laender-toppen-split = Su quali pile?
# $mine e $most sono le carte di una pila: le proprie e il massimo degli altri.
web-laender-toppen-standing = tu { $mine }, altri al massimo { $most }
web-laender-toppen-standing-brief = tu { $mine } : { $most }
web-laender-toppen-sure = un punto sicuro
web-laender-toppen-lay = { $count ->
    [one] Posala lì
   *[other] Posale così
}
web-laender-toppen-ask-place = Piazza le tue { $count } carte, ognuna su una casella.
web-laender-toppen-ask-split = Hai vinto { $count } carte: almeno una scoperta, almeno una coperta.
# $verb è place, lay o assign; $where è una casella o una pila.
web-laender-toppen-action = { $verb ->
    [place] { $card }: { $where }
    [assign] { $card } conta per: { $where }
   *[lay] { $card }: { $where }
}

## La prima partita

web-laender-toppen-learn-goal = Raccogli paesi. Alla fine chi ha più carte di un continente fa un punto per ciascuna, gli altri niente; e ogni carta che hai messo coperta è un punto.
web-laender-toppen-learn-place = Scegli una carta, poi una casella tutta per lei: sopra la striscia vince il valore più alto, sotto il più basso. Dove sono difficili da battere i tuoi paesi?
web-laender-toppen-learn-joker = Hai un jolly. Non ha valori e non partecipa alle prese: torna a te, e lo posi su uno dei suoi due continenti.
web-laender-toppen-learn-turned = Le caselle si scoprono una dopo l’altra. Il valore migliore vince tutti i paesi della casella; se in testa si è pari, ciascuno riprende solo la propria carta.
web-laender-toppen-learn-split = Una presa per te! Almeno una carta va scoperta, in corsa per il suo continente, e almeno una coperta, per un punto sicuro.
web-laender-toppen-learn-alone = Una carta sola la posi come vuoi: scoperta, in corsa per il suo continente, o coperta, per un punto sicuro.
web-laender-toppen-learn-race = Ecco la corsa: ♛ indica chi ha più carte di un continente. Chi è pari divide i punti, arrotondati per eccesso; chi è dietro non fa punti.
web-laender-toppen-learn-assign = La Russia e la Turchia sono in Europa e in Asia. Scoperte, aspettano in questa colonna; prima del conteggio chi le ha dice per quale delle due contano.
web-laender-toppen-learn-score = Prima si contano i continenti, poi un punto per ogni carta coperta. Tra chi è pari, passa avanti chi ha vinto l’Antartide.
web-laender-toppen-tally = { $count ->
    [0] Nessuna carta vinta.
    [one] Una carta vinta: { $fields }.
   *[other] { $count } carte vinte: { $fields }.
}
web-laender-toppen-tally-parts = Punti ora: { $closed } da carte coperte, { $open } dai continenti.

## Le figure nelle regole

web-laender-toppen-picture-cards = Il Nepal appartiene all’Asia, che ha 32 carte. La Russia appartiene all’Europa e all’Asia. Il jolly ha due continenti e nessun valore.
web-laender-toppen-picture-placed = Una striscia in una partita a quattro: otto carte su dodici caselle. Per il punto più alto, il Nepal è sopra e il Qatar sotto; il jolly non conta da nessuna parte, e quattro caselle restano vuote.
web-laender-toppen-picture-open = Casella 3, il punto più alto sopra: il Nepal vince con 8.849 m, e Ada prende Nepal, Svizzera e Russia. Il jolly di Eva non fa parte della presa e resta suo.

## Carte che si spiegano

# $count sono le carte del mazzo che appartengono al continente.
web-laender-toppen-deck = { $continent }: { $count } carte nel mazzo
web-laender-toppen-in-deck = carte nel mazzo
web-laender-toppen-joker-means = Un jolly non ha valori e non vince niente. Torna a te, e lo posi su uno dei suoi due continenti.
web-laender-toppen-field-means = { $side ->
    [above] Sopra la striscia il valore più alto vince tutti i paesi della casella.
   *[below] Sotto la striscia il valore più basso vince tutti i paesi della casella.
} { $category ->
    [area] Si confronta la superficie.
    [height] Si confronta l’altezza del punto più alto.
    [temperature] Si confronta la temperatura media della capitale.
    [inhabitants] Si confronta il numero di abitanti.
    [life] Si confronta la speranza di vita.
   *[gdp] Si confronta il PIL pro capite.
}
web-laender-toppen-beaten = Qualcun altro ha un valore migliore.
