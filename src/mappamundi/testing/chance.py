"""Worlds that a game imagines behind what a seat knows are all equally likely."""

from __future__ import annotations

from collections import Counter
from typing import Any

from mappamundi.game import Game
from mappamundi.testing.held import Held

# Chi-square bounds: chance exceeds 5 standard deviations above the mean once in a million.
SPREADS = 6
TRIES = 60  # for each world that there can be
CASES = 3  # that a game has at least


def surplus(counts: list[int]) -> float:
    """How many standard deviations a chi-square lies above what even chances give."""
    expected = sum(counts) / len(counts)
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    freedom = len(counts) - 1
    return float((chi_square - freedom) / (2 * freedom) ** 0.5)


def test_imagined_worlds_are_equally_likely(held: Held) -> None:
    """Against all worlds found by trying every order of the unseen cards."""
    game, own, cases = held.game, held.own, 0
    for state, seat in own.small_cases():
        known = game.known(state, seat)
        worlds = own.worlds(known, seat)
        assert len(worlds) > 1
        seeds = range(TRIES * len(worlds))
        counts = Counter(own.WORLD(imagined(game, known, seat, seed)) for seed in seeds)
        assert set(counts) == worlds
        assert surplus([counts[world] for world in worlds]) < SPREADS
        cases += 1
    assert cases >= CASES


def imagined(game: Game, known: Any, seat: int, seed: int) -> Any:
    """A world behind what a seat knows."""
    world = known.copy()
    game.rules.imagine(world, seat, seed)
    return world
