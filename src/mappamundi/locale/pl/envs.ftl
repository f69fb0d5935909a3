# Środowiska dla tych, którzy trenują graczy.

envs-no-extra = To środowisko wymaga dodatku „{ $extra }”: pip install "mappamundi[{ $extra }]"
envs-no-observation = Są tylko obserwacje jednej osoby, z pamięcią doskonałą albo bez niej.
envs-search-unlocked = Wyszukiwanie OpenSpiel w C++ nie umie czytać gier napisanych w Pythonie; ISMCTSBot z open_spiel.python.algorithms umie.
bad-opponents = Przeciwnicy to jeden bot na wszystkie miejsca oprócz pierwszego albo { $seats } nazwy, po jednej na miejsce i żadna tam, gdzie pytamy; co najmniej jedno miejsce musi być pytane.
envs-one-learner = Uczy się tu dokładnie jedno miejsce: to bez nazwy przeciwnika.
bad-threads = Musi pracować co najmniej jeden wątek, a nie { $threads }.
bad-seed = Ziarno to liczba całkowita od 0 do 9223372036854775807, a nie { $seed }.
foreign-snapshot = Ta migawka pochodzi z innych partii: gra, liczba partii, miejsc albo opcje się nie zgadzają.
illegal-in-batch = W partii { $index } akcja { $action } nie jest teraz dozwolona dla miejsca { $seat }; w żadnej partii nic się nie stało.
