# Ambienti per chi allena giocatori.

envs-no-extra = Questo ambiente ha bisogno dell’extra «{ $extra }»: pip install "mappamundi[{ $extra }]"
envs-no-observation = Ci sono solo le osservazioni di un giocatore, con memoria perfetta o senza.
envs-search-unlocked = La ricerca in C++ di OpenSpiel non può leggere giochi scritti in Python; ISMCTSBot di open_spiel.python.algorithms può.
bad-opponents = Gli avversari sono un bot per tutti i posti tranne il primo, oppure { $seats } nomi, uno per posto e nessuno dove qualcuno decide; almeno un posto deve decidere.
envs-one-learner = Qui impara esattamente un posto: quello senza il nome di un avversario.
bad-threads = Deve lavorare almeno un thread, non { $threads }.
bad-seed = Un seme è un numero intero da 0 a 9223372036854775807, non { $seed }.
foreign-snapshot = Questa istantanea viene da un altro lotto di partite: non corrispondono il gioco, il numero di partite, i posti o le opzioni.
illegal-in-batch = Nella partita { $index } del lotto l’azione { $action } non è permessa adesso al posto { $seat }; non è stato fatto niente in nessuna partita.
