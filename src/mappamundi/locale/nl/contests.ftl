### Spellen die velen spelen: elke dag één voor iedereen.

## Wat niet kan

deal-played = Dit spel heb je al gespeeld: iedereen heeft één poging.
deal-unknown = Van die dag is er geen spel.
deal-is-others = Anderen kunnen dit spel nog spelen. Je mag kijken als je het zelf hebt gespeeld, of als het voorbij is.
deal-stays = Een spel dat anderen ook spelen kun je niet wegleggen: het wacht op je.

## Het spel van de dag

web-daily = Spel van de dag
web-daily-why = Dezelfde kaarten voor iedereen, tegen dezelfde bots. In elk spel heb je één poging.
web-daily-all = Uitslagen en eerdere dagen
web-daily-of = Spel van de dag: { $game }
web-daily-on = { $game }, { $date }
web-daily-setup = { $seats } aan tafel: jij hebt plaats { $seat }, alle anderen zijn bots (sterkte: { $level }).
web-daily-new-in = Nieuwe spellen over { $time }
web-daily-play = Spelen
web-daily-begin = Het spel van de dag spelen
web-daily-begin-late = Buiten mededinging spelen
web-daily-late = Deze dag is voorbij. Je kunt het spel nog spelen, maar het telt niet meer.
web-daily-hidden = Hoe het anderen verging zie je als je hebt gespeeld.
web-daily-nobody = Nog niemand heeft het uitgespeeld.
web-daily-played = { $count ->
    [0] Nog niemand heeft het uitgespeeld
    [one] 1 persoon heeft het uitgespeeld
   *[other] { $count } mensen hebben het uitgespeeld
}
web-daily-rank = Plaats { $rank } van { $count }
web-daily-you = Jouw spel
web-daily-unranked = Het telt niet: het is niet op de dag zelf uitgespeeld, of een bot heeft het voor je uitgespeeld.
web-daily-results = Uitslagen
web-daily-rank-head = Plaats
web-daily-watch = Bekijken
web-daily-watch-of = Het spel van { $name } bekijken
web-daily-past = Eerdere dagen
web-daily-past-why = Wat je op de dag zelf niet hebt gespeeld, kun je nog spelen: het telt dan alleen voor jezelf.
web-daily-which = Welk spel?
web-daily-day-open = { $date }: niet gespeeld
web-daily-day-begun = { $date }: begonnen
web-daily-day-done = { $date }: rang { $place }
web-daily-no-past = Er zijn nog geen eerdere dagen.
web-daily-to-results = Naar de uitslag van dit spel
web-daily-fair = Hoe je weet dat niemand iets heeft veranderd
web-daily-fair-why = Het geheim achter alle trekkingen is de dag ervoor gemaakt en de hash ervan getoond. Het geheim zelf hoor je als de dag voorbij is; dan kan iedereen elke trekking nagaan.
web-daily-tomorrow = Hash van het spel van morgen
web-daily-hash = Hash
web-daily-secret = Geheim
web-deal-secret-later = Anderen spelen dit spel nog: het geheim achter de trekkingen hoor je als het voor iedereen voorbij is. Dan kun je ze nagaan wanneer je het spel terugkijkt.

## Toernooien

contest-has-begun = Dit toernooi is al begonnen.
contest-is-empty = Niemand doet mee aan dit toernooi.
contest-is-full = Dit toernooi is vol: { $most } mensen doen mee.
no-such-contest = Dit toernooi bestaat niet, of het is gesloten.
too-many-contests = Je organiseert al { $most } toernooien die niet voorbij zijn. Maak er eerst een af.

web-contests = Toernooien
web-contests-why = Meerdere rondes van één spel: in elke ronde liggen aan alle tafels dezelfde kaarten. Bots vullen de tafels aan.
web-contests-mine = Jouw toernooien
web-contests-none = Je doet nog aan geen toernooi mee.
web-contest-new = Toernooi maken
web-contest-name = Naam (als je wilt)
web-contest-rounds = Rondes
web-contest-bots = Bots die de tafels aanvullen
web-contest-seats = Plaatsen per tafel
web-contest-pairing = Wie treft wie
web-contest-pairing-word = { $pairing ->
    [robin] Iedereen tegen iedereen
   *[swiss] Zwitsers systeem
}
web-contest-pairing-why = { $pairing ->
    [robin] Iedereen treft iedereen. Het schema ontstaat bij de start: zoveel rondes als nodig zijn tot allen elkaar hebben getroffen, voor hoogstens { $most } mensen. Aan grotere tafels treffen ze elkaar zo gelijkmatig als kan.
   *[swiss] Na elke ronde treffen mensen elkaar die ongeveer gelijk staan, en niemand treft dezelfde persoon twee keer zolang dat te vermijden is.
}
web-contest-kind = { $pairing ->
    [robin] iedereen treft iedereen
   *[swiss] Zwitsers systeem
}, tafels van { $seats }
web-contest-of = Toernooi: { $game }
web-contest-facts = { $game }, { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } rondes
}, georganiseerd door { $name }
web-contest-enter = Meedoen
web-contest-leave = Toernooi verlaten
web-contest-begin = Toernooi starten
web-contest-open = Nog niet begonnen: wie de link heeft, kan meedoen. Het begint zodra het wordt gestart.
web-contest-host-starts = Stuur de link naar wie mee moet doen en start dan. Komt er niemand, dan vullen bots de tafel.
web-contest-running = Ronde { $number } van { $rounds } wordt gespeeld. De volgende begint vanzelf als alle tafels klaar zijn.
web-contest-last = De laatste ronde wordt gespeeld.
web-contest-closed = Dit toernooi is gesloten door wie de server beheert.
web-contest-won = Gewonnen: { $names }
web-contest-to-table = Naar je tafel
web-contest-wait = Jouw tafel is klaar. De volgende ronde begint als de anderen ook klaar zijn.
web-contest-link = Link naar dit toernooi
web-contest-standings = Stand
web-contest-entered = Wie meedoet
web-contest-halves = Punten
web-contest-duplicate = Zelfde kaarten
web-contest-opponents = Tegenstanders
web-contest-tables-won = Gewonnen
web-contest-how = Iemand aan je tafel verslaan is een punt, gelijk een half. Wie gelijk staat, wordt gescheiden door het deel van hen die met dezelfde kaarten aan andere tafels zijn verslagen, dan door de punten van de tegenstanders, dan door gewonnen tafels.
web-contest-out = afgevallen
web-contest-round = Ronde { $number }
web-contest-playing = wordt nog gespeeld
web-contest-table-of = Bekijken: { $names }
web-contest-stage = { $stage ->
    [open] niet begonnen
    [running] ronde { $number } van { $rounds }
   *[over] voorbij
}
web-contest-to = Naar het toernooi
web-contests-won = Gewonnen toernooien: { $count }

## Competities

league-has-contest = Een toernooi van deze competitie is nog niet voorbij.
league-is-full = Deze competitie is vol: er doen { $most } mensen mee.
league-is-over = Deze competitie is voorbij.
no-such-league = Deze competitie bestaat niet.
not-in-the-league = Toernooien van een competitie maakt alleen wie eraan meedoet.
too-many-leagues = Je doet mee aan { $most } competities die niet voorbij zijn. Verlaat er eerst een.

web-leagues = Competities
web-leagues-why = Dezelfde vrienden op veel avonden: wat elk toernooi oplevert, wordt opgeteld.
web-league-found = Competitie beginnen
web-league-name = Naam van de competitie
web-league-unnamed = Een competitie
web-league-line = { $members ->
    [one] 1 persoon
   *[other] { $members } mensen
}, { $played ->
    [0] nog geen toernooi
    [one] 1 toernooi
   *[other] { $played } toernooien
}
web-league-next-waits = er wacht een toernooi
web-league-over = voorbij
web-league-place = plaats { $place }
web-league-of = Competitie: { $name }
web-league-join = Meedoen aan de competitie
web-league-leave = Competitie verlaten
web-league-end = Competitie beëindigen
web-league-end-why = Dan kan niemand meer meedoen en komen er geen toernooien meer. De stand blijft zoals hij is.
web-league-next = Volgend toernooi
web-league-waits = { $name }. { $count ->
    [0] Er doet nog niemand mee.
    [one] Tot nu toe doet 1 persoon mee.
   *[other] Tot nu toe doen { $count } mensen mee.
}
web-league-plays = { $name } wordt gespeeld.
web-league-again = Nog een keer: { $game }
web-league-otherwise = Een ander spel, of anders gespeeld
web-league-first = Er is nog geen toernooi geweest. Maak het eerste: iedereen in de competitie kan meedoen.
web-league-members = Wie meedoet
web-league-contests = Toernooien tot nu toe
web-league-column = Toernooi { $number }: { $name }
web-league-points = Punten
web-league-how = Een toernooi levert 12 punten op voor de eerste plaats, dan 10, 8, 7, 6, 5, 4, 3, 2, en 1 voor alle anderen die hebben gespeeld. Wie gelijk staat, wordt gescheiden door gewonnen toernooien, dan door tweede plaatsen, enzovoort.
web-league-out = gestopt
web-league-link = Link naar deze competitie
web-league-link-why = Wie hem heeft, kan meedoen.
