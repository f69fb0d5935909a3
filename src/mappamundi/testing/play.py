"""Laws of play: games end, legality is one question, nothing is lost, sealed choices open late."""

from __future__ import annotations

import pytest
from hypothesis import given

from mappamundi.errors import Refusal
from mappamundi.game import LARGEST_CHOICE, TAKE_BACK
from mappamundi.match import Match
from mappamundi.nature import Fast
from mappamundi.record import HIDDEN, NATURE, SPECTATOR
from mappamundi.testing.held import SEEDS, Own, tries
from mappamundi.testing.worlds import Setup, moment, moments, steps

MANY = 16  # choices, beyond which a sample of them is tried


@tries(10)
@given(seed=SEEDS)
def test_random_games_end_with_a_winner_and_nothing_lost(setup: Setup, own: Own, seed: int) -> None:
    rules, last = setup.game.rules, setup.start()
    for step in moments(setup, seed):
        own.assert_conserved(step.state)
        last = step.state
        assert (setup.game.reason(last) is None) == (rules.waiting(last) != 0)
    assert rules.waiting(last) == 0
    places = setup.game.places(last, range(setup.seats))
    assert all(1 <= place <= NATURE for place in places)
    own.assert_ended(last)


@tries(15)
@given(seed=SEEDS)
def test_legal_is_what_is_legal_says_one_by_one(setup: Setup, seed: int) -> None:
    game, state = setup.game, moment(setup, seed).state
    waiting = game.waiting(state)
    assert waiting == (NATURE,) or NATURE not in waiting
    for seat in range(NATURE + 1):
        listed = game.legal(state, seat)
        assert len(listed) == len(set(listed)) <= LARGEST_CHOICE
        assert bool(listed) == (seat in waiting)
        assert seat == NATURE or max(listed, default=0) < game.features.ACTIONS
        one_by_one = [a for a in range(-4, 256) if game.rules.is_legal(state, seat, a)]
        assert sorted(listed) == one_by_one


@tries(15)
@given(seed=SEEDS)
def test_the_redacted_state_allows_what_the_full_one_allows(setup: Setup, seed: int) -> None:
    game, state = setup.game, moment(setup, seed).state
    for seat in range(setup.seats):
        known = game.known(state, seat)
        assert game.waiting(known) == game.waiting(state)
        assert game.legal(known, seat) == game.legal(state, seat)
        for action in range(-4, 256):
            allowed = game.rules.is_legal(state, seat, action)
            assert game.rules.is_legal(known, seat, action) == allowed


@tries(3)
@given(seed=SEEDS)
def test_nothing_exceeds_what_the_game_says_beforehand(setup: Setup, seed: int) -> None:
    game, length = setup.game, -1  # the last moment has no action
    row = [0] * game.features.FEATURES
    for step in steps(setup, seed):
        length += 1
        if step.actor == NATURE:
            assert game.waiting(step.state) == () or (
                step.action < game.rules.outcomes(step.state) <= game.bounds.OUTCOMES
            )
        else:
            legal = game.legal(step.state, step.actor)
            assert 0 <= min(legal) <= max(legal) < game.features.ACTIONS
        seat = length % setup.seats
        game.features.features(game.known(step.state, seat), seat, row)
        assert 0 <= min(row) <= max(row) <= game.bounds.LARGEST_FEATURE
        for group in game.groups:
            assert max(row[group.first : group.first + len(group.cells)]) <= group.largest
    numbers = game.numbers(dict(setup.options))
    assert length <= game.bounds.longest(setup.seats, *numbers)


@tries(15)
@given(seed=SEEDS)
def test_a_state_packs_and_unpacks(setup: Setup, seed: int) -> None:
    state = moment(setup, seed).state
    packed = state.pack()
    assert type(state).unpack(packed) == state
    assert type(state).unpack(packed).to_bytes() == state.to_bytes() == packed.tobytes()
    assert state.copy() == state


@tries(15)
@given(seed=SEEDS)
def test_questions_change_nothing(setup: Setup, seed: int) -> None:
    game, state = setup.game, moment(setup, seed).state
    before = state.to_bytes()
    for seat in range(setup.seats):
        game.legal(state, seat)
        game.rules.score(state, seat)
        game.rules.place(state, seat)
        known = game.known(state, seat)
        seen = known.to_bytes()
        game.present.view(known, seat)
        for action in game.legal(known, seat):
            game.rules.sees(known, seat, seat, action)
            game.bots.prefer(known, seat, action)
        assert known.to_bytes() == seen
    assert state.to_bytes() == before


@tries(10)
@given(seed=SEEDS)
def test_sealed_choices_can_be_taken_back_until_the_last_is_in(setup: Setup, seed: int) -> None:
    """X2: what a seat has sealed leaves no other trace, and nobody else can see which it is."""
    game, asked, sealed = setup.game, 0, 0
    for step in moments(setup, seed):
        if len(game.waiting(step.state)) < 2:
            continue
        asked += 1
        state = step.state.copy()
        game.do(state, step.actor, step.action)
        if not game.can(state, step.actor, TAKE_BACK):
            continue
        sealed += 1
        choices = game.legal(step.state, step.actor)
        for action in choices[:: 1 + len(choices) // MANY]:
            other = step.state.copy()
            game.do(other, step.actor, action)
            for seat in [*range(setup.seats), SPECTATOR]:
                if seat != step.actor:
                    assert game.known(other, seat) == game.known(state, seat)
            game.do(other, step.actor, TAKE_BACK)
            emptied = step.state.copy()
            if game.can(emptied, step.actor, TAKE_BACK):
                game.do(emptied, step.actor, TAKE_BACK)
            assert other.to_bytes() == emptied.to_bytes()
    # In a race, or where seats never choose at once, there is nothing to take back.
    assert sealed > 0 or asked == 0 or not game.has_sealed


@tries(5)
@given(seed=SEEDS)
def test_a_decision_of_several_parts_is_begun_and_finished_by_one_seat(
    setup: Setup, seed: int
) -> None:
    """X6: so a whole decision can be made for a seat whose time is up."""
    game, seats = setup.game, range(setup.seats)
    begun: set[int] = set()
    actor = NATURE
    for step in steps(setup, seed):
        now = {seat for seat in seats if game.is_midway(step.state, seat)}
        known = {seat for seat in seats if game.is_midway(game.known(step.state, seat), seat)}
        assert now == known <= set(game.waiting(step.state))
        assert now - begun <= {actor}
        begun, actor = now, step.actor


def test_a_list_of_actions_is_done_whole_or_not_at_all(setup: Setup) -> None:
    match = Match.start(setup.slug, setup.seats, dict(setup.options), Fast(7))
    seat = match.waiting[0]
    first = match.legal(seat)[0]
    before, lines = match.known(seat).to_bytes(), list(match.log.actions)
    with pytest.raises(Refusal):
        match.act(seat, first, first)  # no game lets a seat choose the same thing twice
    assert match.known(seat).to_bytes() == before
    assert match.log.actions == lines


@tries(10)
@given(seed=SEEDS)
def test_a_seat_that_is_not_asked_may_do_nothing(setup: Setup, seed: int) -> None:
    game, state = setup.game, moment(setup, seed).state
    for seat in set(range(NATURE + 1)) - set(game.waiting(state)):
        assert not any(game.rules.is_legal(state, seat, a) for a in range(HIDDEN, 256))
