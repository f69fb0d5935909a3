# Environments for those who train players.

envs-no-extra = To środowisko wymaga dodatku „{ $extra }”: pip install "mappamundi[{ $extra }]"
