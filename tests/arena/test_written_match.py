"""A match in the dialect, run as it is written, is the match of the bots; nothing is compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from arena.test_mass import DECIDERS, contest_of, play_by_bots

from mappamundi.arena.contest import Contest
from mappamundi.arena.mass import pack
from mappamundi.bots.searching.contest import SeatedBot, play_match
from mappamundi.bots.searching.engine import Engine, notes, plain_engine
from mappamundi.bots.searching.memory import Desk, Node
from mappamundi.compiling.launch import NOTEBOOKS

NUMBER = 3  # of a game: the circle has turned


class Octets:
    """The memory of plain states, byte by byte."""

    def __init__(self, states: Any) -> None:
        self.states = states
        self.width = len(states[0].to_bytes())

    def __len__(self) -> int:
        return len(self.states) * self.width

    def __getitem__(self, place: int) -> int:
        cell, octet = divmod(place, self.width)
        return int(self.states[cell].to_bytes()[octet])


def play_as_written(contest: Contest, number: int) -> Any:
    """The last state of a game."""
    engine = Engine(contest.played, is_compiled=False)
    packed = pack(contest, contest.seats // contest.rotations)
    states = engine.states(np.full(packed.cells, contest.played.start(contest.seats).pack()))
    players = engine.row(SeatedBot, contest.seats)
    table = np.frombuffer(packed.players, SeatedBot.DTYPE).reshape(packed.games, contest.seats)
    for seat, player in enumerate(table[number % packed.games]):
        players[seat] = SeatedBot.unpack(player)
    play_match(
        engine.wits,
        states,
        Octets(states),
        engine.row(Node, packed.nodes * contest.seats),
        engine.row(Desk, contest.seats),
        engine.row(notes(contest.played), NOTEBOOKS),
        players,
        engine.room(),
        packed.seed,
        contest.deal(number),
        number,
    )
    return states[0]


@pytest.mark.parametrize("kind", DECIDERS)
def test_a_match_as_it_is_written_is_the_match_of_the_bots(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for bot in ("searcher", "weigher"):
        monkeypatch.setattr(f"mappamundi.bots.{bot}.engine_of", plain_engine)
    contest = contest_of(kind)
    assert play_as_written(contest, NUMBER) == play_by_bots(contest, NUMBER)
