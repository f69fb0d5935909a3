"""The file of a series: what was asked for, then a line for each stretch of games played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from mappamundi.arena.contest import Contest
from mappamundi.arena.sheet import GamesSheet
from mappamundi.errors import BadSetup

FORMAT = 1
END = b"\n"  # of a line

Line = TypeVar("Line", bound=msgspec.Struct)


class SeriesHeading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides how the games of a series go; how many there are may grow."""

    arena: int  # format of the file
    game: str
    rules: int  # version of the rules
    options: dict[str, str]
    seed: int
    lineups: list[list[str]]  # the bots of each contest
    watched: list[bool]  # whether their sheets say how each game went


def heading(contests: Sequence[Contest]) -> SeriesHeading:
    """Return the first line of the file of these contests."""
    first = contests[0]
    game = first.played
    options = game.settings(first.options)
    lineups = [contest.names for contest in contests]
    watched = [contest.is_watched for contest in contests]
    return SeriesHeading(FORMAT, game.slug, game.version, options, first.seed, lineups, watched)


class Ledger:
    """Keeps every finished stretch at once, so that an interrupted series loses none of them."""

    def __init__(self, path: Path, series: SeriesHeading) -> None:
        self.path = path
        self.sheets: list[GamesSheet] = []
        content = path.read_bytes() if path.exists() else b""
        first = written(series)
        if first.startswith(content):  # nothing yet, or cut off while the first line was written
            path.write_bytes(first)
            return
        lines = content.splitlines(keepends=True)
        if self.read(1, lines[0], SeriesHeading) != series:
            raise BadSetup("other-series", path=str(path))
        if not lines[-1].endswith(END):  # cut off while it was written: to be played again
            self.drop(lines.pop())
        self.sheets = [
            self.read(number, line, GamesSheet) for number, line in enumerate(lines[1:], 2)
        ]

    def add(self, sheet: GamesSheet) -> None:
        """Append one more stretch of games to the file."""
        self.sheets.append(sheet)
        with self.path.open("ab") as file:
            file.write(written(sheet))

    def drop(self, line: bytes) -> None:
        """Cut the last line from the file."""
        with self.path.open("r+b") as file:
            file.truncate(self.path.stat().st_size - len(line))

    def read(self, number: int, line: bytes, kind: type[Line]) -> Line:
        """Return what a line of the file says, or refuse it by its number."""
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            raise BadSetup("series-broken", path=str(self.path), number=number) from error


def written(line: msgspec.Struct) -> bytes:
    """Return a value as one line of the file."""
    return msgspec.json.encode(line) + END
