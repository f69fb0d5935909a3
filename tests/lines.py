"""Tests speak notation: play a position by the lines of a log."""

from __future__ import annotations

from typing import Any

from mappamundi.game import Game
from mappamundi.turn import parse


class Lines:
    """Reads and does lines of one game, such as `0 play r7`."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def act(self, s: Any, *lines: str) -> None:
        """Do the lines of a log."""
        for line in lines:
            seat, text, _ = parse(line)
            action = self.game.read(s, seat, text)
            assert self.game.can(s, seat, action), f"not legal: {line}"
            self.game.do(s, seat, action)

    def can(self, s: Any, line: str) -> bool:
        """Is this line of a log allowed now?"""
        seat, text, _ = parse(line)
        return self.game.can(s, seat, self.game.read(s, seat, text))

    def legal(self, s: Any, seat: int) -> set[str]:
        """What the seat may do, in notation."""
        return {self.game.write(s, seat, action) for action in self.game.legal(s, seat)}
