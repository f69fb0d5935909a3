# Przeglądarka: wszystko, co otacza planszę gry.

## Wszędzie

web-close = Zamknij
web-cancel = Anuluj
web-keep = Zachowaj
web-copy = Kopiuj
web-copied = Skopiowano.
web-home = Na stronę główną
web-pages = Strony
web-skip = Przejdź do treści
web-language = Język
web-atlas = Atlas
web-rules-of = Zasady: { $game }
web-rules = Zasady
web-game = Gra
web-games = Gry
web-name = Imię
web-seats = Miejsca
web-refused = To nie było możliwe.
web-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
web-broken = Coś tu poszło nie tak. Wczytaj stronę jeszcze raz: twoje gry są zachowane.
web-here-unstarted = W tej przeglądarce nie udało się zacząć gry. Wczytaj stronę jeszcze raz albo spróbuj w innej przeglądarce.
web-here-instead = W tej przeglądarce nie udało się zacząć gry, więc siedzisz przy stole na serwerze.
web-offline = Brak połączenia. Nic nie zginie; zaraz wracamy …
web-lost = Tu nic nie ma
web-lost-why = Może w linku jest błąd, a może tego, do czego prowadził, już nie ma.
web-somebody = ktoś
# The reader at a table, within sentences about everybody; those that need another form select on it.
web-own-name = { $name ->
   *[any] Ty
}

## Strona główna

web-headline = Pięć gier na obrusie świata
web-invitation = Usiądź od razu do gry z botami albo wyślij znajomym link. Bez konta, bez instalowania.
web-you-are = Nazywasz się { $name }.
web-your-name = Twoje imię
web-change-name = Zmień
web-play-now = Graj od razu
web-play-now-game = Graj od razu: { $game }
web-with-friends = Ze znajomymi
web-with-friends-game = Ze znajomymi: { $game }
web-seats-span = { $low }–{ $high } osób
web-my-tables = Moje stoły
web-open-tables = Otwarte stoły
web-no-open-tables = Nikt teraz nie czeka na innych. Otwórz stół widoczny dla wszystkich i zacznij.
web-more-open-tables = { $count ->
    [one] I jeszcze jeden starszy otwarty stół.
    [few] I jeszcze { $count } starsze otwarte stoły.
   *[many] I jeszcze { $count } starszych otwartych stołów.
}
web-licences = Licencje krojów pisma, flag, map i bibliotek
web-nobody-yet = jeszcze nikt
web-your-turn = Twój ruch
web-running = gra trwa
web-set-aside = odstawiony na bok
web-free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}

## Nowy stół

web-new-table = { $game }: nowy stół
web-company = Z kim?
web-company-friends = ze znajomymi, przez link
# $level is one of novice, steady, strong, master, grandmaster.
web-company-bots = z botami: { $level ->
    [novice] początkujący
    [steady] solidni
    [strong] mocni
    [master] mistrzowie
   *[grandmaster] arcymistrzowie
}
web-pace = Tempo
web-pace-word = { $pace ->
    [relaxed] spokojnie, bez zegara
    [live] na żywo, z zegarem na każdy ruch
   *[daily] korespondencyjnie, dzień na każdy ruch
}
web-more-wishes = Więcej ustawień
web-public = Wszyscy widzą stół i mogą się dosiąść
web-rated = Wynik liczy się do rankingu
web-hints-allowed = Podpowiedzi są dozwolone
web-open-table = Otwórz stół
web-start = Zaczynamy

## Poczekalnia

web-who-plays = Kto gra?
web-empty-seat = wolne miejsce
web-that-is-you = to ty
web-kept-for-you = miejsce czeka na ciebie
web-is-asked = czekamy na odpowiedź
web-join = Dołącz
web-not-now = Nie teraz
web-sit-here = Usiądź tutaj
web-seat-bot = Bot
web-clear-seat = Odeślij: { $name }
web-bot-level = Siła botów
web-level = { $level ->
    [novice] bot, początkujący
    [steady] bot, solidny
    [strong] bot, mocny
    [master] bot, mistrz
   *[grandmaster] bot, arcymistrz
}
web-fill-with-bots = { $count ->
    [one] Posadź bota na { $count } miejscu
    [few] Posadź boty na { $count } miejscach
    [many] Posadź boty na { $count } miejscach
   *[other] Posadź boty na { $count } miejsca
}
web-still-free = { $count ->
    [one] Jeszcze { $count } miejsce jest wolne.
    [few] Jeszcze { $count } miejsca są wolne.
    [many] Jeszcze { $count } miejsc jest wolnych.
   *[other] Jeszcze { $count } miejsca jest wolne.
}
web-stand-up = Wstań
web-take-a-seat = Zajmij miejsce, żeby zagrać, albo zostań i oglądaj.
web-invite = Zaproś znajomych
web-invite-how = Kto otworzy ten link, może się dosiąść. Telefonem zeskanuj kod.
web-link = Link do tego stołu
web-qr = Link jako kod do zeskanowania

## Przy stole

web-chairs = Kto siedzi przy stole
web-progress = { $where } · { $end }
web-ends-points = wygrywa najlepszy wynik
web-away = poza stołem
web-bot-holds = poza stołem, gra bot
web-is-thinking = ma ruch
web-watchers = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
    [many] { $count } osób ogląda
   *[other] { $count } osoby ogląda
}
web-place-points = { $place }. miejsce · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-waiting-for = Kolej: { $names }.
web-title-turn = ● Twój ruch: { $game }
web-you-watch = Oglądasz grę.
web-time-left = Pozostały czas: { $time }
web-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
web-hours = { $count } godz.
web-take-back = Cofnij
web-hint = Podpowiedź
web-master-would = Wybór mistrza: { $what }.
web-hint-best = Po tym mistrz spodziewa się najwięcej.
web-hint-only = Nic innego nie wchodzi w grę.
web-hint-even = Inne ruchy są mniej więcej równie dobre.
web-hint-better = Na koniec o około { $points } pkt więcej niż przy ruchu: { $other }.
web-lost-race = Za późno. Szybsza ręka: { $name }
web-tools = Narzędzia
web-sound = Dźwięk
web-notify = Powiadom, gdy będzie mój ruch
web-notify-on = Powiadomimy, gdy będzie twój ruch.
web-notify-off = Nie będzie już powiadomień.
web-notify-refused = Przeglądarka na to nie pozwala: zajrzyj do jej ustawień dla tej strony.
web-leave = Opuść stół
web-leave-why = Bot gra dalej za ciebie. Dopóki gra trwa, możesz wrócić na swoje miejsce.
web-bot-plays = Bot gra za ciebie.
web-sit-again = Usiądź z powrotem
web-beside = Obok stołu
web-story = Przebieg
web-story-cut = Wcześniejsze ruchy pominięto; powtórka pokaże je po zakończeniu gry.
web-chat = Czat
web-story-and-chat = Przebieg i czat
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-only-seated = Mówić mogą tu ci, którzy siedzą przy stole.
web-say = Powiedz coś
web-send = Wyślij
web-reactions = Okrzyki
web-reaction = { $reaction ->
    [bravo] Brawo!
    [ouch] Auć!
    [hm] Hm …
    [laugh] Ha, ha!
    [hurry] Tik-tak …
   *[thanks] Dzięki!
}
web-table-gone = Tego stołu już nie ma
web-stranded-title = Te strony nie znają zasad tej partii
web-stranded = Partia zostaje na tym urządzeniu taka, jaka jest. Strony, które znają jej zasady, poprowadzą ją dalej; do tego czasu możesz zapisać jej przebieg.
web-table-set-aside = Ten stół odstawiono na bok
web-bot-stuck-title = Bot nie może grać dalej
web-bot-stuck = Jego ruch nie udał się kilka razy z rzędu, więc więcej nie próbuje. Partia zostaje taka, jaka jest; wczytaj stronę jeszcze raz, a spróbuje ponownie.
web-bot-stuck-novice = Oddaj jego miejsce początkującemu

## Klawisze

web-shortcuts = Skróty klawiszowe
web-key-main = zatwierdź: naciśnij główny przycisk
web-key-skip = pominąć to, co się właśnie rozgrywa
web-key-take-back = cofnij swój wybór
web-key-hint = poproś o podpowiedź
web-key-explain = wyjaśnij kartę albo liczbę
web-key-rules = przeczytaj zasady
web-key-chat = powiedz coś
web-key-story = pokaż przebieg gry
web-key-sound = włącz lub wyłącz dźwięk
web-key-shortcuts = pokaż tę listę

## Co się rozgrywa

web-skip-scene = Pomiń
web-scene = { $kind ->
    [reveal] Karty są odkrywane.
    [trick] Czyja to lewa?
    [count] Liczymy symbole.
    [turn] Szereg jest odwracany.
    [roll] Kości się toczą.
    [ends] Co przyniosła runda.
    [deal] Karty są rozdawane.
   *[other] Zobacz, co się dzieje.
  }
web-tally = Koniec rundy { $round }
web-tally-close = Dalej
web-missed = W tym czasie
web-tempo = Tempo scen
web-tempo-word = { $tempo ->
    [slow] wolne
   *[normal] zwykłe
    [quick] szybkie
    [none] bez scen
  }

## Koniec gry

web-result = Wynik
web-you-won = Wygrywasz!
web-rematch = Jeszcze raz
web-to-rematch = Do następnej gry
web-rematch-asked = { $name } chce zagrać jeszcze raz.
web-replay = Obejrzyj jeszcze raz
web-keep-log = Pobierz zapis gry
web-other-game = Inna gra
web-fairness = Czy losowania były uczciwe?
web-fairness-why = Przed pierwszym losowaniem ten stół pokazał skrót sekretu, który rozstrzyga każde losowanie. Teraz sekret jest jawny, a twoja przeglądarka może sprawdzić, że po drodze nic nie zmieniono.
web-fairness-check = Sprawdź każde losowanie

## Powtórka

web-replay-of = { $game }: powtórka
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-play = Odtwórz
web-replay-pause = Zatrzymaj
web-replay-next = Krok dalej
web-replay-last = Na koniec
web-replay-step = Krok
web-eyes = Kto patrzy
web-eyes-all = osoba, która ma ruch, z odkrytymi kartami
web-eyes-spectator = widz

## Ludzie

web-about-me = O tobie
web-my-record = Moje gry i rankingi
web-my-record-alone = Moje gry
web-record-alone = To wszystko zostało rozegrane w tej przeglądarce i jest zapisane tylko tutaj.
web-record-away = Nie ma połączenia z serwerem: to są gry z tego urządzenia. Pozostałe wrócą razem z nim.
web-my-colour = Mój kolor
web-colour = { $colour ->
    [red] czerwony
    [orange] pomarańczowy
    [amber] bursztynowy
    [lime] limonkowy
    [green] zielony
    [teal] morski
    [sky] błękitny
    [blue] niebieski
    [indigo] indygo
    [violet] fioletowy
    [pink] różowy
   *[brown] brązowy
}
web-find-again = Wróć z innego urządzenia
web-find-again-why = Na razie zna cię tylko ta przeglądarka. Klucz dostępu albo tajny link zaprowadzi cię do twoich stołów na każdym urządzeniu.
web-is-kept = Możesz wrócić do swoich stołów na każdym urządzeniu.
web-make-passkey = Utwórz klucz dostępu
web-use-passkey = Mam klucz dostępu
web-make-link = Utwórz tajny link
web-link-why = Kto otworzy ten link, staje się tobą. Strzeż go jak klucza; nowy go zastąpi.
web-recovery-link = Tajny link
web-kept = Klucz dostępu jest zapisany.
web-passkey-none = Nie podano klucza dostępu.
web-recover = Witaj z powrotem
web-recover-why = Ten link czyni tę przeglądarkę twoją: twoje imię, twoje stoły, twoje rankingi.
web-recover-yes = Tak, to ja
web-my-data = Moje dane
web-my-data-what = Twoje imię, twój kolor, twoje gry, twoje wypowiedzi przy stołach, twoi znajomi, osoby wyciszone i zablokowane oraz przeglądarki, w których chcesz dostawać powiadomienia. Nic więcej nie jest przechowywane.
web-export = Pobierz wszystko
web-forget = Usuń wszystko
web-forget-why = Twoje imię, twoje słowa i rankingi zostaną trwale usunięte, a twoje miejsca zwolnione. Tego nie można cofnąć.
web-forget-alone-why = Twoje imię, ustawienia i wszystkie gry w tej przeglądarce zostaną trwale usunięte. Tego nie można cofnąć.
web-since = tutaj od { $date }
web-played = zagrane
web-won = wygrane
web-rating = ranking
web-recent = Ostatnie gry
web-nothing-finished = Jeszcze żadnej skończonej gry.
web-nobody-there = Nikogo tu nie ma

## Atlas

web-search = Kraj lub stolica
web-continent = Kontynent
web-all-continents = Wszystkie kontynenty
web-found = { $count ->
    [one] { $count } kraj
    [few] { $count } kraje
    [many] { $count } krajów
   *[other] { $count } kraju
}
web-map = Mapa świata
web-map-of = Mapa świata, zaznaczony kraj: { $country }
web-decks = Gry do wydrukowania
web-decks-what = Każda gra jako PDF do wydrukowania i wycięcia, w twoim języku.
web-decks-alone = Na tych stronach ich nie ma. Kto ma zainstalowane Mappamundi, robi je poleceniem „mappamundi print”.
web-decks-away = Pochodzą z serwera, z którym nie ma teraz połączenia.

## Nauka przez grę

web-learn = Ucz się, grając
web-learn-game = Ucz się, grając: { $game }
web-learn-why = Tak najszybciej poznasz grę: w krótkiej partii, która wszystko wyjaśnia we właściwej chwili.
web-learn-teacher = Twój przewodnik
web-learn-understood = Rozumiem
web-learn-show = Pokaż dobry ruch
web-learn-stop = Zakończ lekcję
web-learn-on = Po prostu graj. Odezwę się, gdy zdarzy się coś nowego.
web-learn-end = Znasz już tę grę! Następna będzie na poważnie.
web-learn-play-on = Graj dalej
web-learn-real = Prawdziwa gra
web-learn-progress = Poznane: { $seen } z { $count }
web-key-understood = potwierdź, że rozumiesz wyjaśnienie

## Ktoś przy stole i zgłaszanie

web-about = O graczu { $name }
web-profile = Gry i rankingi
web-report = Zgłoś tę osobę
web-report-reason = { $reason ->
    [words] Raniące słowa
    [name] Obraźliwe imię
    [cheating] Oszustwo
    [leaving] Odchodzenie lub przeciąganie
   *[other] Coś innego
}
web-report-text = Co się stało? (nieobowiązkowo)
web-report-read = Przeczytają to tylko prowadzący ten serwer, razem z tym, co powiedziano przy stole.
web-report-send = Wyślij zgłoszenie
web-reported = Dziękujemy. Zgłoszenie zostało wysłane.

## Klucze dostępu i wylogowanie

web-passkey = Klucz dostępu
web-passkeys = Moje klucze dostępu
web-passkey-made = utworzony { $date }
web-passkey-used = ostatnio użyty { $date }
web-passkey-remove = Usuń: { $name }
web-passkey-remove-why = Ten klucz nie przywiedzie cię już z powrotem. Usuń go też na swoim urządzeniu.
web-remove = Usuń
web-forget-link = Wycofaj tajny link
web-link-forgotten = Tajny link stracił ważność.
web-sign-out = Wyloguj
web-sign-out-what = Ta przeglądarka stanie się kimś nowym; albo każda, która cię zna.
web-sign-out-device = Usuń też gry z tego urządzenia. Jeśli zostaną, znajdzie je tutaj następna osoba, która zagra w tej przeglądarce.
web-sign-out-here = Wyloguj tutaj
web-sign-out-everywhere = Wyloguj wszędzie
web-sign-out-stays = { $count ->
    [0] Tajny link nadal przywiedzie cię z powrotem.
    [one] { $link ->
        [yes] Klucz dostępu i tajny link nadal przywiodą cię z powrotem.
       *[no] Klucz dostępu nadal przywiedzie cię z powrotem.
    }
    [few] { $link ->
        [yes] Twoje { $count } klucze dostępu i tajny link nadal przywiodą cię z powrotem.
       *[no] Twoje { $count } klucze dostępu nadal przywiodą cię z powrotem.
    }
    [many] { $link ->
        [yes] Twoje { $count } kluczy dostępu i tajny link nadal przywiodą cię z powrotem.
       *[no] Twoje { $count } kluczy dostępu nadal przywiedzie cię z powrotem.
    }
   *[other] { $link ->
        [yes] Twoje { $count } klucza dostępu i tajny link nadal przywiodą cię z powrotem.
       *[no] Twoje { $count } klucza dostępu nadal przywiodą cię z powrotem.
    }
}
web-sign-out-lost = Nie masz klucza dostępu ani tajnego linku: nic nie przywiedzie cię z powrotem.

## Prowadzenie serwera

web-admin = Prowadzenie tego serwera
web-admin-token = Hasło
web-admin-enter = Wejdź
web-admin-leave = Wyjdź
web-admin-lasting = Środki obowiązują
web-admin-hours = { $hours ->
    [0] na stałe
    [1] godzinę
    [24] dzień
    [168] tydzień
   *[720] trzydzieści dni
}
web-admin-closed = Pokaż załatwione
web-admin-reports = Zgłoszenia
web-admin-no-reports = Nic tu nie ma.
web-admin-report = Zgłoszenie: { $name }
web-admin-told-by = zgłasza { $name }, { $when }
web-admin-table = stół
web-admin-said = Co tam powiedziano
web-admin-mute = Odbierz głos
web-admin-ban = Zakaż wstępu
web-admin-ban-address = Zakaż wstępu z adresem
web-admin-close-table = Zamknij stół
web-admin-done = Załatwione
web-admin-measures = Co obowiązuje
web-admin-no-measures = Wszyscy mogą mówić i wchodzić.
web-admin-kind = { $kind ->
    [mute] Odebrany głos
   *[ban] Zakaz wstępu
}
web-admin-person = osoba
web-admin-until = do { $when }
web-admin-lift = Cofnij
web-admin-address = Zakaż wstępu z adresu
web-admin-table-link = Zamknij stół z tego linku

# The star beside the points of whoever is ahead, or has won.
web-first = Na prowadzeniu

## Karty i liczby, które się tłumaczą

web-why = dlaczego?
web-why-points = Skąd są punkty
# $name is whose points they are.
web-why-points-of = Skąd są punkty: { $name }

## Bez serwera

web-together = Z innymi
web-away-tables = Jesteś offline. Gry z botami, lekcje, zasady i atlas działają jak zawsze; stoły z innymi wrócą razem z siecią.
web-away-page = Do tego potrzebny jest serwer
web-away-page-why = W tej chwili nie można się z nim połączyć. Nic nie zginie; tymczasem możesz grać z botami.
web-try-again = Spróbuj jeszcze raz
web-away-me = To, co serwer o tobie wie (znajomi, klucze dostępu, wyniki), wróci, gdy tylko da się z nim połączyć.
web-alone = Do tego potrzebny jest serwer
web-needs-server = Za tymi stronami nie stoi żaden serwer. Gry z botami, lekcje, zasady i atlas są tu w całości; żeby grać z innymi, ktoś musi uruchomić serwer.
web-alone-invitation = Usiądź od razu do gry z botami. Bez konta, bez instalowania, i nic nie opuszcza tego urządzenia.
web-alone-me = Twoje imię, ustawienia i gry są zapisane w tej przeglądarce i nigdzie indziej.
web-set-up = Wybierz opcje
web-set-up-game = Wybierz opcje: { $game }
web-newer = Jest nowa wersja.
web-newer-take = Odśwież
