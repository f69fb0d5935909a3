# Environments for those who train players.

envs-no-extra = This environment needs the extra “{ $extra }”: pip install "mappamundi[{ $extra }]"
