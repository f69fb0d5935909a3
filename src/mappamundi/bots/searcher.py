"""A bot that thinks: it searches the worlds it takes to be possible."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from mappamundi.bots.searching.choosing import (
    first_choice,
    goes_on,
    mixture,
    pick_mixed,
    weight_of,
    worthiest,
)
from mappamundi.bots.searching.deciding import SEARCHER
from mappamundi.bots.searching.engine import Engine, engine_of
from mappamundi.bots.searching.memory import SEEDS, WHOLE
from mappamundi.bots.searching.search import TENTH
from mappamundi.bots.searching.study import Study, Tree
from mappamundi.bots.searching.worlds import foresee
from mappamundi.bots.thinker import Thinker
from mappamundi.bots.thought import Candidate, Thought


class Searcher(Thinker):
    """Chooses by a fixed number of simulations, or by those there is time for."""

    kept: tuple[Any, int] | None = None  # what it will know if it goes on, and the node

    @cached_property
    def engine(self) -> Engine:
        """Return what searches the game."""
        return engine_of(self.game)

    @cached_property
    def study(self) -> Study:
        """Return the tree and the desk, which are kept through the match."""
        return Study(self.engine, self.settings)

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        """The best candidate; one of several where others choose at once and might guess it."""
        if len(actions) == 1:
            return actions[0]
        self.think(known, seat, actions)
        tree, root = self.study.tree(), self.study.root
        chosen = first_choice(tree, root)
        if self.engine.wits.hides_choices(known):
            best = worthiest(tree, root, chosen)
            number = self.nature.draw(mixture(tree, root, chosen, best))
            chosen = pick_mixed(tree, root, chosen, best, number)
        self.keep(known, seat, tree, chosen)
        return tree[chosen].action

    def think(self, known: Any, seat: int, actions: Sequence[int]) -> Thought:
        """Weigh the legal actions by search."""
        self.engine.load(SEARCHER)
        begun = self.clock()
        kept = self.kept[1] if self.kept is not None and self.kept[0] == known else None
        self.study.sit_down(known, seat, self.level.rank, kept)
        done = self.study.simulate(self.nature.draw(SEEDS), self.mind, self.clock, self.limit)
        found = self.candidates(self.engine.wits.hides_choices(known))
        return Thought(found, done, self.clock() - begun)

    def candidates(self, is_unseen: bool) -> tuple[Candidate, ...]:
        """The actions that were tried, the likeliest to be chosen first, then those tried most."""
        tree, root = self.study.tree(), self.study.root
        first = first_choice(tree, root)
        weights = {first: 1}
        if is_unseen:
            best = worthiest(tree, root, first)
            weights = {place: weight_of(tree, place, first, best) for place, _ in tree.below(root)}
        total, found = sum(weights.values()), []
        for place, node in tree.below(root):
            visits = max(1, node.visits)
            points, worth = node.points / (visits * TENTH), node.worth / (visits * WHOLE)
            chance = weights.get(place, 0) / total
            found.append(Candidate(node.action, node.visits, points, worth, chance))
        found.sort(key=lambda each: (-each.chance, -each.visits, -each.worth))
        return tuple(found)

    def keep(self, known: Any, seat: int, tree: Tree, chosen: int) -> None:
        """Remember the part of the tree that the next decision needs, if it follows at once."""
        self.kept = None
        if goes_on(tree, chosen):
            world = known.copy()
            foresee(self.engine.wits, world, seat, tree[chosen].action)
            self.kept = world, chosen
