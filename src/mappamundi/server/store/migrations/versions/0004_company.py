"""How long one waits for somebody, tables that begin by themselves or were put away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What belongs to playing in company."""
    op.add_column("tables", sa.Column("patience", sa.Integer))
    op.add_column("tables", sa.Column("fills", sa.Integer))
    op.add_column("tables", sa.Column("discarded", sa.BigInteger))


def downgrade() -> None:
    """As it was."""
    op.drop_column("tables", "discarded")
    op.drop_column("tables", "fills")
    op.drop_column("tables", "patience")
