# Retours sur des parties terminées.

analysis-judging = Retour sur la partie
analysis-title = { $game }, retour sur la partie avec { $bot }
analysis-open-cards = Chances de gagner, cartes sur table
analysis-seats = Décisions selon ce que chacun pouvait savoir, et ce qui a changé les chances de gagner (en centièmes, ± erreur type)
analysis-mark-best = meilleur
analysis-mark-good = bon
analysis-mark-slip = imprécis
analysis-mark-blunder = gaffe
analysis-lost = perdu
analysis-draws = hasard du tirage
analysis-own = ses coups
analysis-others = coups des autres
analysis-luck = Le hasard et les coups sont comptés cartes sur table ; ce qu’on ne pouvait pas savoir n’est reproché à personne.
analysis-costliest = Les décisions les plus coûteuses
analysis-no-mistakes = Rien qui se distingue du hasard.
analysis-line = Ligne { $line }
analysis-better = mieux : { $move }
analysis-unfinished = Cette partie n’est pas finie (lignes jusqu’ici : { $lines }) ; on ne revient que sur des parties terminées.
analysis-no-level = { $bot } ne peut pas revenir sur une partie ; ceux-ci le peuvent : { $offered }.

# In the browser.

analysis-look-back = Revoir la partie avec un maître
analysis-not-here = Cette partie ne peut pas être revue ici.
analysis-progress = Retour sur la partie : { $percent }
analysis-whose = Décisions de
analysis-as-known = Jugé selon ce qu’on pouvait savoir à ce moment-là
analysis-cost = { $percent } des chances de gagner, ± { $error }
analysis-with-open-cards = cartes sur table : { $percent }
analysis-show-better = Montrer le meilleur coup
analysis-best-count = { $best } décisions sur { $all } comme un maître
analysis-way = De { $first } au début à { $last } à la fin :
analysis-try = Essayer à partir d’ici
analysis-try-as = Continuer à partir d’ici à la place de { $name }, contre des bots
analysis-share = Partager
analysis-link = Lien vers ce retour sur la partie
analysis-link-whole = Toute la partie est dans le lien, avec les noms de tous ceux qui ont joué ; aucun serveur ne l’a.

web-open = Ouvrir un journal
web-open-what = Qui a le journal d’une partie terminée, d’ici ou d’un terminal, peut la revoir, y revenir avec un maître et essayer ce qui aurait pu en sortir d’autre. Il reste dans ce navigateur. Une partie enregistrée avant la fin continue.
web-open-file = Choisir un fichier
web-open-broken = Ce n’est pas le journal d’une partie, ou pas en entier.
