### What the table server says.

# Making and finding tables
no-such-table = There is no such table.
too-many-tables = You have { $most } tables already; finish or leave one first.
too-many-watched = You are watching { $most } tables already.
too-many-tables-here = { $most } tables made from your address are not over yet; finish or leave one first.
too-many-words = That is a lot of talk; the table did not hear it. Please wait a moment.
rated-without-hints = A rated table has no hints.
rated-without-bots = At a rated table there are only people.
table-set-aside = This table cannot go on for now and was set aside. Nothing of it is lost: the server tries again at its next start.
not-kept = That could not be kept, so it has not happened. Try again.
store-full = The server’s disk is full, so nothing can be kept at present. Play goes on as soon as there is room.
store-read-only = The server may not write to its store at present, so nothing can be kept. Play goes on as soon as it may.
store-damaged = The server’s store is damaged, so nothing can be kept. Play goes on as soon as it is mended.
store-away = The server’s store does not answer at present. Play goes on as soon as it does.
table-away = The node that has this table does not answer just now. Please try again in a moment.
table-is-closed = Who runs this server has closed this table.
muted = Who runs this server has taken the word from you.
banned = Who runs this server does not let you come to the tables.

# Seats
table-is-open = The game has not begun yet.
table-has-begun = The game has begun.
table-is-over = The game is over.
table-is-not-over = The game is not over yet.
table-is-full = Every seat is taken.
seats-are-empty = There are empty seats.
people-not-agreed = { $count ->
    [one] One person has not agreed to play yet.
   *[other] { $count } people have not agreed to play yet.
}
people-away = { $count ->
    [one] One person is not at the table, and the clock would run without them.
   *[other] { $count } people are not at the table, and the clock would run without them.
}
seat-is-taken = Seat { $seat } is taken.
seat-is-empty = Seat { $seat } is empty.
seat-is-held = A bot holds your seat; sit down again to play.
seated-already = You sit at this table already.
not-seated = You do not sit at this table.
only-the-host = Only whoever opened the table may do that.
rematch-is-open = The next table is open already.

# Acting
malformed = This message cannot be understood: { $reason }
version-stale = The table has moved on; look again.
version-unknown = The table has not got that far.
not-open-yet = Too early.
claim-pending = You have reached for something already.
bad-saying = That cannot be said.
hints-not-allowed = There are no hints at this table.
hint-failed = No hint came to mind.
hint-laid-well = Everything lies as a master would lay it.

# What the table itself tells
seat-timed-out = { $seat } ran out of time; a bot decided.
seat-held = A bot plays for { $seat ->
    [You] you
   *[other] { $seat }
} now.
seat-returned = { $seat ->
    [You] You are
   *[other] { $seat } is
} back.
game-brought = This game was begun on { $seat ->
    [You] your device
   *[other] the device of { $seat }
}.
bot-replaced = { $seat ->
    [You] The bot in your seat
   *[other] The bot of { $seat }
} could not go on; a weaker one plays.

# Running a server
site-not-built = The server is running, but the pages for the browser have not been built.
unknown-store = No such store. It can be { $offered }.
store-unusable = The store { $store } cannot be used: { $reason }
store-is-newer = The store was last used by a newer Mappamundi (schema { $theirs }); this one knows schema { $ours }.
store-not-upgraded = The store could not be brought up to date, and is as it was: { $reason }
store-in-use = Another process has { $path } and alone may write to it. Stop the server first.
bus-without-postgres = Several nodes need a store that they can share: give --store postgresql://… with --bus.
processes-without-bus = Several processes are nodes that talk over a bus: give --bus nats://… and --store postgresql://… with --processes.
trial-store = For this try a PostgreSQL runs in { $folder } until you stop the servers. Your tables stay there for the next try.
trial-bus = For this try a NATS runs on this machine until you stop the servers; nobody else can reach it.
bus-unusable = The bus between the nodes cannot be used: { $reason }
cluster-no-extra = Several nodes need the extra “{ $extra }”: pip install "mappamundi[{ $extra }]"
bad-setting = This cannot be set like that: { $reason }
unknown-log-level = No such log level: { $level }.
cannot-listen = Port { $port } cannot be used: { $reason }
secret-is-open = Others can read { $path }. Make it yours alone with mode 0600.
secret-is-short = { $path } is too short for a secret. Delete it, and a new one is made.
production-without-origin = In production say with --origin by which address browsers know the server.
production-without-https = In production { $origin } must begin with https://.
production-trusts-all = In production only named proxies may be trusted, and { $proxy } lets anybody be one.
origin-is-none = { $origin } is no address of a page. Write it like https://play.example.org.
origin-not-as-browsers = No browser writes { $origin }. Write { $written } instead.
production-hasty-bots = In production bots take their time.
admin-token-short = The token of who runs the server needs at least { $least } letters.
host-others = Others on your network open { $address }
host-stop = Ctrl-C stops the server; every game is kept.
exported = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} in { $path } now. It holds secrets: keep it to yourself.
imported = { $tables ->
    [one] One table was
   *[other] { $tables } tables were
} taken in from { $path }.
export-broken = Line { $number } is nothing that `mappamundi export` writes.
export-there-already = Some of this is in the store already; nothing was taken in.
export-without-end = The end of this file is missing, so some of it may be lost; nothing was taken in.
export-changed = This file is not as `mappamundi export` wrote it; nothing was taken in.
export-is-old = This file was written by an older version and does not say whether it is whole. If you are sure, take it in with --unsealed.
exporting = Writing …
importing = Taking in …
backed-up = Everything is in { $path } too.
backup-is-its-own = PostgreSQL has its own ways to make a backup, such as pg_dump.
no-store-there = There is no { $path }.
file-exists = { $path } is there already.
