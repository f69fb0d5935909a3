"""What is kept of deals that many play, declared once; `migrations` builds it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, String, Table

from mappamundi.server.store.schema import METADATA

# The deal of a day in a game: made the day before, so that its commitment can be published then.
DEALS = Table(
    "deals",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("made", BigInteger, nullable=False),
)

# Who has played it on its day, and where: the key says that nobody does twice.
TRIES = Table(
    "tries",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("table", String(32), nullable=False),
    Column("begun", BigInteger, nullable=False),
    Index(None, "person"),
    Index(None, "table"),
)

# Contests: rounds of tables with the same deal. All that is not here follows from the tables.
CONTESTS = Table(
    "contests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("host", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("level", String(16), nullable=False),  # of bots that fill tables
    Column("rounds", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("begun", BigInteger),
    Column("ended", BigInteger),
    Column("closed", BigInteger),  # when the operator closed it for good
    Column("seats", Integer),  # at each table; NULL: as many as usual
    Column("pairing", String(16)),  # NULL: a Swiss system
    Column("entered", Integer),  # how many there were when a round robin began
    Column("league", String(32)),  # which it counts in
    Index(None, "host"),
    Index(None, "league"),
)

ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("contest", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("joined", BigInteger, nullable=False),
    Column("gone", BigInteger),  # when they left it
    Column("place", Integer),  # once it is over
    Column("number", Integer),  # in the plan of a round robin, from 0
    Index(None, "person"),
)

# The key says that each round begins once, whoever finds that it should.
ROUNDS = Table(
    "rounds",
    METADATA,
    Column("contest", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("begun", BigInteger, nullable=False),
)

PAIRINGS = Table(
    "pairings",
    METADATA,
    Column("contest", String(32), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table", String(32), nullable=False),
    Index(None, "table"),
)

# Leagues: people whose contests add up. How one stands follows from the places in its contests.
LEAGUES = Table(
    "leagues",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("ended", BigInteger),
)

# Who has been in it longest and has not left is its host.
MEMBERS = Table(
    "members",
    METADATA,
    Column("league", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("joined", BigInteger, nullable=False),
    Column("gone", BigInteger),  # when they left it
    Index(None, "person"),
)
