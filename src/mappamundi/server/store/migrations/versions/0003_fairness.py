"""Passkeys that can be told apart, and people who are gone for good."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What is fair to people."""
    op.add_column("passkeys", sa.Column("name", sa.String(40), nullable=False, server_default=""))
    op.add_column("passkeys", sa.Column("used", sa.BigInteger))
    op.create_table(
        "gone",
        sa.Column("person", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_gone"),
    )


def downgrade() -> None:
    """As it was."""
    op.drop_table("gone")
    op.drop_column("passkeys", "used")
    op.drop_column("passkeys", "name")
