"""§4: who takes a trick, how it is stacked, who leads."""

from __future__ import annotations

import pytest
from games.null_nichtig.positions import (
    act,
    after_trick,
    can,
    heights,
    held,
    legal,
    play,
    position,
    tops,
)

from mappamundi.games.null_nichtig.cards import CARD_OF
from mappamundi.games.null_nichtig.facts import COLOUR, NUMBER
from mappamundi.record import NONE

JEAN, LAURA, LUC, ANNE = range(4)


def test_the_trick_of_the_rulebook() -> None:
    """N25 N12 §4.4 Jean leads yellow 9 and ends with five piles, yellow 0 on 9 and red 6 on 3."""
    s = after_trick("seats 4, lead 0, pile 0: b5 g1 r3", "y9 v2 y0a r6")
    assert s.turn == s.lead == JEAN
    assert tops(s, JEAN) == "b5 g1 v2 r6 y0a"
    assert heights(s, JEAN) == [1, 1, 1, 2, 2]
    assert [tops(s, seat) for seat in (LAURA, LUC, ANNE)] == ["", "", ""]


def test_the_trick_of_the_rulebook_card_by_card() -> None:
    """§4.2 The trick grows on the table and goes to Jean only with the fourth card."""
    s = position("seats 4, lead 0, hand 0: y9, hand 1: v2, hand 2: y0a, hand 3: r6, spare 1")
    for turn, line in enumerate(["0 play y9", "1 play v2", "2 play y0a"]):
        act(s, line)
        assert s.turn == turn + 1
        assert tops(s, JEAN) == ""
    assert s.table[:4] == [CARD_OF["y9"], CARD_OF["v2"], CARD_OF["y0a"], NONE]
    act(s, "3 play r6")
    assert s.table[:4] == [NONE] * 4
    assert tops(s, JEAN) == "v2 r6 y0a"


def test_any_card_may_be_played() -> None:
    """N8 §4.2 Neither colour nor number of the cards on the table binds the next seat."""
    s = position("seats 3, lead 1, table 1:b11 2:b3, hand 0: b4 g0a g0b y11")
    assert legal(s, 0) == {"play b4", "play g0a", "play g0b", "play y11"}


def test_only_own_cards_may_be_played() -> None:
    """N8 §4.2"""
    s = position("seats 3, lead 1, table 1:b11 2:b3, hand 0: b4 y11, hand 1: r5, pile 2: v1")
    for card in ("b11", "b3", "r5", "v1", "g7"):
        assert not can(s, f"0 play {card}")
    assert can(s, "0 play y11")


def test_one_card_each_in_turn() -> None:
    """N8 §4.2 Nobody plays before his turn or twice in a trick."""
    s = position("seats 3, lead 1, table 1:b11, hand 0: b4, hand 1: r5, hand 2: v1 v2")
    assert [legal(s, seat) for seat in range(3)] == [set(), set(), {"play v1", "play v2"}]
    assert not can(s, "0 play b4")
    assert not can(s, "1 play r5")
    act(s, "2 play v1")
    assert not can(s, "2 play v2")
    assert can(s, "0 play b4")


def test_play_goes_clockwise_past_the_last_seat() -> None:
    """X3 §4.2 Left is the next seat clockwise: after 2 comes 3, after 3 comes 0."""
    s = position("seats 4, lead 2, hand 0: b1, hand 1: b2, hand 2: b3, hand 3: b4, spare 1")
    order = []
    for card in ("b3", "b4", "b1", "b2"):
        order.append(s.turn)
        act(s, f"{s.turn} play {card}")
    assert order == [2, 3, 0, 1]


@pytest.mark.parametrize(
    ("seats", "lead", "trick", "winner"),
    [
        (3, 0, "b3 g11 r10", 1),  # highest number, not the colour led
        (3, 0, "y10 b11 g1", 1),
        (3, 1, "b9 b3 b4", 1),
        (3, 1, "b3 b4 b9", 0),
        (4, 2, "b5 g7 r7 v6", 3),  # the first of equals: seat 3, not seat 0
        (4, 2, "b5 g6 r7 v7", 0),  # seat 0 before seat 1
        (4, 3, "b1 g8 r2 v8", 0),
        (5, 4, "b8 g8 r8 v8 y8", 4),
        (6, 5, "b1 g2 r3 v4 y5 y6", 4),
    ],
)
def test_who_takes_the_trick(seats: int, lead: int, trick: str, winner: int) -> None:
    """N10 §4.3 The highest number of any colour, the first played of equals."""
    s = after_trick(f"seats {seats}, lead {lead}", trick)
    assert s.lead == s.turn == winner
    assert sum(heights(s, winner)) == seats


def test_a_trick_of_zeros_goes_to_its_leader() -> None:
    """N10 §4.3 The leader's zero was the first of equals."""
    s = after_trick("seats 4, lead 2", "r0b y0a b0a r0a")
    assert s.lead == 2
    assert tops(s, 2) == "b0a r0a y0a"


def test_printed_numbers_alone_are_compared() -> None:
    """X8 §4.3 The two zeros of a colour are equal, and no colour stands above another."""
    assert NUMBER[CARD_OF["b0a"]] == NUMBER[CARD_OF["b0b"]] == 0
    for trick in ("b0a b0b y0a", "b0b b0a y0a", "y7 b7 g7", "b7 y7 g7"):
        assert after_trick("seats 3, lead 1", trick).lead == 1


def test_taking_goes_round_from_a_winner_who_did_not_lead() -> None:
    """N11 §4.4 Seat 1 wins seat 3's lead: own 10, then seats 2, 3, 0; the leader is not next."""
    s = after_trick("seats 4, lead 3", "g4 g2 g10 g0a")
    # Played: seat 3 g4, seat 0 g2, seat 1 g10, seat 2 g0a. Taken: g10, g0a, g4, g2.
    assert s.lead == 1
    assert tops(s, 1) == "g2"
    assert heights(s, 1) == [0, 4, 0, 0, 0]


@pytest.mark.parametrize(
    ("trick", "winner", "on_top"),
    [
        ("r9 r1 r2", 0, "r2"),  # taken 0, 1, 2
        ("r1 r9 r2", 1, "r1"),  # taken 1, 2, 0: not r2, as if the leader came second
        ("r1 r2 r9", 2, "r2"),  # taken 2, 0, 1
    ],
)
def test_the_card_before_the_winner_lies_on_top(trick: str, winner: int, on_top: str) -> None:
    """N11 §4.4 In a trick of one colour the seat to the winner's right covers all."""
    s = after_trick("seats 3, lead 0", trick)
    assert s.lead == winner
    assert tops(s, winner) == on_top


def test_later_cards_cover_earlier_ones() -> None:
    """N12 §4.4 Within one trick too; other colours stay as they are."""
    s = after_trick("seats 4, lead 1, pile 1: b11 r2 r8", "r9 v3 r0a v1")
    assert s.lead == 1
    assert tops(s, 1) == "b11 v1 r0a"
    assert heights(s, 1) == [1, 0, 2, 4, 0]


def test_stacking_leaves_no_choice() -> None:
    """N12 §4.4 With the last card of the trick it is stacked, and the winner must lead."""
    s = after_trick("seats 3, lead 0", "b2 g3 r4")
    assert legal(s, 2) == {f"play {card}" for card in held(s, 2).split()}
    assert legal(s, 0) == legal(s, 1) == set()


def test_the_winner_takes_every_card() -> None:
    """N27 §4.4 Also the zeros that ruin his piles."""
    s = after_trick("seats 5, lead 0, pile 2: b11 g11 v10 y10", "b0a g0a r1 v0a y0a")
    assert s.lead == 2
    assert tops(s, 2) == "b0a g0a v0a r1 y0a"
    assert heights(s, 2) == [2, 2, 2, 1, 2]
    assert all(heights(s, seat) == [0] * 5 for seat in (0, 1, 3, 4))


def test_the_winner_leads_the_next_trick() -> None:
    """N13 §4.5"""
    s = position("seats 3, lead 0, hand 0: b1 g9, hand 1: b2 g2, hand 2: b3 g3, spare 1")
    play(s, "b1 b2 b3")
    assert s.lead == s.turn == 2
    play(s, "g3 g9 g2")  # seats 2, 0, 1
    assert s.lead == s.turn == 0


def test_a_card_goes_on_the_pile_of_its_own_colour() -> None:
    """§4.4 For each of the 65 cards."""
    for name, card in CARD_OF.items():
        others = [other for other, number in CARD_OF.items() if NUMBER[number] == 0][:3]
        trick = " ".join([name, *[other for other in others if other != name][:2]])
        s = after_trick("seats 3, lead 0", trick)
        pile = [0] * 5
        for taken in trick.split():
            pile[COLOUR[CARD_OF[taken]]] += 1
        assert heights(s, 0) == pile
        assert s.lead == 0
        assert (s.top[0][COLOUR[card]] == card) == (pile[COLOUR[card]] == 1)
