### Een seintje krijgen als er geen pagina open is.

push-your-turn = Je bent aan de beurt.
push-reminder = De anderen herinneren je eraan dat je aan de beurt bent.
push-service-unknown = Naar die pushdienst stuurt deze server niets.
push-keys-unreadable = Dit zijn geen sleutels waarmee iets verzegeld kan worden.
push-host-unsafe = { $host } is geen naam van een pushdienst. Schrijf die als push.example.org of *.example.org.
web-calls = Seintjes
web-calls-what = Als je aan de beurt bent, anderen wachten en er geen pagina van ons open is, kan deze browser het je laten weten. Het bericht gaat via de pushdienst van de browsermaker, verzegeld zodat alleen deze browser het kan lezen, en verraadt niets over je kaarten.
web-calls-cannot = In deze browser kun je geen seintje krijgen. Op een telefoon lukt het vaak wel als de pagina op het beginscherm staat.
web-call-me = Geef me hier een seintje
web-call-me-no-more = Hier geen seintjes meer
web-called-in = Waar je een seintje krijgt
web-called-since = sinds { $date }
web-call-remove = { $name }: daar geen seintjes meer
web-some-browser = Een browser
web-notify-always = Je krijgt een seintje als je aan de beurt bent, ook als er geen pagina open is.
