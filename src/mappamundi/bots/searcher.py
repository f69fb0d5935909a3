"""A bot that thinks: it searches the worlds it takes to be possible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from mappamundi.bots.level import Level
from mappamundi.bots.searching.engine import engine_of
from mappamundi.bots.searching.memory import WHOLE, Desk, Node
from mappamundi.bots.thought import Candidate, Thought
from mappamundi.game import Game
from mappamundi.nature import Nature
from mappamundi.record import NONE

SIMULATIONS = (16, 64, 512, 4096)  # by rank, where a game says nothing else
SEEDS = 1 << 31
TENTHS = 10

EXPLORING = 5_000
GLANCES = 4
BLUNDERS = 1_000


class Searcher:
    """Chooses what promises most in a fixed number of simulations, or in those there is time for."""

    def __init__(
        self, level: Level, game: Game, nature: Nature, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.level = level
        self.game = game
        self.nature = nature
        self.clock = clock
        self.mind = nature.draw(SEEDS)  # what it believes of the world all through the match
        simulations = getattr(game.bots, "SIMULATIONS", SIMULATIONS)
        self.simulations: int = simulations[level.rank]
        self.engine = engine_of(game)
        self.states = self.engine.row(game.rules.State, 2)
        self.nodes = self.engine.row(Node, self.simulations + 1)
        self.desks = self.engine.row(Desk, 1)
        self.room = self.engine.room()

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """The best candidate."""
        if len(actions) == 1:
            return actions[0]
        if self.simulations == 0:
            return self.first_sight(known, seat, actions)
        return self.think(known, seat, actions).candidates[0].action

    def first_sight(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """What is preferred in one world that the bot takes to be possible."""
        wits = self.engine.wits
        world = known.copy()
        wits.imagine(world, seat, self.nature.draw(SEEDS))
        wits.believe(world, seat, self.level.rank, self.mind)
        return max(actions, key=lambda action: wits.prefer(world, seat, action))

    def think(self, known: Any, seat: int, actions: Sequence[int]) -> Thought:
        """Weigh the actions."""
        begun = self.clock()
        self.sit_down(known, seat)
        done = self.simulate(begun + self.level.milliseconds / 1000)
        return Thought(tuple(self.candidates()), done, self.clock() - begun)

    def sit_down(self, known: Any, seat: int) -> None:
        """Begin a search with an empty tree."""
        desk = Desk()
        desk.seat = seat
        desk.rank = self.level.rank
        desk.exploring = EXPLORING
        desk.glances = GLANCES
        desk.blunders = BLUNDERS
        self.engine.put(self.desks, 0, desk)
        self.engine.put(self.nodes, 0, Node())
        self.engine.put(self.states, 0, known)

    def simulate(self, deadline: float) -> int:
        """Simulate until all is done or the time is up, in slices that double; how many."""
        seed = self.nature.draw(SEEDS)
        done, count = 0, 1
        while done < self.simulations and (done == 0 or self.clock() < deadline):
            count = min(count, self.simulations - done)
            self.engine.search(
                self.states, self.nodes, self.desks, self.room, seed, self.mind, done, count
            )
            done += count
            count *= 2
        return done

    def candidates(self) -> list[Candidate]:
        """The actions that were tried, those tried most first."""
        found = []
        child = self.node(0).child
        while child != NONE:
            node = self.node(child)
            points, worth = node.points / TENTHS, node.worth / WHOLE
            visits = max(1, node.visits)
            found.append(Candidate(node.action, visits, points / visits, worth / visits, 0.0))
            child = node.sibling
        return sorted(found, key=lambda each: (-each.visits, -each.worth))

    def node(self, index: int) -> Node:
        """A node of the tree."""
        node: Node = self.engine.get(self.nodes, index, Node)
        return node
