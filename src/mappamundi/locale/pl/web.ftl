# Przeglądarka: wszystko, co otacza planszę gry.

web-close = Zamknij
