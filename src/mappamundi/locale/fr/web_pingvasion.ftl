# Pingvasion dans le navigateur. $seat est un nom, peut-être « Vous » : il suit deux points.

web-pingvasion-ask-pass = Choisissez deux cartes à passer : une à gauche ({ $seat_left }), une à droite ({ $seat_right }).
web-pingvasion-areas = Les cinq régions
web-pingvasion-most = majorité
web-pingvasion-worth = ce que la main vaut ici en ce moment
web-pingvasion-ready = choix fait
web-pingvasion-twins = envoie deux cartes
web-pingvasion-late = choisit après les autres
web-pingvasion-held = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
web-pingvasion-stage = Cartes envoyées
web-pingvasion-lost = { $card } : détruite
web-pingvasion-hand = Votre main par région
web-pingvasion-from = de : { $seat }
web-pingvasion-chosen = Cartes choisies
web-pingvasion-left = ← à gauche : { $seat }
web-pingvasion-right = à droite : { $seat } →
web-pingvasion-out = à envoyer
# $label dit pourquoi la carte est choisie.
web-pingvasion-return = { $label } : { $card }. La reprendre en main
web-pingvasion-pass = Passer les deux
web-pingvasion-send = { $count ->
    [one] L’envoyer
   *[other] Les envoyer
}
web-pingvasion-sealed = C’est choisi. Vous pouvez changer tant que tout le monde n’est pas prêt.
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

## La première partie

web-pingvasion-learn-goal = Vos manchots veulent dominer cinq régions. Les cartes envoyées vous donnent une région, mais seules celles que vous gardez en main y rapportent des points.
web-pingvasion-learn-pass = Passez deux cartes, une à gauche et une à droite. Donnez ce dont vous pouvez vous passer, et dont les autres ne feront pas grand-chose.
web-pingvasion-learn-got = Chacun de vos voisins vous a passé une carte : elle porte son nom. Elle est à vous, à garder ou à envoyer.
web-pingvasion-learn-play = Choisissez une carte à envoyer. Une carte forte aide à dominer sa région, mais elle ne compte plus dans votre main.
web-pingvasion-learn-struck = Un kamikaze a frappé : toute carte de 7 ou plus envoyée dans cette manche est détruite. Celles des manches précédentes ne risquent rien.
web-pingvasion-learn-shown = Les cartes envoyées restent dans leur région. Le plus fort total y donne la majorité, marquée ♛ ; à égalité, plusieurs l’ont.
web-pingvasion-learn-worth = Là où vous avez la majorité, toutes vos cartes de cette région en main comptent ; là où vous êtes seulement présent, la plus faible ; ailleurs, aucune.
web-pingvasion-learn-ability = Certaines petites cartes ont un pouvoir. Jumeaux ninjas : vous devez en envoyer deux à la manche suivante. Kamikaze : détruit les 7, 8 et 9 de cette manche. Éclaireur : à la suivante, vous choisissez après les autres.
web-pingvasion-learn-score = Huit manches sont passées, et seules les cartes en main marquent : toutes avec la majorité, la plus faible avec une simple présence. Celui qui a le plus de points gagne.
web-pingvasion-tally = Envoi : { $cards }.
web-pingvasion-tally-destroyed = Détruit : { $cards }.
web-pingvasion-tally-rules = { $count ->
    [0] Pas encore de majorité.
   *[other] Majorité : { $areas }.
}
# An area whose majority is new in this round, in that list; and the areas whose majority others have now.
web-pingvasion-tally-new = { $area } (nouvelle)
web-pingvasion-tally-lost = Perdue : { $areas }.

## Les images dans les règles

web-pingvasion-picture-cards = Une carte de chaque région : Antarctique 1 avec des jumeaux ninjas, désert 2 avec un kamikaze, jungle 3 avec un éclaireur, et deux cartes simples, ville 6 et Lune 9.
web-pingvasion-picture-revealed = Le kamikaze de Ben détruit le 8 de Max. À la manche suivante, les jumeaux ninjas obligent Ada à envoyer deux cartes, et l’éclaireur d’Eva lui permet de choisir après les autres.
web-pingvasion-picture-scored = Ada a la majorité (♛) en Antarctique et dans le désert : toutes ses cartes y comptent, 8 et 19. Dans la jungle et sur la Lune, seule sa plus faible compte : 5 et 2. En ville, elle n’a aucune carte en jeu et ne marque rien : 34 en tout.

## Cartes qui s’expliquent

web-pingvasion-strength = Force
web-pingvasion-area = Région
web-pingvasion-ability-name = { $ability ->
    [ninja-twins] Jumeaux ninjas
    [kamikaze] Kamikaze
   *[scout] Éclaireur
}
web-pingvasion-ability = { $ability ->
    [ninja-twins] Pouvoir à l’envoi : à la manche suivante, vous devez envoyer deux cartes au lieu d’une.
    [kamikaze] Pouvoir à l’envoi : toutes les cartes de 7 ou plus envoyées dans la même manche sont détruites.
   *[scout] Pouvoir à l’envoi : à la manche suivante, vous choisissez après que les autres ont montré leurs cartes.
}
web-pingvasion-counts = Compte maintenant dans la main : +{ $points }
web-pingvasion-is-sent = Envoyée : elle ajoute { $value } à la force sur place et ne compte plus dans la main.
web-pingvasion-is-lost = Détruite par un Kamikaze : elle n’apporte rien.
web-pingvasion-sum = { $count ->
    [0] +0
    [one] { $cards } compte : +{ $points }
   *[other] { $cards } comptent : +{ $points }
}
web-pingvasion-badge-twins = 2 cartes
web-pingvasion-badge-late = en dernier
