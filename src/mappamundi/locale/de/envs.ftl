# Umgebungen für alle, die Spieler trainieren.

envs-no-extra = Diese Umgebung braucht das Extra „{ $extra }“: pip install "mappamundi[{ $extra }]"
envs-no-observation = Es gibt Beobachtungen einer Person, mit vollkommenem Gedächtnis oder ohne, und keine anderen.
envs-search-unlocked = Die Suche, die OpenSpiel in C++ hat, kann keine Spiele ansehen, die in Python geschrieben sind; ISMCTSBot aus open_spiel.python.algorithms kann es.
bad-opponents = Gegner sind ein Bot für alle Plätze außer dem ersten oder { $seats } Namen, einer für jeden Platz und keiner, wo gefragt wird; mindestens ein Platz muss gefragt werden.
envs-one-learner = Hier lernt genau ein Platz: der ohne den Namen eines Gegners.
bad-threads = Mindestens ein Thread muss arbeiten, nicht { $threads }.
bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis 9223372036854775807, nicht { $seed }.
foreign-snapshot = Diese Momentaufnahme stammt von anderen Partien: Spiel, Anzahl, Plätze oder Optionen stimmen nicht überein.
illegal-in-batch = In Partie { $index } ist Aktion { $action } für Platz { $seat } jetzt nicht erlaubt; in keiner Partie ist etwas geschehen.
