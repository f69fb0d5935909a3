# Environments for those who train players.

envs-no-extra = Diese Umgebung braucht das Extra „{ $extra }“: pip install "mappamundi[{ $extra }]"
