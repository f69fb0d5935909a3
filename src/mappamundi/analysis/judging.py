"""What a decision cost against the best, from what its seat could know and from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from mappamundi.analysis.decisions import MadeDecision
from mappamundi.bots.thought import Candidate


class Weighed(NamedTuple):
    """A decision next to the best there was."""

    best: int  # the action itself, where none was better
    cost: float
    error: float
    chance: float  # to win, after what was done
    best_chance: float  # and after the best
    candidates: Sequence[Candidate]
    samples: int


class Judge(Protocol):
    """Weighs decisions of one game."""

    def weigh(self, decision: MadeDecision) -> Weighed | None:
        """Compare what was done with the best; None where there is nothing to compare."""
        ...


def no_hurry() -> float:
    """Return the time on a clock that stands still: a seed gives one judgement on any machine."""
    return 0.0


def lost(done: npt.NDArray[np.float64], best: npt.NDArray[np.float64]) -> tuple[float, float]:
    """What was lost on the whole by one move against another, and the standard error of it."""
    apart = best - done
    return float(apart.mean()), float(apart.std(ddof=1) / np.sqrt(len(apart)))
