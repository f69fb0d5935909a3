# Państwa in de browser. $seat is een naam, misschien “Jij”: die staat na een dubbele punt.

web-panstwa-dice = De dobbelstenen
web-panstwa-tiles = De tegels op tafel
web-panstwa-roller = heeft gegooid
web-panstwa-look = Bekijk de tegels: zo zeggen de dobbelstenen wat er gezocht wordt.
web-panstwa-soon = De dobbelstenen rollen over { $seconds } s
web-panstwa-go = Start! Welke tegel past het best?
web-panstwa-lost = Te laat voor { $card }. Sneller was: { $seat }
web-panstwa-back = Achterkant: { $card }
web-panstwa-match = past
web-panstwa-no-match = past niet
web-panstwa-action = { $card } pakken
web-panstwa-key = een tegel pakken met zijn nummer
web-panstwa-round = Ronde { $round }

## Het eerste spel

web-panstwa-learn-goal = De dobbelstenen zeggen wat er gezocht wordt. Pak het land dat het best past: elk van de vier symbolen dat op de achterkant staat, is een punt voor jou.
web-panstwa-learn-take = Pak een tegel. De achterkant blijft geheim tot ze allemaal worden omgedraaid, dus vertrouw op wat je van de wereld weet; wat je hebt aangeraakt, is van jou.
web-panstwa-learn-took = Ook je tegenstander heeft een tegel gepakt. Wie gooit, pakt eerst, en de dobbelstenen gaan rond: zo is iedereen even vaak de eerste.
web-panstwa-learn-count = Alle tegels zijn omgedraaid en geteld, dobbelsteen voor dobbelsteen: elke dobbelsteen waarvan het symbool op je tegel staat, is een punt, hoogstens vier dus.
web-panstwa-learn-back = Druk hier op een land om de achterkant van zijn tegel te lezen: alle symbolen en wat ze betekenen.
web-panstwa-learn-refill = Gepakte tegels zijn uit het spel, de andere blijven liggen. Nieuwe hebben de gaten gevuld, en de dobbelstenen zijn naar de volgende speler gegaan.
web-panstwa-learn-race = Hier pakken jullie om de beurt. Om het snelst grijpt iedereen tegelijk zodra de dobbelstenen stilliggen, en wie een tegel het eerst aanraakt, krijgt hem.
web-panstwa-learn-score = Iedereen heeft twee keer gegooid, en wie de meeste punten heeft, wint. Met vier of meer spelers gooit iedereen maar één keer.

## De plaatjes in de regels

web-panstwa-picture-rolled = De dobbelstenen vragen om Azië, monarchie, eilandstaat en gematigd klimaat. Op tafel liggen vijf tegels, zoals met twee of drie spelers: Japan, Jordanië, Bolivia, Cuba en Mongolië.
web-panstwa-picture-counted = De tegels zijn omgedraaid: Japan past bij alle vier de dobbelstenen, Jordanië heeft Azië en monarchie, Bolivia niets. Dat zijn 4, 2 en 0 punten.
web-panstwa-picture-turned = De voorkant van Japan, en wat de achterkant betekent: negen symbolen in de kleuren van hun dobbelstenen. De vier waar de dobbelstenen om vroegen, zijn omlijnd en afgevinkt.

## Tegels en dobbelstenen die zichzelf uitleggen

web-panstwa-secret = Wat op de achterkant staat, is geheim tot alle tegels worden omgedraaid. Elk van deze zinnen die klopt, is een punt:
web-panstwa-other-faces = De andere zijden van deze dobbelsteen: { $faces }
