"""§1, §2 The table is laid and the dice are rolled."""

from __future__ import annotations

import pytest
from games.panstwa.positions import ASKED, SIX, act, can, dealt, position, table

from mappamundi.errors import BadNotation, BadSetup
from mappamundi.games.panstwa import GAME, rules
from mappamundi.games.panstwa.facts import CODES, DICE, DISPLAY, SIDES, TILES
from mappamundi.record import NATURE


def test_our_own_title() -> None:
    """K1 The rulebook bears none."""
    assert (GAME.title, GAME.slug) == ("Państwa", "panstwa")


@pytest.mark.parametrize(("seats", "tiles"), [(2, 5), (3, 5), (4, 6), (5, 7), (6, 8)])
def test_tiles_on_the_table(seats: int, tiles: int) -> None:
    """K2 §1.2 Fronts up, so everybody sees which."""
    s = GAME.start(seats)
    act(s, "* first 0")
    for code in CODES[:tiles]:
        assert s.phase == rules.REFILL
        act(s, f"* lay {code}")
    assert s.phase == rules.ROLL
    assert table(s) == list(CODES[:tiles])
    assert s.left == TILES - tiles


def test_two_to_six_seats() -> None:
    """§1.2"""
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            GAME.start(seats)


@pytest.mark.parametrize(("seats", "needed"), [(2, 11), (3, 20), (4, 18), (5, 27), (6, 38)])
def test_the_stack_never_runs_out(seats: int, needed: int) -> None:
    """K5 §1.2 The table, and one tile a seat for each round but the last."""
    s = GAME.start(seats)
    assert DISPLAY[seats] + (rules.rounds(s) - 1) * seats == needed <= TILES


def test_any_tile_may_come_next() -> None:
    """§1.1 The stack has no order, and a tile drawn is not drawn again."""
    s = GAME.start(4)
    act(s, "* first 2")
    assert rules.outcomes(s) == TILES
    act(s, "* lay ZA")
    assert rules.outcomes(s) == TILES - 1
    assert not can(s, "* lay ZA")
    act(s, "* lay AE")


def test_the_first_roller_is_drawn_by_lot() -> None:
    """K8 X4 §2.1 Any seat, all equally likely."""
    s = GAME.start(5)
    assert GAME.waiting(s) == (NATURE,)
    assert rules.outcomes(s) == 5
    act(s, "* first 3")
    assert s.roller == 3


def test_the_dice_go_round_clockwise() -> None:
    """K8 X3 §2.1 Past the last seat to the first."""
    s = position("seats 2, roller 1, dice asia monarchy island temperate, table JP JO")
    act(s, "1 take JP", "0 take JO")
    assert s.roller == 0


def test_all_four_dice_are_rolled_once() -> None:
    """K7 §2.2 Every side of a fair die is one of six; a face belongs to its own die."""
    s = dealt_table()
    for face in ASKED:
        assert s.phase == rules.ROLL
        assert rules.outcomes(s) == SIDES
        act(s, f"* roll {face}")
    assert s.phase == rules.GRAB
    assert s.rolled == DICE
    with pytest.raises(BadNotation):
        can(s, "* roll asia")


def dealt_table() -> rules.State:
    s = GAME.start(4)
    act(s, "* first 0", *(f"* lay {code}" for code in SIX))
    return s


def test_a_face_of_another_die_cannot_lie_up() -> None:
    """§7.1 The first die knows no islands."""
    s = dealt_table()
    assert not can(s, "* roll island")
    assert can(s, "* roll north")


def test_nobody_takes_before_the_dice_lie_still() -> None:
    """K10 §2.3 Not while a single one still rolls."""
    s = dealt_table()
    for face in ASKED:
        assert GAME.waiting(s) == (NATURE,)
        assert not any(rules.is_legal(s, seat, spot) for seat in range(4) for spot in range(6))
        act(s, f"* roll {face}")
    assert GAME.waiting(s) == (0,)


def test_a_race_unlocks_for_all_at_once() -> None:
    """K10 K9 §2.3 §3.2 The roller among them."""
    match = dealt(4, SIX, ASKED, "race", first=2)
    assert match.waiting == (0, 1, 2, 3)
