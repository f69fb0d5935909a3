"""What every bot can be asked, and how one is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from mappamundi.game import Game
from mappamundi.nature import Nature


class Bot(Protocol):
    """Decides for one seat of one match, and may remember what it has seen of it."""

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """One of the legal actions, given a copy of the state redacted for the seat."""
        ...


# A bot is made anew for every match; all its luck comes from the nature it is given.
Maker: TypeAlias = Callable[[Game, Nature], Bot]


@dataclass(frozen=True)
class Insider:
    """A maker of bots that are trusted: they play in the process that runs the game."""

    maker: Maker

    @property
    def __name__(self) -> str:
        return self.maker.__name__

    def __call__(self, game: Game, nature: Nature) -> Bot:
        return self.maker(game, nature)
