"""A bot that weighs every action by what it knows of the world, without a search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from time import perf_counter
from typing import Any, TypeAlias

from mappamundi.bots.level import Level
from mappamundi.bots.thought import Candidate, Thought, sure
from mappamundi.compiling import gather, twin
from mappamundi.game import Game
from mappamundi.nature import Nature

SEEDS = 1 << 31
WHOLE = 10_000  # a certain win, as a game reckons it

# the packed or plain state, seat, action, rank, mind -> what the action is worth
Weigh: TypeAlias = Callable[[Any, int, int, int, int], int]


class Reckoner:
    """Chooses what its game's own `bots.reckon` finds best, at the rank of its level."""

    def __init__(
        self, level: Level, game: Game, nature: Nature, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.level = level
        self.game = game
        self.clock = clock
        self.mind = nature.draw(SEEDS)  # what it believes of the world all through the match
        self.is_compiled = find_spec("numba") is not None
        self.weigh: Weigh = compiled_reckoning(game) if self.is_compiled else plain_reckoning(game)

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """Return the candidate that is worth most."""
        return self.think(known, seat, actions).candidates[0].action

    def think(self, known: Any, seat: int, actions: Sequence[int]) -> Thought:
        """Weigh the actions; points are those that the seat has now."""
        begun = self.clock()
        state = known.pack() if self.is_compiled else known
        points = float(self.game.rules.score(known, seat))
        worths = [self.weigh(state, seat, each, self.level.rank, self.mind) for each in actions]
        found = [
            Candidate(action, 0, points, worth / WHOLE, 0.0)
            for action, worth in zip(actions, worths, strict=True)
        ]
        found.sort(key=lambda each: -each.worth)
        return Thought(sure(found), 0, self.clock() - begun)


@cache
def compiled_reckoning(game: Game) -> Weigh:
    """The reckoning in machine code, compiled now or long ago."""
    reckon: Weigh = twin(game, gather(game.rules, [plain_reckoning(game)]), {}).reckon
    return reckon


def plain_reckoning(game: Game) -> Weigh:
    """The reckoning as it is written."""
    reckon = game.skill.reckon
    assert reckon is not None
    return reckon
