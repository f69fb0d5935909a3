### Droga do stołu i towarzystwo przy nim.

## Gra od zaraz: z iloma i jak silnymi

web-opponents = Przeciwnicy
web-opponents-count = { $count ->
    [one] { $count } przeciwnik
    [few] { $count } przeciwników
    [many] { $count } przeciwników
   *[other] { $count } przeciwnika
}
web-strength = Siła gry
web-strength-word = { $level ->
    [novice] początkujący
    [steady] solidny
    [strong] silny
    [master] mistrz
   *[grandmaster] arcymistrz
}
web-in-real-time = na czas
web-print-deck = Drukuj
web-print-deck-game = Drukuj: karty gry { $game } (PDF)

## Niedokończone gry z botami

web-go-on = Graj dalej
web-go-on-game = Graj dalej: { $game }
web-new-game = Nowa gra
web-new-game-game = Nowa gra: { $game }
web-put-away = Odłóż
web-put-away-game = Odłóż niedokończoną grę: { $game }
web-was-put-away = Twoja niedokończona gra została odłożona.
web-undo = Cofnij
web-take-out = Wyjmij ją z powrotem
table-is-discarded = Ta gra została odłożona. Przez jeden dzień może ją wyjąć z powrotem ten, kto w nią grał.
table-is-not-running = Odłożyć można tylko grę, która trwa.
others-play-here = Tu grają też inni.

## Zaproszenie

web-invited-to = { $name } zaprasza cię do gry
web-invitation-empty = Masz zaproszenie do gry
web-already-there = Już są: { $names }
web-what-name = Jak inni mają cię nazywać?
web-name-idea = Mów mi { $name }
web-sit-down = Siadam
web-table-full = Wszystkie miejsca są zajęte
web-table-full-why = Możesz zostać i patrzeć, gdy gra się zacznie, albo zagrać gdzie indziej.

## Kogoś nie ma

seat-nudged = { $seat ->
    [Ty] Ktoś ci przypomniał
   *[other] Gracz { $seat } dostał przypomnienie
}, że stół czeka.
nudged-already = Przypomnienie poszło przed chwilą.
nobody-waits-for = Na to miejsce nikt nie czeka.
person-is-here = Ta osoba jest przy stole.
seat-is-waited-for = Przy tym stole czeka się na wszystkich.
not-away-for-long = Jeszcze za krótko jej nie ma: jeszcze { $seconds } s.
web-is-away = Nie ma gracza { $name }.
web-nudge = Przypomnij
web-hold-seat = Niech gra bot
web-hold-in = Za { $seconds } s może zagrać bot
web-patience = Gdy kogoś nie ma
web-patience-word = { $seconds ->
    [0] zawsze czekać
    [60] bot po 1 minucie
    [300] bot po 5 minutach
   *[other] bot po { $seconds } sekundach
}

## Nic tu nie ma, i co dalej

web-what-next = Co możesz teraz zrobić
web-next-play = Zagraj od razu: { $game }
web-next-tables = Zobacz gry i otwarte stoły
web-replay-gone = Nie ma tu czego oglądać
web-replay-gone-why = Może ta gra została odłożona albo się nie zaczęła, albo link jest niepełny.

## Szybka gra

web-with-anyone = Z kimkolwiek
web-with-anyone-game = Z kimkolwiek, teraz: { $game }
web-gathers = { $seconds ->
    [0] Zaczynamy.
    [one] Gra zacznie się za { $seconds } sekundę; na wolnych miejscach usiądą boty.
    [few] Gra zacznie się za { $seconds } sekundy; na wolnych miejscach usiądą boty.
    [many] Gra zacznie się za { $seconds } sekund; na wolnych miejscach usiądą boty.
   *[other] Gra zacznie się za { $seconds } sekundy; na wolnych miejscach usiądą boty.
}
web-begins-soon = zaraz się zacznie

## Znajomi i inni

not-met = Możesz zapytać tych, z którymi siedzisz lub siedziałeś przy stole.
not-friends = Zapraszać można znajomych; jeszcze nimi nie jesteście.
too-many-bonds = Masz już { $most } znajomych i innych.
web-friends = Znajomi
web-friends-none = Nie ma jeszcze znajomych. Po grze możesz kogoś zapytać albo wysłać link.
web-friend-here = jest tutaj
web-friend-link = Utwórz link dla znajomych
web-friend-link-why = Kto otworzy ten link i się zgodzi, będzie twoim znajomym.
web-friend-link-label = Link dla znajomych
web-friend-add = Zaproponuj znajomość
web-friend-accept = Zgadzam się
web-friend-decline = Nie, dziękuję
web-friend-end = Zakończ znajomość
web-friend-asks = { $name } chce należeć do twoich znajomych.
web-friend-asked = Zapytanie wysłane: { $name }.
web-friend-page = Znajomi?
web-friend-page-why = Znajomi widzą, czy druga osoba jest tutaj, i mogą zapraszać się do stołu.
web-friend-made = { $name } należy teraz do twoich znajomych.
web-mute = Nie pokazuj słów tej osoby
web-unmute = Pokazuj znów słowa tej osoby
web-block = Zablokuj
web-unblock = Odblokuj
web-block-why = Nie widzisz słów tej osoby, szybkie gry was nie łączą, a ona o niczym się nie dowie.
web-not-heard = Wyciszeni i zablokowani
web-invite-friend = Zaproś: { $name }
web-friend-invited = Zaproszenie wysłane.
web-friend-invites = { $name } zaprasza cię: { $game }

## Jak szły komuś gry

web-plot-of = { $game }: jak szły gry
web-plot-places = Miejsca
web-plot-points = Punkty, gra po grze
web-plot-points-range = od { $low } do { $high }
web-plot-levels = Wygrane według przeciwników
web-plot-people = tylko ludzie
web-favourites = Ulubione karty
web-favourite = { $card }: zagrana { $count ->
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}, { $won ->
    [0] bez wygranej
    [one] z nią jedna wygrana gra
    [few] z nią { $won } wygrane gry
    [many] z nią { $won } wygranych gier
   *[other] z nią { $won } wygranej gry
}
web-favourite-times = { $count }× · wygrane: { $won }
web-best-deals = Najlepsze rozdania
web-deal-more = i jeszcze { $count }

# A game that goes on with friends
web-bring = Graj dalej z przyjaciółmi
web-bring-why = Ta gra jest tylko na twoim urządzeniu. Przeniesiona na serwer, potoczy się dalej z każdym, kto otworzy twój link: przyjaciele mogą zająć miejsca botów. Odtąd losuje serwer i gra nie liczy się do rankingu.
web-save-game = Zapisz tę grę w pliku
web-save-game-why = Plik zawiera całą grę, także to, co jeszcze zakryte. Otwarta na innym urządzeniu („Otwórz zapis gry”), gra toczy się tam dalej.
web-brought-by-you = Tę grę zaczęto na twoim urządzeniu i przyjaciele się o tym dowiedzą. Mogą zająć miejsca botów. Odtąd losuje serwer.
web-brought = { $name } przenosi tę grę z własnego urządzenia, na którym można było podejrzeć wszystkie dotychczasowe karty. Odtąd losuje serwer i nikt nie wie, co będzie dalej. Gra nie liczy się do rankingu.
web-fairness-brought = { $draws ->
    [one] Pierwsze losowanie odbyło się
    [few] Pierwsze { $draws } losowania odbyły się
    [many] Pierwsze { $draws } losowań odbyło się
   *[other] Pierwsze { $draws } losowania odbyło się
} tam, gdzie zaczęto grę, z osobnego sekretu; wszystkie późniejsze na serwerze.

# Games of this device
web-played-here = { $count ->
    [one] Jedną z tych gier rozegrano
    [few] { $count } z tych gier rozegrano
    [many] { $count } z tych gier rozegrano
   *[other] { $count } z tych gier rozegrano
} z botami tylko na tym urządzeniu. Widzisz to tutaj tylko ty i nie liczy się to do rankingu.
web-recent-here = Na tym urządzeniu
web-export-device = Pobierz gry z tego urządzenia
web-my-data-device = Gry z botami w tej przeglądarce są przechowywane tylko tutaj; zostaną usunięte razem z całą resztą.

## Boty-goście: programy, które ktoś przyprowadza.
not-for-bots = Bot-gość może patrzeć, usiąść, grać i raz się przywitać, nic więcej.
bots-not-admitted = Przy tym stole boty-goście nie grają.
bots-only-greet = Bot-gość odzywa się przy stole tylko raz, na powitanie.
bot-token-unknown = Ten token niczego nie otwiera: został odnowiony lub wycofany albo nie pochodzi z tego serwera.
bot-unknown = Nie ma tu takiego bota.
bot-away = Tego bota teraz tu nie ma.
bot-other-games = Ten bot nie gra w tę grę.
bot-is-busy = Stoły, przy których ten bot już siedzi: { $most }.
too-many-guest-bots = Twoje boty na tym serwerze: { $most }; najpierw usuń któregoś.
web-my-bots = Moje boty
web-my-bots-why = Twój program może tu siadać do stołów. Jego nazwa mówi wszystkim, że to bot i czyj.
web-bot-name = Nazwa
web-bot-about = Co to jest, w jednym zdaniu
web-bot-link = Gdzie można przeczytać więcej (https://…)
web-bot-games = Gra w
web-bot-bring = Przyprowadź bota
web-bot-save = Zapisz
web-bot-change = Zmień: { $name }
web-bot-token = Token: { $name }
web-bot-token-why = Widać go tylko ten jeden raz. Program wysyła go przy łączeniu; kto go ma, gra jako ten bot.
web-bot-renew = Nowy token
web-bot-revoke = Wycofaj token
web-bot-none-token = Bez tokenu: nie może wejść.
web-bot-delete = Usuń: { $name }
web-bot-delete-why = Bot, jego rankingi i token zostaną trwale usunięte, a jego miejsca zwolnione.
web-bot-deleted = Usunięto.
web-bot-by = bot, autor: { $name }
web-guest-bots = Boty-goście
web-guest-bots-why = Programy innych osób, które są teraz tutaj.
web-guest-bots-rated = Jeśli gra bot-gość, zmieniają się tylko rankingi gier z botami, u wszystkich przy stole.
web-guest-bots-unrated = Przy stole rankingowym boty-goście grają tylko wtedy, gdy jest dla nich otwarty.
web-admits-bots = Boty-goście też mogą się dosiąść
web-bot-challenge = Zagraj z nim: { $game }
web-mixed-rating = z botami
web-ask-bot = Zaproś
