# Państwa im Browser. $seat ist ein Name, vielleicht „Du“: Er steht nach einem Doppelpunkt.

web-panstwa-dice = Die Würfel
web-panstwa-tiles = Die Plättchen auf dem Tisch
web-panstwa-roller = hat gewürfelt
web-panstwa-look = Sieh dir die Plättchen an: Gleich sagen die Würfel, was gesucht ist.
web-panstwa-soon = Die Würfel rollen in { $seconds } s
web-panstwa-go = Los! Welches Plättchen passt am besten?
web-panstwa-lost = Zu spät für { $card }. Schneller war: { $seat }
web-panstwa-back = Rückseite: { $card }
web-panstwa-match = passt
web-panstwa-no-match = passt nicht
web-panstwa-action = { $card } nehmen
web-panstwa-key = ein Plättchen nach seiner Nummer nehmen
web-panstwa-round = Runde { $round }

## Das erste Spiel

web-panstwa-learn-goal = Die Würfel sagen, was gesucht ist. Nimm das Land, das am besten passt: Jedes der vier Symbole, das auf seiner verdeckten Rückseite steht, ist ein Punkt für dich.
web-panstwa-learn-take = Nimm ein Plättchen. Die Rückseite bleibt geheim, bis alle umgedreht werden; vertrau dem, was du von der Welt weißt. Was du berührt hast, gehört dir.
web-panstwa-learn-took = Auch dein Gegenüber hat ein Plättchen genommen. Wer gewürfelt hat, nimmt zuerst, und die Würfel wandern weiter: So ist jeder gleich oft zuerst dran.
web-panstwa-learn-count = Alle Plättchen sind umgedreht und gezählt, Würfel für Würfel: Jeder Würfel, dessen Symbol auf deinem Plättchen steht, ist ein Punkt, höchstens also vier.
web-panstwa-learn-back = Drück hier auf ein Land, um die Rückseite seines Plättchens zu lesen: alle Symbole und was sie bedeuten.
web-panstwa-learn-refill = Genommene Plättchen sind aus dem Spiel, die anderen bleiben liegen. Neue haben die Lücken gefüllt, und die Würfel sind weitergewandert.
web-panstwa-learn-race = Hier nehmt ihr der Reihe nach. In Echtzeit greifen alle gleichzeitig zu, sobald die Würfel still liegen, und ein Plättchen bekommt, wer es zuerst berührt.
web-panstwa-learn-score = Alle haben zweimal gewürfelt, und wer die meisten Punkte hat, gewinnt. Ab vier Spielern würfelt jeder nur einmal.

## Die Bilder in den Regeln

web-panstwa-picture-rolled = Die Würfel verlangen Asien, Monarchie, Inselstaat und gemäßigtes Klima. Auf dem Tisch liegen fünf Plättchen, wie zu zweit oder zu dritt: Japan, Jordanien, Bolivien, Kuba und die Mongolei.
web-panstwa-picture-counted = Die Plättchen sind umgedreht: Japan passt zu allen vier Würfeln, Jordanien hat Asien und Monarchie, Bolivien nichts. Das sind 4, 2 und 0 Punkte.
web-panstwa-picture-turned = Die Vorderseite von Japan und was seine Rückseite bedeutet: neun Symbole in den Farben ihrer Würfel. Die vier, die die Würfel verlangten, sind umrandet und abgehakt.

## Plättchen und Würfel, die sich erklären

web-panstwa-secret = Was auf der Rückseite steht, ist geheim, bis alle Plättchen umgedreht werden. Jeder dieser Sätze, der stimmt, ist ein Punkt:
web-panstwa-other-faces = Die anderen Seiten dieses Würfels: { $faces }
