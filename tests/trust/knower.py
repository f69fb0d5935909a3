"""Somebody who runs the rules: follows what they are sent, and reads all that can be read of it."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from mappamundi.game import Game
from mappamundi.record import HIDDEN
from mappamundi.server.protocol import TableNews


class Knower:
    """One pair of eyes; what the browser's make of it is compared in `contract/test_insight.py`."""

    def __init__(self, game: Game, known: bytes) -> None:
        self.game = game
        self.state = known

    def read(self, text: str) -> list[str]:
        """Every action that has a number, in notation."""
        course = msgspec.json.decode(text, type=TableNews).course
        assert isinstance(course, msgspec.Struct)
        written = []
        for step in course.steps:
            self._go_on(step.before)
            if step.action != HIDDEN and step.action >= 0:  # what was blank has no number
                written.append(self.game.write(self._unpacked(), step.actor, step.action))
            self._go_on(step.after)
        self._go_on(course.then)
        return written

    def _unpacked(self) -> Any:
        state = self.game.rules.State
        return state.unpack(np.frombuffer(self.state, state.DTYPE)[0])

    def _go_on(self, changes: list[int]) -> None:
        """The state with other numbers at some places."""
        cells = np.frombuffer(self.state, self.game.rules.State.NUMBER).copy()
        cells[changes[::2]] = changes[1::2]
        self.state = cells.tobytes()
