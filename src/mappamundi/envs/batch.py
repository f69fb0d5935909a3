"""Many games of one kind at once: arrays of actions in, arrays of what the seats know out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from mappamundi.envs.arrays import Arrays
from mappamundi.envs.opponents import Opponents, Opposition
from mappamundi.envs.stepper import stepper_of
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES
from mappamundi.record import NONE

PICTURES = 2  # of a batch, in a notebook


@dataclass(frozen=True)
class Snapshot:
    """A batch at one moment, with everything that is hidden."""

    setting: tuple[Any, ...]  # of which batches it is a moment
    seed: int
    states: npt.NDArray[Any]
    arrays: tuple[npt.NDArray[Any], ...]


@dataclass(frozen=True)
class BatchPart:
    """The part of a batch that one thread takes on, and what it writes on meanwhile."""

    first: int
    last: int
    known: Any
    room: Any
    bots: tuple[Any, ...]  # what bots decide in, where any have seats


class Batch(Arrays):
    """Games that are stepped together; it alone has their states, and deals anew where one ends."""

    def __init__(
        self,
        game: str,
        size: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        threads: int = 1,
        opponents: Opposition | None = None,
        per_point: float = 0.0,
    ) -> None:
        self.game = GAMES[game]
        self.options = self.game.settings(options)
        seats = self.game.usual_seats if seats is None else seats
        start = np.array([self.game.start(seats, self.options).pack()])
        if size < 1:
            raise BadSetup("bad-games", games=size)
        if threads < 1:
            raise BadSetup("bad-threads", threads=threads)
        shown = self.game.features
        super().__init__(np, size, seats, shown.FEATURES, shown.ACTIONS)
        self._stepper = stepper_of(self.game)
        self.per_point = per_point
        self._scores: npt.NDArray[np.int32] = np.zeros(size * seats, np.int32)
        self._gains: npt.NDArray[np.int32] = np.zeros(size * seats, np.int32)
        self._opponents = None
        if opponents is not None:
            self._opponents = Opponents(self.game, seats, opponents, size)
        self._start = self._stepper.states(start)
        self._states = self._stepper.states(np.repeat(start, size))
        self._share_out(start, min(threads, size))
        self.reset(seed)

    def _share_out(self, start: npt.NDArray[Any], threads: int) -> None:
        """Divide the batch among threads, each with memory of its own."""
        bounds = [self.size * thread // threads for thread in range(threads + 1)]
        self._shares = [
            BatchPart(first, last, self._stepper.states(start), self._stepper.room(), self._bots())
            for first, last in pairwise(bounds)
        ]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def _bots(self) -> tuple[Any, ...]:
        return self._opponents.memory(self._stepper) if self._opponents else ()

    def reset(self, seed: int | None = None) -> None:
        """Begin again with the games of lowest number, the same unless another seed is given."""
        if seed is not None:
            self._sow(seed)
        self._clear()
        self._scores[:] = 0
        self._go_on()

    def step(self, actions: npt.ArrayLike) -> None:
        """Do one action in every game; if one of them is not legal, nothing is done."""
        np.copyto(self._chosen, actions, casting="same_kind")
        for index in self._spread(self._find_illegal):
            if index != NONE:
                raise self._refusal(index)
        self._go_on()
        if self.per_point:
            self._reward_points()

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

    def _repr_html_(self) -> str:
        """The first games in a notebook, each as the seat sees it that is asked, and how many."""
        from mappamundi.notebook import picture  # draws with a library that nobody else needs here

        shown = range(min(PICTURES, self.size))
        seats = [max(0, int(self.seat[index])) for index in shown]
        names = [str(seat) for seat in range(self.seats)]
        drawn = [
            picture(self.game, self.known(index, seat), seat, names)
            for index, seat in zip(shown, seats, strict=True)
        ]
        return f"<p>{self.game.title} × {self.size}</p>" + "".join(drawn)

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

    def __reduce__(self) -> tuple[Callable[..., Batch], tuple[Any, ...]]:
        """A copy, here or in another process, is a batch of the same kind at the same moment."""
        kind = (self.game.slug, self.size, self.seats, self.options, self.seed, len(self._shares))
        return restored, ((*kind, self.opponents, self.per_point), self.snapshot())

    @property
    def _setting(self) -> tuple[Any, ...]:
        options = tuple(self.options.items())
        kind = (self.game.slug, self.game.version, self.seats, options, self.size)
        return (*kind, self.opponents, self.per_point)

    @property
    def opponents(self) -> tuple[str | None, ...] | None:
        """The bots in the seats, None where somebody is asked; None where all are asked."""
        return self._opponents.names if self._opponents else None

    @property
    def _arrays(self) -> tuple[npt.NDArray[Any], ...]:
        """What else a moment consists of."""
        drawn = (self._opponents.drawn,) if self._opponents else ()
        return (*super()._arrays, self._scores, *drawn)

    def _go_on(self) -> None:
        self._spread(self._step_games)
        self._reward()

    def _reward_points(self) -> None:
        """What a seat gained more than all on average counts on the way; in all still nothing."""
        self._spread(self._count_gains)
        gains = self._gains.reshape(self.size, self.seats)
        self.rewards += self.per_point * (gains - gains.mean(axis=1, keepdims=True))

    def _spread(self, task: Callable[[BatchPart], Any]) -> list[Any]:
        """Have every thread do its share; what each answered."""
        if self._pool is None:
            return [task(share) for share in self._shares]
        return list(self._pool.map(task, self._shares))

    def _step_games(self, share: BatchPart) -> None:
        step = self._stepper.stepping.step_games
        if self._opponents:
            step = self._stepper.step_against(self._opponents.has_levels)
        step(
            self._states, self._start, share.known, self._chosen, self._counts, self.is_over,
            self._results, self.features, self.legal, share.room, self.seed, share.first,
            share.last, *share.bots,
        )  # fmt: skip

    def _count_gains(self, share: BatchPart) -> None:
        self._stepper.count_gains(
            self._states, self.is_over, self._results, self._scores, self._gains, share.first,
            share.last,
        )  # fmt: skip

    def _find_illegal(self, share: BatchPart) -> int:
        chosen, ask = self._chosen, self._stepper.stepping.find_illegal
        return int(ask(self._states, chosen, share.first, share.last))

    def _choose_at_random(self, share: BatchPart) -> None:
        self._stepper.stepping.choose_at_random(
            self._states, self._random, self._counts, share.room, self.seed, share.first, share.last
        )


def restored(kind: tuple[Any, ...], snapshot: Snapshot) -> Batch:
    """A batch of a kind, brought to a moment."""
    batch = Batch(*kind)
    batch.restore(snapshot)
    return batch
