"""Work that a table does once for everybody gives nobody anything else."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
from hypothesis import given

from mappamundi.game import Game
from mappamundi.record import NATURE, SPECTATOR
from mappamundi.testing.held import SEEDS, tries
from mappamundi.testing.secrecy import told
from mappamundi.testing.worlds import Setup, moment, moments


def fields(*parts: Any) -> dict[str, Any]:
    """The fields of all of them together."""
    found: dict[str, Any] = {}
    for part in parts:
        found |= msgspec.to_builtins(part)
    return found


@tries(15)
@given(seed=SEEDS)
def test_a_view_is_what_all_know_and_what_is_private(shared: Setup, seed: int) -> None:
    game, state = shared.game, moment(shared, seed).state
    public = game.public(game.known(state, SPECTATOR))
    for seat in (*range(shared.seats), SPECTATOR):
        known = game.known(state, seat)
        view = game.present.view(known, seat)
        assert fields(public, game.private(known, seat)) == fields(view)


@tries(3)
@given(seed=SEEDS)
def test_what_is_reused_is_still_so(shared: Setup, seed: int) -> None:
    game, earlier, longer_ago = shared.game, None, None
    for number, here in enumerate(moments(shared, seed)):
        known = game.known(here.state, SPECTATOR)
        public = game.public(known)
        assert game.public(known, earlier) == game.public(known, longer_ago) == public
        earlier = public
        longer_ago = public if number % 7 == 0 else longer_ago


@tries(3)
@given(seed=SEEDS)
def test_what_is_alike_is_the_same_to_all_others(alike: Setup, seed: int) -> None:
    game, viewers = alike.game, {*range(alike.seats), SPECTATOR}
    for here, after in pairwise(moments(alike, seed)):
        if here.actor == NATURE or not game.is_alike(here.state, after.state):
            continue
        states, step = (here.state, after.state), (here.actor, here.action)
        is_open = game.rules.sees(here.state, SPECTATOR, *step)
        news = told(game, *states, SPECTATOR, *step)
        for viewer in viewers if is_open else viewers - {here.actor}:
            assert told(game, *states, viewer, *step) == news
        asked = set(game.waiting(after.state)) - set(game.waiting(here.state))
        for viewer in viewers - {here.actor} - asked:
            before, then = (private(game, state, viewer) for state in states)
            assert before == then


def private(game: Game, state: Any, viewer: int) -> tuple[Any, list[int]]:
    known = game.known(state, viewer)
    return game.private(known, viewer), game.legal(known, viewer)


@tries(2)
@given(seed=SEEDS)
def test_nobody_is_told_of_a_silent_draw(setup: Setup, seed: int) -> None:
    game, steps = setup.game, list(moments(setup, seed))
    for here, after in pairwise(steps):
        if game.is_silent(here.state, after.state):
            assert here.actor == NATURE
            for seat in (0, setup.seats - 1, SPECTATOR):
                args = (here.state, after.state, seat, here.actor, here.action)
                assert told(game, *args) == []
