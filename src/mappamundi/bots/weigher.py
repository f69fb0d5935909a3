"""A bot that weighs every action by what its game knows, without a search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from mappamundi.bots.level import Level
from mappamundi.bots.searching.deciding import GLANCER, JUDGE, RECKONER
from mappamundi.bots.searching.engine import Engine, engine_of, notes
from mappamundi.bots.searching.memory import SEEDS, WHOLE, Desk
from mappamundi.bots.searching.worlds import glimpse_world
from mappamundi.bots.settings import settings
from mappamundi.bots.thought import Candidate, Thought, sure
from mappamundi.game import Game
from mappamundi.nature import Nature

HUNDREDTHS = 100
SLICE = 16  # worlds that are considered between two looks at the clock
JUDGING_PART = 0.8  # of the time may go into considering worlds, the rest into weighing


class Weigher:
    """Chooses what its game reckons, judges or prefers most, at the rank of its level."""

    def __init__(
        self, level: Level, game: Game, nature: Nature, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.level = level
        self.game = game
        self.nature = nature
        self.clock = clock
        self.settings = settings(game, level.rank)
        self.mind = nature.draw(SEEDS)  # what it believes of the world all through the match
        # A glance is over before anything could be compiled.
        is_quick = self.settings.kind == GLANCER
        self.sit_down(Engine(game, is_compiled=False) if is_quick else engine_of(game))

    def sit_down(self, engine: Engine) -> None:
        """Make the memory that an engine works on."""
        self.engine = engine
        self.states = engine.row(self.game.rules.State, 2)
        self.notebooks = engine.row(notes(self.game), 1)
        self.desks = engine.row(Desk, 1)
        self.room = engine.room()

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """Return the candidate that is worth most."""
        return actions[0] if len(actions) == 1 else self.think(known, seat, actions).first

    def think(self, known: Any, seat: int, actions: Sequence[int]) -> Thought:
        """Look at the worlds that are needed, and weigh the actions."""
        self.engine.load(self.settings)
        begun = self.clock()
        self.engine.put(self.states, 0, known)
        worlds = self.look(known, seat, begun)
        self.weigh(seat, actions)
        likes = self.engine.get(self.desks, 0, Desk).likes
        expect = self.expectation(known, seat)
        best = sorted(zip(likes, actions, strict=False), key=lambda each: -each[0])
        found = [Candidate(action, worlds, *expect(like), 0.0) for like, action in best]
        return Thought(sure(found), worlds, self.clock() - begun)

    def look(self, known: Any, seat: int, begun: float) -> int:
        """Imagine worlds where that is how it decides, as many as there is time for; how many."""
        rank = self.level.rank
        if self.settings.kind == GLANCER:
            key = self.nature.draw(SEEDS)
            glimpse_world(self.engine.wits, self.states, seat, rank, key, self.mind)
        if self.settings.kind == JUDGE:
            deadline = begun + self.level.milliseconds / 1000 * JUDGING_PART
            return self.consider(seat, self.nature.draw(SEEDS), lambda: self.clock() < deadline)
        return 0

    def consider(self, seat: int, seed: int, in_time: Callable[[], bool]) -> int:
        """Take notes in as many worlds as set, or as there is time for; how many."""
        self.engine.put(self.notebooks, 0, notes(self.game)())
        ask, rank = self.engine.weighing.consider_worlds, self.level.rank
        done, wanted = 0, self.settings.worlds
        while done < wanted and (done == 0 or in_time()):
            count = min(SLICE if self.engine.is_compiled else 1, wanted - done)
            done = ask(self.states, self.notebooks, seat, rank, seed, self.mind, done, count)
        return done

    def weigh(self, seat: int, actions: Sequence[int]) -> None:
        """Note down on the desk what each action is worth."""
        self.room[: len(actions)] = actions
        memory = (self.states, self.notebooks, self.desks, self.room)
        asked = (self.settings.kind, seat, len(actions), self.level.rank, self.mind)
        self.engine.weighing.weigh_actions(*memory, *asked)

    def expectation(self, known: Any, seat: int) -> Callable[[int], tuple[float, float]]:
        """How points and worth follow from what an action was found to be worth."""
        if self.settings.kind == JUDGE:
            return lambda like: (like / HUNDREDTHS, 0.0)
        if self.settings.kind == RECKONER:
            points = float(self.game.rules.score(known, seat))
            return lambda like: (points, like / WHOLE)
        value = self.engine.wits.value(self.states[1], seat) / HUNDREDTHS
        return lambda like: (value, 0.0)
