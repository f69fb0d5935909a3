"""§5: Ninja twins, Kamikaze, and the last round."""

from __future__ import annotations

import pytest
from games.pingvasion.positions import (
    act,
    destroyed,
    held,
    legal,
    next_play,
    play,
    position,
    settle,
    shown,
    tableau,
    waiting,
)

from mappamundi.games.pingvasion import GAME, rules
from mappamundi.games.pingvasion.facts import ABILITY, CARDS, DOOMED, VALUE
from mappamundi.record import SPECTATOR

OTHERS = "hand 1: d4a d5a d6a, hand 2: c4a c5a c6a"


@pytest.mark.parametrize(("card", "is_lost"), [("d6a", False), ("d7a", True), ("d9b", True)])
def test_kamikaze_destroys_from_seven_up(card: str, is_lost: bool) -> None:
    """P16 §5.2 And stays itself in its owner's tableau, as a 2."""
    s = position(f"seats 3, play, hand 0: a2a, hand 1: {card}, hand 2: c4a")
    play(s, "a2a", card, "c4a")
    assert destroyed(s) == (card if is_lost else "")
    assert tableau(s, 1) == ("" if is_lost else card)
    assert tableau(s, 0) == "a2a"
    assert s.strength[0] == [2, 0, 0, 0, 0]


def test_kamikaze_destroys_the_own_second_card() -> None:
    """P14 §5.2"""
    s = position("seats 3, play, hand 0: a2a a8a, hand 1: d4a, hand 2: c7a, twins 0")
    play(s, "a2a a8a", "d4a", "c7a")
    assert destroyed(s) == "a8a c7a"
    assert tableau(s, 0) == "a2a"


def test_kamikaze_spares_the_cards_of_earlier_rounds() -> None:
    """P15 §5.2"""
    s = position(f"seats 3, play, hand 0: a2a, {OTHERS}, tableau 0: a9a, tableau 1: d9a d8a")
    play(s, "a2a", "d4a", "c4a")
    assert destroyed(s) == ""
    assert tableau(s, 1) == "d4a d8a d9a"
    assert s.strength[1] == [0, 21, 0, 0, 0]


def test_several_kamikazes_are_as_good_as_one() -> None:
    """P17 §5.2"""
    s = position("seats 3, play, hand 0: a2a, hand 1: d2a, hand 2: c9a")
    play(s, "a2a", "d2a", "c9a")
    assert destroyed(s) == "c9a"
    assert [tableau(s, seat) for seat in range(3)] == ["a2a", "d2a", ""]


def test_a_destroyed_card_is_out_of_the_game_and_public() -> None:
    """P18 §5.2 It counts neither in the tableau nor in the hand: no card, no points."""
    s = position("seats 3, round 7, play, hand 0: a2a, hand 1: d9a d8a, hand 2: c4a")
    play(s, "a2a", "d9a", "c4a")
    assert s.strength[1] == [0] * 5
    assert held(s, 1) == "d8a"
    assert rules.score(s, 1) == 0
    assert GAME.present.view(GAME.known(s, SPECTATOR), SPECTATOR).destroyed == ["d9a"]


def test_no_ability_is_high_enough_to_be_destroyed() -> None:
    """P19 §5.2"""
    for deck in (0, 1):
        able = [VALUE[deck][card] for card in range(CARDS) if ABILITY[deck][card]]
        assert set(able) == {1, 2, 3}
        assert max(able) < DOOMED


def test_ninja_twins_make_it_two_cards_in_the_next_round() -> None:
    """P20 §5.1 Exactly two, revealed together with everybody's."""
    s = position(f"seats 3, play, hand 0: a1a m4a m5a, {OTHERS}")
    play(s, "a1a", "d4a", "c4a")
    assert s.twins[:3] == [1, 0, 0]
    next_play(s)
    first, second, *_ = held(s, 0).split()
    act(s, f"1 {min(legal(s, 1))}", f"2 {min(legal(s, 2))}", f"0 play {first}")
    assert waiting(s) == (0,)
    assert shown(s, 1) == ""
    assert f"play {first}" not in legal(s, 0)
    act(s, f"0 play {second}")
    assert shown(s, 0) == f"{first} {second}"
    assert s.twins[0] == 0


def test_two_cards_may_be_of_the_same_area_and_both_work() -> None:
    """P20 §5.1"""
    s = position(f"seats 3, play, hand 0: j3a j1a, {OTHERS}, twins 0")
    play(s, "j3a j1a", "d4a", "c4a")
    assert tableau(s, 0) == "j1a j3a"
    assert s.strength[0] == [0, 0, 4, 0, 0]
    assert (s.twins[0], s.scouts[0]) == (1, 1)


def test_two_ninja_twins_together_still_make_two() -> None:
    """P21 §5.1 Not three, not four."""
    s = position(f"seats 3, play, hand 0: a1a j1a m4a m5a m6a, {OTHERS}, twins 0")
    play(s, "a1a j1a", "d4a", "c4a")
    next_play(s)
    held_before = s.held[0]
    for seat in (0, 0, 1, 2):
        act(s, f"{seat} {max(legal(s, seat))}")
    assert s.round == 2
    assert s.held[0] == held_before - 2


def test_ninja_twins_among_two_work_again() -> None:
    """P22 §5.1"""
    s = position(f"seats 3, play, hand 0: a1a m4a m5a, {OTHERS}, twins 0")
    play(s, "a1a m4a", "d4a", "c4a")
    assert s.twins[0] == 1
    next_play(s)
    act(s, f"1 {max(legal(s, 1))}", f"2 {max(legal(s, 2))}", f"0 {max(legal(s, 0))}")
    assert waiting(s) == (0,)


def test_in_the_last_round_only_kamikaze_works() -> None:
    """P26 §5.6"""
    s = position("seats 3, round 7, play, hand 0: a1a, hand 1: d3a d4a, hand 2: c2a c9a, twins 2 1")
    play(s, "a1a", "d3a d4a", "c2a c9a")
    assert s.phase == rules.OVER
    assert s.twins == s.scouts == [0] * 5
    assert destroyed(s) == "c9a"
    assert [tableau(s, seat) for seat in range(3)] == ["a1a", "d3a d4a", "c2a"]


def test_in_the_seventh_round_they_still_work() -> None:
    """P26 §5.6 For the eighth."""
    s = position("seats 3, round 6, play, hand 0: a1a a4a, hand 1: d3a d4a, hand 2: c4a c5a")
    play(s, "a1a", "d3a", "c4a")
    assert (s.twins[:3], s.scouts[:3]) == ([1, 0, 0], [0, 1, 0])


def test_an_effect_belongs_to_the_player() -> None:
    """P27 §5.4 A Kamikaze, or whatever is passed meanwhile, takes nothing of it."""
    s = position(f"seats 3, play, hand 0: a1a a3a m4a m5a, {OTHERS}, hand 1: d2a, twins 0")
    play(s, "a1a a3a", "d2a", "c4a")
    assert (s.twins[0], s.scouts[0]) == (1, 1)
    settle(s)
    assert (s.twins[0], s.scouts[0]) == (1, 1)
    next_play(s)
    assert waiting(s) == (1, 2)
    assert (s.twins[:3], s.scouts[:3]) == ([1, 0, 0], [1, 0, 0])
