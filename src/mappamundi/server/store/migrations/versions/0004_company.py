"""How long one waits for somebody, tables that begin by themselves or were put away; friends."""

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

    make_bonds()
    make_invitations()


def make_bonds() -> None:
    """What people are to each other."""
    op.create_table(
        "bonds",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", "kind", name="pk_bonds"),
    )
    op.create_index("ix_bonds_other", "bonds", ["other"])


def make_invitations() -> None:
    """Friends who were asked to a table."""
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table", "person", name="pk_invitations"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_index("ix_invitations_by", "invitations", ["by"])


def downgrade() -> None:
    """Forget friends, invitations and what was discarded."""
    op.drop_table("invitations")
    op.drop_table("bonds")
    op.drop_column("tables", "discarded")
    op.drop_column("tables", "fills")
    op.drop_column("tables", "patience")
