# De wereld die iemand kent, en het oefenen.

world-title = De wereld die je kent
world-what = Wat de spellen je van de wereld lieten zien, hoe vaak je het goed had en wat je bijna vergeet.
world-level = { $level ->
    [0] een witte vlek
    [1] eerste stappen
    [2] op reis
    [3] bereisd
    [4] wereldwijs
   *[5] kaartenkenner
}
world-overall = Je kent ongeveer { $known } van de { $all } feiten waar de spellen naar vragen. Je niveau: { $level }.
world-honest = Een feit telt zodra je er goed over hebt geoordeeld, en steeds minder naarmate dat langer geleden is. Wat je miste telt pas weer als je het goed hebt; wat je alleen zag, telt als gezien.
world-fact-missed = { $right } van { $count } goed; de laatste keer gemist
world-empty = Je kaart is nog leeg
world-empty-what = Speel een spel met landen of beantwoord tien vragen: elk feit dat je tegenkomt kleurt de kaart.
world-play = Spelen
world-play-game = { $game } spelen
world-due = { $count ->
    [0] Je bent nu niets aan het vergeten.
    [one] Eén feit dreigt je te ontschieten.
   *[other] { $count } feiten dreigen je te ontschieten.
}
world-practise = Oefenen
world-map = Wereldkaart van wat je kent
world-none = nog niet gezien
world-met = gezien
world-well = goed bekend
world-continents = Per werelddeel
world-topics = Per categorie
world-bots = Bots die evenveel weten als jij
world-share = { $known } van { $all }
world-share-met = { $met } gezien
world-topic = { $topic ->
    [area] oppervlakte
    [population] inwoners
    [height] hoogste punt
    [temperature] temperatuur in de hoofdstad
    [age] mediane leeftijd
    [life] levensverwachting
    [gdp] bbp per hoofd
    [latitude] breedtegraad
    [longitude] lengtegraad
    [continent] werelddeel
    [hemisphere] halfrond
    [coast] kust
    [government] staatsvorm
    [religion] godsdienst
   *[climate] klimaat
}
world-fact-none = nog niet gezien
world-fact-met = gezien, nog niet beoordeeld
world-fact-judged = { $right } van { $count } goed; je weet het nu voor { $chance }
world-bots-like = { $game }: { $right } van je laatste { $asked } antwoorden waren goed. Bots van deze sterkte doen het ongeveer even goed: { $level }.
world-bots-more = { $game }: nog { $count ->
    [one] één antwoord
   *[other] { $count } antwoorden
}, en je kunt spelen tegen bots die evenveel weten als jij.
world-mine = zoveel als jij weet ({ $level })
world-yours = Het is van jou
world-yours-here = Dit alles ligt in deze browser en nergens anders.
world-yours-shared = Dit alles ligt in deze browser en, omdat je terug te vinden bent, op deze server, zodat je andere apparaten het ook hebben.
world-export = Downloaden
world-forget = Alles vergeten
world-forget-why = Je kaart is dan weer leeg en het oefenschema is weg. Dit kan niet ongedaan worden gemaakt.
world-front = Elke landenkaart die je ziet wordt hier onthouden, en wat je ontschiet kun je oefenen.
train-number = Vraag { $number } van { $count }
train-from = Vragen uit
train-from-all = alle spellen
train-signs = De dobbelstenen
train-answers = Antwoorden
train-before = Vóór { $right }
train-between = Tussen { $left } en { $right }
train-after = Na { $left }
train-let-be = De rij klopt
train-doubt = Ik betwijfel hem
train-right = Goed!
train-wrong = Deze keer niet.
train-answer = Het antwoord: { $answer }.
train-again = { $days ->
    [one] Morgen krijg je deze vraag weer.
   *[other] Over { $days } dagen krijg je deze vraag weer.
}
train-next = Verder
train-keys = Toetsen: 1 tot { $count }
train-done = { $right } van { $count } goed
train-done-what = Wat je niet wist komt morgen terug, wat je wist later.
train-more = Nog tien
train-map = Naar je kaart
