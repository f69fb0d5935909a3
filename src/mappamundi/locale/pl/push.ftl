### Powiadomienia, gdy żadna strona nie jest otwarta.

push-your-turn = Twój ruch.
push-reminder = Inni przypominają: teraz twój ruch.
push-service-unknown = Ten serwer niczego nie wysyła do tej usługi powiadomień.
push-keys-unreadable = To nie są klucze, którymi dałoby się cokolwiek zapieczętować.
push-host-unsafe = { $host } to nie jest nazwa usługi powiadomień. Napisz ją na przykład tak: push.example.org albo *.example.org.
web-calls = Powiadomienia
web-calls-what = Gdy przychodzi twój ruch, inni czekają, a żadna nasza strona nie jest otwarta, ta przeglądarka może dać ci znać. Wiadomość idzie przez usługę powiadomień producenta przeglądarki, zapieczętowana tak, że tylko ta przeglądarka może ją odczytać, i nie zdradza twoich kart.
web-calls-cannot = W tej przeglądarce nie da się wysyłać powiadomień. Na telefonie często można, gdy strona zostanie dodana do ekranu głównego.
web-call-me = Powiadamiaj w tej przeglądarce
web-call-me-no-more = Nie powiadamiaj już tutaj
web-called-in = Gdzie dostajesz powiadomienia
web-called-since = od { $date }
web-call-remove = { $name }: nie powiadamiaj już tam
web-some-browser = Przeglądarka
web-notify-always = Powiadomimy, gdy będzie twój ruch, także gdy żadna strona nie jest otwarta.
