# Omgevingen voor wie spelers traint.

envs-no-extra = Deze omgeving heeft de extra “{ $extra }” nodig: pip install "mappamundi[{ $extra }]"
envs-no-observation = Er zijn waarnemingen van één speler, met volmaakt geheugen of zonder, en geen andere.
envs-search-unlocked = De zoekmethode van OpenSpiel in C++ kan geen spellen in Python bekijken; ISMCTSBot van open_spiel.python.algorithms kan dat wel.
bad-opponents = Tegenstanders zijn één bot voor alle plaatsen behalve de eerste, of { $seats } namen, één voor elke plaats en geen waar iets wordt gevraagd; minstens één plaats moet worden gevraagd.
envs-one-learner = Hier leert precies één plaats: die zonder de naam van een tegenstander.
bad-threads = Er moet minstens één thread werken, niet { $threads }.
bad-seed = Een startgetal is een geheel getal van 0 tot en met 9223372036854775807, niet { $seed }.
foreign-snapshot = Deze momentopname hoort bij een reeks met een ander spel, een andere omvang of andere plaatsen of opties.
illegal-in-batch = In spel { $index } van de reeks is actie { $action } nu niet toegestaan voor plaats { $seat }; in geen enkel spel is iets gebeurd.
