"""Bring a store's schema up to date, in either engine."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from mappamundi.errors import BadSetup
from mappamundi.server.store.explaining import reason

MIGRATIONS = Path(__file__).parent / "migrations"
LATEST = "0013"  # the last of them
VERSIONS = "alembic_version"


def migrate(connection: Connection) -> None:
    """Run what has not been run yet; all of it or none."""
    found = version(connection)
    if found == LATEST:
        return
    if found is not None and found > LATEST:
        raise BadSetup("store-is-newer", theirs=found, ours=LATEST)
    try:
        upgrade(connection)
    except Exception as error:
        raise BadSetup("store-not-upgraded", reason=reason(error)) from error


def version(connection: Connection) -> str | None:
    """The last migration that was run, as Alembic has noted it."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar()
    return found


def upgrade(connection: Connection) -> None:
    """Alembic is loaded only where there is work for it: that takes longer than to look."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
