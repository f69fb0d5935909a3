"""Random games of every kind: what holds in every state of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from games.pingvasion.laws import assert_conserved, assert_ended
from hypothesis import given, settings
from hypothesis import strategies as st

from mappamundi.draws import draw, stream
from mappamundi.game import TAKE_BACK
from mappamundi.games.pingvasion import GAME, rules
from mappamundi.games.pingvasion.facts import CARDS
from mappamundi.games.pingvasion.rules import State
from mappamundi.record import HIDDEN, NATURE, NONE, SPECTATOR

SEEDS = st.integers(0, 2**64 - 1)
KINDS = [(seats, deck) for seats in GAME.seats for deck in ("rulebook", "printed")]
every_kind = pytest.mark.parametrize(("seats", "deck"), KINDS)


def game(seats: int, deck: str, seed: int) -> Iterator[tuple[State, int, int]]:
    """The states of a random game, each with what is done next; the last without."""
    s = GAME.start(seats, {"deck": deck})
    key, counter = stream(seed, 0), 0
    while waiting := GAME.waiting(s):
        seat = waiting[draw(key, counter, len(waiting))]
        actions = GAME.legal(s, seat)
        action = actions[draw(key, counter + 1, len(actions))]
        yield s.copy(), seat, action
        rules.apply(s, seat, action)
        counter += 2
    yield s, NONE, NONE


def assert_tidy(s: State) -> None:
    """No cell is used beyond its count, and what is sealed is two cards of the own hand."""
    rows = [*zip(s.hand, s.held, strict=True), *zip(s.received, s.got, strict=True)]
    for row, count in [*rows, (s.stock, s.left)]:
        assert NONE not in row[:count]
        assert all(card == NONE for card in row[count:])
    for hand, row in zip(s.hand, s.sealed, strict=True):
        chosen = [card for card in row if card != NONE]
        assert len(set(chosen)) == len(chosen)
        assert set(chosen) <= set(hand)


@every_kind
@settings(max_examples=8)
@given(seed=SEEDS)
def test_no_card_is_lost_and_the_game_ends(seats: int, deck: str, seed: int) -> None:
    """P4 P34 §1.2, §7.6 All 90 cards are somewhere once, and no pile runs dry."""
    rounds = []
    for s, seat, _ in game(seats, deck, seed):
        assert_conserved(s)
        assert_tidy(s)
        rounds.append(s.round)
        if seat == NATURE:
            assert rules.outcomes(s) > 0
    assert sorted(set(rounds)) == list(range(9))
    assert rounds == sorted(rounds)
    assert_ended(s)


@every_kind
@settings(max_examples=4)
@given(seed=SEEDS)
def test_legal_is_what_is_legal_says_one_by_one(seats: int, deck: str, seed: int) -> None:
    for s, _, _ in game(seats, deck, seed):
        for seat in range(NATURE + 1):
            one_by_one = [a for a in range(HIDDEN - 2, CARDS + 2) if rules.is_legal(s, seat, a)]
            assert sorted(GAME.legal(s, seat)) == one_by_one
            if seat < seats:
                known = GAME.known(s, seat)
                assert GAME.legal(known, seat) == GAME.legal(s, seat)
                assert GAME.waiting(known) == GAME.waiting(s)


@every_kind
@settings(max_examples=4)
@given(seed=SEEDS)
def test_an_imagined_world_is_possible_and_looks_the_same(seats: int, deck: str, seed: int) -> None:
    for number, (s, _, _) in enumerate(game(seats, deck, seed)):
        for seat in (number % seats, SPECTATOR):
            known = GAME.known(s, seat)
            world = known.copy()
            rules.imagine(world, seat, seed + number)
            assert HIDDEN not in world.numbers()
            assert_conserved(world)
            assert_tidy(world)
            assert GAME.known(world, seat).to_bytes() == known.to_bytes()
            assert GAME.known(known, seat).to_bytes() == known.to_bytes()
            assert_gifts_are_there(world)


def assert_gifts_are_there(world: State) -> None:
    """A card last given is still with its receiver, or was played by him."""
    for giver in range(world.seats):
        takers = (rules.left_of(world, giver), rules.right_of(world, giver))
        for card, taker in zip(world.gift[giver], takers, strict=True):
            assert card == NONE or card in world.hand[taker] + world.shown[taker]


@every_kind
@settings(max_examples=6)
@given(seed=SEEDS)
def test_taking_back_restores_every_byte(seats: int, deck: str, seed: int) -> None:
    """X2 §3.4"""
    taken = 0
    for s, seat, action in game(seats, deck, seed):
        if seat in (NATURE, NONE) or GAME.can_take_back(s, seat):
            continue
        after = s.copy()
        rules.apply(after, seat, action)
        if GAME.can_take_back(after, seat):
            GAME.do(after, seat, TAKE_BACK)
            assert after.to_bytes() == s.to_bytes()
            taken += 1
    assert taken >= 8 * seats


@every_kind
@settings(max_examples=4)
@given(seed=SEEDS)
def test_notation_round_trips(seats: int, deck: str, seed: int) -> None:
    for s, seat, action in game(seats, deck, seed):
        if seat != NONE:
            assert GAME.read(s, seat, GAME.write(s, seat, action)) == action
