# Państwa in the browser. $seat is a name, perhaps "You": it stands after a colon.

web-panstwa-dice = The dice
web-panstwa-tiles = The tiles on the table
web-panstwa-roller = rolled the dice
web-panstwa-lost = Too late for { $card }. Faster: { $seat }
web-panstwa-back = Back of { $card }
web-panstwa-match = matches
web-panstwa-no-match = does not match
web-panstwa-action = take { $card }
web-panstwa-key = take a tile by its number
web-panstwa-round = Round { $round }
