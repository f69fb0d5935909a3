"""The SQLite that is used, the newest there is, and its connections."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import Any

from sqlalchemy import Connection

sqlite: Any
try:
    sqlite = import_module("pysqlite3.dbapi2")
except ImportError:  # it is ready-made for some machines only; what Python brings will do
    sqlite = import_module("sqlite3")

__all__ = ["discard", "driver", "is_sound", "sqlite"]


def driver(connection: Connection) -> Any:
    """Return the SQLite connection beneath SQLAlchemy's."""
    raw = connection.connection.driver_connection
    assert raw is not None
    return raw


def is_sound(connection: Connection) -> bool:
    """Can the next transaction begin? Else it would be part of one that is never committed."""
    try:
        return not driver(connection).in_transaction
    except Exception:  # one that cannot even be asked is not sound
        return False


def discard(connection: Connection) -> None:
    """Drop a connection that cannot be relied on."""
    with suppress(Exception):  # it is given up, however it takes that
        connection.invalidate()
        connection.close()
