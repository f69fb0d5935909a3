"""The tables of the store, declared once; `migrations` builds them in either engine."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

# What a table was made to be, and where it stands: enough for a lobby and a list of results.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # version of the rules it is played by
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("allows_hints", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("ended", BigInteger),
    Column("commitment", String(64)),
    Column("closed", BigInteger),  # when the operator closed it for good
    Column("patience", Integer),  # seconds others wait for who is away; NULL: as usual
    Column("fills", Integer),  # seconds until bots take the free seats; NULL: never
    Column("admits_bots", Boolean),  # may guest bots sit down that nobody has asked?
    Column("discarded", BigInteger),  # when the only person there put it away
    Column("deal", String(64)),  # the name of the deal, where other tables have the same
    Index(None, "status"),
    Index(None, "deal"),
)

IS_THERE = TABLES.c.closed.is_(None) & TABLES.c.discarded.is_(None)

# Who sits where, so that a person finds their tables; the log says the same.
CHAIRS = Table(
    "chairs",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32)),
    Column("bot", String(16)),
    Index(None, "person"),
)

# The truth: everything that happened at a table, in its order.
LOG = Table(
    "log",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("command", String(64), nullable=False),
    Column("person", String(32)),
    Column("kind", String(16), nullable=False),
    Column("payload", Text, nullable=False),
    Column("state", LargeBinary),
    Column("at", BigInteger, nullable=False),
    Column("alarm", BigInteger),
    UniqueConstraint("table", "command"),
    sqlite_with_rowid=False,
)

# What a table's draws come from, apart from everything that is ever sent to anybody.
SECRETS = Table(
    "secrets",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

# The servers that share a store, and until when each is taken to be alive, by the store's clock.
NODES = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# Which of them holds a table: the one that writes its log.
HOLDINGS = Table(
    "holdings",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("node", String(32), nullable=False),
    Index(None, "node"),
)

PASSING = (NODES, HOLDINGS)  # what is so only as long as servers run
