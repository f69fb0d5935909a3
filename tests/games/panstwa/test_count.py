"""§4 to §6 Symbols are counted, tiles leave, and the game ends."""

from __future__ import annotations

import pytest
from games.panstwa.positions import ASKED, SIX, act, can, dealt, on_back, position, table

from mappamundi.games.panstwa import GAME, rules
from mappamundi.games.panstwa.facts import BACK, CODES, DICE, FACES
from mappamundi.record import NATURE, NONE

EXAMPLE = "seats 4, dice asia monarchy island temperate, table JP JO BO FR PL DE"


def test_the_example_of_the_rules() -> None:
    """K17 §4.2 Japan four, Jordan two, Bolivia none; France is temperate."""
    s = position(EXAMPLE)
    act(s, "0 take JP", "1 take JO", "2 take BO", "3 take FR")
    assert s.scored[:4] == [4, 2, 0, 1]
    assert [rules.score(s, seat) for seat in range(4)] == [4, 2, 0, 1]


def test_several_climates_do_not_multiply() -> None:
    """K17 §4.2 Argentina has all three, and the one die scores once."""
    assert {"tropical", "subtropical", "temperate"} <= on_back("AR")
    s = position("seats 2, dice europe islam island tropical, table AR JP")
    act(s, "0 take AR", "1 take JP")
    assert s.scored[:2] == [1, 1]


def test_two_continents_score_for_either() -> None:
    """K24 §7.2"""
    for face in ("europe", "asia"):
        s = position(f"seats 2, dice {face} islam island tropical, table RU BO")
        act(s, "0 take RU", "1 take BO")
        assert s.scored[:2] == [1, 1]


@pytest.mark.parametrize("mode", ["turns", "race"])
def test_tiles_are_turned_when_everybody_has_one(mode: str) -> None:
    """K16 §4.1 Until then nobody scores, and nobody sees a back."""
    match = dealt(4, SIX, ASKED, mode)
    for seat, code in enumerate(SIX[:3]):
        match.act(seat, f"take {code}")
        assert match.scores == [0, 0, 0, 0]
        assert all(side.turned is None for side in match.look(seat).sides)
    match.act(3, "take FR")
    assert match.scores == [4, 2, 0, 1]
    turned = match.look(0).sides[1].turned
    assert turned is not None
    assert (turned.card, set(turned.symbols), turned.points) == ("JO", on_back("JO"), 2)
    assert turned.matched == ["asia", "monarchy"]


def test_the_dice_can_be_seen_until_all_is_counted() -> None:
    """K36 §4.3 What they showed stays with the result when the next ones are rolled."""
    match = dealt(4, SIX, ASKED)
    for seat, code in enumerate(SIX[:4]):
        assert match.look(seat).dice == list(ASKED)
        match.act(seat, f"take {code}")
    assert match.look(0).past == list(ASKED)
    assert len(match.look(0).dice) == DICE


def test_taken_tiles_leave_and_the_others_stay() -> None:
    """K18 §5.1 §5.2 New ones come after the count and before the next roll."""
    s = position(EXAMPLE)
    act(s, "0 take JP", "1 take JO", "2 take BO", "3 take FR")
    assert s.phase == rules.REFILL
    assert table(s) == [None, None, None, None, "PL", "DE"]
    for code in ("JP", "JO", "BO", "FR", "PL"):
        assert not can(s, f"* lay {code}")
    act(s, "* lay AE", "* lay AR", "* lay BR", "* lay CA")
    assert table(s) == ["AE", "AR", "BR", "CA", "PL", "DE"]
    assert s.phase == rules.ROLL
    assert s.dice == [NONE] * DICE


@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 6), (4, 4), (5, 5), (6, 6)])
def test_everyone_rolls_once_or_with_few_seats_twice(seats: int, rounds: int) -> None:
    """K4 §6.1"""
    s = GAME.start(seats)
    rollers = []
    while GAME.waiting(s):
        actor = GAME.waiting(s)[0]
        if s.phase == rules.ROLL and s.rolled == 0:
            rollers.append(s.roller)
        rules.apply(s, actor, GAME.legal(s, actor)[0])
    assert len(rollers) == s.round == rounds
    assert {rollers.count(seat) for seat in range(seats)} == {rounds // seats}


def test_nothing_is_laid_after_the_last_round() -> None:
    """K20 §5.2"""
    s = position(f"{EXAMPLE}, round 3")
    left = s.left
    act(s, "0 take JP", "1 take JO", "2 take BO", "3 take FR")
    assert GAME.waiting(s) == ()
    assert s.left == left
    assert table(s).count(None) == 4


def test_equals_at_the_top_share_the_victory() -> None:
    """K21 X1 §6.2"""
    s = position(f"{EXAMPLE}, round 3, total 0:1 1:3 2:9 3:4")
    act(s, "0 take JP", "1 take JO", "2 take BO", "3 take FR")
    assert s.total[:4] == [5, 5, 9, 5]
    assert [rules.place(s, seat) for seat in range(4)] == [2, 2, 1, 2]
    s.total[1] = 9
    assert [rules.place(s, seat) for seat in range(4)] == [3, 1, 1, 3]


def test_points_are_public() -> None:
    """K22 §8.2"""
    s = position(f"{EXAMPLE}, total 0:1 1:3 2:9 3:4")
    for viewer in range(4):
        known = GAME.known(s, viewer)
        assert [side.points for side in GAME.present.view(known, viewer).sides] == [1, 3, 9, 4]


def test_there_are_as_many_points_as_it_takes() -> None:
    """K6 K39 §1.3 94 printed ones, a number here: six seats could need 144, and 24 each."""
    printed = 44 * 1 + 10 * 5
    rounds = rules.rounds(GAME.start(6))
    assert printed == 94 < 6 * rounds * DICE == 144
    s = position("seats 6, round 5, dice asia monarchy island temperate, table JP, total 0:20")
    while s.phase == rules.GRAB:
        actor = GAME.waiting(s)[0]
        rules.apply(s, actor, GAME.legal(s, actor)[0])
    assert rules.score(s, 0) == 24


def test_a_point_for_each_die_whatever_it_shows() -> None:
    """K17 §4.2 All faces of all tiles, against their names."""
    s = position("seats 2, dice asia monarchy island temperate")
    for tile, code in enumerate(CODES):
        for roll in range(6):
            for die in range(DICE):
                s.dice[die] = roll
            names = {FACES[die * 6 + roll] for die in range(DICE)}
            assert rules.matches(s, tile) == len(names & on_back(code))
    assert tuple(s.back) == BACK
    assert NATURE not in GAME.waiting(s)
