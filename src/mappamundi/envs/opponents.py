"""Bots of ours in seats of a batch, and the memory they decide in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from mappamundi.bots.searching.contest import SeatedBot
from mappamundi.bots.searching.engine import notes
from mappamundi.bots.searching.memory import Desk, Node
from mappamundi.bots.searching.sight import CELLS
from mappamundi.bots.seating import SIMPLE, seated
from mappamundi.compiling.launch import NOTEBOOKS
from mappamundi.envs.opposing import ASKED
from mappamundi.envs.stepper import Stepper
from mappamundi.errors import BadSetup
from mappamundi.game import Game

# Who sits where: None where somebody is asked; one name alone: in all seats but the first.
Opposition: TypeAlias = str | Sequence[str | None]


class Opponents:
    """The bots of one table, and what each of them has drawn in each game."""

    def __init__(self, game: Game, seats: int, names: Opposition, size: int) -> None:
        self.names = spelt_out(names, seats)
        self.bots = [placed(game, name, seat) for seat, name in enumerate(self.names)]
        self.has_levels = any(bot.kind not in (ASKED, *SIMPLE.values()) for bot in self.bots)
        self.drawn: npt.NDArray[np.int64] = np.zeros(size * seats, np.int64)

    def memory(self, stepper: Stepper) -> tuple[Any, ...]:
        """What one thread writes on, as `step_against` takes it; the last is shared."""
        game = stepper.game
        tables = stepper.row(game.rules.State, 1 + CELLS * len(self.bots))
        octets = tables.view(np.int8) if stepper.is_compiled else tables
        most = max(bot.simulations for bot in self.bots)
        nodes = stepper.row(Node, (most + 1) * len(self.bots))
        desks = stepper.row(Desk, len(self.bots))
        notebooks = stepper.row(notes(game), NOTEBOOKS)
        players = stepper.row(SeatedBot, len(self.bots))
        for seat, bot in enumerate(self.bots):
            stepper.put(players, seat, bot)
        return tables, octets, nodes, desks, notebooks, players, self.drawn


def spelt_out(names: Opposition, seats: int) -> tuple[str | None, ...]:
    """Who sits in every seat; somebody must be asked."""
    each = (None, *[names] * (seats - 1)) if isinstance(names, str) else tuple(names)
    if len(each) != seats or None not in each:
        raise BadSetup("bad-opponents", seats=seats)
    return each


def placed(game: Game, name: str | None, seat: int) -> SeatedBot:
    """A bot in its seat, or nobody's."""
    if name is not None:
        return seated(game, name, seat)
    nobody = SeatedBot()
    nobody.kind = ASKED
    return nobody
