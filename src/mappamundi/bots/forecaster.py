"""A bot with a network: it plays on in imagined worlds what it likes, and compares its hopes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property, partial
from types import SimpleNamespace
from typing import Any

import numpy as np
from msgspec.structs import replace

from mappamundi.bots.networks.asking import ANSWER
from mappamundi.bots.networks.forecasting import forecast
from mappamundi.bots.networks.learned import KINDS, Adviser, adviser_of
from mappamundi.bots.searching.defaults import HUNDREDTHS
from mappamundi.bots.searching.memory import SEEDS
from mappamundi.bots.searching.wits import written
from mappamundi.bots.thinker import Thinker
from mappamundi.bots.thought import Candidate, Thought, sure
from mappamundi.compiling.runner import Runner
from mappamundi.game import Game

ONE = 1 << ANSWER
LAST = -0.5  # what is hoped by whoever is beaten by all
MOST = 4  # actions that are looked into: those liked best,
GAP = 3 * ONE  # and none that is less than a twentieth as likely as the first
TRUST = 400  # so many times a hope counts as much as a liking: where hopes are level, it decides
SLICE = 4  # worlds between two looks at the clock
CELLS = 3  # what its seat knows, a world, and what the next seat knows there
TOLD = {**KINDS, "asked": "int16[]", "hopes": "int64[]", "points": "int64[]"}


class Forecaster(Thinker):
    """Chooses, of what its game's network likes, that after which it hopes most."""

    @cached_property
    def adviser(self) -> Adviser:
        """Return the network, with memory that is this bot's alone."""
        return adviser_of(self.game)

    @cached_property
    def runner(self) -> Runner:
        """Return what makes the memory that worlds are played in."""
        return Runner(self.game, self.adviser.is_compiled)

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """Return the candidate after which it hopes most."""
        return actions[0] if len(actions) == 1 else self.think(known, seat, actions).first

    def think(self, known: Any, seat: int, actions: Sequence[int]) -> Thought:
        """Weigh the actions: those worth a look by forecasts, and after them the others."""
        foretell = forecasting(self.game, self.adviser.is_compiled)
        self.adviser.load()
        begun = self.clock()
        likings, hope = self.adviser.ask(known, seat, actions)
        liked = sorted(zip(likings, actions, strict=True), key=lambda each: -each[0])
        count = sum(1 for liking, _ in liked[:MOST] if liked[0][0] - liking <= GAP)
        memory = WorldsPlayedOn(self.runner, known, liked[:count])
        worlds = self.forecast(foretell, memory, seat, begun) if count > 1 else 0
        glimpse = Candidate(0, 0, float(self.game.rules.score(known, seat)), worth(hope), 0.0)
        found = memory.candidates(worlds) if worlds else []
        found += [replace(glimpse, action=action) for _, action in liked[len(found) :]]
        return Thought(sure(found), worlds, self.clock() - begun)

    def forecast(self, foretell: Any, memory: WorldsPlayedOn, seat: int, begun: float) -> int:
        """Play on in as many worlds as set, or as there is time for; how many."""
        network = (*self.adviser.network, self.adviser.arrays["likings"])
        mine = (seat, self.level.rank, self.nature.draw(SEEDS), self.mind)
        ask = partial(foretell, memory.states, memory.room, *network, *memory.noted)
        done, deadline = 0, begun + self.limit
        now, slowest = self.clock(), 0.0
        while done < self.settings.forecasts and (done == 0 or now + slowest < deadline):
            more = min(SLICE, self.settings.forecasts - done)
            done = ask(self.settings.foresight, *mine, done, more)
            before, now = now, self.clock()
            slowest = max(slowest, now - before)
        return done


def worth(hope: float) -> float:
    """Return a hope as a number from 0, for the last of all, to 1, for winning alone."""
    return min(max((hope / ONE - LAST) / (1 - LAST), 0.0), 1.0)


class WorldsPlayedOn:
    """What one forecast works on and adds up."""

    def __init__(self, runner: Runner, known: Any, liked: Sequence[tuple[int, int]]) -> None:
        self.liked = liked
        self.states = runner.row(runner.game.rules.State, CELLS)
        runner.put(self.states, 0, known)
        self.room, self.asked = runner.room(), runner.room()
        self.asked[: len(liked)] = [action for _, action in liked]
        sums: list[Any] = [np.zeros(len(liked), np.int64) for _ in range(2)]
        self.hopes, self.points = sums if runner.is_compiled else [each.tolist() for each in sums]

    @property
    def noted(self) -> tuple[Any, ...]:
        """Return what is asked about, and where it is added up."""
        return self.asked, self.hopes, self.points, len(self.liked)

    def candidates(self, worlds: int) -> list[Candidate]:
        """Return the actions asked about, that which promises most first."""
        found = []
        for (liking, action), hopes, points in zip(
            self.liked, self.hopes, self.points, strict=True
        ):
            promise = int(hopes) * TRUST // worlds + liking
            mean = int(points) / (worlds * HUNDREDTHS)
            found.append(
                (promise, Candidate(action, worlds, mean, worth(int(hopes) / worlds), 0.0))
            )
        return [each for _, each in sorted(found, key=lambda each: -each[0])]


@cache
def forecasting(game: Game, is_compiled: bool) -> Any:
    """Return the function that plays on in worlds of a game."""
    runner = Runner(game, is_compiled)
    return runner.functions(rules_asked(game), [forecast], TOLD, has_long_loops=True).forecast


def rules_asked(game: Game) -> SimpleNamespace:
    """Return what a forecast asks of a game: all that a search does, and what a seat is shown."""
    return SimpleNamespace(**vars(written(game)), features=game.features.features)
