"""A course of training: play, learn, keep, and go on where it was broken off."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from mappamundi.training.field import Field
from mappamundi.training.learning import Lesson, fresh, learn
from mappamundi.training.network import Network, random_network
from mappamundi.training.playing import favourites, play

KEPT = "pupil.npz"
LAST_RATE = 0.04  # of the learning rate at the end, in parts of that at the beginning
LAST_CURIOSITY = 0.05
LOOKING = 300  # random steps after which the largest features are known well enough


@dataclass(frozen=True)
class Plan:
    """All that decides how a course goes, besides its games."""

    decisions: int  # made in all
    steps: int = 64  # of every game between two lessons
    width: int = 512  # of the network
    passes: int = 2  # over what was played
    portion: int = 65_536  # decisions that a step down the slope goes by
    rate: float = 5e-4
    curiosity: float = 0.02
    seed: int = 0


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
        self.pupil = fresh(self._beginner())

    def _beginner(self) -> Network:
        games = self.field.batches[0]
        features, actions = games.features.shape[1], games.legal.shape[1]
        scale = 1 / jnp.sqrt(jnp.asarray(self.field.largest(LOOKING), jnp.float32))
        return random_network(self.key, features, actions, self.plan.width, scale)

    def run(self) -> Iterator[Milestone]:
        """Go on to the end, a moment after every lesson."""
        while self.made < self.plan.decisions:
            yield self._learn()

    def _learn(self) -> Milestone:
        plan, gone = self.plan, self.made / self.plan.decisions
        key = jax.random.fold_in(self.key, self.made)
        playing, learning = jax.random.split(key)
        memory = play(self.pupil.network, self.field, plan.steps, playing)
        rate = plan.rate * (1 - gone * (1 - LAST_RATE))
        curiosity = plan.curiosity * (1 - gone * (1 - LAST_CURIOSITY))
        portion = min(plan.portion, plan.steps * self.field.size)
        self.pupil, lesson = learn(
            self.pupil, memory, learning, rate, curiosity, plan.passes, portion
        )
        self.made += plan.steps * self.field.size
        return Milestone(self.made, self.pupil.network, lesson)

    def keep(self) -> None:
        """Write down where the course stands; a kill at any moment leaves the last one whole."""
        self.folder.mkdir(parents=True, exist_ok=True)
        draft = self.folder / f"{KEPT}.{os.getpid()}"
        leaves = {str(i): np.asarray(each) for i, each in enumerate(jax.tree.leaves(self.pupil))}
        with draft.open("wb") as file:
            np.savez(file, made=self.made, plan=repr(asdict(self.plan)), **leaves)  # type: ignore[arg-type]
        draft.replace(self.folder / KEPT)

    def resume(self) -> bool:
        """Take up what was kept by a course of the same plan; return whether there was anything."""
        path = self.folder / KEPT
        if not path.exists():
            return False
        kept = np.load(path, allow_pickle=False)
        if str(kept["plan"]) != repr(asdict(self.plan)):
            raise ValueError(f"{path} was kept by a course of another plan: {kept['plan']}")
        leaves, shape = jax.tree.flatten(self.pupil)
        found = [jnp.asarray(kept[str(i)]) for i in range(len(leaves))]
        self.pupil = jax.tree.unflatten(shape, found)
        self.made = int(kept["made"])
        return True


def win_share(network: Network, field: Field) -> float:
    """Return how often a network wins one seat of every game, the others playing at random.

    The rewards of the field must be for wins alone.
    """
    own = np.concatenate([np.arange(each.size) % each.seats for each in field.batches])
    every, done, won = np.arange(field.size), np.zeros(field.size, bool), 0.0
    while not done.all():
        asked = field.asked()
        liked, others = favourites(network, asked), field.random_actions()
        ended = field.step(jnp.where(asked.seat == own, liked, others))
        new = np.asarray(ended.is_over).astype(bool) & ~done
        won += float(np.asarray(ended.rewards)[every, own][new].sum())
        done |= new
    return won / field.size
