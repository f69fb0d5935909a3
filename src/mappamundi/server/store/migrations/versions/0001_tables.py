"""Tables, who sits at them, their logs and their secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What a table server cannot be without."""
    make_tables()
    make_chairs()
    make_log()
    op.create_table(
        "secrets",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_secrets"),
    )


def make_tables() -> None:
    """The tables themselves."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("allows_hints", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("commitment", sa.String(64)),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status"])


def make_chairs() -> None:
    """Who sits where."""
    op.create_table(
        "chairs",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("bot", sa.String(16)),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_chairs"),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])


def make_log() -> None:
    """Everything that happened; the order of the columns is that of `Entry`."""
    op.create_table(
        "log",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("alarm", sa.BigInteger),
        sa.PrimaryKeyConstraint("table", "sequence", name="pk_log"),
        sa.UniqueConstraint("table", "command", name="uq_log_table_command"),
        sqlite_with_rowid=False,  # the log lies in the order of its key
    )


def downgrade() -> None:
    """Back to nothing."""
    for name in ("secrets", "log", "chairs", "tables"):
        op.drop_table(name)
