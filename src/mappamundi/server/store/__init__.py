"""Where tables are kept: one interface, SQLite in a file or PostgreSQL by its address."""

from mappamundi.server.store.entry import Entry
from mappamundi.server.store.opening import open_store
from mappamundi.server.store.store import Conflict, Store
from mappamundi.server.store.trouble import Unavailable, patiently

__all__ = ["Conflict", "Entry", "Store", "Unavailable", "open_store", "patiently"]
