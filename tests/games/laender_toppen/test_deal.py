"""§2: the deal, the rounds, the cards left over."""

from __future__ import annotations

import pytest
from games.laender_toppen.positions import dealt, hand

from mappamundi.games.laender_toppen import GAME, rules
from mappamundi.games.laender_toppen.facts import CARDS
from mappamundi.games.laender_toppen.rules import DEAL, OVER, PLACE, State, left, outcomes
from mappamundi.record import HIDDEN, NATURE, NONE, SPECTATOR


def play_on(s: State, phase: int) -> None:
    """The first choice of everybody until the phase comes."""
    while s.phase != phase:
        seat = GAME.waiting(s)[0]
        GAME.do(s, seat, GAME.legal(s, seat)[0])


@pytest.mark.parametrize(
    ("seats", "size", "rounds", "rest"),
    [(2, 10, 6, 8), (3, 10, 4, 8), (4, 8, 4, 0), (5, 8, 3, 8), (6, 7, 3, 2)],
)
def test_hands_and_rounds(seats: int, size: int, rounds: int, rest: int) -> None:
    """L2 §2.1 The hand is per round; only with four seats all cards are used."""
    s = GAME.start(seats)
    for number in range(rounds):
        assert s.round == number
        assert s.phase == DEAL
        play_on(s, PLACE)
        held = [[card for card in row if card != NONE] for row in s.hand]
        assert [len(row) for row in held] == [size] * seats + [0] * (6 - seats)
        while s.round == number and s.phase != OVER:
            seat = GAME.waiting(s)[0]
            GAME.do(s, seat, GAME.legal(s, seat)[0])
    play_on(s, OVER)
    assert left(s) == rest


def test_one_shuffle_for_the_whole_game() -> None:
    """L3 §2.2 Cards once dealt never come again: each round draws from what is left."""
    s = GAME.start(3)
    dealt_so_far: set[int] = set()
    for _ in range(4):
        play_on(s, PLACE)
        new = {card for row in s.hand for card in row if card != NONE}
        assert len(new) == 30
        assert not new & dealt_so_far
        dealt_so_far |= new
        while s.phase not in (DEAL, OVER):
            seat = GAME.waiting(s)[0]
            GAME.do(s, seat, GAME.legal(s, seat)[0])
    assert len(dealt_so_far) == 120


def test_every_card_of_the_stock_is_equally_likely() -> None:
    """L4 §2.2 A hand is dealt card by card, face down, at the start of the round."""
    s = GAME.start(2)
    for drawn in range(20):
        assert GAME.waiting(s) == (NATURE,)
        assert outcomes(s) == CARDS - drawn
        texts = {GAME.write(s, NATURE, pick) for pick in range(outcomes(s))}
        assert len(texts) == CARDS - drawn
        receiver = drawn // 10
        assert [rules.sees(s, seat, NATURE, 0) for seat in (0, 1, SPECTATOR)] == [
            receiver == 0, receiver == 1, False,
        ]  # fmt: skip
        GAME.do(s, NATURE, drawn)
    assert s.phase == PLACE


def test_cards_left_over_stay_unseen() -> None:
    """L5 §2.2 Also when the game is over."""
    s = GAME.start(5)
    play_on(s, OVER)
    assert left(s) == 8
    for viewer in (*range(5), SPECTATOR):
        known = GAME.known(s, viewer)
        assert known.stock[:8] == [HIDDEN] * 8
        assert known.numbers().count(HIDDEN) == 8


def test_nobody_begins() -> None:
    """L58 §2.3 All place at once, and a game turned round the table is the same game."""
    s = GAME.start(2)
    play_on(s, PLACE)
    assert GAME.waiting(s) == (0, 1)
    turned = s.copy()
    turned.hand[0], turned.hand[1] = s.hand[1][:], s.hand[0][:]
    for choice in range(10):
        for seat in (0, 1):
            GAME.do(s, seat, choice)
            GAME.do(turned, 1 - seat, choice)
    assert s.strip[0] == turned.strip[1]
    assert s.strip[1] == turned.strip[0]
    assert GAME.waiting(s) == tuple(1 - seat for seat in GAME.waiting(turned))


def test_hands_are_kept_in_order() -> None:
    """L15 L63 §3.3 Antarctica comes first, jokers last, so that it always finds a field."""
    match = dealt(4, {0: "J3 ZW AQ FR J1 BE US CN"})
    assert hand(match, 0) == "AQ BE CN FR US ZW J1 J3"
