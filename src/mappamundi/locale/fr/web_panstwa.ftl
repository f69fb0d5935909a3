# Państwa dans le navigateur. $seat est un nom, peut-être « Vous » : il suit deux points.

web-panstwa-dice = Les dés
web-panstwa-tiles = Les tuiles sur la table
web-panstwa-roller = a lancé les dés
web-panstwa-look = Regardez les tuiles : les dés vont dire ce que l’on cherche.
web-panstwa-soon = Les dés roulent dans { $seconds } s
web-panstwa-go = Partez ! Quelle tuile correspond le mieux ?
web-panstwa-lost = Trop tard pour { $card }. Plus rapide : { $seat }
web-panstwa-back = Dos : { $card }
web-panstwa-match = correspond
web-panstwa-no-match = ne correspond pas
web-panstwa-action = prendre { $card }
web-panstwa-key = prendre une tuile par son numéro
web-panstwa-round = Manche { $round }

## La première partie

web-panstwa-learn-goal = Les dés disent ce qu’on cherche. Prenez le pays qui y correspond le mieux : chacun des quatre symboles qui figure à son dos vous vaut un point.
web-panstwa-learn-take = Prenez une tuile. Son dos reste secret jusqu’à ce qu’on retourne tout : fiez-vous à ce que vous savez du monde. Tuile touchée, tuile prise.
web-panstwa-learn-took = L’autre joueur a pris une tuile. Le lanceur se sert en premier, et les dés tournent : chacun se sert aussi souvent en premier.
web-panstwa-learn-count = Les tuiles sont retournées et comptées, dé par dé : chaque dé dont le symbole est sur votre tuile vaut un point, donc quatre au plus.
web-panstwa-learn-back = Touchez ici un pays pour lire le dos de sa tuile : tous ses symboles, et ce qu’ils veulent dire.
web-panstwa-learn-refill = Les tuiles prises sont retirées du jeu, les autres restent. De nouvelles ont complété la table, et les dés sont passés au joueur suivant.
web-panstwa-learn-race = Vous jouez chacun à votre tour. En temps réel, tous se servent à la fois dès que les dés sont immobiles : une tuile revient au premier qui la touche.
web-panstwa-learn-score = Chacun a lancé les dés deux fois, et celui qui a le plus de points gagne. À quatre ou plus, chacun ne les lance qu’une fois.

## Les images dans les règles

web-panstwa-picture-rolled = Les dés demandent Asie, monarchie, État insulaire et climat tempéré. Cinq tuiles sont sur la table, comme à deux ou à trois : Japon, Jordanie, Bolivie, Cuba et Mongolie.
web-panstwa-picture-counted = Les tuiles sont retournées : le Japon correspond aux quatre dés, la Jordanie a Asie et monarchie, la Bolivie rien. Cela fait 4, 2 et 0 points.
web-panstwa-picture-turned = La face du Japon, et ce que signifie son dos : neuf symboles aux couleurs de leurs dés. Les quatre que les dés demandaient sont encadrés et cochés.

## Tuiles et dés qui s’expliquent

web-panstwa-secret = Son dos reste secret jusqu’à ce que toutes les tuiles soient retournées. Chacune de ces phrases, si elle est vraie, rapporte un point :
web-panstwa-other-faces = Les autres faces de ce dé : { $faces }
