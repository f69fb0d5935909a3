"""What somebody remembers of the world."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Facts, and how somebody judged them."""
    op.create_table(
        "memories",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("fact", sa.String(32), nullable=False),
        sa.Column("first", sa.BigInteger, nullable=False),
        sa.Column("marks", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "fact", name="pk_memories"),
    )
    op.create_index("ix_memories_person", "memories", ["person"])


def downgrade() -> None:
    """As it was."""
    op.drop_table("memories")
