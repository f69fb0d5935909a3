"""Marks: by the chance to win that was lost, and by how sure that is."""

from __future__ import annotations

import numpy as np
import pytest

from mappamundi.analysis.judging import lost
from mappamundi.analysis.marks import Mark, is_glanced, is_settled, mark_of


@pytest.mark.parametrize(
    ("cost", "error", "is_best", "mark"),
    [
        (0.3, 0.01, True, Mark.BEST),
        (0.3, 0.01, False, Mark.BLUNDER),
        (0.3, 0.08, False, Mark.SLIP),
        (0.3, 0.2, False, Mark.GOOD),  # far apart, and still within the noise
        (0.05, 0.001, False, Mark.SLIP),
        (0.01, 0.0, False, Mark.GOOD),
        (0.0, 0.0, False, Mark.GOOD),
    ],
)
def test_a_mark(cost: float, error: float, is_best: bool, mark: Mark) -> None:
    assert mark_of(cost, error, is_best) is mark


@pytest.mark.parametrize(
    ("cost", "error", "glanced", "settled"),
    [
        (0.3, 0.01, True, True),  # a blunder
        (0.0, 0.001, True, True),
        (0.05, 0.001, True, False),  # a slip as it seems, which may turn out a blunder or nothing
        (0.3, 0.2, False, False),
        (0.03, 0.02, False, True),  # more games might find a mistake, but nobody looks for one
    ],
)
def test_who_is_sure_stops(cost: float, error: float, glanced: bool, settled: bool) -> None:
    assert is_glanced(cost, error) is glanced
    assert is_settled(cost, error) is settled


def test_what_was_lost() -> None:
    done, best = np.array([0.0, 1.0, 0.0, 0.0]), np.array([1.0, 1.0, 0.0, 0.0])
    cost, error = lost(done, best)
    assert cost == 0.25
    assert error == pytest.approx(0.25)
