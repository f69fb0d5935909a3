# Null & Nichtig in de browser. $seat is een naam, misschien “Jij”: die staat na een dubbele punt, of de zin heeft een eigen vorm.

web-null-nichtig-hand = Je kaarten
web-null-nichtig-trick = De slag
web-null-nichtig-lead = komt uit
web-null-nichtig-best = de hoogste
web-null-nichtig-ready = klaar
web-null-nichtig-held = { $count ->
    [one] 1 handkaart
   *[other] { $count } handkaarten
}
web-null-nichtig-team = Team { $team }
web-null-nichtig-no-pile = geen { $colour }
# $tops somt op wat boven op de vijf stapels ligt.
web-null-nichtig-piles = { $seat ->
    [Jij] Je stapels
   *[other] Stapels van { $seat }
}: { $tops }. { $points ->
    [one] 1 punt
   *[other] { $points } punten
}. Bekijken.
web-null-nichtig-look = Stapels: { $seat }
# $before en $after zijn wat de stapels waard zijn.
web-null-nichtig-would = { $seat ->
    [Jij] Zo win je de slag
   *[other] Zo gaat de slag naar: { $seat }
} ({ $before } → { $after }).
web-null-nichtig-would-with = Met { $card } { $seat ->
    [Jij] win je de slag tot nu toe
   *[other] gaat de slag tot nu toe naar: { $seat }
} ({ $before } → { $after }).
web-null-nichtig-past = { $seat ->
    [Jij] De vorige slag heb jij gewonnen
   *[other] De vorige slag ging naar: { $seat }
}.
web-null-nichtig-choose = Kies een kaart
web-null-nichtig-play = { $card } spelen
# $verb is lay of play.
web-null-nichtig-action = { $verb ->
    [lay] { $card } neerleggen
   *[play] { $card } spelen
}
web-null-nichtig-start = Je startkaarten, in de volgorde waarin je ze legt
web-null-nichtig-start-of = Startkaarten: { $seat }
web-null-nichtig-return = Startkaart { $number }, { $card }: terug in de hand
web-null-nichtig-sooner = { $card } één eerder leggen
web-null-nichtig-lay = Neerleggen
web-null-nichtig-sealed = Gekozen. Je kunt het veranderen tot iedereen klaar is.
web-null-nichtig-sheet = Scoreblad
web-null-nichtig-round = Ronde { $round }
web-null-nichtig-now = nu

## Het eerste spel

web-null-nichtig-learn-goal = Win slagen en stapel de kaarten op kleur. Alleen de bovenste kaart van elke stapel telt, dus je wilt hoge kaarten bovenop.
web-null-nichtig-learn-start = Kies drie startkaarten: daarmee beginnen je stapels, en iedereen legt ze tegelijk open neer. Van dezelfde kleur ligt de laatste boven.
web-null-nichtig-learn-piles = Dit zijn nu je stapels. Het vette getal naast je naam is wat de bovenste kaarten waard zijn, tot er iets anders op komt. Achter Σ staan je punten uit de rondes die voorbij zijn.
web-null-nichtig-learn-play = Speel welke kaart je wilt. Het hoogste getal wint de slag, welke kleur ook, en moet alles nemen: eerst de eigen kaart, dan de andere erbovenop, elk op de eigen kleur.
web-null-nichtig-learn-took = De slag wordt gestapeld: eerst de kaart van de winnaar, dan met de klok mee de rest, zodat latere boven liggen. Bij gelijke getallen wint wat het eerst is gespeeld.
web-null-nichtig-learn-outlook = Kies een kaart en kijk voordat je die speelt: onder de slag zie je wie hem tot nu toe zou winnen, en wat de stapels dan waard zouden zijn.
web-null-nichtig-learn-cover = Een slag kan pijn doen: een 0 op een 11 kost elf punten. Neem wat je stapels beter maakt, en laat de rest aan de anderen.
web-null-nichtig-learn-score = De ronde is voorbij, en je bovenste kaarten zijn je punten. Een heel spel heeft evenveel rondes als spelers, en voor elke ronde wordt opnieuw gedeeld. Wie in totaal de meeste punten heeft, wint.

## De plaatjes in de regels

web-null-nichtig-picture-started = Bens startkaarten zoals hij ze koos: groene 7, rode 3, rode 8. Dat worden twee stapels, met 7 en 8 bovenop; de rode 3 ligt onder de 8.
web-null-nichtig-picture-taken = Ada komt uit met de groene 4, Ben speelt de 10 en wint, Eva speelt de 0. Op zijn groene 7 stapelt Ben de 10, de 0 en de 4, in die volgorde: op de stapel ligt nu de 4 boven.
web-null-nichtig-picture-scored = Op Bens stapels liggen aan het eind van een ronde de blauwe 11, de groene 4, de paarse 0 en de rode 8, en een gele is er niet: 23 punten. Wat eronder ligt, telt niet.

## Kaarten die zichzelf uitleggen

web-null-nichtig-zero = Een nul wint geen slag van iets hogers, en een stapel met een nul bovenop is niets waard.
web-null-nichtig-counts-on-top = Boven op een stapel telt deze kaart { $points }, bedekt niets.
web-null-nichtig-top-counts = Alleen de bovenste kaart telt: { $points }
web-null-nichtig-covered = Daaronder bedekt en niets waard: { $cards }
