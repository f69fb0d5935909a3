"""Games played on from a position, many times: the chance to win as quick players make it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from mappamundi.analysis.finishing import OWN_CELLS, compare_actions, survey_seats
from mappamundi.bots.level import MASTER
from mappamundi.bots.searching.contest import SeatedBot
from mappamundi.bots.searching.engine import notes
from mappamundi.bots.searching.memory import WHOLE, Desk
from mappamundi.bots.searching.sight import CELLS
from mappamundi.bots.searching.wits import written
from mappamundi.bots.seating import seated
from mappamundi.compiling import Runner, can_compile
from mappamundi.compiling.launch import NOTEBOOKS
from mappamundi.game import Game
from mappamundi.record import Record

Shares = npt.NDArray[np.float64]  # game x what was asked about
ROW = "int32[]"  # of results, as compiled code is given it
RANK = MASTER.rank  # of what is believed in imagined worlds


@cache
def playing_on(game: Game, is_compiled: bool) -> Any:
    """Return the functions that play on, compiled where that can be."""
    kinds: dict[str, type[Record] | str]
    kinds = {"desks": Desk, "notebooks": notes(game), "players": SeatedBot, "shares": ROW}
    runner = Runner(game, is_compiled)
    return runner.functions(written(game), [compare_actions, survey_seats], kinds)


class Playouts:
    """Plays one game on, from positions of a table of one size."""

    def __init__(self, game: Game, seats: int, player: str | None = None) -> None:
        self.game = game
        self.seats = seats
        self.runner = Runner(game, can_compile())
        self.ask = playing_on(game, self.runner.is_compiled)
        self.cells = 1 + CELLS * seats + OWN_CELLS
        self.states = self.runner.row(game.rules.State, self.cells)
        self.room, self.asked = self.runner.room(), self.runner.room()
        players = self.runner.row(SeatedBot, seats)
        for seat in range(seats):
            self.runner.put(players, seat, seated(game, player or quick_player(game), seat))
        books = self.runner.row(notes(game), NOTEBOOKS)
        self.memory = (self.states, self.runner.row(Desk, 1), books, players, self.room)

    def compare(
        self, known: Any, seat: int, actions: Sequence[int], seed: int, first: int, count: int
    ) -> Shares:
        """The seat's share of the win after each action, in worlds that it may take for true."""
        self.runner.put(self.states, self.cells - OWN_CELLS, known)
        self.asked[: len(actions)] = actions
        shares = self.runner.numbers(count * len(actions))
        asked = (len(actions), seat, RANK, seed, first, count)
        self.ask.compare_actions(*self.memory, self.asked, shares, *asked)
        return np.array(shares).reshape(count, len(actions)) / WHOLE

    def survey(self, state: Any, seed: int, count: int) -> Shares:
        """Every seat's share of the win from a state as it truly is."""
        self.runner.put(self.states, self.cells - 1, state)
        shares = self.runner.numbers(count * self.seats)
        self.ask.survey_seats(*self.memory, shares, self.seats, seed, count)
        return np.array(shares).reshape(count, self.seats) / WHOLE


def quick_player(game: Game) -> str:
    """Who plays on: a strong one where nothing is searched, else what looks best at first sight."""
    return "strong" if game.skill.reckon is not None else "greedy"
