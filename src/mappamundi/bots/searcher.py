"""A bot that thinks: it searches the worlds it takes to be possible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from mappamundi.bots.level import Level
from mappamundi.bots.searching.engine import engine_of
from mappamundi.bots.searching.judge import Judge
from mappamundi.bots.searching.memory import WHOLE
from mappamundi.bots.searching.study import Study
from mappamundi.bots.settings import settings
from mappamundi.bots.thought import Candidate, Thought, mixed, sure
from mappamundi.game import Game
from mappamundi.nature import Nature

SEEDS = 1 << 31
TENTHS = 10
HUNDREDTHS = 100
JUDGING_PART = 0.8  # of the time may go into imagining worlds, the rest into weighing


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
        worlds = self.study.settings.worlds
        self.judge = Judge(self.engine, worlds) if worlds > 0 else None
        self.kept: tuple[Any, int] | None = None  # what it will know if it goes on, and the node

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """The best candidate; one of several where others choose at once and might guess it."""
        if len(actions) == 1:
            return actions[0]
        thought = self.think(known, seat, actions)
        if self.study.settings.simulations == 0:
            return thought.candidates[0].action
        action = (
            self.pick(thought)
            if self.engine.wits.hides_choices(known)
            else thought.candidates[0].action
        )
        self.keep(known, seat, action)
        return action

    def pick(self, thought: Thought) -> int:
        """One of those that have a chance, as often as it was tried."""
        tries = {each.action: each.visits for each in thought.candidates if each.chance > 0}
        rest = self.nature.draw(sum(tries.values()))
        for _, node in self.study.tried():
            rest -= tries.get(node.action, 0)
            if rest < 0:
                return node.action
        raise AssertionError  # the tries add up

    def think(self, known: Any, seat: int, actions: Sequence[int]) -> Thought:
        """Weigh the legal actions by search."""
        self.engine.load(self.study.settings)
        begun = self.clock()
        if self.study.settings.simulations == 0:
            if self.judge is None:
                return self.first_sight(known, seat, actions)
            return self.judgement(self.judge, known, seat, actions)
        kept = self.kept[1] if self.kept is not None and self.kept[0] == known else None
        self.study.sit_down(known, seat, self.level.rank, kept)
        limit = self.level.milliseconds / 1000
        done = self.study.simulate(self.nature.draw(SEEDS), self.mind, self.clock, limit)
        weigh = mixed if self.engine.wits.hides_choices(known) else sure
        return Thought(weigh(self.candidates()), done, self.clock() - begun)

    def judgement(self, judge: Judge, known: Any, seat: int, actions: Sequence[int]) -> Thought:
        """What the game itself judges best, in the worlds there is time to consider."""
        begun = self.clock()
        deadline = begun + self.level.milliseconds / 1000 * JUDGING_PART
        seed = self.nature.draw(SEEDS)
        rank = self.level.rank
        worlds = judge.consider(known, seat, rank, seed, self.mind, lambda: self.clock() < deadline)
        weights = zip(judge.weigh(seat, actions), actions, strict=True)
        best = sorted(weights, key=lambda each: -each[0])
        found = [Candidate(act, worlds, points / HUNDREDTHS, 0.0, 0.0) for points, act in best]
        return Thought(sure(found), worlds, self.clock() - begun)

    def first_sight(self, known: Any, seat: int, actions: Sequence[int]) -> Thought:
        """Only what is preferred, in one world that the bot takes to be possible."""
        wits = self.engine.wits
        world = known.copy()
        wits.imagine(world, seat, self.nature.draw(SEEDS))
        wits.believe(world, seat, self.level.rank, self.mind)
        points = wits.value(world, seat) / HUNDREDTHS
        best = sorted(actions, key=lambda action: -wits.prefer(world, seat, action))
        return Thought(sure([Candidate(action, 0, points, 0.0, 0.0) for action in best]), 0, 0.0)

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
