"""Work that a table does once for everybody gives nobody anything else."""

from __future__ import annotations

from itertools import pairwise

import pytest
from contract.test_secrecy import SEEDS, every_setup, told
from contract.worlds import Setup, moment, moments
from hypothesis import given, settings

from mappamundi.record import NATURE, SPECTATOR


@every_setup
@settings(max_examples=15)
@given(seed=SEEDS)
def test_a_view_made_from_what_all_know_is_the_same(setup: Setup, seed: int) -> None:
    game, state = setup.game, moment(setup, seed).state
    if not game.has_public:
        pytest.skip("nothing is shared")
    shared = game.public(game.known(state, SPECTATOR))
    for seat in (*range(setup.seats), SPECTATOR):
        known = game.known(state, seat)
        assert game.view(known, seat, shared) == game.view(known, seat)


@every_setup
@settings(max_examples=2)
@given(seed=SEEDS)
def test_nobody_is_told_of_a_silent_draw(setup: Setup, seed: int) -> None:
    game, steps = setup.game, list(moments(setup, seed))
    for here, after in pairwise(steps):
        if game.is_silent(here.state, after.state):
            assert here.actor == NATURE
            for seat in (0, setup.seats - 1, SPECTATOR):
                args = (here.state, after.state, seat, here.actor, here.action)
                assert told(game, *args) == []
