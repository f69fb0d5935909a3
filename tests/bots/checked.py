"""An engine that looks at every index: compiled code would go astray in silence."""

from __future__ import annotations

from functools import cache

from mappamundi.bots.searching.engine import Engine
from mappamundi.game import Game


@cache
def checked_engine(game: Game) -> Engine:
    """One for all tests: to compile it takes the better part of a minute."""
    return Engine(game, is_compiled=True, checked=True)
