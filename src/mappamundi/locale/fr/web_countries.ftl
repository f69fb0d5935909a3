# Countries dans le navigateur. $seat est un nom, peut-être « Vous » : il suit deux points, ou la phrase a sa propre forme.

web-countries-ask-guess = Combien d’habitants compte ce pays : { $card } ?
web-countries-ask-first = Choisissez une de vos cartes, puis sa place dans la suite.
web-countries-ask-play = Choisissez une de vos cartes, puis sa place dans la suite ; ou mettez la suite en doute.
web-countries-ask-place = Où va cette carte : { $card } ?
web-countries-row-of = { $rows ->
    [0] Suite { $number }
   *[other] Suite { $number } sur { $rows }
}
web-countries-ends = qui n’a plus de cartes gagne
web-countries-row = La suite, de Moins à Plus
# Les bouts de la suite quand il s’agit de lieux.
web-countries-end = { $at ->
    [latitude-minus] Sud
    [latitude-plus] Nord
    [longitude-minus] Ouest
   *[longitude-plus] Est
}
# $left et $right sont les voisins qu’aurait $card.
web-countries-place = { $card } : entre { $left } et { $right }
web-countries-between = entre { $left } et { $right }
web-countries-hand = Vos cartes
web-countries-last = dernière carte placée
web-countries-ready = estimation faite
web-countries-pile = { $count ->
    [one] { $count } carte à piocher, dessus
   *[other] { $count } cartes à piocher, dessus
}
web-countries-doubt = J’en doute
web-countries-doubt-why = Toutes les cartes sont retournées. Si la suite est fausse, { $seat } en pioche deux. Si elle est juste, c’est vous qui en piochez deux.
web-countries-doubt-yes = Retourner la suite
web-countries-turned = La suite, retournée
web-countries-falls = au mauvais endroit
web-countries-draws = { $seat ->
    [Vous] Vous piochez deux cartes
   *[other] Pioche deux cartes : { $seat }
}
web-countries-people = Nombre d’habitants
web-countries-fewer = Moins
web-countries-more = Plus
web-countries-guess = Mon estimation : { $people }
# $verb est card, guess ou doubt.
web-countries-card-place = { $card }, { $place }
web-countries-action = { $verb ->
    [card] { $card }
    [guess] { $people }
   *[doubt] mettre la suite en doute
}
web-countries-sheet = Chaque carte encore en main à la fin coûte un point : une carte placée le rend, une carte piochée le coûte
web-countries-dealt = { $count } cartes au départ, −1 chacune
web-countries-sheet-row = Suite { $number }, { $category }

## La première partie

web-countries-learn-goal = Débarrassez-vous de vos cartes : l’équipe qui place sa dernière gagne si la suite est juste. Vous voyez les noms ; les données sont au dos, et personne ne regarde.
web-countries-learn-category = Voici ce qui compte dans cette suite. À gauche moins, à droite plus ; pour la latitude du sud au nord, pour la longitude d’ouest en est.
web-countries-learn-place = Choisissez une de vos cartes, puis sa place : à un bout ou entre deux cartes. Ce qui est déjà posé ne bouge jamais.
web-countries-learn-placed = Une carte a été ajoutée. Si vous en placez une à votre tour, vous acceptez la suite telle qu’elle est.
web-countries-learn-doubt = La suite peut-elle être juste ? Sinon, mettez-la en doute : on retourne tout. Si elle est fausse, la dernière équipe à avoir placé pioche deux cartes ; si elle est juste, c’est vous.
web-countries-learn-turned = La suite a été retournée. Elle est juste si aucune valeur n’est inférieure à celle de sa gauche ; des valeurs égales vont dans n’importe quel ordre.
web-countries-learn-drew = Deux cartes piochées : c’est le prix. L’équipe à gauche de celle qui a pioché commence la suite suivante, dans une nouvelle catégorie.
web-countries-learn-known = Les données retournées restent connues de tous. Consultez-les ici : elles aident à situer les autres pays.
web-countries-learn-score = L’équipe qui place sa dernière carte gagne aussitôt si la suite est juste. Sinon, après la dernière suite, c’est l’équipe qui a le moins de cartes : ici après la troisième, d’ordinaire après la quarantième.
web-countries-tally = Placées : { $placed }, piochées : { $drew }, encore en main : { $held }
web-countries-tally-falls = Au mauvais endroit : { $cards }.
web-countries-tally-doubted = { $seat ->
    [Vous] Vous avez douté.
   *[other] { $seat } a douté.
}
web-countries-tally-draws = { $right ->
    [yes] { $seat ->
        [Vous] Vous avez douté : vous piochez.
       *[other] { $seat } a douté, et pioche.
    }
   *[no] { $seat ->
        [Vous] Vous avez placé en dernier : vous piochez.
       *[other] { $seat } a placé en dernier, et pioche.
    }
}

## Les images dans les règles

web-countries-picture-laid = La catégorie est la population : entre Moins et Plus se trouvent l’Islande, l’Angola et l’Inde, du moins au plus. La carte suivante peut aller partout où il y a un +.
web-countries-picture-doubted = La suite a été mise en doute et retournée : l’Angola (✗) a moins d’habitants que la Pologne à sa gauche, donc elle est fausse. Ben a placé la dernière carte et en pioche deux.

## Cartes qui s’expliquent

web-countries-seen = Son dos a été retourné dans une suite précédente, donc tout le monde connaît ses données.
web-countries-unseen = Personne n’a encore vu son dos.
web-countries-placed-last = { $seat ->
    [Vous] Vous l’avez placée en dernier : si la suite est mise en doute et fausse, vous piochez deux cartes.
   *[other] Placée en dernier, par { $seat } : si la suite est mise en doute et fausse, { $seat } pioche deux cartes.
}
web-countries-mark-last = placée en dernier
web-countries-category-means = { $category ->
    [area] La superficie du pays, eaux comprises.
    [population] Combien de personnes y vivent.
    [age] La moitié des gens est plus jeune, l’autre plus âgée.
    [height] L’altitude de son point culminant.
    [latitude] Jusqu’où vers le nord se trouve le milieu du pays.
   *[longitude] À quelle distance vers l’est se trouve le milieu du pays.
}
