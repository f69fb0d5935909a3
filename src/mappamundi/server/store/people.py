"""What is kept about people, and nothing more; docs/people.md says how long."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from mappamundi.server.store.schema import LOG, METADATA

# Somebody who has done something that others can see; a mere visitor is not written down.
PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("language", String(8)),
    Column("since", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False),  # cookies of an older one are worthless
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", LargeBinary, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as its authenticator counts them
    Column("made", BigInteger, nullable=False),
    Column("name", String(40), nullable=False, server_default=""),  # of what it was made with
    Column("used", BigInteger),  # when it last was
    Index(None, "person"),
)

# The hash of the token in somebody's recovery link; the link itself is nowhere.
RECOVERIES = Table(
    "recoveries",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("hash", LargeBinary, nullable=False),
    Column("made", BigInteger, nullable=False),
    UniqueConstraint("hash"),
)

# Tickets of passkey ceremonies that have been used: none is good for two.
SPENT = Table(
    "spent",
    METADATA,
    Column("ticket", LargeBinary, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# Hashes of the ids of people who are deleted, as long as one of their cookies could come back.
GONE = Table(
    "gone",
    METADATA,
    Column("person", LargeBinary, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# How a finished table ended for each seat; nobody for a bot and for people who are deleted.
RESULTS = Table(
    "results",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("person", String(32)),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("has_left", Boolean, nullable=False),
    Column("weight", Double, nullable=False),  # how much it counted for ratings, 0 for not at all
    Column("ended", BigInteger, nullable=False),
    Column("cards", Text),  # JSON: which the seat has played, and how often
    Column("is_mixed", Boolean),  # did a guest bot sit at the table?
    Index(None, "person", "ended"),
)


def _ratings(name: str) -> Table:
    """Every rating somebody has had; the key makes sure that each is made from the one before."""
    return Table(
        name,
        METADATA,
        Column("person", String(32), primary_key=True),
        Column("game", String(40), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("table", String(32), nullable=False),
        Column("strength", Double, nullable=False),
        Column("doubt", Double, nullable=False),
    )


RATINGS = _ratings("ratings")

# Where a guest bot sat at the table: of bots and of people, and beside the others.
MIXED_RATINGS = _ratings("mixed_ratings")

# Programs that people have brought along; each is somebody in `people`, too.
GUEST_BOTS = Table(
    "guest_bots",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("author", String(32), nullable=False),
    Column("about", String(300), nullable=False),
    Column("link", String(200), nullable=False),
    Column("games", Text, nullable=False),  # JSON: the slugs of those it plays
    Column("made", BigInteger, nullable=False),
    Column("token", BigInteger),  # when its author was given one; NULL: it has none
    Index(None, "author"),
)

# What somebody has told the operator about somebody else at a table.
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("table", String(32), nullable=False),
    Column("by", String(32)),  # nobody, once who told it is deleted
    Column("against", String(32), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger),  # when the operator was done with it
    UniqueConstraint("table", "by", "against"),
    Index(None, "by"),
    Index(None, "against"),
)

# Who may not speak, or not come in: a person by the hash of the id, or a household's address.
MEASURES = Table(
    "measures",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("what", String(8), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("report", String(16)),
    UniqueConstraint("kind", "subject"),
)

# What one person is to another, by their own word: two who are friends have both said so.
BONDS = Table(
    "bonds",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index(None, "other"),
)

# Friends who were asked to a table.
INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("by", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "person"),
    Index(None, "by"),
)

# Browsers in which somebody wants to be called when no page is open, at their push services.
DEVICES = Table(
    "devices",
    METADATA,
    Column("id", String(22), primary_key=True),  # a hash of the endpoint
    Column("person", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),  # the browser's public one
    Column("auth", LargeBinary, nullable=False),
    Column("language", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index(None, "person"),
)

# What somebody remembers of the world: who can be found again has it on every device.
MEMORIES = Table(
    "memories",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("fact", String(32), primary_key=True),
    Column("first", BigInteger, nullable=False),  # when it was first revealed, in seconds
    Column("marks", Text, nullable=False),  # JSON: when it was judged, how, and where
    Index(None, "person"),
)

# Private keys of this server's own.
KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("private", LargeBinary, nullable=False),
)

# Where somebody has ever been: short, for every trace at a table begins with one of these.
ARRIVALS = ("make", "sit", "stand")
_ARRIVED = LOG.c.kind.in_(ARRIVALS)
Index("ix_log_person", LOG.c.person, sqlite_where=_ARRIVED, postgresql_where=_ARRIVED)

# Seats that were kept for guest bots, which may have said nothing to it.
_KEPT = LOG.c.kind == "keep"
Index("ix_log_kept", LOG.c.table, sqlite_where=_KEPT, postgresql_where=_KEPT)
