# Państwa im Browser. $seat ist ein Name, vielleicht „Du“: er steht nach einem Doppelpunkt.

web-panstwa-dice = Die Würfel
web-panstwa-tiles = Die Plättchen auf dem Tisch
web-panstwa-roller = hat gewürfelt
web-panstwa-lost = Zu spät für { $card }. Schneller war: { $seat }
web-panstwa-back = Rückseite: { $card }
web-panstwa-match = passt
web-panstwa-no-match = passt nicht
web-panstwa-action = { $card } nehmen
web-panstwa-key = ein Plättchen nach seiner Nummer nehmen
web-panstwa-round = Runde { $round }
