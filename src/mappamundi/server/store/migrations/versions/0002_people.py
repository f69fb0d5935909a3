"""People, how they are found again, their results and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everything that is known of people."""
    make_people()
    make_ways_back()
    make_results()
    arrived = sa.text("kind IN ('make', 'sit', 'stand')")
    op.create_index(
        "ix_log_person", "log", ["person"], sqlite_where=arrived, postgresql_where=arrived
    )


def make_people() -> None:
    """Who there is."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("language", sa.String(8)),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )


def make_ways_back() -> None:
    """Passkeys and recovery links."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "recoveries",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_recoveries"),
        sa.UniqueConstraint("hash", name="uq_recoveries_hash"),
    )
    op.create_table(
        "spent",
        sa.Column("ticket", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("ticket", name="pk_spent"),
    )


def make_results() -> None:
    """How tables ended, and what that says of those who played."""
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("has_left", sa.Boolean, nullable=False),
        sa.Column("weight", sa.Double, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_results"),
    )
    op.create_index("ix_results_person_ended", "results", ["person", "ended"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("strength", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "number", name="pk_ratings"),
    )


def downgrade() -> None:
    """People are forgotten."""
    op.drop_index("ix_log_person", "log")
    for name in ("ratings", "results", "spent", "recoveries", "passkeys", "people"):
        op.drop_table(name)
