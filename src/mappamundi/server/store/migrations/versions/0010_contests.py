"""Contests: who has entered, which rounds have begun, and at which tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What a contest needs."""
    op.create_table(
        "contests",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("begun", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("closed", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_contests"),
    )
    op.create_index("ix_contests_host", "contests", ["host"])
    op.create_table(
        "entrants",
        sa.Column("contest", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("gone", sa.BigInteger),
        sa.Column("place", sa.Integer),
        sa.PrimaryKeyConstraint("contest", "person", name="pk_entrants"),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "rounds",
        sa.Column("contest", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("contest", "number", name="pk_rounds"),
    )
    op.create_table(
        "pairings",
        sa.Column("contest", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("contest", "round", "number", name="pk_pairings"),
    )
    op.create_index("ix_pairings_table", "pairings", ["table"])


def downgrade() -> None:
    """As it was."""
    for name in ("pairings", "rounds", "entrants", "contests"):
        op.drop_table(name)
