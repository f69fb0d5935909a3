"""Passkeys that can be told apart, people who are gone, and what an operator can do."""

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
    op.add_column("tables", sa.Column("closed", sa.BigInteger))
    make_reports()
    make_measures()


def make_reports() -> None:
    """What people tell the operator."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("by", sa.String(32)),
        sa.Column("against", sa.String(32), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint("table", "by", "against", name="uq_reports_table_by_against"),
    )
    op.create_index("ix_reports_by", "reports", ["by"])
    op.create_index("ix_reports_against", "reports", ["against"])


def make_measures() -> None:
    """What the operator does about it."""
    op.create_table(
        "measures",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("what", sa.String(8), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("report", sa.String(16)),
        sa.PrimaryKeyConstraint("id", name="pk_measures"),
        sa.UniqueConstraint("kind", "subject", name="uq_measures_kind_subject"),
    )


def downgrade() -> None:
    """Undo `upgrade`."""
    for name in ("measures", "reports", "gone"):
        op.drop_table(name)
    op.drop_column("tables", "closed")
    op.drop_column("passkeys", "used")
    op.drop_column("passkeys", "name")
