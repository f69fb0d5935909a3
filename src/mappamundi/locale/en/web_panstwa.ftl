# Państwa in the browser. $seat is a name, perhaps "You": it stands after a colon.

web-panstwa-dice = The dice
web-panstwa-tiles = The tiles on the table
web-panstwa-roller = rolled the dice
web-panstwa-look = Look at the tiles: in a moment the dice say what is wanted.
web-panstwa-soon = The dice roll in { $seconds } s
web-panstwa-go = Go! Which tile matches the dice best?
web-panstwa-lost = Too late for { $card }. Faster: { $seat }
web-panstwa-back = Back of { $card }
web-panstwa-match = matches
web-panstwa-no-match = does not match
web-panstwa-action = take { $card }
web-panstwa-key = take a tile by its number
web-panstwa-round = Round { $round }

## The first game

web-panstwa-learn-goal = The dice say what is wanted. Take the country that matches them best: each of the four symbols that is on its back is a point for you.
web-panstwa-learn-take = Take a tile. Its back is secret until all are turned, so trust what you know of the world; what you have touched is yours.
web-panstwa-learn-took = Your opponent has taken a tile. The roller takes first, and the dice go round, so everyone is first equally often.
web-panstwa-learn-count = All tiles were turned and counted, die by die: each die whose symbol is on your tile is a point, so four at most.
web-panstwa-learn-back = Press a country here to read the back of its tile: all its symbols, and what they mean.
web-panstwa-learn-refill = Tiles that were taken are out of the game, the others stay. New ones have filled the gaps, and the dice have gone to the next player.
web-panstwa-learn-race = You are taking turns. In real time everyone grabs at once when the dice lie still, and whoever touches a tile first has it.
web-panstwa-learn-score = Everyone has rolled twice, and whoever has the most points wins. With four players or more, everyone rolls only once.

## The pictures in the rules

web-panstwa-picture-rolled = The dice ask for Asia, monarchy, island state and temperate. On the table lie five tiles, as with two or three players: Japan, Jordan, Bolivia, Cuba and Mongolia.
web-panstwa-picture-counted = The tiles are turned: Japan matches all four dice, Jordan has Asia and monarchy, Bolivia nothing. That is 4, 2 and 0 points.
web-panstwa-picture-turned = The front of Japan, and what its back means: nine symbols, in the colours of their dice. The four that the dice asked for are framed and ticked.

## Tiles and dice that explain themselves

web-panstwa-secret = What is on its back is secret until all tiles are turned. Each of these that is true of it is a point:
web-panstwa-other-faces = The other sides of this die: { $faces }
