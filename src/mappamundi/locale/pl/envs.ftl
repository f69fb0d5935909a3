# Środowiska dla tych, którzy trenują graczy.

envs-no-extra = To środowisko wymaga dodatku „{ $extra }”: pip install "mappamundi[{ $extra }]"
envs-no-observation = Są tylko obserwacje jednej osoby, z pamięcią doskonałą albo bez niej.
