# Länder toppen! w przeglądarce. $seat to imię, czasem „Ty”: stoi po dwukropku.

web-laender-toppen-joker = Dżoker
web-laender-toppen-race = Wyścig o kontynenty
web-laender-toppen-most = najwięcej kart
web-laender-toppen-ready = gotowe
web-laender-toppen-look = Przejrzyj stosy: { $seat }
web-laender-toppen-removed = Poza grą
web-laender-toppen-strip = Listwa z dwunastoma polami
web-laender-toppen-hand = Twoje karty
# $figures to sześć wartości karty, w kolejności listwy.
web-laender-toppen-card = { $card }: { $figures }
web-laender-toppen-field-free = { $field }: wolne
web-laender-toppen-field-taken = { $field }: { $card }
web-laender-toppen-field-look = { $field }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
web-laender-toppen-return = { $card }: z powrotem na rękę
# $count z $total kart ma swoje pole.
web-laender-toppen-send = Połóż wszystkie ({ $count } z { $total })
web-laender-toppen-sealed = Wybrane. Możesz to zmienić, póki nie wszyscy są gotowi.
web-laender-toppen-skip = Pokaż wszystko
web-laender-toppen-wins = najlepsza wartość
web-laender-toppen-best = { $count ->
    [1] Najlepsza wartość: { $seats }
   *[other] Remis, każdy zabiera tylko swoją kartę: { $seats }
}
web-laender-toppen-split = Na które stosy?
# $mine i $most to liczby kart na stosie, własna i największa u innych.
web-laender-toppen-standing = ty { $mine }, inni { $most }
web-laender-toppen-mixed = Co najmniej jedna karta musi leżeć odkryta i co najmniej jedna zakryta.
web-laender-toppen-lay = { $count ->
    [1] Połóż ją tam
   *[other] Podziel tak
}
web-laender-toppen-ask-place = Rozłóż swoje karty ({ $count }), każdą na osobnym polu.
web-laender-toppen-ask-split = Zdobyte karty: { $count }. Które kładziesz odkryte, a które zakryte?
# $verb to place, lay albo assign; $where to pole albo stos.
web-laender-toppen-action = { $verb ->
    [place] { $card } na: { $where }
    [assign] { $card } liczy się dla: { $where }
   *[lay] { $card }: { $where }
}
