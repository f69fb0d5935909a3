### Farsi chiamare quando nessuna pagina è aperta.

push-your-turn = Tocca a te.
push-reminder = Gli altri ti ricordano che tocca a te.
push-service-unknown = Questo server non manda niente a quel servizio di notifiche.
push-keys-unreadable = Con queste chiavi non si può sigillare niente.
push-host-unsafe = { $host } non è il nome di un servizio di notifiche. Scrivilo come push.example.org o *.example.org.
web-calls = Farsi chiamare
web-calls-what = Quando tocca a te, gli altri aspettano e nessuna nostra pagina è aperta, questo browser può avvisarti. Il messaggio passa dal servizio di notifiche di chi produce il browser, sigillato in modo che solo questo browser possa leggerlo, e non dice niente delle tue carte.
web-calls-cannot = Questo browser non può essere chiamato. Su un telefono spesso si può, dopo aver aggiunto la pagina alla schermata iniziale.
web-call-me = Chiamami in questo browser
web-call-me-no-more = Qui non chiamarmi più
web-called-in = Dove ti chiamiamo
web-called-since = inizio: { $date }
web-call-remove = { $name }: lì non chiamarmi più
web-some-browser = Un browser
web-notify-always = Ti avvisiamo quando tocca a te, anche se nessuna pagina è aperta.
