"""A bot that weighs every action by what its game knows, without a search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from mappamundi.bots.searching.deciding import GLANCER, JUDGE, RECKONER
from mappamundi.bots.searching.defaults import HUNDREDTHS
from mappamundi.bots.searching.engine import Engine, engine_of, notes, plain_engine
from mappamundi.bots.searching.memory import SEEDS, WHOLE, Desk
from mappamundi.bots.searching.worlds import glimpse_world
from mappamundi.bots.thinker import Thinker
from mappamundi.bots.thought import Candidate, Thought, sure
from mappamundi.compiling.launch import NOTEBOOKS

SLICE = 16  # worlds that are considered between two looks at the clock
JUDGING_PART = 0.8  # of the time may go into considering worlds, the rest into weighing


class Memory(NamedTuple):
    """What is written on while actions are weighed, as `weigh_at_desk` takes it."""

    states: Any
    notebooks: Any
    desks: Any
    room: Any


class Weigher(Thinker):
    """Chooses what its game reckons, judges or prefers most, at the rank of its level."""

    @cached_property
    def engine(self) -> Engine:
        """Return what asks the game; a glance is over before anything could be compiled."""
        is_quick = self.settings.kind == GLANCER
        return plain_engine(self.game) if is_quick else engine_of(self.game)

    @cached_property
    def memory(self) -> Memory:
        """Return what the engine works on."""
        states = self.engine.row(self.game.rules.State, 2)
        notebooks = self.engine.row(notes(self.game), NOTEBOOKS)
        return Memory(states, notebooks, self.engine.row(Desk, 1), self.engine.room())

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """Return the candidate that is worth most."""
        return actions[0] if len(actions) == 1 else self.think(known, seat, actions).first

    def think(self, known: Any, seat: int, actions: Sequence[int]) -> Thought:
        """Look at the worlds that are needed, and weigh the actions."""
        self.engine.load(self.settings.kind)
        begun = self.clock()
        self.engine.put(self.memory.states, 0, known)
        worlds = self.look(known, seat, begun)
        self.weigh(seat, actions)
        likes = self.engine.noted(self.memory.desks, "likes", len(actions))
        expect = self.expectation(known, seat)
        best = sorted(zip(likes, actions, strict=True), key=lambda each: -each[0])
        found = [Candidate(action, worlds, *expect(like), 0.0) for like, action in best]
        return Thought(sure(found), worlds, self.clock() - begun)

    def look(self, known: Any, seat: int, begun: float) -> int:
        """Imagine worlds where that is how it decides, as many as there is time for; how many."""
        rank = self.level.rank
        if self.settings.kind == GLANCER:
            key = self.nature.draw(SEEDS)
            glimpse_world(self.engine.wits, self.memory.states, 0, seat, rank, key, self.mind)
        if self.settings.kind == JUDGE:
            deadline = begun + self.limit * JUDGING_PART
            return self.consider(seat, self.nature.draw(SEEDS), lambda: self.clock() < deadline)
        return 0

    def consider(self, seat: int, seed: int, in_time: Callable[[], bool]) -> int:
        """Take notes in as many worlds as set, or as there is time for; how many."""
        ask, done, wanted = self.engine.weighing.consider_worlds, 0, self.settings.worlds
        states, notebooks = self.memory.states, self.memory.notebooks
        mine = (seat, self.level.rank, seed, self.mind)
        while done < wanted and (done == 0 or in_time()):
            count = min(SLICE if self.engine.is_compiled else 1, wanted - done)
            done = ask(states, 0, notebooks, *mine, done, count)
        return done

    def weigh(self, seat: int, actions: Sequence[int]) -> None:
        """Note down on the desk what each action is worth."""
        self.memory.room[: len(actions)] = actions
        asked = (self.settings.kind, seat, len(actions), self.level.rank, self.mind)
        self.engine.weighing.weigh_at_desk(*self.memory, *asked)

    def expectation(self, known: Any, seat: int) -> Callable[[int], tuple[float, float]]:
        """How points and worth follow from what an action was found to be worth."""
        if self.settings.kind == JUDGE:
            return lambda like: (like / HUNDREDTHS, 0.0)
        if self.settings.kind == RECKONER:
            points = float(self.game.rules.score(known, seat))
            return lambda like: (points, like / WHOLE)
        value = self.engine.wits.value(self.memory.states[1], seat) / HUNDREDTHS
        return lambda like: (value, 0.0)
