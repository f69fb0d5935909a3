# De browser: alles rond het bord van een spel.

## Overal

web-close = Sluiten
web-cancel = Annuleren
web-keep = Bewaren
web-copy = Kopiëren
web-copied = Gekopieerd.
web-home = Naar de startpagina
web-pages = Pagina’s
web-skip = Naar de inhoud
web-language = Taal
web-atlas = Atlas
web-rules-of = Regels: { $game }
web-rules = Regels
web-game = Spel
web-games = Spellen
web-name = Naam
web-seats = Plaatsen
web-refused = Dat was niet mogelijk.
web-unreachable = De server antwoordt niet. Probeer het zo nog eens.
web-broken = Hier ging iets mis. Laad de pagina opnieuw: je spellen zijn bewaard.
web-here-unstarted = In deze browser kon geen spel worden gestart. Laad de pagina opnieuw of probeer een andere browser.
web-here-instead = In deze browser kon geen spel worden gestart; daarom zit je aan een tafel van de server.
web-offline = Geen verbinding. Er gaat niets verloren; we komen terug …
web-lost = Hier is niets
web-lost-why = Misschien is de link verkeerd getypt, of bestaat wat erachter zat niet meer.
web-somebody = iemand
# De lezer aan een tafel, in zinnen over iedereen; zinnen die een andere vorm nodig hebben, kiezen daarop.
web-own-name = { $name ->
   *[any] Jij
}

## De startpagina

web-headline = Vijf spellen met de wereld op tafel
web-invitation = Ga meteen aan tafel tegen bots, of stuur vrienden een link. Geen account, niets te installeren.
web-you-are = Je bent { $name }.
web-your-name = Je naam
web-change-name = Wijzigen
web-play-now = Meteen spelen
web-play-now-game = Meteen spelen: { $game }
web-with-friends = Met vrienden
web-with-friends-game = Met vrienden: { $game }
web-seats-span = { $low }–{ $high } spelers
web-my-tables = Mijn tafels
web-open-tables = Open tafels
web-no-open-tables = Er wacht nu niemand op anderen. Open een tafel die iedereen ziet, en wees de eerste.
web-more-open-tables = { $count ->
    [one] En nog één oudere open tafel.
   *[other] En nog { $count } oudere open tafels.
}
web-licences = Licenties van lettertypen, vlaggen, kaarten en bibliotheken
web-nobody-yet = nog niemand
web-your-turn = Jouw beurt
web-running = bezig
web-set-aside = apart gezet
web-free-seats = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
}

## Een nieuwe tafel

web-new-table = { $game }: een nieuwe tafel
web-company = Met wie?
web-company-friends = met vrienden, via een link
# $level is novice, steady, strong, master of grandmaster.
web-company-bots = tegen bots: { $level ->
    [novice] beginners
    [steady] geoefende spelers
    [strong] sterke spelers
    [master] meesters
   *[grandmaster] grootmeesters
}
web-pace = Tempo
web-pace-word = { $pace ->
    [relaxed] rustig, zonder klok
    [live] vlot, met een klok voor elke beurt
   *[daily] correspondentie, een dag voor elke beurt
}
web-more-wishes = Meer opties
web-public = Iedereen ziet de tafel en kan aanschuiven
web-rated = De uitslag telt voor de rating
web-hints-allowed = Tips zijn toegestaan
web-open-table = Tafel openen
web-start = Beginnen

## De wachtruimte

web-who-plays = Wie speelt mee?
web-empty-seat = vrije plaats
web-that-is-you = dat ben jij
web-kept-for-you = plaats voor jou
web-is-asked = is gevraagd
web-join = Meespelen
web-not-now = Nu niet
web-sit-here = Hier zitten
web-seat-bot = Bot
web-clear-seat = { $name } wegsturen
web-bot-level = Hoe sterk de bots zijn
web-level = { $level ->
    [novice] bot, beginner
    [steady] bot, geoefend
    [strong] bot, sterk
    [master] bot, meester
   *[grandmaster] bot, grootmeester
}
web-fill-with-bots = { $count ->
    [one] 1 plaats met een bot vullen
   *[other] { $count } plaatsen met bots vullen
}
web-still-free = { $count ->
    [one] Er is nog 1 plaats vrij.
   *[other] Er zijn nog { $count } plaatsen vrij.
}
web-stand-up = Opstaan
web-take-a-seat = Ga zitten om mee te spelen, of blijf en kijk toe.
web-invite = Vrienden uitnodigen
web-invite-how = Wie deze link opent, kan aanschuiven. Scan de code met een telefoon.
web-link = Link naar deze tafel
web-qr = De link als code om te scannen

## Aan tafel

web-chairs = Wie er aan tafel zit
web-progress = { $where } · { $end }
web-ends-points = hoogste score wint
web-away = weg
web-bot-holds = weg, een bot speelt verder
web-is-thinking = aan de beurt
web-watchers = { $count ->
    [one] 1 persoon kijkt toe
   *[other] { $count } personen kijken toe
}
web-place-points = { $place }e · { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
web-waiting-for = Aan de beurt: { $names }.
web-title-turn = ● Jouw beurt: { $game }
web-you-watch = Je kijkt toe.
web-time-left = Resterende tijd: { $time }
web-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
web-hours = { $count } uur
web-take-back = Terugnemen
web-hint = Tip
web-master-would = De keuze van een meester: { $what }.
web-hint-best = Hiervan verwacht een meester het meest.
web-hint-only = Iets anders kan niet.
web-hint-even = Iets anders is ongeveer even goed.
web-hint-better = Uiteindelijk zo’n { $points } punten meer dan met: { $other }.
web-lost-race = Te laat. Sneller was: { $name }
web-tools = Hulpmiddelen
web-sound = Geluid
web-notify = Geef een seintje bij mijn beurt
web-notify-on = Je krijgt een seintje bij jouw beurt.
web-notify-off = Je krijgt geen seintje meer.
web-notify-refused = Je browser staat het niet toe: zie zijn instellingen voor deze pagina.
web-leave = Tafel verlaten
web-leave-why = Een bot speelt voor je verder. Zolang het spel bezig is, kun je terug naar je plaats.
web-bot-plays = Een bot speelt voor je.
web-sit-again = Weer gaan zitten
web-beside = Naast de tafel
web-story = Verloop
web-story-cut = Wat eerder gebeurde, ontbreekt hier; na het spel kun je het terugkijken.
web-chat = Chat
web-story-and-chat = Verloop en chat
web-chat-empty = Nog niemand heeft iets gezegd.
web-only-seated = Wie aan tafel zit, kan hier meepraten.
web-say = Zeg iets
web-send = Versturen
web-reactions = Reacties
web-reaction = { $reaction ->
    [bravo] Bravo!
    [ouch] Au!
    [hm] Hm …
    [laugh] Haha!
    [hurry] Tiktak …
   *[thanks] Bedankt!
}
web-table-gone = Deze tafel is er niet meer
web-stranded-title = Deze pagina’s kennen de regels van dit spel niet
web-stranded = Het spel blijft op dit apparaat zoals het is. Pagina’s die de regels kennen, spelen het verder; tot dan kun je het logboek bewaren.
web-table-set-aside = Deze tafel is apart gezet
web-bot-stuck-title = Een bot kan niet verder
web-bot-stuck = Zijn zet is een paar keer achter elkaar mislukt; hij probeert het niet meer. Het spel blijft zoals het is; laad de pagina opnieuw, dan probeert hij het nog eens.
web-bot-stuck-novice = Laat een beginner op zijn plaats spelen

## Toetsen

web-shortcuts = Sneltoetsen
web-key-main = uitvoeren: op de hoofdknop drukken
web-key-skip = overslaan wat er wordt vertoond
web-key-take-back = terugnemen wat je hebt gekozen
web-key-hint = om een tip vragen
web-key-explain = uitleggen wat een kaart of getal betekent
web-key-rules = de regels lezen
web-key-chat = iets zeggen
web-key-story = het verloop van het spel lezen
web-key-sound = het geluid aan- of uitzetten
web-key-shortcuts = deze lijst tonen

## Wat er wordt vertoond

web-skip-scene = Overslaan
web-scene = { $kind ->
    [reveal] De kaarten worden omgedraaid.
    [trick] Voor wie is de slag?
    [count] De symbolen worden geteld.
    [turn] De rij wordt omgedraaid.
    [roll] De dobbelstenen rollen.
    [ends] Wat de ronde heeft opgeleverd.
    [deal] De kaarten worden gedeeld.
   *[other] Kijk wat er gebeurt.
  }
web-tally = Ronde { $round } is voorbij
web-tally-close = Verder
web-missed = Intussen
web-tempo = Hoe snel alles wordt vertoond
web-tempo-word = { $tempo ->
    [slow] langzaam
   *[normal] normaal
    [quick] snel
    [none] helemaal niet
  }

## Het einde van een spel

web-result = Uitslag
web-you-won = Je hebt gewonnen!
web-rematch = Nog een keer
web-to-rematch = Naar het volgende spel
web-rematch-asked = { $name } wil nog een keer spelen.
web-replay = Terugkijken
web-keep-log = Logboek downloaden
web-other-game = Een ander spel
web-fairness = Ging het eerlijk toe?
web-fairness-why = Vóór de eerste trekking toonde deze tafel de hash van een geheim dat elke trekking vastlegt. Nu het geheim open ligt, kan je browser controleren dat er onderweg niets is veranderd.
web-fairness-check = Elke trekking controleren

## Terugkijken

web-replay-of = { $game }: terugkijken
web-replay-first = Naar het begin
web-replay-back = Eén stap terug
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-replay-next = Eén stap verder
web-replay-last = Naar het einde
web-replay-step = Stap
web-eyes = Gezien door
web-eyes-all = wie aan de beurt is, met open kaarten
web-eyes-spectator = een toeschouwer

## Mensen

web-about-me = Over jou
web-my-record = Mijn spellen en ratings
web-my-record-alone = Mijn spellen
web-record-alone = Dit is allemaal in deze browser gespeeld en staat alleen hier.
web-record-away = De server is niet bereikbaar: dit zijn de spellen van dit apparaat. De andere zijn terug zodra hij dat is.
web-my-colour = Mijn kleur
web-colour = { $colour ->
    [red] rood
    [orange] oranje
    [amber] amber
    [lime] limoen
    [green] groen
    [teal] petrol
    [sky] hemelsblauw
    [blue] blauw
    [indigo] indigo
    [violet] paars
    [pink] roze
   *[brown] bruin
}
web-find-again = Teruggevonden worden
web-find-again-why = Tot nu toe kent alleen deze browser je. Een passkey of een geheime link brengt je op elk apparaat terug bij je tafels.
web-is-kept = Je kunt op elk apparaat terug naar je tafels.
web-make-passkey = Passkey maken
web-use-passkey = Ik heb een passkey
web-make-link = Geheime link maken
web-link-why = Wie deze link opent, meldt zich aan als jou. Pas er goed op, als op een sleutel; een nieuwe vervangt hem.
web-recovery-link = Geheime link
web-kept = Je passkey is bewaard.
web-passkey-none = Er kwam geen passkey.
web-recover = Welkom terug
web-recover-why = Deze link maakt deze browser de jouwe: je naam, je tafels, je ratings.
web-recover-yes = Ja, dat ben ik
web-my-data = Mijn gegevens
web-my-data-what = Je naam, je kleur, je spellen, wat je daar hebt gezegd, met wie je bevriend bent, wie je dempt of blokkeert, en in welke browsers je een seintje wilt krijgen. Meer wordt er niet bewaard.
web-export = Alles downloaden
web-forget = Alles wissen
web-forget-why = Je naam, je woorden en je ratings worden voorgoed gewist, en je plaatsen komen vrij. Dit kan niet ongedaan worden gemaakt.
web-forget-alone-why = Je naam, je instellingen en alle spellen in deze browser worden voorgoed gewist. Dat is niet terug te draaien.
web-since = hier sinds { $date }
web-played = gespeeld
web-won = gewonnen
web-rating = rating
web-recent = Laatste spellen
web-nothing-finished = Nog geen spel afgemaakt.
web-nobody-there = Hier is niemand

## De atlas

web-search = Land of hoofdstad
web-continent = Continent
web-all-continents = Alle continenten
web-found = { $count ->
    [one] 1 land
   *[other] { $count } landen
}
web-map = Wereldkaart
web-map-of = Wereldkaart, { $country } gemarkeerd
web-decks = Spellen om te printen
web-decks-what = Elk spel als pdf om te printen en uit te knippen, in jouw taal.
web-decks-alone = Op deze pagina’s zijn er geen. Wie Mappamundi heeft geïnstalleerd, maakt ze met “mappamundi print”.
web-decks-away = Ze komen van de server, en die is nu niet bereikbaar.

## Spelend leren

web-learn = Spelend leren
web-learn-game = Spelend leren: { $game }
web-learn-why = Zo leer je een spel het snelst: in een kort spel dat je alles op het juiste moment uitlegt.
web-learn-teacher = Speluitleg
web-learn-understood = Begrepen
web-learn-show = Laat een goede zet zien
web-learn-stop = Les beëindigen
web-learn-on = Speel gewoon door. Ik meld me als er iets nieuws komt.
web-learn-end = Nu ken je het spel! De volgende keer is het menens.
web-learn-play-on = Verder spelen
web-learn-real = Een echt spel
web-learn-progress = { $seen } van { $count } dingen geleerd
web-key-understood = zeggen dat je de uitleg hebt begrepen

## Iemand aan tafel, en hoe je meldt

web-about = Over { $name }
web-profile = Spellen en ratings
web-report = Deze persoon melden
web-report-reason = { $reason ->
    [words] Kwetsende woorden
    [name] Een aanstootgevende naam
    [cheating] Valsspelen
    [leaving] Weglopen of treuzelen
   *[other] Iets anders
}
web-report-text = Wat is er gebeurd? (niet verplicht)
web-report-read = Alleen de beheerder van deze server leest dit, samen met wat er aan deze tafel is gezegd.
web-report-send = Melding versturen
web-reported = Bedankt. Je melding is verstuurd.

## Passkeys en afmelden

web-passkey = Passkey
web-passkeys = Mijn passkeys
web-passkey-made = gemaakt op { $date }
web-passkey-used = laatst gebruikt op { $date }
web-passkey-remove = { $name } verwijderen
web-passkey-remove-why = Deze passkey brengt je dan niet meer terug. Verwijder hem ook op je apparaat.
web-remove = Verwijderen
web-forget-link = Geheime link intrekken
web-link-forgotten = De geheime link is nu waardeloos.
web-sign-out = Afmelden
web-sign-out-what = Daarna kent deze browser je niet meer, of geen enkele browser.
web-sign-out-device = Wis ook de spellen van dit apparaat. Blijven ze staan, dan vindt wie hierna in deze browser speelt ze hier.
web-sign-out-here = Hier afmelden
web-sign-out-everywhere = Overal afmelden
web-sign-out-stays = { $count ->
    [0] Je geheime link brengt je nog steeds terug.
    [one] { $link ->
        [yes] Je passkey en je geheime link brengen je nog steeds terug.
       *[no] Je passkey brengt je nog steeds terug.
    }
   *[other] { $link ->
        [yes] Je { $count } passkeys en je geheime link brengen je nog steeds terug.
       *[no] Je { $count } passkeys brengen je nog steeds terug.
    }
}
web-sign-out-lost = Je hebt geen passkey en geen geheime link: niets brengt je terug.

## De server beheren

web-admin = Deze server beheren
web-admin-token = Wachtwoord
web-admin-enter = Binnengaan
web-admin-leave = Verlaten
web-admin-lasting = Dempen en verbannen geldt
web-admin-hours = { $hours ->
    [0] voorgoed
    [1] een uur
    [24] een dag
    [168] een week
   *[720] dertig dagen
}
web-admin-closed = Tonen wat is afgehandeld
web-admin-reports = Meldingen
web-admin-no-reports = Er is niets.
web-admin-report = Melding over { $name }
web-admin-told-by = gemeld door { $name }, { $when }
web-admin-table = de tafel
web-admin-said = Wat daar is gezegd
web-admin-mute = Dempen
web-admin-ban = Verbannen
web-admin-ban-address = Met adres verbannen
web-admin-close-table = Tafel sluiten
web-admin-done = Afgehandeld
web-admin-measures = Wat er geldt
web-admin-no-measures = Iedereen mag praten en binnenkomen.
web-admin-kind = { $kind ->
    [mute] Gedempt
   *[ban] Verbannen
}
web-admin-person = een persoon
web-admin-until = tot { $when }
web-admin-lift = Opheffen
web-admin-address = Een adres verbannen
web-admin-table-link = Een tafel sluiten, via de link

# De ster naast de punten van wie voorstaat of heeft gewonnen.
web-first = Aan kop

## Kaarten en getallen die zichzelf uitleggen

web-why = waarom?
web-why-points = De punten uitgelegd
# $name is van wie de punten zijn.
web-why-points-of = De punten uitgelegd: { $name }

## Zonder server

web-together = Met anderen
web-away-tables = Je bent offline. Spellen tegen bots, lessen, regels en de atlas werken zoals altijd; tafels met anderen komen terug met het netwerk.
web-away-page = Hiervoor is de server nodig
web-away-page-why = Hij is nu niet te bereiken. Er gaat niets verloren; intussen kun je tegen bots spelen.
web-try-again = Opnieuw proberen
web-away-me = Wat de server van je weet (vrienden, passkeys, uitslagen), is terug zodra hij te bereiken is.
web-alone = Hiervoor is een server nodig
web-needs-server = Achter deze pagina’s staat geen server. Spellen tegen bots, lessen, regels en de atlas zijn er allemaal; voor tafels met anderen moet iemand er een draaien.
web-alone-invitation = Ga meteen aan tafel tegen bots. Geen account, niets te installeren, en niets verlaat dit apparaat.
web-alone-me = Je naam, je instellingen en je spellen staan in deze browser en nergens anders.
web-set-up = Opties kiezen
web-set-up-game = Opties kiezen: { $game }
web-newer = Er is een nieuwe versie.
web-newer-take = Herladen
