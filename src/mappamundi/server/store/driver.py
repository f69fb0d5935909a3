"""The SQLite that is used, the newest there is, and its connections."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

try:
    import pysqlite3.dbapi2 as sqlite
except ImportError:  # it is ready-made for some machines only; what Python brings will do
    import sqlite3 as sqlite

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
    except Exception:
        return False


def discard(connection: Connection) -> None:
    """Drop a connection that cannot be relied on."""
    with suppress(Exception):
        connection.invalidate()
        connection.close()
