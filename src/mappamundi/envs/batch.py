"""Many games of one kind at once: arrays of actions in, arrays of what the seats know out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from mappamundi.envs import stepping
from mappamundi.envs.stepper import stepper_of
from mappamundi.errors import BadSetup, IllegalAction
from mappamundi.game import GAMES
from mappamundi.record import NONE

SEEDS = 1 << 63


@dataclass(frozen=True)
class Snapshot:
    """A batch at one moment, with everything that is hidden."""

    setting: tuple[Any, ...]  # of which batches it is a moment
    seed: int
    states: npt.NDArray[Any]
    arrays: tuple[npt.NDArray[Any], ...]


@dataclass(frozen=True)
class Share:
    """The part of a batch that one thread takes on, and what it writes on meanwhile."""

    first: int
    last: int
    known: Any
    room: Any


class Batch:
    """Games that are stepped together; it alone holds their states, and deals anew where one ends.

    `docs/researchers.md` says what each array means. All are written in place.
    """

    def __init__(
        self,
        game: str,
        size: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        self.game = GAMES[game]
        self.seats = self.game.usual_seats if seats is None else seats
        self.options = self.game.settings(options)
        start = np.array([self.game.start(self.seats, self.options).pack()])
        if size < 1:
            raise BadSetup("bad-games", games=size)
        if threads < 1:
            raise BadSetup("bad-threads", threads=threads)
        self.size = size
        self._stepper = stepper_of(self.game)
        self._start = self._stepper.states(start)
        self._states = self._stepper.states(np.repeat(start, size))
        self._lay_out()
        self._share_out(start, min(threads, size))
        self.reset(seed)

    def _lay_out(self) -> None:
        """The arrays that are shown, and those they are rows of."""
        size, seats, shown = self.size, self.seats, self.game.features
        self._chosen = np.full(size, NONE, np.int64)
        self._random = np.zeros(size, np.int64)
        self._counts = np.zeros((stepping.COUNTED, size), np.int64)
        self._results = np.zeros((stepping.RESULTED, size * seats), np.int32)
        self.features = np.zeros((size, shown.FEATURES), np.int16)
        self.legal = np.zeros((size, shown.ACTIONS), np.bool_)
        self.is_over = np.zeros(size, np.bool_)
        self.rewards = np.zeros((size, seats), np.float32)
        self.seat = self._counts[stepping.SEAT_ASKED]
        self.number = self._counts[stepping.GAME_NUMBER]
        self.steps = self._counts[stepping.STEPS_MADE]
        self.length = self._counts[stepping.LAST_LENGTH]
        results = self._results.reshape(stepping.RESULTED, size, seats)
        self.points = results[stepping.LAST_POINTS]
        self.places = results[stepping.LAST_PLACES]
        self._beaten = results[stepping.SEATS_BEATEN]

    def _share_out(self, start: npt.NDArray[Any], threads: int) -> None:
        """Divide the batch among threads, each with memory of its own."""
        bounds = [self.size * thread // threads for thread in range(threads + 1)]
        self._shares = [
            Share(first, last, self._stepper.states(start), self._stepper.room())
            for first, last in pairwise(bounds)
        ]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def reset(self, seed: int | None = None) -> None:
        """Begin again with the games of lowest number, the same unless another seed is given."""
        if seed is not None:
            if not 0 <= seed < SEEDS:
                raise BadSetup("bad-seed", seed=str(seed))
            self.seed = seed
        self._counts[:] = 0
        self._results[:] = 0
        self.number[:] = np.arange(self.size)
        self._chosen[:] = NONE
        self._go_on()

    def step(self, actions: npt.ArrayLike) -> None:
        """Do one action in every game; if one of them is not legal, nothing is done."""
        np.copyto(self._chosen, actions, casting="same_kind")
        for index in self._spread(self._find_illegal):
            if index != NONE:
                raise self._refusal(index)
        self._go_on()

    def random_actions(self) -> npt.NDArray[np.int64]:
        """Any legal action for every game, always the same for a game's number and step.

        The array is written over by the next call.
        """
        self._spread(self._choose_at_random)
        return self._random

    def known(self, index: int, seat: int | None = None) -> Any:
        """What a seat of one game may know, as a plain state; if none is named, who decides."""
        index = range(self.size)[index]
        packed = self._stepper.packed(self._states[index : index + 1])
        state = self.game.rules.State.unpack(packed[0])
        return self.game.known(state, int(self.seat[index]) if seat is None else seat)

    def snapshot(self) -> Snapshot:
        """The batch as it is now, to come back to."""
        arrays = tuple(array.copy() for array in self._arrays)
        return Snapshot(self._setting, self.seed, self._stepper.packed(self._states), arrays)

    def restore(self, snapshot: Snapshot) -> None:
        """Go back, or on, to where a batch of the same kind was."""
        if snapshot.setting != self._setting:
            raise BadSetup("foreign-snapshot")
        self.seed = snapshot.seed
        self._states = self._stepper.states(snapshot.states)
        for array, kept in zip(self._arrays, snapshot.arrays, strict=True):
            array[:] = kept

    @property
    def _arrays(self) -> tuple[npt.NDArray[Any], ...]:
        """All that is shown; the rest follows from it or from the states."""
        shown = (self.features, self.legal, self.is_over, self.rewards)
        return (self._counts, self._results, *shown)

    @property
    def _setting(self) -> tuple[Any, ...]:
        options = tuple(self.options.items())
        return (self.game.slug, self.game.version, self.seats, options, self.size)

    def _go_on(self) -> None:
        self._spread(self._step_games)
        np.divide(self._beaten, self.seats - 1, out=self.rewards)

    def _spread(self, task: Callable[[Share], Any]) -> list[Any]:
        """Have every thread do its share; what each answered."""
        if self._pool is None:
            return [task(share) for share in self._shares]
        return list(self._pool.map(task, self._shares))

    def _step_games(self, share: Share) -> None:
        self._stepper.functions.step_games(
            self._states, self._start, share.known, self._chosen, self._counts, self.is_over,
            self._results, self.features, self.legal, share.room, self.seed, share.first,
            share.last,
        )  # fmt: skip

    def _find_illegal(self, share: Share) -> int:
        chosen, ask = self._chosen, self._stepper.functions.find_illegal
        return int(ask(self._states, chosen, share.first, share.last))

    def _choose_at_random(self, share: Share) -> None:
        self._stepper.functions.choose_at_random(
            self._states, self._random, self._counts, share.room, self.seed, share.first, share.last
        )

    def _refusal(self, index: int) -> IllegalAction:
        action, seat = int(self._chosen[index]), int(self.seat[index])
        return IllegalAction("illegal-in-batch", index=str(index), action=str(action), seat=seat)
