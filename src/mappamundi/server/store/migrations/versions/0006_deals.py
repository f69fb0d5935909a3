"""Deals that many play: one a day in each game, who has played it, and at which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What a deal a day needs."""
    op.add_column("tables", sa.Column("deal", sa.String(64)))
    op.create_index("ix_tables_deal", "tables", ["deal"])
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("day", "game", name="pk_deals"),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("day", "game", "person", name="pk_tries"),
    )
    op.create_index("ix_tries_person", "tries", ["person"])
    op.create_index("ix_tries_table", "tries", ["table"])


def downgrade() -> None:
    """As it was."""
    op.drop_table("tries")
    op.drop_table("deals")
    op.drop_index("ix_tables_deal", "tables")
    op.drop_column("tables", "deal")
