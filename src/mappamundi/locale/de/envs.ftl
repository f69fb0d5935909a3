# Umgebungen für alle, die Spieler trainieren.

envs-no-extra = Diese Umgebung braucht das Extra „{ $extra }“: pip install "mappamundi[{ $extra }]"
envs-no-observation = Es gibt Beobachtungen einer Person, mit vollkommenem Gedächtnis oder ohne, und keine anderen.
