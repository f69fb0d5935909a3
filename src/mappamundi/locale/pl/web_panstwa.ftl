# Państwa w przeglądarce. $seat to imię, czasem „Ty”: stoi po dwukropku.

web-panstwa-dice = Kości
web-panstwa-tiles = Kafelki na stole
web-panstwa-roller = rzut kośćmi
web-panstwa-lost = Za późno: { $card }. Szybsza ręka: { $seat }
web-panstwa-back = Rewers: { $card }
web-panstwa-match = pasuje
web-panstwa-no-match = nie pasuje
web-panstwa-action = weź: { $card }
web-panstwa-key = weź kafelek według numeru
web-panstwa-round = Runda { $round }
