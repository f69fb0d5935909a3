### Wat de tafelserver zegt.

# Tafels openen en vinden
no-such-table = Die tafel bestaat niet.
too-many-tables = Je hebt al { $most } tafels; maak er eerst een af of verlaat er een.
too-many-watched = Je kijkt al bij { $most } tafels toe.
too-many-tables-here = { $most } tafels die vanaf jouw adres zijn geopend, zijn nog niet afgelopen; maak er eerst een af of verlaat er een.
too-many-words = Dat is veel tegelijk; de tafel heeft het niet gehoord. Wacht even.
rated-without-hints = Aan een tafel die voor de rating telt, zijn geen tips.
rated-without-bots = Aan een tafel die voor de rating telt, zitten alleen mensen.
table-set-aside = Deze tafel kan voorlopig niet verder en is apart gezet. Er gaat niets verloren: de server probeert het bij de volgende start opnieuw.
not-kept = Dat kon niet worden bewaard en is dus niet gebeurd. Probeer het nog eens.
store-full = De schijf van de server is vol, dus er kan nu niets worden bewaard. Het spel gaat verder zodra er ruimte is.
store-read-only = De server mag nu niet in zijn opslag schrijven, dus er kan niets worden bewaard. Het spel gaat verder zodra dat weer mag.
store-damaged = De opslag van de server is beschadigd, dus er kan niets worden bewaard. Het spel gaat verder zodra die hersteld is.
store-away = De opslag van de server antwoordt nu niet. Het spel gaat verder zodra die weer antwoordt.
table-away = Het knooppunt dat deze tafel heeft, antwoordt nu niet. Probeer het zo nog eens.
table-is-closed = De beheerder van deze server heeft deze tafel gesloten.
muted = De beheerder van deze server heeft je het woord ontnomen.
banned = De beheerder van deze server laat je niet aan de tafels toe.

# Plaatsen
table-is-open = Het spel is nog niet begonnen.
table-has-begun = Het spel is begonnen.
table-is-over = Het spel is afgelopen.
table-is-not-over = Het spel is nog niet afgelopen.
table-is-full = Alle plaatsen zijn bezet.
seats-are-empty = Er zijn nog plaatsen vrij.
people-not-agreed = { $count ->
    [one] Eén persoon heeft nog niet toegezegd.
   *[other] { $count } personen hebben nog niet toegezegd.
}
people-away = { $count ->
    [one] Eén persoon is niet aan tafel, en de klok zou zonder die persoon gaan lopen.
   *[other] { $count } personen zijn niet aan tafel, en de klok zou zonder hen gaan lopen.
}
seat-is-taken = Plaats { $seat } is bezet.
seat-is-empty = Plaats { $seat } is leeg.
seat-is-held = Een bot houdt je plaats bezet; ga weer zitten om te spelen.
seated-already = Je zit al aan deze tafel.
not-seated = Je zit niet aan deze tafel.
only-the-host = Dat mag alleen wie de tafel heeft geopend.
rematch-is-open = De volgende tafel is al geopend.

# Handelen
malformed = Dit bericht is niet te begrijpen: { $reason }
version-stale = De tafel is al verder; kijk nog eens.
version-unknown = Zo ver is de tafel nog niet.
not-open-yet = Te vroeg.
claim-pending = Je hebt al ergens naar gegrepen.
bad-saying = Dat kan niet worden gezegd.
hints-not-allowed = Aan deze tafel zijn geen tips.
hint-failed = Er schiet me geen tip te binnen.
hint-laid-well = Alles ligt zoals een meester het zou leggen.

# Wat de tafel zelf vertelt
seat-timed-out = { $seat ->
    [Jij] Je tijd
   *[other] De tijd van { $seat }
} was om; een bot heeft beslist.
seat-held = Voor { $seat ->
    [Jij] jou
   *[other] { $seat }
} speelt nu een bot.
seat-returned = { $seat ->
    [Jij] Je bent
   *[other] { $seat } is
} weer terug.
game-brought = Dit spel is begonnen op { $seat ->
    [Jij] jouw apparaat
   *[other] het apparaat van { $seat }
}.
bot-replaced = De bot { $seat ->
    [Jij] op jouw plaats
   *[other] van { $seat }
} kon niet verder; nu speelt een zwakkere.

# Een server beheren
site-not-built = De server draait, maar de pagina’s voor de browser zijn niet gebouwd.
unknown-store = Zo’n opslag is er niet. Mogelijk is { $offered }.
store-unusable = De opslag { $store } kan niet worden gebruikt: { $reason }
store-is-newer = De opslag is het laatst gebruikt door een nieuwere Mappamundi (schema { $theirs }); deze kent schema { $ours }.
store-not-upgraded = De opslag kon niet worden bijgewerkt en is zoals hij was: { $reason }
store-in-use = Een ander proces heeft { $path }, en alleen dat mag erin schrijven. Stop eerst de server.
bus-without-postgres = Meerdere knooppunten hebben een opslag nodig die ze kunnen delen: geef bij --bus ook --store postgresql://… op.
processes-without-bus = Meerdere processen zijn knooppunten die via een bus met elkaar praten: geef bij --processes ook --bus nats://… en --store postgresql://… op.
trial-store = Om het te proberen draait er een PostgreSQL in { $folder } tot je de servers stopt. Je tafels blijven daar voor de volgende keer.
trial-bus = Om het te proberen draait er op deze machine een NATS tot je de servers stopt; niemand anders kan erbij.
bus-unusable = De bus tussen de knooppunten is niet bruikbaar: { $reason }
cluster-no-extra = Meerdere knooppunten hebben de extra “{ $extra }” nodig: pip install "mappamundi[{ $extra }]"
bad-setting = Zo kan dit niet worden ingesteld: { $reason }
unknown-log-level = Dat logniveau bestaat niet: { $level }.
cannot-listen = Poort { $port } kan niet worden gebruikt: { $reason }
secret-is-open = Anderen kunnen { $path } lezen. Zorg dat alleen jij dat kunt, met de rechten 0600.
secret-is-short = { $path } is te kort voor een geheim. Verwijder het, dan komt er een nieuw.
production-without-origin = In productie moet --origin zeggen onder welk adres browsers de server kennen.
production-without-https = In productie moet { $origin } met https:// beginnen.
production-trusts-all = In productie mogen alleen genoemde proxy’s worden vertrouwd; met { $proxy } kan iedereen er een zijn.
origin-is-none = { $origin } is geen adres van een pagina. Schrijf het als https://play.example.org.
origin-not-as-browsers = Geen browser schrijft { $origin }. Schrijf in plaats daarvan { $written }.
production-hasty-bots = In productie nemen bots de tijd.
admin-token-short = Het wachtwoord van de beheerder heeft minstens { $least } tekens nodig.
host-others = Anderen op je netwerk openen { $address }
host-stop = Ctrl-C stopt de server; elk spel blijft bewaard.
exported = { $rows ->
    [one] Eén rij staat
   *[other] { $rows } rijen staan
} nu in { $path }. Er staan geheimen in: houd het bestand voor jezelf.
imported = { $tables ->
    [one] Eén tafel is
   *[other] { $tables } tafels zijn
} overgenomen uit { $path }.
export-broken = Regel { $number } is niets wat `mappamundi export` schrijft.
export-there-already = Een deel hiervan is al in de opslag; er is niets overgenomen.
export-without-end = Het einde van dit bestand ontbreekt, en misschien nog meer; er is niets overgenomen.
export-changed = Dit bestand is niet zoals `mappamundi export` het schreef; er is niets overgenomen.
export-is-old = Dit bestand komt van een oudere versie en zegt niet of het compleet is. Weet je het zeker, neem het dan over met --unsealed.
exporting = Schrijven …
importing = Overnemen …
backed-up = Alles staat nu ook in { $path }.
backup-is-its-own = PostgreSQL heeft eigen manieren om een back-up te maken, zoals pg_dump.
no-store-there = { $path } bestaat niet.
file-exists = { $path } bestaat al.
