# Państwa w przeglądarce. $seat to imię, czasem „Ty”: stoi po dwukropku.

web-panstwa-dice = Kostki
web-panstwa-tiles = Płytki na stole
web-panstwa-roller = rzut kostkami
web-panstwa-look = Obejrzyj płytki: zaraz kostki pokażą, co się liczy.
web-panstwa-soon = Rzut kostkami za { $seconds } s
web-panstwa-go = Start! Która płytka pasuje najlepiej?
web-panstwa-lost = Za późno: { $card }. Szybsza ręka: { $seat }
web-panstwa-back = Rewers: { $card }
web-panstwa-match = pasuje
web-panstwa-no-match = nie pasuje
web-panstwa-action = weź: { $card }
web-panstwa-key = weź płytkę według numeru
web-panstwa-round = Runda { $round }

## Pierwsza gra

web-panstwa-learn-goal = Kostki mówią, czego szukamy. Weź państwo, które pasuje najlepiej: za każdy z czterech symboli, który jest na jego rewersie, dostajesz punkt.
web-panstwa-learn-take = Weź płytkę. Rewersu nie widać, dopóki nie odwróci się wszystkich płytek, więc zaufaj temu, co wiesz o świecie. Płytka, której dotkniesz, jest twoja.
web-panstwa-learn-took = Druga osoba też ma już płytkę. Najpierw wybiera ten, kto rzucał, a kostki krążą, więc każdy tyle samo razy wybiera pierwszy.
web-panstwa-learn-count = Płytki są odwrócone i policzone, kostka po kostce: każda kostka, której symbol jest na twojej płytce, daje punkt, więc najwyżej cztery.
web-panstwa-learn-back = Naciśnij tu państwo, aby przeczytać rewers jego płytki: wszystkie symbole i co znaczą.
web-panstwa-learn-refill = Zabrane płytki wypadły z gry, pozostałe leżą dalej. Ze stosu dołożono nowe, a kostki przeszły do następnej osoby.
web-panstwa-learn-race = Gracie po kolei. W grze na czas wszyscy sięgają naraz, gdy kostki się zatrzymają, i płytka należy do tego, kto dotknie jej pierwszy.
web-panstwa-learn-score = Każdy rzucał dwa razy; wygrywa ten, kto ma najwięcej punktów. Od czterech graczy każdy rzuca tylko raz.

## Obrazki w zasadach

web-panstwa-picture-rolled = Na kostkach są: Azja, monarchia, państwo wyspiarskie i strefa umiarkowana. Na stole leży pięć płytek, jak dla dwóch lub trzech osób: Japonia, Jordania, Boliwia, Kuba i Mongolia.
web-panstwa-picture-counted = Płytki są odwrócone: Japonia pasuje do wszystkich czterech kostek, Jordania ma Azję i monarchię, Boliwia nic. To 4, 2 i 0 punktów.
web-panstwa-picture-turned = Awers Japonii i znaczenie jej rewersu: dziewięć symboli w kolorach swoich kostek. Cztery, które były na kostkach, mają ramkę i haczyk.

## Płytki i kostki, które się tłumaczą

web-panstwa-secret = Rewersu nie widać, dopóki nie odwróci się wszystkich płytek. Każde z tych zdań, które jest prawdą, to punkt:
web-panstwa-other-faces = Pozostałe ścianki tej kostki: { $faces }
