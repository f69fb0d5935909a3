# Environments for those who train players.

envs-no-extra = Cet environnement a besoin de l’extra « { $extra } » : pip install "mappamundi[{ $extra }]"
