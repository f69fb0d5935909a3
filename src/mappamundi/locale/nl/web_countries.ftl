# Countries in de browser. $seat is een naam, misschien “Jij”: die staat na een dubbele punt, of de zin heeft een eigen vorm.

web-countries-ask-guess = Hoeveel inwoners heeft dit land: { $card }?
web-countries-ask-first = Kies een van je kaarten en dan een plek in de rij.
web-countries-ask-play = Kies een van je kaarten en dan een plek in de rij; of betwijfel de rij.
web-countries-ask-place = Waar hoort { $card }?
web-countries-row-of = { $rows ->
    [0] Rij { $number }
   *[other] Rij { $number } van { $rows }
}
web-countries-ends = wie geen kaarten meer heeft, wint
web-countries-row = De rij, van Min tot Plus
# De uiteinden van de rij waar het om plaatsen gaat.
web-countries-end = { $at ->
    [latitude-minus] Zuid
    [latitude-plus] Noord
    [longitude-minus] West
   *[longitude-plus] Oost
}
# $left en $right zijn de buren die $card zou krijgen.
web-countries-place = { $card }: tussen { $left } en { $right }
web-countries-between = tussen { $left } en { $right }
web-countries-hand = Je kaarten
web-countries-last = legde het laatst aan
web-countries-ready = heeft geschat
web-countries-pile = { $count ->
    [one] Nog 1 kaart, bovenop
   *[other] Nog { $count } kaarten, bovenop
}
web-countries-doubt = Dat klopt niet
web-countries-doubt-why = Alle kaarten worden omgedraaid. Klopt de rij niet, dan trekt { $seat } er twee. Klopt die wel, dan trek jij er twee.
web-countries-doubt-yes = Rij omdraaien
web-countries-turned = De rij, omgedraaid
web-countries-falls = op de verkeerde plek
web-countries-draws = { $seat ->
    [Jij] Je trekt twee kaarten
   *[other] Trekt twee kaarten: { $seat }
}
web-countries-people = Aantal inwoners
web-countries-fewer = Minder
web-countries-more = Meer
web-countries-guess = Mijn schatting: { $people }
# $verb is card, guess of doubt.
web-countries-card-place = { $card }, { $place }
web-countries-action = { $verb ->
    [card] { $card }
    [guess] { $people }
   *[doubt] de rij betwijfelen
}
web-countries-sheet = Elke kaart die je aan het eind nog hebt, kost een punt: een aangelegde kaart levert dat weer op, een getrokken kaart kost er een
web-countries-dealt = { $count } kaarten om te beginnen, elk −1
web-countries-sheet-row = Rij { $number }, { $category }

## Het eerste spel

web-countries-learn-goal = Raak je kaarten kwijt: wie de laatste aanlegt, wint als de rij klopt. De namen zie je; de waarden staan op de achterkant, en niemand kijkt.
web-countries-learn-category = Dit telt in deze rij. Links is minder, rechts is meer; bij breedtegraad van zuid naar noord, bij lengtegraad van west naar oost.
web-countries-learn-place = Kies een van je kaarten en dan een plek: aan een uiteinde of tussen twee kaarten. Wat er al ligt, wordt nooit verschoven.
web-countries-learn-placed = Er is een kaart aangelegd. Leg je er nu zelf een aan, dan aanvaard je de rij zoals die ligt.
web-countries-learn-doubt = Kan deze rij kloppen? Denk je van niet, betwijfel die dan: alle kaarten worden omgedraaid. Een foute rij kost wie het laatst aanlegde twee kaarten, een goede kost jou er twee.
web-countries-learn-turned = De rij is omgedraaid. Die klopt als geen waarde kleiner is dan die links ervan; gelijke waarden mogen in elke volgorde liggen.
web-countries-learn-drew = Twee kaarten getrokken: dat is de prijs. Het team links van het team dat trok, begint de volgende rij, met een nieuwe categorie.
web-countries-learn-known = Wat één keer is omgedraaid, mag iedereen onthouden. Hier kun je het opzoeken: het helpt je andere landen in te schatten.
web-countries-learn-score = Wie de laatste kaart aanlegt, wint meteen als de rij klopt. Anders wint na de laatste rij wie de minste kaarten heeft: hier na de derde, in een heel spel na de veertigste.
web-countries-tally = { $placed } aangelegd, { $drew } getrokken, nog { $held } over
web-countries-tally-falls = Op de verkeerde plek: { $cards }.
web-countries-tally-doubted = { $seat ->
    [Jij] Jij twijfelde.
   *[other] { $seat } twijfelde.
}
web-countries-tally-draws = { $right ->
    [yes] { $seat ->
        [Jij] Jij twijfelde en trekt.
       *[other] { $seat } twijfelde en trekt.
    }
   *[no] { $seat ->
        [Jij] Jij legde het laatst aan en trekt.
       *[other] { $seat } legde het laatst aan en trekt.
    }
}

## De plaatjes in de regels

web-countries-picture-laid = De categorie is inwoners: tussen Min en Plus liggen IJsland, Angola en India, van minder naar meer. De volgende kaart mag overal waar een + staat.
web-countries-picture-doubted = De rij is betwijfeld en omgedraaid: Angola (✗) heeft minder inwoners dan Polen links ervan, dus de rij klopt niet. Ben legde het laatst aan en trekt twee kaarten.

## Kaarten die zichzelf uitleggen

web-countries-seen = De achterkant is in een eerdere rij omgedraaid, dus iedereen kent de waarden.
web-countries-unseen = De achterkant heeft nog niemand gezien.
# $seat is een naam, misschien “Jij”.
web-countries-placed-last = { $seat ->
    [Jij] Je legde deze kaart het laatst aan: wordt de rij betwijfeld en klopt die niet, dan trek je twee kaarten.
   *[other] Het laatst aangelegd, door { $seat }: wordt de rij betwijfeld en klopt die niet, dan trekt { $seat } twee kaarten.
}
web-countries-mark-last = laatst aangelegd
web-countries-category-means = { $category ->
    [area] De oppervlakte van het land, met het water erbij.
    [population] Hoeveel mensen er wonen.
    [age] De helft van de mensen is jonger, de helft is ouder.
    [height] Hoe hoog het hoogste punt boven de zee ligt.
    [latitude] Hoe noordelijk het midden van het land ligt.
   *[longitude] Hoe oostelijk het midden van het land ligt.
}
