# Was über Menschen, ihre Daten und die Anfragen ihrer Browser gesagt wird.

## Namen

name-empty = Ein Name braucht mindestens einen Buchstaben.
name-long = Ein Name hat höchstens { $most } Buchstaben.
name-unseen = Dieser Name enthält unsichtbare Zeichen oder zu viele Zeichen über einem Buchstaben.
name-mixed = Ein Wort dieses Namens mischt Buchstaben aus Alphabeten, die einander ähneln.

## Wiedergefunden werden

recovery-unknown = Dieser Wiederherstellungslink gilt nicht mehr, oder er galt noch nie.
passkey-wrong = Dieser Passkey konnte nicht beweisen, wer du bist.
passkey-unknown = Niemand hier hat diesen Passkey.
passkey-late = Das hat zu lange gedauert oder war schon erledigt. Bitte versuche es noch einmal.
passkey-enough = Mehr als { $most ->
    [one] einen Passkey
   *[other] { $most } Passkeys
} kann niemand haben.
passkey-needs-name = Passkeys brauchen einen Server mit einem Namen, nicht nur mit einer Nummer im Netz.

## Anfragen

bad-origin = Diese Anfrage kommt von einer Seite, die nicht zu diesem Server gehört.
too-many-requests = Das ist zu viel auf einmal von einer Adresse. Bitte warte einen Augenblick.
server-busy = Hier ist gerade sehr viel los. Bitte versuche es gleich noch einmal.
metrics-not-shown = Die Zahlen dieses Servers werden hier nicht gezeigt.
api-not-found = Unter dieser Adresse gibt es nichts.
api-no-method = Das geht unter dieser Adresse nicht.
api-not-json = Der Inhalt dieser Anfrage muss JSON sein.
api-too-long = Der Inhalt dieser Anfrage ist länger als { $most } Bytes.
api-bad-body = Der Inhalt dieser Anfrage ist nicht das, was hier erwartet wird ({ $reason }).
api-unknown-parameter = Den Parameter „{ $name }“ gibt es hier nicht, oder er steht doppelt.
api-missing-parameter = Der Parameter „{ $name }“ fehlt.
api-bad-value = Der Parameter „{ $name }“ kann diesen Wert nicht haben ({ $reason }).
unknown-person = Unter dieser Kennung ist niemand bekannt.

## Nachspielen

replay-running = Solange ein Spiel läuft, kann man es nur vom eigenen Platz aus oder als Zuschauer ansehen.
replay-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
replay-not-begun = Dieses Spiel hat noch nicht begonnen.
somebody = jemand

## Meldungen, und was daraus folgt

report-self = Dich selbst kannst du nicht melden.
report-not-here = Melden kannst du nur, wer mit dir an diesem Tisch war.
report-made = An diesem Tisch hast du diese Person schon gemeldet.
report-enough = Du hast heute schon { $most } Meldungen geschickt. Bitte warte bis morgen.
report-unknown = Diese Meldung gibt es nicht.
measure-unknown = Diese Maßnahme gibt es nicht.
measure-against-nobody = Sag, gegen wen: eine Meldung, eine Person oder eine Adresse.
address-unknown = { $address } ist keine Adresse im Netz.
admin-only = Dieses Kennwort passt nicht.

# Bringing a game
bring-nothing = Hier gibt es nichts weiterzuspielen: Dieses Spiel ist zu Ende oder hat noch nicht begonnen.
bring-not-bots = Nur ein Spiel, das eine Person gegen Bots spielt, kann hierher mitgebracht werden.
bring-again = Dieses Spiel wurde schon einmal zu einem Server gebracht.
