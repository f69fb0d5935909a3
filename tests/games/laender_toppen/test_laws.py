"""Conservation in every state of many games, looked at all at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from games.laender_toppen.laws import assert_conserved, assert_ended

from mappamundi.compiling import compiled
from mappamundi.draws import stream
from mappamundi.games.laender_toppen import GAME
from mappamundi.games.laender_toppen.facts import CARDS
from mappamundi.games.laender_toppen.rules import State
from mappamundi.record import NONE

GAMES_TRIED = 100
LONGEST = 1024  # steps


def assert_every_card_once(states: Any) -> None:
    """In every state each card is in the stock, in a hand, on a field or done with; once."""
    rows = np.arange(len(states))[:, None]
    where = states["where"]
    held = np.concatenate([states["stock"], states["hand"].reshape(len(states), -1)], axis=1)
    fields = states["strip"].reshape(len(states), -1)
    times = (where != NONE).astype(int)
    np.add.at(times, (np.broadcast_to(rows, held.shape)[held >= 0], held[held >= 0]), 1)
    on_field = (fields >= 0) & (where[rows, np.maximum(fields, 0)] == NONE)
    np.add.at(times, (np.broadcast_to(rows, fields.shape)[on_field], fields[on_field]), 1)
    assert times.shape == (len(states), CARDS)
    assert (times == 1).all()


def assert_games_lawful(seats: int, variant: str, games: int) -> None:
    states, actions = np.zeros(LONGEST, State.DTYPE), np.zeros(LONGEST, np.int16)
    room, twin = np.zeros(128, np.int16), compiled(GAME)
    for number in range(games):
        states[0] = GAME.start(seats, {"variant": variant}).pack()
        steps = twin.trace(states, actions, stream(seats, number), room)
        assert_every_card_once(states[: steps + 1])
        last = State.unpack(states[steps])
        assert_conserved(last)
        assert_ended(last)


@pytest.mark.parametrize("variant", ["full", "quick"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_card_is_lost_or_doubled(seats: int, variant: str) -> None:
    """§1.1"""
    assert_games_lawful(seats, variant, GAMES_TRIED)
