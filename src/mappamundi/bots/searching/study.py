"""Where one bot searches: its tree and its desk, kept from one decision to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mappamundi.bots.searching.engine import Engine
from mappamundi.bots.searching.memory import Desk, Node
from mappamundi.bots.settings import SearchSettings
from mappamundi.record import NONE

SLICES = 32  # pieces of work that the time limit is cut into, at least
KEPT = 4  # searches that a tree has room for before it is begun anew


class Tree(dict[int, Node]):
    """The nodes of a search as plain records, each taken out of memory when it is looked at."""

    def __init__(self, node: Callable[[int], Node]) -> None:
        super().__init__()
        self._node = node

    def __missing__(self, place: int) -> Node:
        node = self[place] = self._node(place)
        return node

    def below(self, root: int) -> Iterator[tuple[int, Node]]:
        """The actions that followed a node, with their places."""
        place = self[root].child
        while place != NONE:
            yield place, self[place]
            place = self[place].sibling


class Study:
    """The memory of a search, and the simulations done in it."""

    def __init__(self, engine: Engine, settings: SearchSettings) -> None:
        self.engine = engine
        self.settings = settings
        self.states = engine.row(engine.game.rules.State, 2)
        self.nodes = engine.row(Node, KEPT * settings.simulations + 1)
        self.desks = engine.row(Desk, 1)
        self.room = engine.room()
        self.root = 0
        self.used = 1  # nodes of the tree

    def sit_down(self, known: Any, seat: int, rank: int, kept: int | None) -> None:
        """Begin a search at a node that was kept, or with an empty tree."""
        if kept is None or self.used + self.settings.simulations > len(self.nodes):
            self.engine.put(self.nodes, 0, Node())
            self.root, self.used = 0, 1
        else:
            self.root = kept
        place = {"seat": seat, "rank": rank, "root": self.root, "used": self.used, "span": 1}
        self.engine.note(self.desks, **place, end=len(self.nodes), **self.settings.search)
        self.engine.put(self.states, 0, known)

    def simulate(self, seed: int, mind: int, clock: Callable[[], float], limit: float) -> int:
        """Simulate as often as set, or until another slice would go over the limit; how often."""
        done, count, wanted = 0, 1, self.settings.simulations
        now, slowest, deadline = clock(), 0.0, clock() + limit
        while done < wanted and (done == 0 or now + slowest < deadline):
            count = min(count, wanted - done)
            self.used = self.engine.search(
                self.states, self.nodes, self.desks, self.room, seed, mind, done, count
            )
            done += count
            before, now = now, clock()
            slowest = max(slowest, now - before)
            if slowest * SLICES < limit:
                count *= 2
        return done

    def tried(self) -> Iterator[tuple[int, Node]]:
        """The actions tried at the root, with their places in the tree."""
        return self.tree().below(self.root)

    def tree(self) -> Tree:
        """Return the tree as it is now."""
        return Tree(self.node)

    def node(self, place: int) -> Node:
        """Return a node of the tree."""
        node: Node = self.engine.get(self.nodes, place, Node)
        return node
