"""Random deals played by the plain class, for the others to replay."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from benchmarks.peers.null_nichtig_plain import CARDS, PLAYERS, NullNichtig

SEED = 7
DECISIONS = 13 * PLAYERS
# Positions of a deal where searches are measured -> decisions made before them.
POSITIONS = {"first card": 12, "half way": 32}


@dataclass(frozen=True)
class Step:
    """One decision: who, from what, and which."""

    player: int
    legal: list[int]
    card: int


@dataclass(frozen=True)
class Deal:
    """One deal from the order of the deck to the scores."""

    deck: list[int]
    steps: list[Step]
    scores: list[int]


def deals(count: int) -> Iterator[Deal]:
    """Always the same deals."""
    rng = random.Random(SEED)
    for _ in range(count):
        deck = rng.sample(range(CARDS), CARDS)
        game = NullNichtig(deck=deck)
        steps = []
        while not game.is_over():
            legal = sorted(game.legal_actions())
            card = rng.choice(legal)
            steps.append(Step(game.current, legal, card))
            game.apply_action(card)
        same(len(steps), DECISIONS)
        yield Deal(deck, steps, game.scores())


def same(theirs: object, ours: object) -> None:
    """Two implementations must agree."""
    if theirs != ours:
        raise ValueError(f"{theirs} instead of {ours}")
