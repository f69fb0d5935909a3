"""A bot that thinks: it searches the worlds it takes to be possible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from mappamundi.bots.level import Level
from mappamundi.bots.searching.engine import engine_of
from mappamundi.bots.searching.memory import WHOLE
from mappamundi.bots.searching.study import Study
from mappamundi.bots.settings import settings
from mappamundi.bots.thought import Candidate, Thought, mixed, sure
from mappamundi.game import Game
from mappamundi.nature import Nature

SEEDS = 1 << 31
TENTHS = 10
HUNDREDTHS = 100


class Searcher:
    """Chooses by a fixed number of simulations, or by those there is time for."""

    def __init__(
        self, level: Level, game: Game, nature: Nature, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.level = level
        self.game = game
        self.nature = nature
        self.clock = clock
        self.mind = nature.draw(SEEDS)  # what it believes of the world all through the match
        self.engine = engine_of(game)
        self.study = Study(self.engine, settings(game, level.rank))
        self.kept: tuple[Any, int] | None = None  # what it will know if it goes on, and the node

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """The best candidate; one of several where others choose at once and might guess it."""
        if len(actions) == 1:
            return actions[0]
        thought = self.think(known, seat, actions)
        action = self.pick(thought)
        self.keep(known, seat, action)
        return action

    def pick(self, thought: Thought) -> int:
        """One candidate, by the chances."""
        rest = self.nature.draw(WHOLE) / WHOLE
        for candidate in thought.candidates:
            rest -= candidate.chance
            if rest < 0:
                return candidate.action
        return thought.candidates[0].action

    def think(self, known: Any, seat: int, actions: Sequence[int]) -> Thought:
        """Weigh the actions."""
        begun = self.clock()
        if self.study.settings.simulations == 0:
            return self.first_sight(known, seat, actions)
        kept = self.kept[1] if self.kept is not None and self.kept[0] == known else None
        self.study.sit_down(known, seat, self.level.rank, kept)
        limit = self.level.milliseconds / 1000
        done = self.study.simulate(self.nature.draw(SEEDS), self.mind, self.clock, limit)
        weigh = mixed if self.is_sealed(known) else sure
        return Thought(weigh(self.candidates()), done, self.clock() - begun)

    def first_sight(self, known: Any, seat: int, actions: Sequence[int]) -> Thought:
        """Only what is preferred, in one world that the bot takes to be possible."""
        wits = self.engine.wits
        world = known.copy()
        wits.imagine(world, seat, self.nature.draw(SEEDS))
        wits.believe(world, seat, self.level.rank, self.mind)
        points = wits.value(world, seat) / HUNDREDTHS
        best = sorted(actions, key=lambda action: -wits.prefer(world, seat, action))
        return Thought(sure([Candidate(action, 0, points, 0.0, 0.0) for action in best]), 0, 0.0)

    def is_sealed(self, known: Any) -> bool:
        """Do others choose at the same time, unseen?"""
        waiting = self.engine.wits.waiting(known)
        return self.engine.is_sealing_game and bool(
            waiting & (waiting - 1) or self.engine.wits.is_sealing(known)
        )

    def candidates(self) -> list[Candidate]:
        """The actions that were tried, those tried most first."""
        found = []
        for _, node in self.study.tried():
            visits = max(1, node.visits)
            points = node.points / (visits * TENTHS)
            worth = node.worth / (visits * WHOLE)
            found.append(Candidate(node.action, node.visits, points, worth, 0.0))
        return sorted(found, key=lambda each: (-each.visits, -each.worth))

    def keep(self, known: Any, seat: int, action: int) -> None:
        """Remember the part of the tree that the next decision needs, if it follows at once."""
        self.kept = None
        for place, node in self.study.tried():
            if node.action == action and self.study.goes_on(node):
                world = known.copy()
                self.engine.wits.imagine(world, seat, 0)
                self.engine.wits.apply(world, seat, action)
                self.kept = self.game.known(world, seat), place
