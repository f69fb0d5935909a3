"""Games that were run to be stepped through, and where they stood now and then.

Whoever turns the pages of a long game has it run once, and not once a page.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from mappamundi.log import Log, game_of, steps
from mappamundi.record import NATURE
from mappamundi.server.workshop import Work, Workshop
from mappamundi.turn import Step

PAGE = 100  # moments from one mark to the next
MOST = 16  # games that are kept; of the longest each takes less than half a megabyte

Scene: TypeAlias = list[tuple[str, Step]]  # a decision alone, or draws in a row, by their lines


class Bookmark(NamedTuple):
    """Where a game stood before a line of its log."""

    line: int
    state: bytes


@dataclass(frozen=True)
class Run:
    """A game, and where it can be gone on with."""

    log: Log
    length: int  # moments in all
    marks: list[Bookmark]  # one a page
    end: bytes

    def moments(self, first: int) -> Iterator[tuple[int, Scene]]:
        """Every moment of it from a number on, and the few before it on the same page."""
        page = min(first // PAGE, len(self.marks) - 1)
        if page >= 0:
            line, state = self.marks[page]
            yield from enumerate(moments(self.log, line, self.unpacked(state)), page * PAGE)

    @property
    def last(self) -> Any:
        """The state after all of it."""
        return self.unpacked(self.end)

    def unpacked(self, state: bytes) -> Any:
        """A state as rules take it."""
        kind = game_of(self.log).rules.State
        return kind.unpack(np.frombuffer(state, kind.DTYPE)[0])


def moments(log: Log, line: int = 0, state: Any = None) -> Iterator[Scene]:
    """What happened, from a line on at which a game stood so; draws in a row are one."""
    draws = Scene()
    for each in zip(log.actions[line:], steps(log, line, state), strict=True):
        if each[1].actor == NATURE:
            draws.append(each)
            continue
        if draws:
            yield draws
            draws = []
        yield [each]
    if draws:
        yield draws


def run(log: Log) -> Work[Run]:
    """Run a game from its first line to its last."""
    line, length, marks = 0, 0, list[Bookmark]()
    state = game_of(log).start(len(log.seats), log.options)
    for moment in moments(log):
        if length % PAGE == 0:
            marks.append(Bookmark(line, state.to_bytes()))
        line, length, state = line + len(moment), length + 1, moment[-1][1].after
        yield
    return Run(log, length, marks, state.to_bytes())


class Runs:
    """The games that somebody has stepped through last."""

    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop
        self._kept: dict[str, Run] = {}  # by table, the last again at the end

    def finished(self, table: str) -> Run | None:
        """A game of which everything is told, so that nothing of it changes any more."""
        kept = self._kept.get(table)
        return kept if kept is not None and kept.log.secret is not None else None

    async def of(self, table: str, log: Log) -> Run:
        """The run of a log, which is one's own or longer than when it was run last."""
        kept = self._kept.pop(table, None)
        if kept is None or kept.log != log:
            kept = await self.workshop.do(run(log))
        self._kept[table] = kept
        for oldest in list(self._kept)[:-MOST]:
            del self._kept[oldest]
        return kept
