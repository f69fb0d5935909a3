### Co mówi serwer stołów.

# Otwieranie i znajdowanie stołów
no-such-table = Nie ma takiego stołu.
too-many-tables = Masz już { $most } stołów; najpierw zakończ lub opuść któryś.
too-many-tables-here = Liczba nieskończonych stołów założonych z twojego adresu to już { $most }; najpierw skończ grę przy jednym z nich albo od niego odejdź.
too-many-watched = Oglądasz już { $most } stołów.
too-many-words = To dużo słów naraz; stół tego nie usłyszał. Poczekaj chwilę.
rated-without-hints = Przy stole rankingowym nie ma podpowiedzi.
rated-without-bots = Przy stole rankingowym siedzą tylko ludzie.
table-set-aside = Ten stół na razie nie może grać dalej i został odstawiony na bok. Nic nie przepadło: serwer spróbuje ponownie przy następnym uruchomieniu.
not-kept = Nie udało się tego zapisać, więc się nie wydarzyło. Spróbuj jeszcze raz.
store-full = Dysk serwera jest pełny, więc na razie niczego nie da się zapisać. Gra potoczy się dalej, gdy tylko znajdzie się miejsce.
store-read-only = Serwer nie może teraz pisać do swojego magazynu, więc niczego nie da się zapisać. Gra potoczy się dalej, gdy tylko będzie mógł.
store-damaged = Magazyn serwera jest uszkodzony, więc niczego nie da się zapisać. Gra potoczy się dalej, gdy tylko zostanie naprawiony.
store-away = Magazyn serwera na razie nie odpowiada. Gra potoczy się dalej, gdy tylko odpowie.
table-away = Węzeł, który prowadzi ten stół, na razie nie odpowiada. Spróbuj ponownie za chwilę.
table-is-closed = Ten stół został zamknięty przez prowadzących serwer.
muted = Prowadzący serwer odebrali ci głos.
banned = Prowadzący serwer nie dopuszczają cię do stołów.

# Miejsca
table-is-open = Gra jeszcze się nie zaczęła.
table-has-begun = Gra już się zaczęła.
table-is-over = Gra jest skończona.
table-is-not-over = Gra jeszcze się nie skończyła.
table-is-full = Wszystkie miejsca są zajęte.
seats-are-empty = Są jeszcze wolne miejsca.
people-not-agreed = { $count ->
    [one] { $count } osoba jeszcze nie zgodziła się grać.
    [few] { $count } osoby jeszcze nie zgodziły się grać.
    [many] { $count } osób jeszcze nie zgodziło się grać.
   *[other] { $count } osoby jeszcze nie zgodziło się grać.
}
people-away = { $count ->
    [one] { $count } osoby nie ma przy stole, a zegar ruszyłby bez niej.
    [few] { $count } osób nie ma przy stole, a zegar ruszyłby bez nich.
    [many] { $count } osób nie ma przy stole, a zegar ruszyłby bez nich.
   *[other] { $count } osoby nie ma przy stole, a zegar ruszyłby bez nich.
}
seat-is-taken = Miejsce { $seat } jest zajęte.
seat-is-empty = Miejsce { $seat } jest puste.
seat-is-held = Bot trzyma twoje miejsce; usiądź ponownie, aby grać.
seated-already = Już siedzisz przy tym stole.
not-seated = Nie siedzisz przy tym stole.
only-the-host = To wolno tylko osobie, która otworzyła stół.
rematch-is-open = Następny stół jest już otwarty.

# Działanie
malformed = Tej wiadomości nie da się zrozumieć: { $reason }
version-stale = Stół poszedł dalej; spójrz jeszcze raz.
version-unknown = Stół jeszcze tak daleko nie zaszedł.
not-open-yet = Za wcześnie.
claim-pending = Już po coś sięgasz.
bad-saying = Tego nie można powiedzieć.
hints-not-allowed = Przy tym stole nie ma podpowiedzi.
hint-failed = Żadna podpowiedź nie przychodzi do głowy.
hint-laid-well = Wszystko leży tak, jak położyłby mistrz.

# Co opowiada sam stół
seat-timed-out = { $seat ->
    [Ty] Twój czas minął
   *[other] Czas minął ({ $seat })
}; zdecydował bot.
seat-held = { $seat ->
    [Ty] Za ciebie gra teraz bot
   *[other] Teraz gra bot, w zastępstwie: { $seat }
}.
seat-returned = { $seat ->
    [Ty] Wracasz
   *[other] { $seat } wraca
} do gry.
game-brought = { $seat ->
    [Ty] Tę grę zaczęto na twoim urządzeniu
   *[other] Tę grę zaczęto na urządzeniu, z którego gra { $seat }
}.
bot-replaced = { $seat ->
    [Ty] Bot na twoim miejscu
   *[other] Bot ({ $seat })
} nie mógł grać dalej; gra słabszy.

# Prowadzenie serwera
site-not-built = Serwer działa, ale strony dla przeglądarki nie zostały zbudowane.
unknown-store = Nie ma takiego magazynu danych. Możliwe: { $offered }.
store-unusable = Nie można użyć magazynu danych { $store }: { $reason }
store-is-newer = Magazynu danych używało ostatnio nowsze Mappamundi (schemat { $theirs }); to zna schemat { $ours }.
store-not-upgraded = Nie udało się zaktualizować magazynu danych; pozostał taki, jaki był: { $reason }
store-in-use = Inny proces używa { $path } i tylko on może tam pisać. Najpierw zatrzymaj serwer.
bus-without-postgres = Kilka węzłów potrzebuje wspólnego magazynu: razem z --bus podaj --store postgresql://….
processes-without-bus = Kilka procesów to węzły, które rozmawiają przez magistralę: razem z --processes podaj --bus nats://… i --store postgresql://….
trial-store = Na próbę działa PostgreSQL w { $folder }, dopóki nie zatrzymasz serwerów. Twoje stoły zostaną tam na następną próbę.
trial-bus = Na próbę działa na tym komputerze NATS, dopóki nie zatrzymasz serwerów; nikt inny się z nim nie połączy.
bus-unusable = Nie można użyć magistrali między węzłami: { $reason }
cluster-no-extra = Kilka węzłów potrzebuje dodatku „{ $extra }”: pip install "mappamundi[{ $extra }]"
bad-setting = Tak tego nie można ustawić: { $reason }
unknown-log-level = Nie ma takiego poziomu dziennika: { $level }.
cannot-listen = Portu { $port } nie można użyć: { $reason }
secret-is-open = Inni mogą czytać { $path }. Ustaw prawa 0600, tylko dla siebie.
secret-is-short = { $path } jest za krótki na sekret. Usuń go, a powstanie nowy.
production-without-origin = W środowisku produkcyjnym podaj przez --origin adres, pod którym przeglądarki znają serwer.
production-without-https = W środowisku produkcyjnym { $origin } musi zaczynać się od https://.
production-trusts-all = W trybie produkcyjnym wolno ufać tylko wskazanym serwerom proxy; przy { $proxy } mógłby nim być każdy.
origin-is-none = { $origin } to nie adres strony. Zapisz go na wzór https://play.example.org.
origin-not-as-browsers = Żadna przeglądarka nie zapisuje adresu tak: { $origin }. Napisz zamiast tego { $written }.
production-hasty-bots = W środowisku produkcyjnym boty grają bez pośpiechu.
admin-token-short = Hasło prowadzących serwer musi mieć co najmniej tyle znaków: { $least }.
host-others = Inni w twojej sieci otwierają { $address }
host-stop = Ctrl-C zatrzymuje serwer; każda gra zostaje zachowana.
exported = { $rows ->
    [one] Jeden wiersz jest
    [few] { $rows } wiersze są
    [many] { $rows } wierszy jest
   *[other] { $rows } wiersza jest
} teraz w { $path }. Plik zawiera sekrety: zachowaj go dla siebie.
imported = Z { $path } { $tables ->
    [one] przejęto jeden stół
    [few] przejęto { $tables } stoły
    [many] przejęto { $tables } stołów
   *[other] przejęto { $tables } stołu
}.
export-broken = Wiersz { $number } nie jest niczym, co zapisuje `mappamundi export`.
export-there-already = Część tego jest już w magazynie; nic nie zostało przejęte.
export-without-end = W tym pliku brakuje końca, a może i czegoś więcej; nic nie zostało przejęte.
export-changed = Ten plik nie jest taki, jaki zapisało `mappamundi export`; nic nie zostało przejęte.
export-is-old = Ten plik pochodzi ze starszej wersji i nie mówi, czy jest cały. Jeśli masz pewność, przejmij go z --unsealed.
exporting = Zapisywanie…
importing = Przejmowanie…
backed-up = Wszystko jest teraz także w { $path }.
backup-is-its-own = PostgreSQL ma własne sposoby tworzenia kopii, na przykład pg_dump.
no-store-there = Nie ma { $path }.
file-exists = { $path } już istnieje.
