# Environnements pour qui entraîne des joueurs.

envs-no-extra = Cet environnement a besoin de l’extra « { $extra } » : pip install "mappamundi[{ $extra }]"
envs-no-observation = Il n’y a que les observations d’une personne, avec mémoire parfaite ou sans.
envs-search-unlocked = La recherche écrite en C++ d’OpenSpiel ne peut pas lire les jeux écrits en Python ; ISMCTSBot d’open_spiel.python.algorithms le peut.
bad-opponents = Les adversaires sont un bot pour toutes les places sauf la première, ou { $seats } noms, un par place et aucun là où quelqu’un décide ; au moins une place doit décider.
envs-one-learner = Une seule place apprend ici : celle qui ne porte pas le nom d’un adversaire.
bad-threads = Il faut au moins un fil d’exécution, et non { $threads }.
bad-seed = Une graine est un nombre entier de 0 à 9223372036854775807, et non { $seed }.
foreign-snapshot = Cet instantané vient d’autres parties : le jeu, leur nombre, les places ou les options ne correspondent pas.
illegal-in-batch = Dans la partie { $index }, l’action { $action } n’est pas permise maintenant à la place { $seat } ; rien n’a été fait dans aucune partie.
