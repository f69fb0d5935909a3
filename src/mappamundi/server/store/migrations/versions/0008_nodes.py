"""Which servers share the store, until when each is taken to be alive, and what it holds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nodes and what they hold."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.create_table(
        "holdings",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("node", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_holdings"),
    )
    op.create_index("ix_holdings_node", "holdings", ["node"])


def downgrade() -> None:
    """As it was."""
    op.drop_table("holdings")
    op.drop_table("nodes")
