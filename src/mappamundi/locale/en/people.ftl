# What is said about people, their data and the requests of their browsers.

## Names

name-empty = A name needs at least one letter.
name-long = A name has at most { $most } letters.
name-unseen = This name holds letters that cannot be seen, or too many marks on one of them.
name-mixed = A word of this name mixes letters of alphabets that look alike.

## To be found again

recovery-unknown = This recovery link is not good any more, or it never was.
passkey-wrong = This passkey could not prove who you are.
passkey-unknown = Nobody here has this passkey.
passkey-late = That took too long, or it was done before. Please try once more.
passkey-enough = { $most ->
    [one] One passkey is
   *[other] { $most } passkeys are
} the most that one person can have.
passkey-needs-name = Passkeys need a server that has a name, not only a number on the network.

## Requests

bad-origin = This request comes from a page that does not belong to this server.
too-many-requests = That is too much at once from one address. Please wait a moment.
server-busy = Very much is going on here just now. Please try again in a moment.
metrics-not-shown = The figures of this server are not shown here.
api-not-found = There is nothing at this address.
api-no-method = This cannot be done at this address.
api-not-json = The content of this request must be JSON.
api-too-long = The content of this request is longer than { $most } bytes.
api-bad-body = The content of this request is not what is expected here ({ $reason }).
api-unknown-parameter = The parameter “{ $name }” is not known here, or is given twice.
api-missing-parameter = The parameter “{ $name }” is missing.
api-bad-value = The parameter “{ $name }” cannot have this value ({ $reason }).
unknown-person = Nobody is known by this id.

## Replays

replay-running = As long as a game is running it can only be looked at from your own seat, or as a spectator.
replay-no-seat = There is no such seat at this table.
replay-not-begun = This game has not begun yet.
somebody = somebody

## Reports, and what is done about them

report-self = You cannot report yourself.
report-not-here = You can only report somebody who was at this table with you.
report-made = You have reported this person at this table already.
report-enough = You have made { $most } reports today. Please wait until tomorrow.
report-unknown = There is no such report.
measure-unknown = There is no such measure.
measure-against-nobody = Say against whom: a report, a person or an address.
address-unknown = { $address } is no address of the network.
admin-only = This token does not fit.

# Bringing a game
bring-nothing = There is nothing to go on with: this game is over, or has not begun.
bring-not-bots = Only a game of one person against bots can be brought here.
bring-again = This game has been brought to a server before.
