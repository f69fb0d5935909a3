"""What one viewer knows of a game and has been told of it: the only way out of a full state."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec

from mappamundi.game import Game
from mappamundi.nature import Secure
from mappamundi.server.eyes.common import ENCODE, News, Written, written
from mappamundi.server.table.past import Lines
from mappamundi.server.table.standing import Standing
from mappamundi.server.workshop import Work
from mappamundi.turn import Step, Turn, is_open, tell_known

STORY = 300  # lines that a newcomer is told at most


class AskedOfViewer(msgspec.Struct, frozen=True, gc=False):
    """What a game asks of a viewer."""

    legal: list[str]
    can_take_back: bool


class Sight:
    """A game through the eyes of one seat, or of everybody who only watches."""

    def __init__(self, game: Game, viewer: int, state: Any, since: int) -> None:
        self.game = game
        self.viewer = viewer
        self.since = since  # what was told before that version is not here
        self.version = since  # up to which it was followed
        self.lines: deque[Written] = deque()
        self.state = state
        self._known: Any = None  # worked out when it is needed
        self._private: bytes | None = None
        self._choice: tuple[bool, AskedOfViewer] | None = None

    @property
    def known(self) -> Any:
        """What the viewer may know of the game."""
        if self._known is None:
            self._known = self.game.known(self.state, self.viewer)
        return self._known

    def view(self, public: bytes | None) -> Any:
        """What the viewer is shown; the part that is the same for all is ready."""
        if public is None:
            return self.game.present.view(self.known, self.viewer)
        if self._private is None:
            self._private = ENCODE(self.game.private(self.known, self.viewer))
        return msgspec.Raw(joined(public, self._private))

    def choice(self, is_asked: bool) -> AskedOfViewer:
        """What the viewer may do, in notation, and whether they may undo what they did."""
        if self._choice is None or self._choice[0] != is_asked:
            legal = self.game.offers(self.known, self.viewer) if is_asked else []
            asked = AskedOfViewer(legal, self.game.can_take_back(self.state, self.viewer))
            self._choice = (is_asked, asked)
        return self._choice[1]

    def hear(self, turn: Turn, news: News) -> None:
        """A sight hears what all do; what is private stays for those whom it leaves alone."""
        self._tell(news.lines)
        self.state, self._known, self.version = turn.state, None, news.version
        if news.concerned >> self.viewer & 1 or not self.game.has_public:
            self._private = self._choice = None

    def follow(self, version: int, turn: Turn) -> None:
        """Learn what may be known of a turn, and be told of it."""
        for step in turn.steps:
            self._move(step.before)
            self._follow(version, step)
        self._move(turn.state)
        self.version = version

    def _move(self, state: Any) -> None:
        """Take over a state, and forget what was made of the one before."""
        if state is not self.state:
            self.state = state
            self._known = self._private = self._choice = None

    def _follow(self, version: int, step: Step) -> None:
        before = self.known
        self._move(step.after)
        is_read = is_open(self.game, step, self.viewer)
        news = tell_known(self.game, step, is_read, before, self.known)
        self._tell(written(version, news))

    def _tell(self, lines: Sequence[Written]) -> None:
        """Add to the story, which forgets its beginning."""
        self.lines += lines
        while len(self.lines) > STORY:
            self.since = self.lines.popleft().version

    def lines_after(self, version: int) -> list[Written]:
        """Return what was told after a version."""
        found = []
        for each in reversed(self.lines):
            if each.version <= version:
                break
            found.append(each)
        return found[::-1]


def joined(one: bytes, other: bytes) -> bytes:
    """The fields of two JSON objects in one."""
    return one[:-1] + b"," + other[1:]


class LookBack:
    """Runs the last turns of a game again, to tell them to who comes late, or back."""

    def __init__(self, table: Standing, viewer: int, closed: Sight | None = None) -> None:
        self.past = table.past
        self.play = table.begin(Secure())  # it is never asked: the draws are in the lines
        since, state = self.past.mark
        if closed is None or closed.version < since:
            closed = Sight(table.game, viewer, state, since)
        self.sight = closed
        self.play.state = self.sight.state

    def missing(self) -> list[Lines] | None:
        """The turns that are still to be told; None when the game has run away from it."""
        return self.past.after(self.sight.version)

    def follow(self, turns: Sequence[Lines]) -> Work[None]:
        """Let the eyes follow turns that are run again from their lines."""
        for version, lines in turns:
            turn = self.play.rerun(lines)
            self.sight.follow(version, turn)
            self.play.adopt(turn)
            yield
