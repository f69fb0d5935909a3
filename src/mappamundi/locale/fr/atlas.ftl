# L’atlas. $country est un code ou un fichier, $column le nom d’une colonne : comme dans les tables.

## Ce qui ne se trouve pas

atlas-unknown = Il n’y a pas de pays « { $text } » dans l’atlas.
atlas-ambiguous = « { $text } » peut désigner { $offered }.

## Ce qui peut être faux dans les tables

atlas-sound = L’atlas est en ordre : { $count } pays, tous les contrôles réussis.
atlas-findings = { $count ->
    [one] Une donnée de l’atlas est fausse.
   *[other] { $count } données de l’atlas sont fausses.
 }
atlas-missing = { $country }, { $column } : la valeur manque.
atlas-twice = { $country }, { $column } : cela s’y trouve deux fois.
atlas-impossible = { $country }, { $column } : « { $value } » n’est pas possible.
atlas-nameless = { $country }, { $column } : le pays n’a pas de noms.
atlas-no-country = { $country }, { $column } : ce n’est pas un pays de l’atlas.
atlas-no-member = { $country }, { $column } : seuls des membres des Nations unies ont leur place ici.
atlas-count = { $country }, { $column } : { $count } au lieu de { $expected }.
atlas-out-of-range = { $country }, { $column } : { $value } n’est pas entre { $low } et { $high }.
atlas-unlike = { $country }, { $column } : { $value } au lieu de { $expected }.
atlas-disagree = { $country }, { $column } : cela ne s’accorde pas avec { $other }.
atlas-second = { $country }, { $column } : { $value } est loin de { $expected }, donné par une seconde source.
atlas-unlikely = { $country }, { $column } : { $value } est peu vraisemblable à côté de { $other }.
atlas-ragged = { $country }, { $column } : la ligne a trop de valeurs.
atlas-blanks = { $country }, { $column } : il y a des espaces autour de « { $value } ».
atlas-no-file = { $country }, { $column } : le fichier manque ou est vide.
atlas-bad-bytes = { $country }, { $column } : { $value } n’a pas sa place dans ce fichier.
atlas-not-in-deck = { $country }, { $column } : d’après la règle, il appartient à ce paquet.
atlas-not-for-deck = { $country }, { $column } : d’après la règle, il n’appartient pas à ce paquet.
atlas-no-symbol = { $country }, { $column } : il n’y a pas de symbole pour « { $value } ».
atlas-on-limit = { $country }, { $column } : { $value } est à la limite entre deux symboles.
atlas-faces = { $country }, { $column } : { $count } faces de dés servent, et non { $expected }.
atlas-rare-face = { $country }, { $column } : la face « { $face } » convient à { $count } tuiles, et non à { $expected } ou plus.
atlas-no-source = { $country }, { $column } : SOURCES.md ne dit pas d’où cela vient.

## Libellés

atlas-capital = Capitale
atlas-area = Superficie
atlas-summit = Point culminant
atlas-temperature = Température moyenne
atlas-people = Habitants
atlas-density = Densité
atlas-life = Espérance de vie
atlas-age = Âge médian
atlas-gdp = PIB par habitant, en parité de pouvoir d’achat
atlas-gdp-nominal = PIB par habitant, nominal
atlas-centre = Centre
atlas-coastline = Littoral
atlas-borders = Frontières terrestres
atlas-coast = Situation
atlas-government = Régime
atlas-religion = Religion majoritaire
atlas-climate = Climat
atlas-hemispheres = Hémisphère
atlas-united-nations = Nations unies
atlas-decks = Paquets

## Unités : $value est un nombre écrit à la manière de cette langue

unit-km2 = { $value } km²
unit-km = { $value } km
unit-metres = { $value } m
unit-celsius = { $value } °C
unit-years = { $value } ans
unit-dollars = { $value } $
unit-millions = { $value } M
unit-density = { $value } par km²
unit-percent = { $value } %

## Genres

continent = { $code ->
    [NA] Amérique du Nord
    [SA] Amérique du Sud
    [EU] Europe
    [AF] Afrique
    [AS] Asie
    [OC] Océanie
   *[AN] Antarctique
}
coast = { $kind ->
    [island] État insulaire
    [landlocked] État enclavé
   *[coastal] État côtier
}
government = { $kind ->
    [monarchy] monarchie
    [republic] république
   *[other] ni monarchie ni république
}
religion = { $kind ->
    [christianity] christianisme
    [islam] islam
    [buddhism] bouddhisme
    [hinduism] hindouisme
    [judaism] judaïsme
    [shinto] shintoïsme
   *[other] une autre religion ou aucune
}
climate = { $kind ->
    [tropical] tropical
    [subtropical] subtropical
   *[temperate] tempéré
}
hemisphere = { $side ->
    [N] nord
   *[S] sud
}
un-status = { $kind ->
    [member] membre
    [observer] observateur
   *[none] non représenté
}
