# Pingvasion dans le navigateur. $seat est un nom, peut-être « Vous » : il suit deux points.

web-pingvasion-ask-pass = Choisissez deux cartes à passer : une à gauche ({ $seat_left }), une à droite ({ $seat_right }).
web-pingvasion-areas = Les cinq territoires
web-pingvasion-most = majorité
web-pingvasion-worth = ce que la main compte ici en ce moment
web-pingvasion-ready = choix fait
web-pingvasion-twins = joue deux cartes
web-pingvasion-late = choisit après les autres
web-pingvasion-held = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
web-pingvasion-stage = Cartes envoyées
web-pingvasion-lost = { $card } : détruite
web-pingvasion-hand = Votre main par territoire
web-pingvasion-from = de : { $seat }
web-pingvasion-chosen = Cartes choisies
web-pingvasion-left = ← à gauche : { $seat }
web-pingvasion-right = à droite : { $seat } →
web-pingvasion-out = part en mission
# $label dit pourquoi la carte est choisie.
web-pingvasion-return = { $label } : { $card }. La reprendre en main
web-pingvasion-pass = Passer les deux
web-pingvasion-send = { $count ->
    [one] L’envoyer
   *[other] Les envoyer
}
web-pingvasion-sealed = C’est choisi. Vous pouvez changer tant que d’autres hésitent.
web-pingvasion-now = { $points ->
    [one] En l’état, votre main vaut { $points } point.
   *[other] En l’état, votre main vaut { $points } points.
}
web-pingvasion-gave = Vous avez passé :
# $verb est left, right ou play.
web-pingvasion-action = { $verb ->
    [left] { $card } à gauche
    [right] { $card } à droite
   *[play] envoyer { $card }
}
