"""Leagues: people whose contests add up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What a league needs."""
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_leagues"),
    )
    op.create_table(
        "members",
        sa.Column("league", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("gone", sa.BigInteger),
        sa.PrimaryKeyConstraint("league", "person", name="pk_members"),
    )
    op.create_index("ix_members_person", "members", ["person"])
    op.add_column("contests", sa.Column("league", sa.String(32)))
    op.create_index("ix_contests_league", "contests", ["league"])


def downgrade() -> None:
    """As it was."""
    op.drop_index("ix_contests_league", "contests")
    op.drop_column("contests", "league")
    for name in ("members", "leagues"):
        op.drop_table(name)
