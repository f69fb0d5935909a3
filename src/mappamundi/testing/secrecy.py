"""One door: what a seat cannot know changes nothing that reaches it."""

from __future__ import annotations

from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from mappamundi.game import Game
from mappamundi.record import HIDDEN, SPECTATOR
from mappamundi.testing.held import SEEDS, Own, tries
from mappamundi.testing.worlds import Setup, moment
from mappamundi.told import Told


def reaches(game: Game, state: Any, seat: int) -> tuple[Any, ...]:
    """Everything a seat is given of a state."""
    known = game.known(state, seat)
    row = [0] * game.features.FEATURES
    legal: list[int] = []
    if seat != SPECTATOR:
        game.features.features(known, seat, row)
        legal = game.legal(state, seat)
    return known.to_bytes(), game.present.view(known, seat), legal, row


def told(game: Game, before: Any, after: Any, seat: int, actor: int, action: int) -> list[Told]:
    """What a seat is told of an action."""
    shown = action if game.rules.sees(before, seat, actor, action) else HIDDEN
    return game.present.tell(game.known(before, seat), game.known(after, seat), actor, shown)


def another_world(game: Game, state: Any, seat: int, seed: int) -> Any:
    """A state that the seat cannot tell from this one."""
    world = game.known(state, seat)
    game.rules.imagine(world, seat, seed)
    return world


@tries(40)
@given(seed=SEEDS, other_seed=SEEDS, data=st.data())
def test_permuting_the_unseen_changes_nothing(
    setup: Setup, seed: int, other_seed: int, data: st.DataObject
) -> None:
    game, here = setup.game, moment(setup, seed)
    seat = data.draw(st.sampled_from([*range(setup.seats), SPECTATOR]))
    world = another_world(game, here.state, seat, other_seed)
    assert reaches(game, world, seat) == reaches(game, here.state, seat)

    text = game.write(here.state, here.actor, here.action)
    choices = game.legal(world, here.actor)
    if game.rules.sees(here.state, seat, here.actor, here.action):
        same = [a for a in choices if game.write(world, here.actor, a) == text]
        assume(same)  # a public card that somebody else holds in that world
        action = same[0]
    else:
        action = data.draw(st.sampled_from(choices))
    one, other = here.state.copy(), world.copy()
    game.do(one, here.actor, here.action)
    game.do(other, here.actor, action)
    assume(game.known(one, seat) == game.known(other, seat))  # else it opened what was unseen
    assert reaches(game, one, seat) == reaches(game, other, seat)
    assert told(game, here.state, one, seat, here.actor, here.action) == told(
        game, world, other, seat, here.actor, action
    )


@tries(30)
@given(seed=SEEDS, other_seed=SEEDS)
def test_an_imagined_world_is_possible_and_looks_the_same(
    setup: Setup, own: Own, seed: int, other_seed: int
) -> None:
    game, state = setup.game, moment(setup, seed).state
    for seat in [*range(setup.seats), SPECTATOR]:
        known = game.known(state, seat)
        world = another_world(game, state, seat, other_seed)
        assert HIDDEN not in world.numbers()
        own.assert_conserved(world)
        assert game.known(world, seat).to_bytes() == known.to_bytes()
        assert game.known(known, seat).to_bytes() == known.to_bytes()


@tries(20)
@given(seed=SEEDS)
def test_a_spectator_knows_no_more_than_any_seat(setup: Setup, seed: int) -> None:
    """Whatever is blank for some seat is blank for who only watches."""
    game, state = setup.game, moment(setup, seed).state
    public = game.known(state, SPECTATOR).numbers()
    for seat in range(setup.seats):
        own = game.known(state, seat)
        assert game.known(own, SPECTATOR).numbers() == public
