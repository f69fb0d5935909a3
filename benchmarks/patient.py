"""Levels that are timed by the work they do, so that a busy machine cuts no decision short."""

from __future__ import annotations

from dataclasses import dataclass
from time import thread_time

from mappamundi.bots import Bot, Insider, Level
from mappamundi.bots.catalogue import thinker
from mappamundi.game import Game
from mappamundi.nature import Nature


@dataclass(frozen=True)
class Patient:
    """A level under its own name, whose clock stands still while others work."""

    level: Level

    @property
    def __name__(self) -> str:
        return self.level.name

    def __call__(self, game: Game, nature: Nature) -> Bot:
        """Make a bot for a match."""
        return thinker(self.level, game, nature, thread_time)


def patient(level: Level) -> Insider:
    """A level as a table takes it."""
    return Insider(Patient(level))
