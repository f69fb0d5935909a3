### Gerufen werden, wenn keine Seite offen ist.

push-your-turn = Du bist dran.
push-reminder = Die anderen haben dich erinnert: Du bist dran.
push-service-unknown = An diesen Pushdienst schickt dieser Server nichts.
push-keys-unreadable = Das sind keine Schlüssel, für die sich etwas versiegeln ließe.
push-host-unsafe = { $host } ist kein Name eines Pushdienstes. Schreib ihn wie push.example.org oder *.example.org.
web-calls = Gerufen werden
web-calls-what = Wenn du dran bist, andere warten und keine Seite von uns offen ist, kann dieser Browser es dir sagen. Die Nachricht geht über den Pushdienst des Browserherstellers, versiegelt, sodass nur dieser Browser sie lesen kann, und verrät nichts über deine Karten.
web-calls-cannot = In diesem Browser kannst du nicht gerufen werden. Auf einem Telefon geht es oft, sobald die Seite auf dem Startbildschirm liegt.
web-call-me = Ruf mich in diesem Browser
web-call-me-no-more = Ruf mich hier nicht mehr
web-called-in = Wo du gerufen wirst
web-called-since = seit { $date }
web-call-remove = { $name }: Ruf mich dort nicht mehr
web-some-browser = Ein Browser
web-notify-always = Du wirst gerufen, wenn du dran bist, auch wenn keine Seite offen ist.
