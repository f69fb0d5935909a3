"""The last turns of a game, and the state before them: what a newcomer is told is made of these."""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

KEPT = 100  # turns at least, and twice as many at most
NOTHING = -1  # the version of somebody who has seen nothing


class SavedState(NamedTuple):
    """A state to begin from, and the version up to which everything is in it."""

    since: int
    state: Any


class Lines(NamedTuple):
    """A turn as the log has it."""

    version: int
    lines: tuple[str, ...]


class Past:
    """Grows with a game up to a limit, and then forgets."""

    def __init__(self, is_whole: bool = True) -> None:
        self.is_whole = is_whole  # did the game begin here?
        self.turns: deque[Lines] = deque()
        self._marks: deque[SavedState] = deque()
        self._fresh = 0  # turns since the last mark

    @property
    def mark(self) -> SavedState:
        """Where the turns that are left begin."""
        return self._marks[0]

    def add(self, version: int, lines: tuple[str, ...], before: Any) -> None:
        """One more turn; `before` is the state it was made in."""
        if not self._marks or self._fresh >= KEPT:
            is_first = self.is_whole and not self._marks
            self._set(SavedState(NOTHING if is_first else version - 1, before))
        self.turns.append(Lines(version, lines))
        self._fresh += 1

    def after(self, version: int) -> list[Lines] | None:
        """The turns after a version, or None where some of them are forgotten."""
        if version < self.mark.since:
            return None
        return [turn for turn in self.turns if turn.version > version]

    def _set(self, mark: SavedState) -> None:
        self._fresh = 0
        self._marks.append(mark)
        if len(self._marks) > 2:
            self._marks.popleft()
            while self.turns and self.turns[0].version <= self.mark.since:
                self.turns.popleft()
