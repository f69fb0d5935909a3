# Co mówi się o ludziach, ich danych i zapytaniach ich przeglądarek.

## Imiona

name-empty = Imię musi mieć przynajmniej jedną literę.
name-long = Imię może mieć co najwyżej tyle liter: { $most }.
name-unseen = To imię zawiera niewidoczne znaki albo zbyt wiele znaków nad jedną literą.
name-mixed = Jedno ze słów tego imienia łączy litery z podobnych do siebie alfabetów.

## Jak wrócić na innym urządzeniu

recovery-unknown = Ten link odzyskiwania już nie działa albo nigdy nie działał.
passkey-wrong = Ten klucz dostępu nie zdołał potwierdzić, kim jesteś.
passkey-unknown = Nikt tutaj nie ma tego klucza dostępu.
passkey-late = Trwało to zbyt długo albo zostało już zrobione. Spróbuj jeszcze raz.
passkey-enough = Jedna osoba może mieć najwyżej { $most ->
    [one] jeden klucz
    [few] { $most } klucze
    [many] { $most } kluczy
   *[other] { $most } klucza
} dostępu.
passkey-needs-name = Klucze dostępu wymagają serwera, który ma nazwę, a nie tylko numer w sieci.

## Zapytania

bad-origin = To zapytanie pochodzi ze strony, która nie należy do tego serwera.
too-many-requests = To za dużo naraz z jednego adresu. Poczekaj chwilę.
server-busy = Właśnie dużo się tu dzieje. Spróbuj ponownie za chwilę.
metrics-not-shown = Liczby tego serwera nie są tu pokazywane.
api-not-found = Pod tym adresem nic nie ma.
api-no-method = Pod tym adresem nie da się tego zrobić.
api-not-json = Treścią tego zapytania musi być JSON.
api-too-long = Treść tego zapytania jest dłuższa niż { $most } bajtów.
api-bad-body = Treść tego zapytania nie jest tym, czego się tu oczekuje ({ $reason }).
api-unknown-parameter = Parametr „{ $name }” jest tu nieznany albo podany dwa razy.
api-missing-parameter = Brakuje parametru „{ $name }”.
api-bad-value = Parametr „{ $name }” nie może mieć tej wartości ({ $reason }).
unknown-person = Nikt nie jest znany pod tym identyfikatorem.

## Powtórki

replay-running = Dopóki gra trwa, można ją oglądać tylko z własnego miejsca albo jako widz.
replay-no-seat = Przy tym stole nie ma takiego miejsca.
replay-not-begun = Ta gra jeszcze się nie zaczęła.
somebody = ktoś

## Zgłoszenia i co z nich wynika

report-self = Nie możesz zgłosić samego siebie.
report-not-here = Zgłosić można tylko osobę, która była z tobą przy tym stole.
report-made = Ta osoba została już przez ciebie zgłoszona przy tym stole.
report-enough = Liczba zgłoszeń wysłanych dziś przez ciebie: { $most }. Poczekaj do jutra.
report-unknown = Nie ma takiego zgłoszenia.
measure-unknown = Nie ma takiego środka.
measure-against-nobody = Powiedz, przeciw komu: zgłoszenie, osoba albo adres.
address-unknown = { $address } nie jest adresem w sieci.
admin-only = To hasło nie pasuje.

# Bringing a game
bring-nothing = Nie ma czego kontynuować: ta gra się skończyła albo jeszcze się nie zaczęła.
bring-not-bots = Można tu przenieść tylko grę jednej osoby przeciw botom.
bring-again = Tę grę przeniesiono już wcześniej na serwer.
