# Rencontres entre bots, jeux en chiffres et conseils.

## Ce qui ne va pas

bots-for-pairs = Pour opposer chaque bot à chaque autre, nommez-en au moins deux, chacun une fois.
games-or-deals = Soit --games, soit --deals, pas les deux.
other-series = Le fichier { $path } contient une autre série ; donnez un autre fichier ou mettez celui-ci de côté.
series-broken = La ligne { $number } de { $path } n’appartient à aucune série.
no-plots = Pour les graphiques, il faut l’extra « plots » : pip install "mappamundi[plots]"

## Tableaux de l’arène

arena-rating = cote
# Millisecondes que prend une décision.
arena-mean = ms par coup
arena-most = 99 % sous
arena-limit = limite
arena-pair = comparés
arena-gap = écart en victoires
arena-points-gap = écart en points
arena-p = p
arena-closing = { $deals ->
    [one] { $deals } donne jouée
   *[other] { $deals } donnes jouées
} de toutes les places ; { $seconds } secondes
arena-overrun = { $bot } a dépassé ses { $limit } ms pour { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}, jusqu’à { $longest } ms.

## Un jeu en chiffres

metrics-title = { $game } en chiffres, { $seats } places
metrics-against-itself = chaque bot contre lui-même
metrics-games = parties
metrics-decisions = décisions
metrics-rounds = manches
metrics-branching = choix par décision
metrics-widest = nombre maximal de choix
metrics-forced = décisions sans choix
metrics-lead-changes = changements de tête
metrics-settled = le vainqueur mène pour de bon après
metrics-chair = victoires par place
metrics-seat = place { $seat }
metrics-event = événements par partie (dans autant de parties)
metrics-plotted = Tracé : { $files }

## Graphiques

plot-length = Quelle longueur ?
plot-length-axis = décisions par partie
plot-length-share = part des parties
plot-breadth = Combien de choix ?
plot-breadth-axis = choix par décision
plot-ahead = Quand est-ce décidé ?
plot-ahead-axis = parties que gagne celui qui mène
plot-progress = part jouée de la partie
plot-chairs = La place compte-t-elle ?
plot-chairs-axis = part des victoires
plot-ladder = Quelle part pour l’habileté ?
plot-ladder-axis = cote
plot-events = Que se passe-t-il ?
plot-events-axis = fois par partie

## Conseils

hint-title = { $name }, après la ligne { $line } : ce que ferait { $bot }
hint-move = coup
hint-chance = choisi
hint-points = points
hint-worth = valeur
hint-visits = visites
hint-why = { $move } laisse attendre { $points } points à la fin, { $other }, le meilleur ensuite, { $less }.
hint-why-worth = { $move } vaut { $worth }, { $other }, le meilleur ensuite, { $less }.
hint-even = { $other } vaut autant que { $move }.
hint-only = Il n’y a qu’un coup possible : { $move }.
hint-untried = Sur { $count } coups possibles, seul { $move } a été pesé ; avec plus de temps, on en dirait plus.
hint-thought = { $simulations ->
    [one] { $simulations } partie imaginée
   *[other] { $simulations } parties imaginées
} en { $seconds } secondes
hint-weighed = pesé en { $seconds } secondes
hint-over = Après la ligne { $line } la partie est finie, il n’y a plus rien à conseiller.
hint-nature = Après la ligne { $line } c’est au hasard de jouer, il n’y a rien à conseiller.
hint-not-waiting = Après la ligne { $line } la place { $seat } n’a rien à décider ; on attend : { $waiting }.
hint-no-thought = { $bot } ne sait pas dire ce qu’il pense ; ceux-ci savent : { $offered }.

## Networks

no-network = { $game } n’a pas encore de réseau ; `mappamundi train` en fait un.
train-no-extra = Il faut pour cela l’extra « { $extra } » : pip install "mappamundi[{ $extra }]"
ray-away = Aucun cluster Ray à l’adresse { $address }, ou bien il tourne avec une autre version de Ray ou de Python.
train-width = Une couche a de 1 à { $most } cellules.
train-resumed = On continue après { $made } décisions.
train-moment = { $part } : { $made } décisions ; gagne { $share } contre des bots qui jouent au hasard
train-rival = la première place contre { $bot } à toutes les autres : gagne { $share }
train-going = { $part } : { $made } décisions
train-rounded = Arrondi en octets, il gagne { $after } à la première place contre { $bot }, { $before } avant, dans les mêmes parties.
train-exploited = Ce qui a été appris contre { $bot } gagne à une place { $share } ± { $reach } de { $games } parties contre lui à toutes les autres ; { $par } serait l’équilibre. En apprenant plus longtemps, on trouvera peut-être mieux.
train-other-plan = { $path } appartient à un autre apprentissage ; ce qui diffère : { $what }.
train-unreadable = { $path } n’est pas un fichier d’un tel apprentissage.
train-other-network = Le réseau de { $path } ne convient pas à { $game }.
train-networked = Là où beaucoup de parties se jouent ensemble, { $bot } devrait se passer de son réseau ; il y a { $offered }.
train-beside = Des parties avec d’autres options s’écrivent PART:NOM=VALEUR, par exemple 0.2:NOM=VALEUR, et non « { $text } ».
train-plot-made = Décisions
train-plot-won = Parties gagnées, en pour cent
