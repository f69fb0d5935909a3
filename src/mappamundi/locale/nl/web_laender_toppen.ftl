# Länder toppen! in de browser. $seat is een naam, misschien “Jij”: die staat na een dubbele punt.

web-laender-toppen-joker = Joker
web-laender-toppen-race = De race om de continenten
web-laender-toppen-most = de meeste kaarten
web-laender-toppen-ready = klaar
web-laender-toppen-look = Stapels bekijken: { $seat }
web-laender-toppen-removed = Uit het spel
web-laender-toppen-strip = De strook met de twaalf vakken
web-laender-toppen-hand = Je kaarten
# $figures zijn de zes waarden van de kaart, in de volgorde van de strook.
web-laender-toppen-card = { $card }: { $figures }
web-laender-toppen-field-free = { $field }: vrij
web-laender-toppen-field-taken = { $field }: { $card }
web-laender-toppen-field-look = { $field }: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-laender-toppen-return = { $card }: terug in de hand
# $count van de $total kaarten hebben een vak.
web-laender-toppen-send = Alles verdeeld ({ $count } van { $total })
web-laender-toppen-sealed = Gekozen. Je kunt het veranderen tot iedereen klaar is.
web-laender-toppen-wins = beste waarde
web-laender-toppen-best = { $count ->
    [one] Beste waarde: { $seats }
   *[other] Gelijk, ieder neemt de eigen kaart terug: { $seats }
}
web-laender-toppen-split = Op welke stapels?
# $mine en $most zijn aantallen kaarten op een stapel, de eigen en de meeste van de anderen.
web-laender-toppen-standing = jij { $mine }, anderen hooguit { $most }
web-laender-toppen-standing-brief = jij { $mine } : { $most }
web-laender-toppen-sure = een zeker punt
web-laender-toppen-lay = { $count ->
    [one] Daar neerleggen
   *[other] Zo verdelen
}
web-laender-toppen-ask-place = Verdeel je { $count } kaarten, elk op een eigen vak.
web-laender-toppen-ask-split = Je hebt { $count } kaarten gewonnen: minstens één open, minstens één gedekt.
# $verb is place, lay of assign; $where is een vak of een stapel.
web-laender-toppen-action = { $verb ->
    [place] { $card } op { $where }
    [assign] { $card } telt voor { $where }
   *[lay] { $card }: { $where }
}

## Het eerste spel

web-laender-toppen-learn-goal = Verzamel landen. Wie aan het eind de meeste kaarten van een continent heeft, krijgt voor elk een punt, de anderen niets; en elke kaart die je gedekt neerlegt, is een punt.
web-laender-toppen-learn-place = Kies een kaart en dan een vak ervoor, elk een eigen vak: boven de strook wint de hoogste waarde, eronder de laagste. Waar zijn je landen moeilijk te verslaan?
web-laender-toppen-learn-joker = Je hebt een joker. Die heeft geen waarden en doet niet mee in een slag: hij komt bij je terug, en je legt hem bij een van zijn twee continenten.
web-laender-toppen-learn-turned = De vakken worden een voor een omgedraaid. De beste waarde wint alle landen daar; hebben meerdere spelers de beste, dan neemt ieder van hen alleen de eigen kaart terug.
web-laender-toppen-learn-split = Een slag voor jou! Minstens één kaart moet open liggen, in de race om het continent, en minstens één gedekt, als zeker punt.
web-laender-toppen-learn-alone = Eén enkele kaart leg je zoals je wilt: open, in de race om het continent, of gedekt, als zeker punt.
web-laender-toppen-learn-race = Dit is de race: ♛ toont wie de meeste kaarten van een continent heeft. Bij gelijke stand worden de punten gedeeld en naar boven afgerond; wie achterligt, krijgt niets.
web-laender-toppen-learn-assign = Rusland en Turkije liggen in Europa en in Azië. Open neergelegd wachten ze in deze kolom; vóór de puntentelling kiest wie ze heeft voor welk van de twee ze tellen.
web-laender-toppen-learn-score = Eerst worden de continenten geteld, dan een punt voor elke gedekte kaart. Bij gelijke stand staat voor wie Antarctica heeft gewonnen.
web-laender-toppen-tally = { $count ->
    [0] Niets gewonnen.
    [one] Eén kaart gewonnen: { $fields }.
   *[other] { $count } kaarten gewonnen: { $fields }.
}
web-laender-toppen-tally-parts = Punten nu: { $closed } gedekt, { $open } op continenten.

## De plaatjes in de regels

web-laender-toppen-picture-cards = Nepal hoort bij Azië, waarvan er 32 kaarten zijn. Rusland hoort bij Europa en Azië. De joker heeft twee continenten en geen waarden.
web-laender-toppen-picture-placed = Een strook in een spel met vier: acht kaarten op twaalf vakken. Bij hoogste punt ligt Nepal boven en Qatar onder; de joker telt nergens, en vier vakken blijven leeg.
web-laender-toppen-picture-open = Vak 3, het hoogste punt boven: Nepal wint met 8.849 m, en Ada pakt Nepal, Zwitserland en Rusland. De joker van Eva hoort niet bij de slag en blijft van haar.

## Kaarten die zichzelf uitleggen

# $count is hoeveel kaarten van het spel bij het continent horen.
web-laender-toppen-deck = { $continent }: { $count } kaarten in het spel
web-laender-toppen-in-deck = kaarten in het spel
web-laender-toppen-joker-means = Een joker heeft geen waarden en wint niets. Hij komt bij je terug en wordt bij een van zijn twee continenten gelegd.
web-laender-toppen-field-means = { $side ->
    [above] Boven de strook wint de hoogste waarde alle landen op het vak.
   *[below] Onder de strook wint de laagste waarde alle landen op het vak.
} { $category ->
    [area] Het gaat om de oppervlakte.
    [height] Het gaat om de hoogte van het hoogste punt.
    [temperature] Het gaat om de gemiddelde temperatuur van de hoofdstad.
    [inhabitants] Het gaat om het aantal inwoners.
    [life] Het gaat om de levensverwachting.
   *[gdp] Het gaat om het bbp per hoofd.
}
web-laender-toppen-beaten = Iemand anders heeft de betere waarde.
