# Environnements pour qui entraîne des joueurs.

envs-no-extra = Cet environnement a besoin de l’extra « { $extra } » : pip install "mappamundi[{ $extra }]"
envs-no-observation = Il n’y a que les observations d’une personne, avec mémoire parfaite ou sans.
