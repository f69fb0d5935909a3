"""§6: majorities, hands, and who wins."""

from __future__ import annotations

import pytest
from games.pingvasion.positions import position

from mappamundi.games.pingvasion import GAME, rules
from mappamundi.games.pingvasion.facts import AREA_NAMES, AREAS
from mappamundi.record import SPECTATOR

# The tableaus of the rulebook's example: sums of majority 11, 15, 12, 11 and 11, and C's hand.
EXAMPLE = (
    "seats 3, round 8, over, "
    "tableau 0: m7a m4a j9a j6a d5a d4a a4a a3a, "
    "tableau 1: c9a c3b d1b d2b j5a j4a a5a a4b, "
    "tableau 2: d6a d5b a6a a5b m6a m3b j8a j1b, "
    "hand 0: m8a m1b j2b d8a d4b a7a c6a c5a c4a c2b, "
    "hand 1: c9b c7b d9b j9b j3a a9a a9b m9b m7b m5a, "
    "hand 2: d9a d7a d3a a8a m2b m9a j5b j7a c8a c7a"
)
A, B, C = range(3)


def points(s: rules.State, seat: int) -> dict[str, int]:
    """By area, without the nothings."""
    scored = {AREA_NAMES[area]: rules.area_score(s, seat, area) for area in range(AREAS)}
    return {area: number for area, number in scored.items() if number}


def majorities(s: rules.State, seat: int) -> dict[str, int]:
    """By area, with the strength that makes them."""
    return {
        AREA_NAMES[area]: s.strength[seat][area]
        for area in range(AREAS)
        if rules.has_majority(s, seat, area)
    }


def test_majorities_of_the_example() -> None:
    """P44 §6.1 Players A, B and C of the rulebook."""
    s = position(EXAMPLE)
    assert majorities(s, A) == {"moon": 11, "jungle": 15}
    assert majorities(s, B) == {"city": 12}
    assert majorities(s, C) == {"desert": 11, "antarctica": 11}


def test_points_of_the_example() -> None:
    """P44 §6.5 C: 19 + 8 + 2 + 5 = 34, and nothing for the city."""
    s = position(EXAMPLE)
    assert points(s, C) == {"desert": 19, "antarctica": 8, "moon": 2, "jungle": 5}
    assert rules.score(s, C) == 34


def test_points_of_the_others_in_the_example() -> None:
    """§6.2, §6.3 A: moon, jungle, lowest of desert and Antarctic; B: city and three lowest."""
    s = position(EXAMPLE)
    assert points(s, A) == {"moon": 9, "jungle": 2, "desert": 4, "antarctica": 7}
    assert points(s, B) == {"city": 16, "desert": 9, "jungle": 3, "antarctica": 9}
    assert [rules.place(s, seat) for seat in (A, B, C)] == [3, 1, 2]


def test_values_count_for_the_majority_not_cards() -> None:
    """P41 §6.1"""
    s = position("seats 3, over, tableau 0: a1b a2b a3a, tableau 1: a7a, hand 0: a9a, hand 1: a8a")
    assert majorities(s, 0) == {}
    assert majorities(s, 1) == {"antarctica": 7}


def test_equals_have_the_majority_together() -> None:
    """P41 §6.1"""
    s = position(
        "seats 3, over, tableau 0: a3a a4a, tableau 1: a7a, tableau 2: a6a, "
        "hand 0: a9a a1b, hand 1: a8a a2b, hand 2: a9b a5a"
    )
    assert [rules.score(s, seat) for seat in range(3)] == [10, 10, 5]


def test_where_nobody_is_nobody_scores() -> None:
    """P42 §6.1"""
    s = position("seats 3, over, hand 0: a9a, hand 1: a8a, hand 2: a7a")
    assert [majorities(s, seat) for seat in range(3)] == [{}, {}, {}]
    assert [rules.score(s, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(
    ("hand", "scored"), [("a9a a4b a6a", 4), ("a4a a4b a9a", 4), ("d9a", 0), ("", 0)]
)
def test_without_the_majority_the_lowest_card_counts(hand: str, scored: int) -> None:
    """P43 §6.3 One card only, even of equals; nothing without any."""
    s = position(f"seats 3, over, tableau 0: a2b, tableau 1: a7a, hand 0: {hand}")
    assert rules.score(s, 0) == scored


def test_the_majority_takes_at_least_one_card() -> None:
    """P47 §6.1, §6.4 Whoever has one has a sum above nothing, even the lowest card."""
    s = position("seats 3, over, tableau 0: a1b, hand 0: a3a a4a, hand 1: a9a")
    assert majorities(s, 0) == {"antarctica": 1}
    assert [rules.score(s, seat) for seat in range(3)] == [7, 0, 0]


def test_only_hands_make_points() -> None:
    """P48 §6.5 However strong the tableau is."""
    s = position(
        "seats 3, over, tableau 0: a9a a9b d9a d9b, hand 0: j9a, hand 1: j1b, tableau 1: j2b"
    )
    assert [rules.score(s, seat) for seat in range(3)] == [0, 1, 0]
    assert [rules.place(s, seat) for seat in range(3)] == [2, 1, 2]


def test_equals_at_the_top_win_together() -> None:
    """P45 X1 §6.6"""
    s = position(
        "seats 4, over, tableau 0: a2b, tableau 1: d2b, tableau 2: j2b, tableau 3: c2b, "
        "hand 0: a8a, hand 1: d8a, hand 2: j7a, hand 3: c7a"
    )
    assert [rules.place(s, seat) for seat in range(4)] == [1, 1, 3, 3]


def test_the_score_before_the_end_is_what_the_hand_is_worth_now() -> None:
    """§6.5 For others as far as their cards are known."""
    s = position("seats 3, play, tableau 0: a2b, tableau 1: d2b, hand 0: a8a d9a, hand 1: d7a d8a")
    assert [rules.score(s, seat) for seat in range(3)] == [8, 15, 0]
    known = GAME.known(s, 0)
    assert [rules.score(known, seat) for seat in range(3)] == [8, 0, 0]
    assert GAME.present.view(known, 0).chairs[0].worth == [8, 0, 0, 0, 0]


def test_the_view_at_the_end_is_a_score_sheet() -> None:
    """§8.1 All hands are open."""
    look = GAME.present.view(GAME.known(position(EXAMPLE), SPECTATOR), SPECTATOR)
    assert [chair.points for chair in look.chairs] == [22, 37, 34]
    assert [chair.place for chair in look.chairs] == [3, 1, 2]
    assert look.chairs[C].worth == [8, 19, 5, 0, 2]
    assert look.chairs[C].majority == [True, True, False, False, False]
    assert look.chairs[C].tableau[1] == ["d5b", "d6a"]
    assert look.chairs[C].known[:2] == ["a8a", "d3a"]
