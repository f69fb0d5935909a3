"""What one viewer knows of a game and has been told of it: the only way out of a full state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from mappamundi.game import TAKE_BACK, Game
from mappamundi.nature import Secure
from mappamundi.record import HIDDEN
from mappamundi.server.play import Turn
from mappamundi.server.protocol import Line
from mappamundi.server.standing import Standing
from mappamundi.told import Told

_ENCODE = msgspec.json.Encoder().encode


class Sight:
    """A game through the eyes of one seat, or of everybody who only watches."""

    def __init__(self, game: Game, viewer: int, state: Any, since: int) -> None:
        self.game = game
        self.viewer = viewer
        self.since = since  # what was told before that version is not here
        self.known = game.known(state, viewer)
        self.lines: list[tuple[int, msgspec.Raw]] = []  # version and the line, ready to send

    def view(self, shared: Any = None) -> Any:
        """What the viewer is shown."""
        return self.game.view(self.known, self.viewer, shared)

    def follow(self, version: int, turn: Turn) -> None:
        """Learn what may be known of a turn, and be told of it."""
        game, viewer, steps = self.game, self.viewer, turn.steps
        states = [before for before, _, _ in steps[1:]]
        states.append(turn.state)
        is_behind = False  # draws of which nobody is told anything are passed over
        for step, after in zip(steps, states, strict=True):
            if game.is_silent(step[0], after):
                is_behind = True
                continue
            if is_behind:
                self.known = game.known(step[0], viewer)
                is_behind = False
            self._follow(version, step, after)
        if is_behind:
            self.known = game.known(turn.state, viewer)

    def _follow(self, version: int, step: tuple[Any, int, int], after: Any) -> None:
        game, viewer, (before, actor, action) = self.game, self.viewer, step
        known = game.known(after, viewer)
        if action == TAKE_BACK:
            self._hear(version, [Told("took-back", {"seat": actor})])
        else:
            is_open = game.rules.sees(before, viewer, actor, action)
            shown = action if is_open else HIDDEN
            self._hear(version, game.present.tell(self.known, known, actor, shown))
        self.known = known

    def _hear(self, version: int, news: Iterable[Told]) -> None:
        """Be told something."""
        for told in news:
            self.lines.append((version, raw_line(version, told)))

    def lines_after(self, version: int) -> Sequence[msgspec.Raw]:
        """What was told after a version."""
        first = len(self.lines)
        while first and self.lines[first - 1][0] > version:
            first -= 1
        return [line for _, line in self.lines[first:]]


def raw_line(version: int, told: Told) -> msgspec.Raw:
    """Something told, ready to send."""
    return msgspec.Raw(_ENCODE(Line(version, told)))


def look_back(table: Standing, viewer: int, since: int) -> Sight:
    """Run the game again up to a version, then tell a viewer everything from there on."""
    play = table.begin(Secure())  # it is never asked: the draws are in the lines
    sight: Sight | None = None
    for version, happened in table.history:
        if sight is None and version > since:
            sight = Sight(table.game, viewer, play.state, since)
        turn = play.rerun(happened.lines)
        if sight is not None:
            sight.follow(version, turn)
        play.adopt(turn)
    return sight or Sight(table.game, viewer, play.state, since)
