### De weg naar binnen, en het gezelschap aan tafel.

## Meteen spelen: tegen hoeveel, hoe sterk

web-opponents = Tegenstanders
web-opponents-count = { $count ->
    [one] 1 tegenstander
   *[other] { $count } tegenstanders
}
web-strength = Speelsterkte
web-strength-word = { $level ->
    [novice] beginner
    [steady] geoefend
    [strong] sterk
    [master] meester
   *[grandmaster] grootmeester
}
web-in-real-time = om het snelst
web-print-deck = Printen
web-print-deck-game = Printen: de kaarten van { $game } (pdf)

## Spellen tegen bots die niet af zijn

web-go-on = Verder spelen
web-go-on-game = Verder spelen: { $game }
web-new-game = Nieuw spel
web-new-game-game = Nieuw spel: { $game }
web-put-away = Opbergen
web-put-away-game = Onvoltooid spel opbergen: { $game }
web-was-put-away = Je onvoltooide spel is opgeborgen.
web-undo = Terugdraaien
web-take-out = Weer terughalen
table-is-discarded = Dit spel is opgeborgen. Wie het speelde, kan het een dag lang weer terughalen.
table-is-not-running = Alleen een spel dat bezig is, kan worden opgeborgen.
others-play-here = Hier spelen ook anderen mee.

## Een uitnodiging

web-invited-to = { $name } nodigt je uit voor een spel
web-invitation-empty = Je bent uitgenodigd voor een spel
web-already-there = Al aan tafel: { $names }
web-what-name = Hoe zullen de anderen je noemen?
web-name-idea = Noem me { $name }
web-sit-down = Ga zitten
web-table-full = Alle plaatsen zijn bezet
web-table-full-why = Je kunt blijven en toekijken zodra het begint, of ergens anders spelen.

## Iemand is weg

seat-nudged = { $seat ->
    [Jij] Iemand herinnert je eraan
   *[other] { $seat } is eraan herinnerd
} dat de tafel wacht.
nudged-already = De herinnering is net pas verstuurd.
nobody-waits-for = Op die plaats wacht niemand.
person-is-here = Deze persoon zit aan tafel.
seat-is-waited-for = Aan deze tafel wordt op iedereen gewacht.
not-away-for-long = Zo lang is deze persoon nog niet weg: nog { $seconds } s.
web-is-away = { $name } is weg.
web-nudge = Herinneren
web-hold-seat = Een bot verder laten spelen
web-hold-in = Over { $seconds } s kan een bot verder spelen
web-patience = Als iemand weg is
web-patience-word = { $seconds ->
    [0] altijd wachten
    [60] na 1 minuut een bot
    [300] na 5 minuten een bot
   *[other] na { $seconds } seconden een bot
}

## Hier is niets, en hoe het verdergaat

web-what-next = Wat je nu kunt doen
web-next-play = Meteen { $game } spelen
web-next-tables = Naar de spellen en open tafels
web-replay-gone = Hier is niets te zien
web-replay-gone-why = Misschien is dit spel opgeborgen of nooit begonnen, of is de link niet compleet.

## Snel een tafel

web-with-anyone = Met wie dan ook
web-with-anyone-game = Nu met wie dan ook: { $game }
web-gathers = { $seconds ->
    [0] Het begint.
    [one] Over 1 seconde begint het; bots nemen de plaatsen die vrij blijven.
   *[other] Over { $seconds } seconden begint het; bots nemen de plaatsen die vrij blijven.
}
web-begins-soon = begint zo

## Vrienden en anderen

not-met = Je kunt alleen vriendschap aanbieden aan wie met je aan een tafel heeft gezeten.
not-friends = Je kunt vrienden uitnodigen; jullie zijn nog geen vrienden.
too-many-bonds = Je hebt al { $most } vrienden en anderen.
web-friends = Vrienden
web-friends-none = Nog geen vrienden. Na een spel kun je iemand vragen, of een link sturen.
web-friend-here = aanwezig
web-friend-link = Vriendenlink maken
web-friend-link-why = Wie deze link opent en ja zegt, is je vriend.
web-friend-link-label = Vriendenlink
web-friend-add = Vriendschap aanbieden
web-friend-accept = Aannemen
web-friend-decline = Nee, bedankt
web-friend-end = Vriendschap beëindigen
web-friend-asks = { $name } wil graag vrienden met je zijn.
web-friend-asked = Je hebt { $name } gevraagd.
web-friend-page = Vrienden?
web-friend-page-why = Vrienden zien of de ander aanwezig is en kunnen elkaar aan een tafel uitnodigen.
web-friend-made = { $name } en jij zijn nu vrienden.
web-mute = Berichten verbergen
web-unmute = Berichten weer tonen
web-block = Blokkeren
web-unblock = Niet meer blokkeren
web-block-why = Je ziet geen berichten meer van deze persoon, snelle tafels houden jullie uit elkaar, en de ander merkt er niets van.
web-not-heard = Gedempt en geblokkeerd
web-invite-friend = { $name } uitnodigen
web-friend-invited = Uitgenodigd.
web-friend-invites = { $name } nodigt je uit: { $game }

## Hoe iemands spellen verliepen

web-plot-of = { $game }: hoe de spellen verliepen
web-plot-places = Rangen
web-plot-points = Punten, spel na spel
web-plot-points-range = van { $low } tot { $high }
web-plot-levels = Gewonnen, per tegenstander
web-plot-people = alleen mensen
web-favourites = Lievelingskaarten
web-favourite = { $card }: { $count ->
    [one] één keer
   *[other] { $count } keer
} gespeeld, { $won ->
    [0] geen spel mee gewonnen
    [one] één spel mee gewonnen
   *[other] { $won } spellen mee gewonnen
}
web-favourite-times = { $count }× · { $won } gewonnen
web-best-deals = Beste handen
web-deal-more = en nog { $count }

# Een spel dat met vrienden verdergaat
web-bring = Verder met vrienden
web-bring-why = Dit spel staat alleen op jouw apparaat. Neem je het mee naar de server, dan gaat het verder met wie je link opent: vrienden kunnen de plaatsen van bots overnemen. Vanaf dat moment trekt de server, en het telt voor niemands rating.
web-save-game = Dit spel in een bestand bewaren
web-save-game-why = Het bestand bevat het hele spel, ook wat nog verborgen is. Op een ander apparaat geopend (‘Een logboek openen’) gaat het daar verder.
web-brought-by-you = Je bent dit spel op jouw apparaat begonnen, en dat krijgen vrienden te horen. Ze kunnen de plaatsen van bots overnemen. Vanaf hier trekt de server.
web-brought = { $name } is dit spel op een eigen apparaat begonnen, waar alle kaarten tot nu toe te bekijken waren. Vanaf hier trekt de server, en niemand weet wat er komt. Het telt niet voor de rating.
web-fairness-brought = De eerste { $draws ->
    [one] trekking is
   *[other] { $draws } trekkingen zijn
} gedaan waar het spel begon, uit een eigen geheim; alle latere door de server.

# Spellen van dit apparaat
web-played-here = { $count ->
    [one] Eén van deze spellen is
   *[other] { $count } van deze spellen zijn
} alleen op dit apparaat tegen bots gespeeld. Dat zie hier alleen jij, en voor de rating telt het niet.
web-recent-here = Op dit apparaat
web-export-device = De spellen van dit apparaat downloaden
web-my-data-device = Spellen tegen bots die in deze browser lopen, staan hier en nergens anders; ze worden samen met al het andere gewist.

## Gastbots: programma’s die mensen meebrengen.
not-for-bots = Een gastbot mag kijken, gaan zitten, spelen en één keer groeten, verder niets.
bots-not-admitted = Aan deze tafel mogen geen gastbots.
bots-only-greet = Een gastbot zegt aan een tafel maar één keer iets, als groet.
bot-token-unknown = Dit token opent niets: het is vernieuwd of ingetrokken, of komt niet van deze server.
bot-unknown = Zo’n bot is hier niet.
bot-away = Deze bot is er nu niet.
bot-other-games = Deze bot speelt dit spel niet.
bot-is-busy = Deze bot zit al aan { $most } tafels.
too-many-guest-bots = Je hebt al { $most } bots meegebracht; verwijder er eerst een.
web-my-bots = Mijn bots
web-my-bots-why = Een programma van jou kan hier aan tafels zitten. De naam zegt iedereen dat het een bot is, en van wie.
web-bot-name = Naam
web-bot-about = Wat het is, in één zin
web-bot-link = Waar meer te lezen is (https://…)
web-bot-games = Speelt
web-bot-bring = Een bot meebrengen
web-bot-save = Opslaan
web-bot-change = { $name } wijzigen
web-bot-token = Token van { $name }
web-bot-token-why = Je ziet het alleen deze ene keer. Het programma stuurt het mee bij het verbinden; wie het heeft, speelt als deze bot.
web-bot-renew = Nieuw token
web-bot-revoke = Token intrekken
web-bot-none-token = Geen token: de bot kan niet binnenkomen.
web-bot-delete = { $name } verwijderen
web-bot-delete-why = De bot, zijn ratings en zijn token worden voorgoed gewist, en zijn plaatsen komen vrij.
web-bot-deleted = Verwijderd.
web-bot-by = bot van { $name }
web-guest-bots = Gastbots
web-guest-bots-why = Programma’s van anderen die er nu zijn.
web-guest-bots-rated = Speelt er een gastbot mee, dan veranderen alleen de ratings met bots, van iedereen aan tafel.
web-guest-bots-unrated = Aan een tafel die voor de rating telt, spelen gastbots alleen als die voor hen is geopend.
web-admits-bots = Ook gastbots mogen aanschuiven
web-bot-challenge = Speel { $game } met deze bot
web-mixed-rating = met bots
web-ask-bot = Vragen
