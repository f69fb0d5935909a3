# Wat er over mensen, hun gegevens en de verzoeken van hun browsers wordt gezegd.

## Namen

name-empty = Een naam heeft minstens één letter.
name-long = Een naam heeft hoogstens { $most } letters.
name-unseen = Deze naam bevat onzichtbare tekens, of te veel tekens op één letter.
name-mixed = Een woord van deze naam mengt letters uit alfabetten die op elkaar lijken.

## Teruggevonden worden

recovery-unknown = Deze herstellink geldt niet meer, of heeft nooit gegolden.
passkey-wrong = Deze passkey kon niet bewijzen wie je bent.
passkey-unknown = Niemand hier heeft deze passkey.
passkey-late = Dat duurde te lang, of was al gedaan. Probeer het nog eens.
passkey-enough = Meer dan { $most ->
    [one] één passkey
   *[other] { $most } passkeys
} kan niemand hebben.
passkey-needs-name = Passkeys hebben een server met een naam nodig, niet alleen met een nummer op het netwerk.

## Verzoeken

bad-origin = Dit verzoek komt van een pagina die niet bij deze server hoort.
too-many-requests = Dat is te veel tegelijk van één adres. Wacht even.
server-busy = Het is hier nu erg druk. Probeer het zo nog eens.
metrics-not-shown = De cijfers van deze server worden hier niet getoond.
api-not-found = Op dit adres is niets.
api-no-method = Dat kan niet op dit adres.
api-not-json = De inhoud van dit verzoek moet JSON zijn.
api-too-long = De inhoud van dit verzoek is langer dan { $most } bytes.
api-bad-body = De inhoud van dit verzoek is niet wat hier wordt verwacht ({ $reason }).
api-unknown-parameter = De parameter “{ $name }” is hier onbekend, of staat er twee keer.
api-missing-parameter = De parameter “{ $name }” ontbreekt.
api-bad-value = De parameter “{ $name }” kan deze waarde niet hebben ({ $reason }).
unknown-person = Onder deze id is niemand bekend.

## Terugkijken

replay-running = Zolang een spel bezig is, kun je het alleen vanaf je eigen plaats bekijken, of als toeschouwer.
replay-no-seat = Die plaats is er niet aan deze tafel.
replay-not-begun = Dit spel is nog niet begonnen.
somebody = iemand

## Meldingen, en wat ermee gebeurt

report-self = Je kunt jezelf niet melden.
report-not-here = Je kunt alleen iemand melden die met jou aan deze tafel zat.
report-made = Je hebt deze persoon aan deze tafel al gemeld.
report-enough = Je hebt vandaag al { $most } meldingen gestuurd. Wacht tot morgen.
report-unknown = Die melding bestaat niet.
measure-unknown = Die maatregel bestaat niet.
measure-against-nobody = Zeg tegen wie: een melding, een persoon of een adres.
address-unknown = { $address } is geen adres op het netwerk.
admin-only = Dit wachtwoord klopt niet.

# Een spel meebrengen
bring-nothing = Hier valt niets verder te spelen: dit spel is afgelopen of nog niet begonnen.
bring-not-bots = Alleen een spel van één persoon tegen bots kan hierheen worden meegebracht.
bring-again = Dit spel is al eens naar een server gebracht.
