"""Everybody's chance to win after each step, with open cards: games played on from the truth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from mappamundi.analysis.playouts import Playouts, Shares
from mappamundi.analysis.report import ChanceChange, OpenPoint
from mappamundi.game import Game
from mappamundi.record import NATURE
from mappamundi.turn import Step

GAMES_ON = 256  # played on from each position


class Surveyed(NamedTuple):
    """A position played on, always with the same luck: so neighbours are compared fairly."""

    line: int
    actor: int  # who led to it: a seat, or NATURE
    shares: Shares  # game x seat

    @property
    def point(self) -> OpenPoint:
        """The position as a point of the curve."""
        actor = None if self.actor == NATURE else self.actor
        return OpenPoint(self.line, actor, [float(each) for each in self.shares.mean(axis=0)])


def survey(
    playouts: Playouts, taken: Sequence[Step], seed: int, count: Callable[[], None]
) -> Iterator[Surveyed]:
    """The start and what came of each step, but for draws that nobody is told of."""
    yield Surveyed(0, NATURE, playouts.survey(taken[0].before, seed, GAMES_ON))
    for line, step in told(playouts.game, taken):
        yield Surveyed(line, step.actor, playouts.survey(step.after, seed, GAMES_ON))
        count()


def told(game: Game, taken: Sequence[Step]) -> list[tuple[int, Step]]:
    """The steps that the curve has a point for, with their lines."""
    return [
        (line, step)
        for line, step in enumerate(taken, 1)
        if not game.is_silent(step.before, step.after)
    ]


def changed(surveyed: Sequence[Surveyed], seat: int, actors: Callable[[int], bool]) -> ChanceChange:
    """How a seat's chance changed, all in all, by steps of these actors."""
    total = np.zeros(len(surveyed[0].shares))
    for before, after in pairwise(surveyed):
        if actors(after.actor):
            total += after.shares[:, seat] - before.shares[:, seat]
    return ChanceChange(float(total.mean()), float(total.std(ddof=1) / np.sqrt(len(total))))
