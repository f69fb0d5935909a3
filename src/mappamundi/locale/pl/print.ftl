# Słowa na papierze. Wszystko to jest drukowane na kartach, płytkach, paskach i arkuszach.

## Odmowy i postęp

print-fetching = Pobieranie flag i granic, tylko ten jeden raz …
print-no-artwork = Nie udało się pobrać flag i granic ({ $reason }).
print-no-artwork-there = W { $path } nie ma flag i granic.
print-no-extra = Do druku brakuje pakietu { $package }: pip install "mappamundi[print]"
print-unknown-paper = Nie ma papieru „{ $paper }”; jest { $offered }.
print-unknown-card = { $game } nie ma elementu „{ $card }”; ma { $offered }.
print-nothing = Skład niczego nie dał.
print-written = Zapisano { $path }: drukuj dwustronnie, obracaj wzdłuż długiej krawędzi, bez skalowania.
print-cannot-write = Nie można zapisać pliku { $path } ({ $reason }).

## Arkusze

print-rules = Zasady gry
print-scores = { $game }: punkty
print-round = Runda { $number }
print-total = Razem

## Karty

print-colour = { $colour ->
    [b] niebieska
    [g] zielona
    [v] fioletowa
    [r] czerwona
   *[y] żółta
}
print-territory = { $area ->
    [a] Antarktyda
    [d] Pustynia
    [j] Dżungla
    [c] Miasto
   *[m] Księżyc
}
print-ability = { $kind ->
    [ninja-twins] Bliźniaki ninja
    [kamikaze] Kamikadze
   *[scout] Zwiadowca
}
print-ability-text = { $kind ->
    [ninja-twins] W następnej rundzie musisz wysłać dwie karty zamiast jednej.
    [kamikaze] Niszczy wszystkie odkryte w tej rundzie karty o wartości 7 lub wyższej.
   *[scout] W następnej rundzie wybierasz dopiero wtedy, gdy inni odkryją swoje karty.
}
print-deck = { $kind ->
    [rulebook] tylko w talii z instrukcji
   *[tin] tylko w talii z puszki
}
print-two-decks = Z tych kart można ułożyć dwie talie po 90. Do talii z instrukcji nie bierz kart „tylko w talii z puszki”, a do talii z puszki – kart „tylko w talii z instrukcji”.
print-category = { $kind ->
    [area] Powierzchnia
    [elevation] Najwyższy szczyt
    [temperature] Średnia temperatura
    [inhabitants] Mieszkańcy
    [life] Długość życia
    [gdp] PKB na osobę
    [surface] Powierzchnia
    [population] Ludność
    [age] Mediana wieku
    [summit] Najwyższy punkt
    [latitude] Szerokość geograficzna
   *[longitude] Długość geograficzna
}
print-category-unit = { $kind ->
    [area] kilometry kwadratowe
    [elevation] metry nad poziomem morza
    [temperature] °C, rocznie, w stolicy
    [inhabitants] miliony
    [life] lata
    [gdp] dolary USA, według siły nabywczej
    [surface] kilometry kwadratowe
    [population] osoby
    [age] lata
    [summit] metry nad poziomem morza
    [latitude] środka, z południa na północ
   *[longitude] środka, z zachodu na wschód
}
print-continent-cards = { $continent }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
print-joker = Dżoker
print-joker-text = Nie należy do żadnej lewy: trafia odkryty na twój stos jednego z tych dwóch kontynentów.
print-highest = najwyższa wartość
print-lowest = najniższa wartość
print-face-down = Stos zakryty
print-dice = Kostki
print-dice-note = Wytnij wzdłuż zewnętrznych linii, zegnij wzdłuż pozostałych, przyklej skrzydełka od wewnątrz.
print-die = Kostka { $number }
print-symbols = Symbole
print-symbol = { $kind ->
    [europe] Europa
    [asia] Azja
    [africa] Afryka
    [america] Ameryka
    [south] półkula płd.
    [north] półkula płn.
    [christianity] chrześcijaństwo
    [islam] islam
    [monarchy] monarchia
    [republic] republika
    [low-gdp] niskie PKB
    [high-gdp] wysokie PKB
    [island] wyspiarskie
    [coastal] nadmorskie
    [landlocked] śródlądowe
    [small-area] mały kraj
    [medium-area] średni kraj
    [large-area] duży kraj
    [few-people] mała ludność
    [some-people] średnia ludność
    [many-people] duża ludność
    [tropical] tropikalna
    [subtropical] subtropikalna
   *[temperate] umiarkowana
}
print-end = { $kind ->
    [minus] Mniej
   *[plus] Więcej
}
print-end-text = { $kind ->
    [minus] lewy koniec szeregu; południe lub zachód
   *[plus] prawy koniec szeregu; północ lub wschód
}
