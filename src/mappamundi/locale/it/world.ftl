# Il mondo che qualcuno conosce, e gli esercizi.

world-title = Il mondo che conosci
world-what = Che cosa i giochi ti hanno mostrato del mondo, quante volte hai giudicato bene e che cosa stai per dimenticare.
world-level = { $level ->
    [0] un foglio bianco
    [1] primi passi
    [2] in viaggio
    [3] di casa
    [4] giramondo
   *[5] da geografo
}
world-overall = Conosci circa { $known } dei { $all } fatti che i giochi chiedono. Il tuo livello: { $level }.
world-honest = Un fatto conta da quando lo hai giudicato bene, e sempre meno col passare del tempo. Ciò che hai sbagliato non conta finché non lo indovini; ciò che ti è stato solo mostrato conta come visto.
world-fact-missed = { $right } su { $count } giuste; sbagliato l’ultima volta
world-empty = La tua mappa è ancora vuota
world-empty-what = Gioca a un gioco di paesi o rispondi a dieci domande: ogni fatto che incontri colora la mappa.
world-play = Gioca
world-play-game = Gioca a { $game }
world-due = { $count ->
    [0] Per ora non stai dimenticando nulla.
    [one] Un fatto sta per sfuggirti.
   *[other] { $count } fatti stanno per sfuggirti.
}
world-practise = Esercitati
world-map = Mappa del mondo di ciò che conosci
world-none = mai visto
world-met = visto
world-well = ben noto
world-continents = Per continente
world-topics = Per categoria
world-bots = Bot che ne sanno quanto te
world-share = { $known } su { $all }
world-share-met = { $met } visti
world-topic = { $topic ->
    [area] superficie
    [population] popolazione
    [height] punto più alto
    [temperature] temperatura della capitale
    [age] età mediana
    [life] speranza di vita
    [gdp] PIL pro capite
    [latitude] latitudine
    [longitude] longitudine
    [continent] continente
    [hemisphere] emisfero
    [coast] costa
    [government] forma di governo
    [religion] religione
   *[climate] clima
}
world-fact-none = mai visto
world-fact-met = visto, mai giudicato
world-fact-judged = { $right } su { $count } giuste; ora lo sai al { $chance }
world-bots-like = { $game }: { $right } delle tue ultime { $asked } risposte erano giuste. I bot di questa forza fanno più o meno lo stesso: { $level }.
world-bots-more = { $game }: ancora { $count ->
    [one] una risposta
   *[other] { $count } risposte
}, e potrai giocare contro bot che ne sanno quanto te.
world-mine = quanto ne sai tu ({ $level })
world-yours = È tuo
world-yours-here = Tutto questo si trova in questo browser e da nessun’altra parte.
world-yours-shared = Tutto questo si trova in questo browser e, dato che ti si può ritrovare, su questo server, perché lo abbiano anche gli altri tuoi dispositivi.
world-export = Scarica
world-forget = Dimentica tutto
world-forget-why = La tua mappa tornerà vuota e il programma degli esercizi andrà perso. Non si può annullare.
world-front = Ogni carta di paese che vedi resta annotata qui, e puoi esercitarti su ciò che ti sfugge.
train-number = Domanda { $number } di { $count }
train-from = Domande da
train-from-all = tutti i giochi
train-signs = I dadi
train-answers = Risposte
train-before = Prima di { $right }
train-between = Tra { $left } e { $right }
train-after = Dopo { $left }
train-let-be = La fila è giusta
train-doubt = Ne dubito
train-right = Giusto!
train-wrong = Stavolta no.
train-answer = La risposta: { $answer }.
train-again = { $days ->
    [one] La domanda tornerà domani.
   *[other] La domanda tornerà tra { $days } giorni.
}
train-next = Avanti
train-keys = Tasti: da 1 a { $count }
train-done = { $right } giuste su { $count }
train-done-what = Ciò che non sapevi torna domani, ciò che sapevi più tardi.
train-more = Altre dieci
train-map = Alla tua mappa
