"""The file of a series: what was asked for, then a line for each stretch of games played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from mappamundi.arena.contest import Contest
from mappamundi.arena.sheet import Sheet
from mappamundi.errors import BadSetup

FORMAT = 1

Line = TypeVar("Line", bound=msgspec.Struct)


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides how the games of a series go; how many there are may grow."""

    arena: int  # format of the file
    game: str
    rules: int  # version of the rules
    options: dict[str, str]
    seed: int
    lineups: list[list[str]]  # the bots of each contest
    watched: list[bool]  # whether their sheets say how each game went


def heading(contests: Sequence[Contest]) -> Heading:
    """The first line of the file of these contests."""
    first = contests[0]
    game = first.played
    options = game.settings(first.options)
    lineups = [contest.names for contest in contests]
    watched = [contest.is_watched for contest in contests]
    return Heading(FORMAT, game.slug, game.version, options, first.seed, lineups, watched)


class Ledger:
    """Keeps every finished stretch at once, so that an interrupted series loses none of them."""

    def __init__(self, path: Path, series: Heading) -> None:
        self.path = path
        self.sheets: list[Sheet] = []
        lines = self.whole_lines()
        if not lines:
            self.append(series)
            return
        if self.read(1, lines[0], Heading) != series:
            raise BadSetup("other-series", path=str(path))
        self.sheets = [self.read(number, line, Sheet) for number, line in enumerate(lines[1:], 2)]

    def add(self, sheet: Sheet) -> None:
        """Keep one more stretch."""
        self.sheets.append(sheet)
        self.append(sheet)

    def append(self, line: msgspec.Struct) -> None:
        """Write one line."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\\n")

    def whole_lines(self) -> list[bytes]:
        """The lines there are; one that was cut off in the middle is dropped from the file."""
        if not self.path.exists():
            return []
        content = self.path.read_bytes()
        whole = content[: content.rfind(b"\\n") + 1]
        if len(whole) < len(content):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        return whole.splitlines()

    def read(self, number: int, line: bytes, kind: type[Line]) -> Line:
        """What a line says."""
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.DecodeError as error:
            raise BadSetup("series-broken", path=str(self.path), number=number) from error
