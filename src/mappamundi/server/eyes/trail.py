"""What a viewer may know of a game, step by step, for a browser that shows and tells it itself."""

from __future__ import annotations

from typing import Any

from mappamundi.game import Game
from mappamundi.record import HIDDEN
from mappamundi.server.eyes.common import Written
from mappamundi.server.protocol import KnownCourse, KnownStep
from mappamundi.server.table.past import NOTHING
from mappamundi.turn import Step, Turn, is_open


class KnownTrail:
    """The same door as a sight, but view and story are made where it is looked at."""

    since = NOTHING  # nothing that it told is forgotten: it tells nothing

    def __init__(self, game: Game, viewer: int, state: Any) -> None:
        self.game = game
        self.viewer = viewer
        self._state = state
        self._known = game.known(state, viewer)
        self._steps: list[KnownStep] = []
        self._then: list[int] = []

    def whole(self) -> bytes:
        """All that is known now."""
        packed: bytes = self._known.to_bytes()
        return packed

    def follow(self, turn: Turn) -> None:
        """Learn what may be known of a turn; what was learned before is forgotten."""
        self._steps = [self._step(step) for step in turn.steps]
        self._then = self._move(turn.state)

    def course(self, is_asked: bool) -> KnownCourse:
        """The last turn, and whether the viewer must decide something after it."""
        return KnownCourse(self._steps, self._then, is_asked)

    def lines_after(self, version: int) -> list[Written]:
        """What the game told after a version: nothing is told here."""
        return []

    def _step(self, step: Step) -> KnownStep:
        before = self._move(step.before)
        action = self._numbered(step) if is_open(self.game, step, self.viewer) else HIDDEN
        return KnownStep(step.actor, action, self._move(step.after), before)

    def _numbered(self, step: Step) -> int:
        """An action by its number to its reader: that of a draw tells what else was drawn."""
        if step.actor == self.viewer:
            return step.action
        text = self.game.write(step.before, step.actor, step.action)
        return self.game.read(self._known, step.actor, text)

    def _move(self, state: Any) -> list[int]:
        """Take over a state; what is known of it that was not so before."""
        if state is self._state:
            return []
        known = self.game.known(state, self.viewer)
        changes: list[int] = self._known.changes(known)
        self._state, self._known = state, known
        return changes
