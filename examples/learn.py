"""A first learner in NumPy alone: a linear policy, from nothing, that passes greedy in seconds.

REINFORCE on `mappamundi.envs.Batch`: what a seat did is made likelier by how well it finished. All
four seats play by the same weights, or, with `--sparring`, three are a bot of ours, compiled.

    python examples/learn.py null_nichtig --size 512 --rounds 100 --sparring greedy
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from time import process_time
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from mappamundi.envs import Batch

Floats: TypeAlias = npt.NDArray[np.float32]

SEATS = 4
LARGEST = 4.0  # a feature, as the weights see it: counts and points are cut off there
UNIT = 5.0  # what a feature is divided by
RATE = 0.01
FRESH, SLOW = 0.1, 0.01  # how fast the means of Adam follow the gradient, and its square
EXAMS = 4  # rounds of games of which an exam consists
NEVER = -1e9  # the logit of what is not legal


@dataclass
class Policy:
    """A weight for every feature and action."""

    weights: Floats
    mean: Floats = field(init=False)
    square: Floats = field(init=False)

    def __post_init__(self) -> None:
        self.mean, self.square = np.zeros_like(self.weights), np.zeros_like(self.weights)

    def chances(self, seen: Floats, legal: npt.NDArray[np.bool_]) -> Floats:
        """How likely it does each action."""
        logits = np.where(legal, seen @ self.weights, NEVER)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances: Floats = odds / odds.sum(axis=1, keepdims=True)
        return chances

    def climb(self, gradient: Floats) -> None:
        """A step of Adam."""
        self.mean += FRESH * (gradient - self.mean)
        self.square += SLOW * (gradient**2 - self.square)
        self.weights += RATE * self.mean / (np.sqrt(self.square) + 1e-8)


class Trainer:
    """Plays whole games of a batch, and learns from them."""

    def __init__(
        self, game: str, size: int, against: str, sparring: str | None = None, seed: int = 1
    ) -> None:
        self.batch = Batch(game, size, SEATS, seed=seed, opponents=sparring)
        self.table = Batch(game, size, SEATS, seed=seed, opponents=against)
        shape = (self.batch.features.shape[1], self.batch.legal.shape[1])
        self.policy = Policy(np.zeros(shape, np.float32))
        self.luck = np.random.default_rng(seed)

    def learn(self) -> None:
        """One round of games, from the moments of all seats that it plays."""
        moments, rewards = self.play(self.batch)
        gradient = np.zeros_like(self.policy.weights)
        for seen, wished, seat in moments:
            gained = np.take_along_axis(rewards, seat[:, None], axis=1)
            gradient += seen.T @ (wished * gained)
        gradient /= self.batch.size
        self.policy.climb(gradient)

    def exam(self) -> float:
        """Its share of wins against three bots; a shared first place is none."""
        _, rewards = self.play(self.table)
        return float((rewards[:, 0] == 1).mean())

    def play(self, batch: Batch) -> tuple[list[tuple[Floats, Floats, Any]], Floats]:
        """One game in every cell of a batch: what was seen and done, and how it was rewarded."""
        batch.reset(int(self.luck.integers(1 << 62)))
        moments, is_on = [], np.ones(batch.size, np.bool_)
        rewards = np.zeros_like(batch.rewards)
        while is_on.any():
            seen = np.minimum(batch.features / UNIT, LARGEST).astype(np.float32)
            chances = self.policy.chances(seen, batch.legal)
            actions = self.draw(chances)
            wished = np.eye(chances.shape[1], dtype=np.float32)[actions] - chances
            moments.append((seen, wished * is_on[:, None], batch.seat.copy()))
            batch.step(actions)
            rewards[is_on] += batch.rewards[is_on]
            is_on &= ~batch.is_over
        return moments, rewards

    def draw(self, chances: Floats) -> npt.NDArray[np.intp]:
        """An action for each game, as likely as it should be."""
        heights = chances.cumsum(axis=1)
        marks = self.luck.random((len(chances), 1)) * heights[:, -1:]
        drawn: npt.NDArray[np.intp] = (heights > marks).argmax(axis=1)
        return drawn


def main() -> None:
    """Learn, and say now and then how well it goes."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="null_nichtig")
    parser.add_argument("--size", type=int, default=256, help="games of a round; %(default)s")
    parser.add_argument("--rounds", type=int, default=60, help="%(default)s")
    parser.add_argument("--against", default="greedy", help="whom it must beat; %(default)s")
    parser.add_argument("--sparring", help="a bot that it learns against, instead of itself")
    given = parser.parse_args()
    trainer = Trainer(given.game, given.size, given.against, given.sparring)
    begun = process_time()
    for number in range(given.rounds + 1):
        if number % 10 == 0:
            share = sum(trainer.exam() for _ in range(EXAMS)) / EXAMS
            spent = process_time() - begun
            print(
                f"{number} rounds, {spent:.0f} s: {share:.1%} against {given.against}", flush=True
            )
        trainer.learn()


if __name__ == "__main__":
    main()
