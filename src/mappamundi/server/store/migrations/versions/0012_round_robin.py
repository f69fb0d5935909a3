"""Contests at tables of other sizes, and such in which everybody meets everybody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What older contests do not say is as it was: tables as usual, a Swiss system."""
    op.add_column("contests", sa.Column("seats", sa.Integer))
    op.add_column("contests", sa.Column("pairing", sa.String(16)))
    op.add_column("contests", sa.Column("entered", sa.Integer))
    op.add_column("entrants", sa.Column("number", sa.Integer))


def downgrade() -> None:
    """As it was."""
    for name in ("seats", "pairing", "entered"):
        op.drop_column("contests", name)
    op.drop_column("entrants", "number")
