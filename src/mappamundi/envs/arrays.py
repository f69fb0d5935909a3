"""What a batch shows, laid out once: in the memory of a core, or in that of a GPU.

Needs NumPy and little of this project, so that it also serves on a bare GPU machine.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from mappamundi.envs import stepping
from mappamundi.errors import BadSetup, IllegalAction
from mappamundi.record import NONE

SEEDS = 1 << 63


class Arrays:
    """The arrays of a batch, all written in place; docs/researchers.md says what each means."""

    def __init__(
        self, numpy: Any, size: int, seats: int, features: int, actions: int, order: str = "C"
    ) -> None:
        self.size = size
        self.seats = seats
        self.features: npt.NDArray[np.int16] = numpy.zeros((size, features), np.int16, order)
        self.legal: npt.NDArray[np.bool_] = numpy.zeros((size, actions), np.bool_, order)
        self.is_over: npt.NDArray[np.bool_] = numpy.zeros(size, np.bool_)
        self.rewards: npt.NDArray[np.float32] = numpy.zeros((size, seats), np.float32)
        self._numbers: npt.NDArray[np.int64] = numpy.arange(size)
        self._chosen: npt.NDArray[np.int64] = numpy.full(size, NONE, np.int64)
        self._random: npt.NDArray[np.int64] = numpy.zeros(size, np.int64)
        self._counts: npt.NDArray[np.int64] = numpy.zeros((stepping.COUNTED, size), np.int64)
        self._results: npt.NDArray[np.int32]
        self._results = numpy.zeros((stepping.RESULTED, size * seats), np.int32)
        self._name_rows()

    def _name_rows(self) -> None:
        """The rows of the grids, by the names they are known by."""
        self.seat = self._counts[stepping.SEAT_ASKED]
        self.number = self._counts[stepping.GAME_NUMBER]
        self.steps = self._counts[stepping.STEPS_MADE]
        self.length = self._counts[stepping.LAST_LENGTH]
        results = self._results.reshape(stepping.RESULTED, self.size, self.seats)
        self.points = results[stepping.LAST_POINTS]
        self.places = results[stepping.LAST_PLACES]
        self._beaten = results[stepping.SEATS_BEATEN]

    def _sow(self, seed: int) -> None:
        """Draw from the streams of this seed from now on."""
        if not 0 <= seed < SEEDS:
            raise BadSetup("bad-seed", seed=str(seed))
        self.seed = seed

    def _clear(self) -> None:
        """Empty the arrays as before the first deal, which is made where NONE is chosen."""
        self._counts[:] = 0
        self._results[:] = 0
        self.number[:] = self._numbers
        self._chosen[:] = NONE

    def _reward(self) -> None:
        """Share out what was won by those who beat others in a game that has just ended."""
        self.rewards[:] = self._beaten / (self.seats - 1)

    def _refusal(self, index: int) -> IllegalAction:
        """What was chosen in this game is not legal."""
        action, seat = int(self._chosen[index]), int(self.seat[index])
        return IllegalAction("illegal-in-batch", index=str(index), action=str(action), seat=seat)

    @property
    def _arrays(self) -> tuple[npt.NDArray[Any], ...]:
        """All that is shown, and what it is made of."""
        shown = (self.features, self.legal, self.is_over, self.rewards)
        return (self._counts, self._results, *shown)
