# Pingvasion in de browser. $seat is een naam, misschien “Jij”: die staat na een dubbele punt.

web-pingvasion-ask-pass = Kies twee kaarten om door te geven: een naar links ({ $seat_left }), een naar rechts ({ $seat_right }).
web-pingvasion-areas = De vijf gebieden
web-pingvasion-most = meerderheid
web-pingvasion-worth = wat de hand hier nu waard is
web-pingvasion-ready = klaar
web-pingvasion-twins = speelt twee kaarten
web-pingvasion-late = kiest na de anderen
web-pingvasion-held = { $count ->
    [one] 1 gedekte kaart
   *[other] { $count } gedekte kaarten
}
web-pingvasion-stage = Uitgestuurde kaarten
web-pingvasion-lost = { $card }: vernietigd
web-pingvasion-hand = Je hand per gebied
web-pingvasion-from = van: { $seat }
web-pingvasion-chosen = Gekozen kaarten
web-pingvasion-left = ← links: { $seat }
web-pingvasion-right = rechts: { $seat } →
web-pingvasion-out = uit te sturen
# $label zegt waarvoor de kaart is gekozen.
web-pingvasion-return = { $label }: { $card }. Terug in de hand
web-pingvasion-pass = Beide doorgeven
web-pingvasion-send = { $count ->
    [one] Uitsturen
   *[other] Beide uitsturen
}
web-pingvasion-sealed = Gekozen. Je kunt het veranderen tot iedereen klaar is.
web-pingvasion-now = { $points ->
    [one] Je hand is op dit moment 1 punt waard.
   *[other] Je hand is op dit moment { $points } punten waard.
}
web-pingvasion-gave = Je hebt doorgegeven:
# $verb is left, right of play.
web-pingvasion-action = { $verb ->
    [left] { $card } naar links
    [right] { $card } naar rechts
   *[play] { $card } uitsturen
}

## Het eerste spel

web-pingvasion-learn-goal = Je pinguïns willen over vijf gebieden heersen. Met kaarten die je uitstuurt, win je een gebied, maar alleen kaarten die je in je hand houdt, leveren daar punten op.
web-pingvasion-learn-pass = Geef twee kaarten door, een naar links en een naar rechts. Geef weg wat je kunt missen en waar de anderen weinig aan hebben.
web-pingvasion-learn-got = Van beide buren heb je een kaart gekregen; er staat bij van wie. Die kaarten zijn nu van jou: houd ze of stuur ze uit.
web-pingvasion-learn-play = Kies een kaart om uit te sturen. Een hoge helpt om het gebied te winnen, maar telt dan niet meer in je hand.
web-pingvasion-learn-struck = Een kamikaze heeft toegeslagen: elke kaart vanaf 7 die in deze ronde is uitgestuurd, is vernietigd. Kaarten van eerdere rondes zijn veilig.
web-pingvasion-learn-shown = Uitgestuurde kaarten blijven in hun gebied. Wie daar de hoogste som heeft, heeft de meerderheid, te zien aan ♛; bij gelijke stand hebben meerdere spelers die.
web-pingvasion-learn-worth = Waar je de meerderheid hebt, tellen alle kaarten van dat gebied in je hand; waar je alleen aanwezig bent, alleen de laagste; elders geen enkele.
web-pingvasion-learn-ability = Sommige lage kaarten hebben een vaardigheid. Ninjatweeling: volgende ronde moet je er twee uitsturen. Kamikaze: vernietigt elke 7, 8 en 9 van deze ronde. Verkenner: volgende ronde kies je na de anderen.
web-pingvasion-learn-score = Acht rondes zijn voorbij, en alleen kaarten in de hand leveren punten op: allemaal waar je de meerderheid hebt, de laagste waar je aanwezig bent. Wie de meeste punten heeft, wint.
web-pingvasion-tally = Uitgestuurd: { $cards }.
web-pingvasion-tally-destroyed = Vernietigd: { $cards }.
web-pingvasion-tally-rules = { $count ->
    [0] Nog geen meerderheid.
   *[other] Meerderheid: { $areas }.
}
# An area whose majority is new in this round, in that list; and the areas whose majority others have now.
web-pingvasion-tally-new = { $area } (nieuw)
web-pingvasion-tally-lost = Verloren: { $areas }.

## De plaatjes in de regels

web-pingvasion-picture-cards = Een kaart uit elk gebied: Antarctica 1 met een ninjatweeling, woestijn 2 met een kamikaze, jungle 3 met een verkenner, en twee gewone kaarten, stad 6 en maan 9.
web-pingvasion-picture-revealed = De kamikaze van Ben vernietigt de 8 van Max. In de volgende ronde moet Ada door haar ninjatweeling twee kaarten uitsturen, en mag Eva door haar verkenner na de anderen kiezen.
web-pingvasion-picture-scored = Ada heeft de meerderheid (♛) op Antarctica en in de woestijn, dus daar tellen al haar kaarten: 8 en 19. In de jungle en op de maan telt alleen haar laagste: 5 en 2. In de stad ligt geen kaart van haar, daar krijgt ze niets: samen 34.

## Kaarten die zichzelf uitleggen

web-pingvasion-strength = Kracht
web-pingvasion-area = Gebied
web-pingvasion-ability-name = { $ability ->
    [ninja-twins] Ninjatweeling
    [kamikaze] Kamikaze
   *[scout] Verkenner
}
web-pingvasion-ability = { $ability ->
    [ninja-twins] Vaardigheid bij het uitsturen: in de volgende ronde moet je twee kaarten uitsturen in plaats van één.
    [kamikaze] Vaardigheid bij het uitsturen: alle kaarten vanaf 7 die in dezelfde ronde worden uitgestuurd, zijn vernietigd.
   *[scout] Vaardigheid bij het uitsturen: in de volgende ronde kies je pas als de anderen hun kaarten hebben getoond.
}
web-pingvasion-counts = Telt nu in je hand: +{ $points }
web-pingvasion-is-sent = Uitgestuurd: voegt daar { $value } aan de kracht toe en telt niet meer in de hand.
web-pingvasion-is-lost = Door een kamikaze vernietigd: levert niets op.
# $cards zijn de waarden die in één gebied tellen.
web-pingvasion-sum = { $count ->
    [0] +0
    [one] { $cards } telt: +{ $points }
   *[other] { $cards } tellen: +{ $points }
}
web-pingvasion-badge-twins = 2 kaarten
web-pingvasion-badge-late = kiest laatst
