"""The weights of a game's network: files in the package, as small as they can be."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from typing import IO, Any

import numpy as np
import numpy.typing as npt

from mappamundi.errors import BadSetup
from mappamundi.game import Game

FILE = "network.npz"


@dataclass(frozen=True)
class Weights:
    """What `asking` goes by; of the answers the last is the hope, the others are for actions."""

    first: npt.NDArray[np.int8]  # by feature and cell
    first_scale: npt.NDArray[np.int32]  # by feature
    first_bias: npt.NDArray[np.int32]  # by cell
    deeper: npt.NDArray[np.int8]  # by layer, cell in and cell out
    deeper_scale: npt.NDArray[np.int32]  # by layer and cell out
    deeper_bias: npt.NDArray[np.int32]
    answers: npt.NDArray[np.int8]  # by answer and cell
    answers_scale: npt.NDArray[np.int32]  # by answer
    answers_bias: npt.NDArray[np.int32]

    @property
    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """The weights of every layer by name, row by row: columns would be compiled once more."""
        return {name: np.ascontiguousarray(each) for name, each in vars(self).items()}

    def fits(self, game: Game) -> bool:
        """Is it made for what this game shows and asks?"""
        shown = game.features
        return (len(self.first), len(self.answers)) == (shown.FEATURES, shown.ACTIONS + 1)


@cache
def has_network(game: Game) -> bool:
    """Does the game come with a network?"""
    return files(game.package).joinpath(FILE).is_file()


@cache
def weights_of(game: Game) -> Weights:
    """Return the network that the game comes with; one without is refused by name."""
    if not has_network(game):
        raise BadSetup("no-network", game=game.title)
    with files(game.package).joinpath(FILE).open("rb") as file:
        return read(file)


def read(file: IO[bytes]) -> Weights:
    """Return the weights in a file."""
    kept = np.load(file, allow_pickle=False)
    return Weights(**{each.name: kept[each.name] for each in fields(Weights)})


def write(weights: Weights, file: IO[bytes]) -> None:
    """Write the weights into a file."""
    np.savez_compressed(file, **weights.arrays)  # type: ignore[arg-type]
