# Countries. $seat è un nome, forse «Tu»: allora la frase ha una forma propria.

countries-blurb = Metti in ordine i paesi, o dubita della fila fatta dagli altri.

## Carte e categorie

countries-minus = Meno
countries-plus = Più
countries-category = { $category ->
    [area] superficie
    [population] popolazione
    [age] età mediana
    [height] punto più alto
    [latitude] latitudine
   *[longitude] longitudine
}
countries-figure = { $card } { $category ->
    [area] { $number } km²
    [population] { $number } abitanti
    [age] { $number },{ $part } anni
    [height] { $number } m
   *[latitude] { $number }°{ $part }′ { $side ->
        [n] N
        [s] S
        [e] E
       *[w] O
    }
}
countries-ends = { $category ->
    [latitude] da sud a nord
    [longitude] da ovest a est
   *[area] dal meno al più
}

## Opzioni

countries-option-start = Chi comincia
countries-option-start-lot = si tira a sorte
countries-option-start-guess = chi stima meglio una popolazione
countries-option-rows = Massimo di file (0: senza limite)

## Domande

countries-ask-guess = Quanti abitanti ha questo paese: { $card }? Stima 1,0 oppure 1,1 1,2 1,3 1,5 1,6 1,8 2,0 … con quanti zeri vuoi: guess 5100000.
countries-ask-first-card = Scegli una carta e il suo posto, per esempio «{ $example }».
countries-ask-play = Scegli una carta e il suo posto, per esempio «{ $example }», o dubita della fila (doubt).
countries-ask-place = Dove va questa carta: { $card }? Scegli un posto da 1 a { $count }.

## Il tavolo

countries-heading = { $rows ->
    [0] Fila { $number }
   *[other] Fila { $number } di { $rows }
}
countries-table-team = squadra
countries-table-cards = carte
countries-pile = Mazzo di pesca: { $count }, in cima { $card }
countries-pile-empty = Mazzo di pesca: vuoto
countries-last-row = Ultima fila, { $category }: { $verdict ->
    [right] giusta
   *[wrong] sbagliata
}
countries-learned = Dati noti

## Racconto

countries-dealt = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} per squadra, con il nome in vista. Nessuno guarda il retro.
countries-first = { $seat ->
    [Tu] Cominci tu
   *[other] Comincia { $seat }
}.
countries-ready = { $seat ->
    [Tu] Hai fatto la tua
   *[other] { $seat } ha fatto la sua
} stima.
countries-guessed = { $seat ->
    [Tu] La tua stima
   *[other] Stima di { $seat }
}: { $people }.
countries-guess-was = { $seat }: { $people }.
countries-guess-tied = Alla stessa distanza: { $seats }.
countries-row = Fila { $number }, { $category ->
    [area] superficie
    [population] popolazione
    [age] età mediana
    [height] punto più alto
    [latitude] latitudine
   *[longitude] longitudine
}: carta iniziale, { $card }. Di turno: { $seat }.
countries-placed = { $seat ->
    [Tu] Piazzi
   *[other] { $seat } piazza
} { $card }: { $card_left } – { $card } – { $card_right }.
countries-placed-least = { $seat ->
    [Tu] Piazzi
   *[other] { $seat } piazza
} { $card }: { countries-minus } – { $card } – { $card_right }.
countries-placed-most = { $seat ->
    [Tu] Piazzi
   *[other] { $seat } piazza
} { $card }: { $card_left } – { $card } – { countries-plus }.
countries-last-card = { $seat ->
    [Tu] Era la tua ultima carta
   *[other] Era l’ultima carta di { $seat }
}: si gira la fila.
countries-doubted = { $seat ->
    [Tu] Dubiti
   *[other] { $seat } dubita
} della fila: si gira.
countries-row-right = La fila è giusta.
countries-row-wrong = La fila è sbagliata.
countries-drew = { $seat ->
    [Tu] Peschi
   *[other] { $seat } pesca
} { $card }.
countries-won = Niente più carte: { $seat ->
    [Tu] vinci tu
   *[other] vince { $seat }
}.
countries-limit = { $rows ->
    [one] Era l’unica fila.
   *[other] Era la fila { $rows }, l’ultima.
} Vince chi ha meno carte.

## Perché questi punti

countries-why-held = { $cards_count ->
    [one] Una carta rimasta, meno uno: { $cards }
   *[other] { $cards_count } carte rimaste, meno uno ciascuna: { $cards }
}

countries-end-last-card = L’ultima carta era al posto giusto.
countries-end-rows = Era l’ultima fila.

## Perché un maestro farebbe così

countries-reason-guess = È il numero più vicino a ciò che pensa un maestro: { $card }.
countries-reason-place = Il posto più sicuro, { $category ->
    [area] dal più piccolo al più grande
    [population] dal meno al più popolato
    [age] dal più giovane al più anziano
    [height] dal più basso al più alto
    [latitude] da sud a nord
   *[longitude] da ovest a est
}: { $cards }.
countries-reason-card = Delle tue carte è quella che si piazza con più sicurezza, { $category ->
    [area] dal più piccolo al più grande
    [population] dal meno al più popolato
    [age] dal più giovane al più anziano
    [height] dal più basso al più alto
    [latitude] da sud a nord
   *[longitude] da ovest a est
}.
countries-reason-doubt = { $card_left } viene prima di { $card_right }, ma { $category ->
    [area] dal più piccolo al più grande
    [population] dal meno al più popolato
    [age] dal più giovane al più anziano
    [height] dal più basso al più alto
    [latitude] da sud a nord
   *[longitude] da ovest a est
} è più probabile il contrario.

## Esercitarsi

countries-lore-pick = { $category ->
    [area] Quale paese è più grande?
    [population] Quale paese ha più abitanti?
    [age] Dove l’età mediana è più alta?
    [height] In quale paese il punto più alto si trova più in alto?
    [latitude] Quale paese si trova più a nord?
   *[longitude] Quale paese si trova più a est?
}
# $category dice in che verso va la fila.
countries-lore-place = Dove va questa carta nella fila: { $card }? { $category ->
    [area] Dal più piccolo al più grande.
    [population] Dal meno popolato al più popolato.
    [age] Dal più giovane al più anziano, per età mediana.
    [height] Dal più basso al più alto, per punto più alto.
    [latitude] Da sud a nord.
   *[longitude] Da ovest a est.
}
countries-lore-doubt = Questa fila è giusta? { $category ->
    [area] Dal più piccolo al più grande.
    [population] Dal meno popolato al più popolato.
    [age] Dal più giovane al più anziano, per età mediana.
    [height] Dal più basso al più alto, per punto più alto.
    [latitude] Da sud a nord.
   *[longitude] Da ovest a est.
}
