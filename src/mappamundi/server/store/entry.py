"""One line of a table's log, as it is kept."""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """A command that took effect; the fields are the columns of the log, in their order."""

    table: str
    sequence: int  # the version of the table after it
    command: str  # its id; the same one never counts twice
    person: str | None  # who sent it, None for the table itself
    kind: str
    payload: str  # JSON, by kind
    state: bytes | None  # hash of the game's state after it, where that changed
    at: int  # milliseconds since 1970
    alarm: int | None  # when the table must do something by itself, unless something happens
