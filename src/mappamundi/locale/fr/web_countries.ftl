# Countries dans le navigateur. $seat est un nom, peut-être « Vous » : il suit deux points.

web-countries-ask-guess = Combien d’habitants : { $card } ?
web-countries-ask-first = Choisissez une de vos cartes, puis sa place dans la suite.
web-countries-ask-play = Choisissez une de vos cartes, puis sa place dans la suite ; ou mettez la suite en doute.
web-countries-ask-place = Où va { $card } ?
web-countries-row = La suite, de Moins à Plus
# $left et $right sont les voisins qu’aurait $card.
web-countries-place = { $card } : entre { $left } et { $right }
web-countries-between = entre { $left } et { $right }
web-countries-hand = Vos cartes
web-countries-last = dernière pose
web-countries-ready = estimation faite
web-countries-pile = { $count ->
    [one] { $count } carte à piocher, dessus
   *[other] { $count } cartes à piocher, dessus
}
web-countries-doubt = J’en doute
web-countries-doubt-why = Toutes les cartes sont retournées. Si la suite est fausse, deux cartes vont à : { $seat }. Si elle est juste, vous en piochez deux.
web-countries-doubt-yes = Retourner la suite
web-countries-turned = La suite, retournée
web-countries-falls = plus petit que le précédent
web-countries-draws = Deux cartes pour : { $seat }
web-countries-skip = Tout montrer
web-countries-people = Nombre d’habitants
web-countries-fewer = Moins
web-countries-more = Plus
web-countries-guess = Mon estimation : { $people }
# $verb est card, guess ou doubt.
web-countries-action = { $verb ->
    [card] { $card }
    [guess] { $people }
   *[doubt] mettre la suite en doute
}
web-countries-sheet = Feuille de points : une carte posée compte un, une carte piochée moins un
web-countries-dealt = cartes reçues
web-countries-sheet-row = Suite { $number }, { $category }
