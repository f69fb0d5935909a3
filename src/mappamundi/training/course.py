"""A course of training: play, learn, keep, and go on where it was broken off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

from mappamundi.training.field import Field
from mappamundi.training.keeping import CourseStanding, keep, take_up
from mappamundi.training.learning import Lesson, fresh, learn
from mappamundi.training.network import Network, random_network
from mappamundi.training.plan import Plan
from mappamundi.training.playing import Sparring, play

KEPT = "pupil.npz"
LAST_RATE = 0.04  # of the learning rate at the end, in parts of that at the beginning
LAST_CURIOSITY = 0.05
POINTLESS = 0.7  # of a course: from here on points are no reward of their own
LOOKING = 300  # random steps after which the largest features are known well enough
GENERATION = 10  # lessons after which what the network is now is one of its past selves
SELVES = 8  # that are remembered; which is forgotten then is drawn
WHOLE = 1.0


@dataclass(frozen=True)
class Milestone:
    """How far a course has come."""

    made: int
    network: Network
    lesson: Lesson


class TrainingCourse:
    """One network on its way; everything it needs to go on lies in its folder."""

    def __init__(self, plan: Plan, field: Field, folder: Path) -> None:
        self.plan = plan
        self.field = field
        self.folder = folder
        self.made = 0
        self.key = jax.random.key(plan.seed)
        self.scale = 1 / jnp.sqrt(jnp.asarray(field.largest(LOOKING), jnp.float32))
        games = field.batches[0]
        features, actions = games.features.shape[1], games.legal.shape[1]
        self.pupil = fresh(random_network(self.key, features, actions, plan.width, self.scale))
        self.past: list[Network] = []
        self.rival: Network | None = None  # who has all seats but one of every game
        self.league = field.league(plan.past)

    def begin_with(self, network: Network) -> None:
        """Start from a network that knows something already."""
        self.pupil = fresh(network)

    def beat(self, rival: Network) -> None:
        """Learn to win one seat against a network that stays as it is."""
        self.rival = rival
        self.league = self.field.league(WHOLE)

    def run(self) -> Iterator[Milestone]:
        """Go on to the end, a moment after every lesson."""
        while self.made < self.plan.decisions:
            yield self._learn()

    def _learn(self) -> Milestone:
        plan, gone = self.plan, self.made / self.plan.decisions
        key = jax.random.fold_in(self.key, self.made)
        playing, learning = jax.random.split(key)
        self._remember(key)
        self.field.points = plan.points * max(0.0, 1 - gone / POINTLESS)
        network = self.pupil.network
        memory = play(network, self.field, plan.steps, playing, self._sparring(key))
        rate = plan.rate * (1 - gone * (1 - LAST_RATE))
        curiosity = plan.curiosity * (1 - gone * (1 - LAST_CURIOSITY))
        portion = min(plan.portion, plan.steps * self.field.size)
        self.pupil, lesson = learn(
            self.pupil, memory, learning, rate, curiosity, plan.passes, portion
        )
        self.made += plan.steps * self.field.size
        return Milestone(self.made, self.pupil.network, lesson)

    def _remember(self, key: Any) -> None:
        """Keep what the network is now, to be played against later."""
        lessons = self.made // (self.plan.steps * self.field.size)
        if not self.plan.past or lessons % GENERATION:
            return
        if len(self.past) == SELVES:
            self.past.pop(int(jax.random.randint(jax.random.fold_in(key, 2), (), 0, SELVES)))
        self.past.append(jax.tree.map(jnp.copy, self.pupil.network))

    def _sparring(self, key: Any) -> Sparring | None:
        """Whom it meets in this lesson: its rival, or one of its past selves."""
        if self.rival is not None:
            return Sparring(self.rival, self.league, is_sure=True)
        if not self.past:
            return None
        drawn = int(jax.random.randint(jax.random.fold_in(key, 3), (), 0, len(self.past)))
        return Sparring(self.past[drawn], self.league, is_sure=False)

    def keep(self) -> None:
        """Write down where the course stands; a kill at any moment leaves the last one whole."""
        self.folder.mkdir(parents=True, exist_ok=True)
        standing = CourseStanding(self.made, self.pupil, self.past, self.field.moment())
        keep(self.folder / KEPT, self.plan, standing)

    def resume(self) -> bool:
        """Take up what was kept by a course of the same plan; return whether there was anything."""
        path = self.folder / KEPT
        if not path.exists():
            return False
        kept = take_up(path, self.plan, CourseStanding(0, self.pupil, [], []))
        self.made, self.pupil, self.past = kept.made, kept.pupil, kept.past
        self.field.restore(kept.games)
        return True
