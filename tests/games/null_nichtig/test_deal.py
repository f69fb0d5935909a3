"""§1, §2, §4.1: the pack, the seats, the deal, the dealer."""

from __future__ import annotations

from collections import Counter

import pytest
from games.null_nichtig.positions import act, after_round, dealt, held, lay

from mappamundi import Match
from mappamundi.errors import BadSetup
from mappamundi.games.null_nichtig import GAME
from mappamundi.games.null_nichtig.cards import CARD_IDS
from mappamundi.games.null_nichtig.facts import CARDS
from mappamundi.games.null_nichtig.rules import DEAL, LAY, LOT, State, outcomes
from mappamundi.nature import Fast
from mappamundi.record import NATURE


def deal_all(s: State) -> None:
    """Deal the round in the order of the pack."""
    while s.phase == DEAL:
        GAME.do(s, NATURE, 0)


def test_the_pack() -> None:
    """N1 §1.1 In each of five colours 0 to 11 and a second 0: 65 cards."""
    assert len(CARD_IDS) == len(set(CARD_IDS)) == 65
    numbers = ["0a", "0b", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]
    assert set(CARD_IDS) == {colour + number for colour in "bgvry" for number in numbers}


@pytest.mark.parametrize(("seats", "rest"), [(3, 26), (4, 13), (5, 0)])
def test_thirteen_each(seats: int, rest: int) -> None:
    """N2 §2.1 The rest sits out: 26 cards with three seats, 13 with four, none with five."""
    s = GAME.start(seats)
    act(s, "* dealer 0")
    deal_all(s)
    assert s.phase == LAY
    hands = [held(s, seat).split() for seat in range(seats)]
    assert [len(hand) for hand in hands] == [13] * seats
    given = {card for hand in hands for card in hand}
    assert len(given) == 13 * seats == CARDS - rest
    assert s.held[seats:] == [0] * (6 - seats)


def test_ten_each_with_six_seats() -> None:
    """N19 §2.2 Ten each, five sit out."""
    s = GAME.start(6)
    act(s, "* dealer 0")
    deal_all(s)
    assert s.phase == LAY
    assert s.held == [10] * 6
    assert len({card for seat in range(6) for card in held(s, seat).split()}) == 60
    assert CARDS - s.dealt == 5


def test_every_card_not_dealt_is_equally_likely() -> None:
    """N2 §2.1 The first card is one of 65, the next one of 64, and any of them may come."""
    s = GAME.start(3)
    act(s, "* dealer 0")
    for dealt_so_far in range(39):
        assert outcomes(s) == 65 - dealt_so_far
        left = {GAME.write(s, NATURE, draw) for draw in range(outcomes(s))}
        assert len(left) == 65 - dealt_so_far
        act(s, "* " + max(left))
        assert max(left) in {f"deal {card}" for card in held(s, dealt_so_far // 13).split()}


def test_the_next_round_is_dealt_from_the_full_pack() -> None:
    """N2 §2.3 Cards that were laid, played, or sat out come back for the next round."""
    s = after_round("seats 3, lead 0, pile 0: r3 y9, pile 1: b11", "b1 g2 r5")
    assert s.phase == DEAL
    assert outcomes(s) == 65
    assert {GAME.write(s, NATURE, draw) for draw in range(65)} == {f"deal {c}" for c in CARD_IDS}
    assert s.top == [[-1] * 5] * 6
    assert s.height == [[0] * 5] * 6
    deal_all(s)
    assert s.held[:3] == [13, 13, 13]


@pytest.mark.parametrize("seats", [1, 2, 7])
def test_three_to_six_seats(seats: int) -> None:
    """N24 §1.2 Two cannot play, nor seven."""
    with pytest.raises(BadSetup) as refused:
        GAME.start(seats)
    assert refused.value.message == "bad-seats"
    assert refused.value.arguments["low"] == 3
    assert refused.value.arguments["high"] == 6


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_dealer_is_drawn_by_lot(seats: int) -> None:
    """X4 §4.1 Each seat is one of the equally likely outcomes of the first draw."""
    s = GAME.start(seats)
    assert s.phase == LOT
    assert GAME.waiting(s) == (NATURE,)
    assert outcomes(s) == seats
    lots = Counter(
        Match.start("null_nichtig", seats, nature=Fast(1, n)).log.actions[0] for n in range(99)
    )
    assert set(lots) == {f"* dealer {seat}" for seat in range(seats)}


@pytest.mark.parametrize(
    ("seats", "dealer", "leader"), [(4, 3, 0), (4, 0, 1), (3, 2, 0), (6, 4, 5)]
)
def test_the_seat_left_of_the_dealer_leads_first(seats: int, dealer: int, leader: int) -> None:
    """N5 §4.1 As in the rulebook, where Anne deals and Jean, to her left, leads."""
    match = dealt(seats, dealer=dealer)
    for seat in range(seats):
        match.act(seat, *match.legal(seat)[: 2 if seats == 6 else 3])
    assert match.waiting == (leader,)
    assert match.look(leader).lead == leader


def test_the_dealer_matters_only_once() -> None:
    """N29 §5.2 A whole game has one lot for the dealer, however many rounds it takes."""
    match = Match.start("null_nichtig", 4, nature=Fast(5))
    while not match.is_over:
        seat = match.waiting[0]
        match.act(seat, match.legal(seat)[0])
    lots = [number for number, line in enumerate(match.log.actions) if "dealer" in line]
    assert lots == [0]
    assert sum(line.startswith("* deal ") for line in match.log.actions) == 4 * 4 * 13


def test_hands_come_as_drawn() -> None:
    """§2.1 The notation of a deal names the card its receiver then holds."""
    match = dealt(3, {0: "y9 b0b", 2: "r3 r4 r5"}, dealer=2)
    assert match.log.actions[:3] == ["* dealer 2", "* deal y9", "* deal b0b"]
    assert {"y9", "b0b"} <= set(match.look(0).hand)
    assert {"r3", "r4", "r5"} <= set(match.look(2).hand)
    lay(match, 2, "r5 r4 r3")
    assert match.look(2).chosen == ["r5", "r4", "r3"]
