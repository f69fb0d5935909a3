"""Which engine an address means."""

from __future__ import annotations

from pathlib import Path

from mappamundi.errors import BadSetup
from mappamundi.server.store.store import Store
from mappamundi.server.store.watch import CommitWatch

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


def open_store(address: str, watch: CommitWatch | None = None, is_alone: bool = False) -> Store:
    """The store at an address, for several servers where it can be, unless one must be alone.

    `open()` still has to be awaited.
    """
    if address.startswith(SQLITE):
        from mappamundi.server.store.sqlite import Sqlite

        return Sqlite(Path(address.removeprefix(SQLITE)), watch)
    if address.startswith(POSTGRES):
        from mappamundi.server.store.postgres import Postgres

        return Postgres(address, watch, is_alone)
    raise BadSetup("unknown-store", offered=f"{SQLITE}…, {POSTGRES[0]}…")
