# Państwa dans le navigateur. $seat est un nom, peut-être « Vous » : il suit deux points.

web-panstwa-dice = Les dés
web-panstwa-tiles = Les tuiles sur la table
web-panstwa-roller = a lancé les dés
web-panstwa-lost = Trop tard pour { $card }. Plus rapide : { $seat }
web-panstwa-back = Verso : { $card }
web-panstwa-match = correspond
web-panstwa-no-match = ne correspond pas
web-panstwa-action = prendre { $card }
web-panstwa-key = prendre une tuile par son numéro
web-panstwa-round = Manche { $round }
