"""What a server has kept, read from its SQLite file behind its back."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from mappamundi.game import GAMES
from mappamundi.nature import Secure
from mappamundi.server.table.deeds import read
from mappamundi.server.table.deeds.act import Acted
from mappamundi.server.table.deeds.make import Made
from mappamundi.server.table.deeds.start import Started
from mappamundi.server.table.play import Play, fingerprint


class Row(NamedTuple):
    """A line of the log."""

    table: str
    sequence: int
    command: str
    kind: str
    payload: str
    state: bytes | None


def rows(path: Path) -> list[Row]:
    """The whole log."""
    with closing(sqlite3.connect(path)) as connection:
        question = 'SELECT "table", sequence, command, kind, payload, state FROM log'
        return [Row(*row) for row in connection.execute(question + ' ORDER BY "table", sequence')]


def acknowledged(path: Path) -> dict[tuple[str, str], int]:
    """What a file says of commands."""
    return promised(rows(path))


def assert_replays(path: Path) -> int:
    """Every log of a file runs again; how many lines."""
    return replayed(rows(path))


def promised(log: Sequence[Row]) -> dict[tuple[str, str], int]:
    """The version of every command of a person, by table and by the id that the person gave it."""
    found: dict[tuple[str, str], int] = {}
    for row in log:
        name = row.command.partition(":")[2]
        if not row.command.startswith(":"):
            assert (row.table, name) not in found, "a command counted twice"
            found[row.table, name] = row.sequence
    return found


def replayed(log: Sequence[Row]) -> int:
    """Every log runs again to the same state after every line; how many lines."""
    play: Any = None
    last = None
    compared = 0
    for row in log:
        is_next = last is not None and row.table == last.table
        assert row.sequence == (last.sequence + 1 if is_next and last else 0)
        last = row
        match read(row.kind, row.payload):
            case Made(setting=setting):
                game = GAMES[setting.game]
                play = Play(game, setting.seats, setting.options, Secure())
            case Started(lines=lines) | Acted(lines=lines):
                play.adopt(play.rerun(lines))
                assert fingerprint(play.state) == row.state
                compared += 1
    return compared
