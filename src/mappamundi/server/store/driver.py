"""The SQLite that is used: the newest there is."""

from __future__ import annotations

try:
    import pysqlite3.dbapi2 as sqlite
except ImportError:  # it is ready-made for some machines only; what Python brings will do
    import sqlite3 as sqlite

__all__ = ["sqlite"]
