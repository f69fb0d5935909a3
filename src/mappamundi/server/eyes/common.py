"""What everybody at a table knows and is told alike: worked out once, however many look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from mappamundi.game import TAKE_BACK
from mappamundi.record import SPECTATOR
from mappamundi.server.protocol import Line
from mappamundi.server.table.standing import Standing
from mappamundi.told import Told
from mappamundi.turn import Turn, is_open, tell_known

ENCODE = msgspec.json.Encoder().encode
NEVER = -1
NOBODY = -1


# One is kept for every action of every table in memory: none may be what `tidying` has to look at.
class Written(msgspec.Struct, frozen=True, gc=False):
    """A line of a story, ready to send."""

    version: int
    line: msgspec.Raw


class News(NamedTuple):
    """What a turn is to all but one."""

    version: int
    lines: Sequence[Written]
    concerned: int  # the seats whose private part may have changed, as a bit mask
    apart: int  # the seat that is told more than the others, or NOBODY


class Common:
    """A game through the eyes of everybody."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self._version = NEVER  # of what is known
        self._known: Any = None
        self._public: Any = None
        self._shown: tuple[int, bytes] = (NEVER, b"")

    def news(self, turn: Turn) -> News | None:
        """What the turn just made is to all, or None where it is to each something else."""
        game, version = self.standing.game, self.standing.version
        if len(turn.steps) != 1:
            return None
        before, actor, action, after = step = turn.steps[0]
        if action == TAKE_BACK or after is not turn.state or not game.is_alike(before, after):
            return None
        known = self._known if self._version == version - 1 else game.known(before, SPECTATOR)
        is_read = is_open(game, step, SPECTATOR)
        told = tell_known(game, step, is_read, known, self.known())
        asked = game.rules.waiting(after) & ~game.rules.waiting(before)
        apart = NOBODY if is_read else actor
        return News(version, written(version, told), asked | 1 << actor, apart)

    def known(self) -> Any:
        """What somebody knows who only watches."""
        standing, play = self.standing, self.standing.play
        if self._version != standing.version and play is not None:
            self._known = standing.game.known(play.state, SPECTATOR)
            self._version = standing.version
        return self._known

    def public(self) -> bytes | None:
        """What all views have in common, ready to send; None where a game has nothing like it."""
        standing = self.standing
        if standing.play is None or not standing.game.has_public:
            return None
        if self._shown[0] != standing.version:
            self._public = standing.game.public(self.known(), self._public)
            self._shown = (standing.version, ENCODE(self._public))
        return self._shown[1]


def written(version: int, news: Sequence[Told]) -> list[Written]:
    """Return things told, ready to send."""
    return [Written(version, msgspec.Raw(ENCODE(Line(version, told)))) for told in news]
