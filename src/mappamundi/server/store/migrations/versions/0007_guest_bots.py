"""Bots that people bring along, and what comes of games with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What is kept of guest bots, and the ratings of games with them."""
    op.add_column("tables", sa.Column("admits_bots", sa.Boolean))
    op.add_column("results", sa.Column("is_mixed", sa.Boolean))
    op.create_table(
        "guest_bots",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("author", sa.String(32), nullable=False),
        sa.Column("about", sa.String(300), nullable=False),
        sa.Column("link", sa.String(200), nullable=False),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("token", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_guest_bots"),
    )
    op.create_index("ix_guest_bots_author", "guest_bots", ["author"])
    op.create_table(
        "mixed_ratings",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("strength", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "number", name="pk_mixed_ratings"),
    )
    kept = sa.text("kind = 'keep'")
    op.create_index("ix_log_kept", "log", ["table"], sqlite_where=kept, postgresql_where=kept)


def downgrade() -> None:
    """Nobody brings bots."""
    op.drop_index("ix_log_kept", "log")
    op.drop_table("mixed_ratings")
    op.drop_table("guest_bots")
    op.drop_column("results", "is_mixed")
    op.drop_column("tables", "admits_bots")
