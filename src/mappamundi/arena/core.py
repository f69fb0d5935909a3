"""Contests by the thousand on a core: whole matches in machine code, as a GPU plays them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, TypeAlias

import numpy as np

from mappamundi.arena.contest import Contest
from mappamundi.arena.fleet import Fleet
from mappamundi.arena.mass import ended, pack
from mappamundi.arena.play import Stretch
from mappamundi.arena.series import Series, Terms
from mappamundi.arena.sheet import Conduct, GamesSheet, Played
from mappamundi.bots.searching.contest import SeatedBot, play_match
from mappamundi.bots.searching.engine import notes
from mappamundi.bots.searching.memory import Desk, Node
from mappamundi.bots.searching.wits import written
from mappamundi.compiling import Runner
from mappamundi.compiling.launch import NOTEBOOKS
from mappamundi.game import Game
from mappamundi.record import Record

# the arguments of `play_match` -> how many decisions the seats made
MatchPlay: TypeAlias = Callable[..., int]


@cache
def compiled_match(game: Game, checked: bool = False) -> MatchPlay:
    """A whole match in machine code, compiled now or long ago; `checked` looks at every index."""
    kinds: dict[str, type[Record]]
    kinds = {"nodes": Node, "desks": Desk, "notebooks": notes(game), "players": SeatedBot}
    runner = Runner(game, is_compiled=True, checked=checked)
    match: MatchPlay = runner.functions(written(game), [play_match], kinds).play_match
    return match


class Board:
    """The memory of one match, used again for the next."""

    def __init__(self, contest: Contest, checked: bool = False) -> None:
        self.contest = contest
        self.match = compiled_match(contest.played, checked)
        # As many deals as there are turns of the circle: whoever sits where comes round again.
        self.packed = pack(contest, contest.seats // contest.rotations)
        seats = self.packed.seats
        players = np.frombuffer(self.packed.players, SeatedBot.DTYPE)
        self.seated = players.reshape(self.packed.games, seats)
        self.start = np.frombuffer(self.packed.start, contest.played.rules.State.DTYPE)
        self.states = np.full(self.packed.cells, self.start[0])
        self.nodes = np.full(self.packed.nodes * seats, Node().pack())
        self.notebooks = np.full(NOTEBOOKS, notes(contest.played)().pack())
        self.room = np.zeros(self.packed.room, np.int16)

    def play(self, number: int) -> Any:
        """Play game `number` and return its last state."""
        self.states[:] = self.start[0]
        self.match(
            self.states,
            self.states.view(np.int8),
            self.nodes,
            np.full(self.packed.seats, Desk().pack()),
            self.notebooks,
            self.seated[number % self.packed.games].copy(),
            self.room,
            self.packed.seed,
            self.contest.deal(number),
            number,
        )
        return self.contest.played.rules.State.unpack(self.states[0])


@dataclass(frozen=True)
class CompiledSeries(Series):
    """A series that threads play in machine code; no clock runs, so no decision is cut short."""

    def sheets(self, work: list[Stretch], terms: Terms) -> Iterator[GamesSheet]:
        """The sheet of each stretch, in their order, or as a cluster has done it."""
        if terms.ray is not None:
            yield from Fleet(self.contests, work, play_compiled, terms.ray).play()
            return
        for contest in self.contests:
            compiled_match(contest.played)  # once, not in every thread
        with ThreadPoolExecutor(terms.processes) as pool:
            yield from pool.map(partial(play_compiled, self.contests), work)


def play_compiled(contests: Sequence[Contest], stretch: Stretch) -> GamesSheet:
    """Play some games and write them down."""
    contest = contests[stretch.contest]
    board = Board(contest)
    games: list[Played] = [ended(contest, number, board.play(number)) for number in stretch.numbers]
    return GamesSheet(stretch.contest, games, [Conduct() for _ in contest.bots])
