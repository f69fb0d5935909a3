"""§4, §5.3, §5.5: who chooses when, and what a Scout sees."""

from __future__ import annotations

import pytest
from games.pingvasion.positions import (
    act,
    can,
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

from mappamundi.errors import BadNotation
from mappamundi.games.pingvasion import GAME, rules
from mappamundi.record import SPECTATOR

HANDS = "hand 0: a4a a2a a9a, hand 1: d5a d2a d9a, hand 2: j6a j2a j9a"
PLAIN = f"seats 3, play, {HANDS}"


def test_all_reveal_together() -> None:
    """P11 §4.1 Nothing is shown before the last choice; then all cards go to the tableaus."""
    s = position(PLAIN)
    act(s, "2 play j6a", "0 play a4a")
    assert [shown(s, seat) for seat in range(3)] == ["", "", ""]
    assert held(s, 0) == "a2a a4a a9a"
    act(s, "1 play d5a")
    assert [shown(s, seat) for seat in range(3)] == ["a4a", "d5a", "j6a"]
    assert [tableau(s, seat) for seat in range(3)] == ["a4a", "d5a", "j6a"]
    assert s.strength[:3] == [[4, 0, 0, 0, 0], [0, 5, 0, 0, 0], [0, 0, 6, 0, 0]]
    assert s.round == 1


def test_cards_join_those_of_the_same_area() -> None:
    """P11 §4.3"""
    s = position("seats 3, play, hand 0: a4a, hand 1: d5a, hand 2: j6a, tableau 0: a5a m1b")
    play(s, "a4a", "d5a", "j6a")
    assert tableau(s, 0) == "a4a a5a m1b"
    assert s.strength[0] == [9, 0, 0, 0, 1]


def test_scouts_choose_after_the_others_have_revealed() -> None:
    """P11 §4.2 The late ones see the early cards, and reveal together themselves."""
    s = position(f"{PLAIN}, scouts 1 2")
    assert waiting(s) == (0,)
    assert legal(s, 1) == set()
    act(s, "0 play a4a")
    assert waiting(s) == (1, 2)
    assert shown(GAME.known(s, 1), 0) == "a4a"
    assert tableau(s, 0) == ""
    act(s, "1 play d5a")
    assert [shown(s, 1), held(s, 1)] == ["", "d2a d5a d9a"]
    assert not GAME.can_take_back(s, 0)
    assert GAME.can_take_back(s, 1)
    act(s, "2 play j6a")
    assert [tableau(s, seat) for seat in range(3)] == ["a4a", "d5a", "j6a"]


def test_a_scout_works_in_the_next_round_only() -> None:
    """P11 §5.3 Played in one round, late in the next, early again after that."""
    s = position("seats 3, play, hand 0: a3a a4a a5a, hand 1: d5a d6a d4a, hand 2: j6a j5a j4a")
    play(s, "a3a", "d5a", "j6a")
    assert s.scouts[:3] == [1, 0, 0]
    next_play(s)
    assert waiting(s) == (1, 2)
    act(s, f"1 {min(legal(s, 1))}", f"2 {min(legal(s, 2))}")
    assert waiting(s) == (0,)
    act(s, "0 play a4a" if "a4a" in held(s, 0) else f"0 {max(legal(s, 0))}")
    assert s.scouts[0] == 0


def test_kamikaze_strikes_once_when_all_is_open() -> None:
    """P12 §5.2 Not before the late have revealed."""
    s = position(f"{PLAIN}, scouts 2")
    act(s, "0 play a2a", "1 play d9a")
    assert destroyed(s) == tableau(s, 0) == ""
    assert waiting(s) == (2,)
    act(s, "2 play j6a")
    assert destroyed(s) == "d9a"
    assert [tableau(s, seat) for seat in range(3)] == ["a2a", "", "j6a"]


@pytest.mark.parametrize(
    ("early", "late", "lost"),
    [("a9a", "j2a", "a9a"), ("a2a", "j9a", "j9a"), ("a2a", "j6a", "")],
)
def test_kamikaze_hits_early_and_late_cards(early: str, late: str, lost: str) -> None:
    """P13 §5.2 A Scout may strike what it sees, and may dodge the strike it sees."""
    s = position(f"{PLAIN}, scouts 2")
    act(s, f"0 play {early}", "1 play d5a")
    assert f"play {late}" in legal(s, 2)
    act(s, f"2 play {late}")
    assert destroyed(s) == lost


def test_all_with_a_scout_choose_at_once() -> None:
    """P24 §5.5 Then it changes nothing."""
    s = position("seats 3, play, hand 0: a3a a4a a5a, hand 1: d3a d5a d6a, hand 2: j3a j5a j6a")
    play(s, "a3a", "d3a", "j3a")
    assert s.scouts == [0] * 5
    next_play(s)
    assert waiting(s) == (0, 1, 2)
    act(s, f"0 {min(legal(s, 0))}", f"1 {min(legal(s, 1))}")
    assert shown(s, 0) == shown(s, 1) == ""


def test_all_but_one_with_a_scout() -> None:
    """P24 §5.5 The one without goes first."""
    s = position("seats 3, play, hand 0: a3a a4a a5a, hand 1: d3a d5a d6a, hand 2: j6a j5a j4a")
    play(s, "a3a", "d3a", "j6a")
    assert s.scouts[:3] == [1, 1, 0]
    next_play(s)
    assert waiting(s) == (2,)


def test_a_scout_changes_neither_drawing_nor_passing() -> None:
    """P25 §5.3"""
    s = position("seats 3, play, hand 0: a3a a4a a5a, hand 1: d5a d6a d4a, hand 2: j6a j5a j4a")
    play(s, "a3a", "d5a", "j6a")
    settle(s)
    assert s.phase == rules.PASS
    assert s.held[:3] == [4, 4, 4]
    assert waiting(s) == (0, 1, 2)
    assert s.scouts[0] == 1


def test_ninja_twins_and_a_scout_go_together() -> None:
    """P23 §5.3 Two cards, both late."""
    s = position("seats 3, play, hand 0: a1a j3a m4a, hand 1: d4a d5a, hand 2: c4a c5a, twins 0")
    play(s, "a1a j3a", "d4a", "c4a")
    assert (s.twins[0], s.scouts[0]) == (1, 1)
    next_play(s)
    assert waiting(s) == (1, 2)
    play_any(s, 1)
    play_any(s, 2)
    assert waiting(s) == (0,)
    play_any(s, 0)
    assert waiting(s) == (0,)
    assert s.round == 1
    play_any(s, 0)
    assert s.round == 2
    assert len(shown(s, 0).split()) == 2


def play_any(s: rules.State, seat: int) -> None:
    rules.apply(s, seat, GAME.legal(s, seat)[0])


def test_two_scouts_are_as_good_as_one() -> None:
    """P23 §5.3"""
    s = position("seats 3, play, hand 0: a3a j3a m4a, hand 1: d4a d5a, hand 2: c4a c5a, twins 0")
    play(s, "a3a j3a", "d4a", "c4a")
    assert s.scouts[:3] == [1, 0, 0]
    assert s.twins[0] == 0


def test_a_play_may_be_taken_back_until_the_group_is_ready() -> None:
    """X2 §4.1 One card, or the half of two."""
    s = position(f"{PLAIN}, twins 0")
    before = s.to_bytes()
    act(s, "0 play a4a", "0 take back")
    assert s.to_bytes() == before
    act(s, "0 play a4a", "0 play a9a", "1 play d5a", "0 take back", "1 take back")
    assert s.to_bytes() == before


def test_nobody_plays_out_of_turn_or_what_they_do_not_hold() -> None:
    """§4.1"""
    s = position(f"{PLAIN}, scouts 1")
    assert not can(s, "1 play d5a")
    assert not can(s, "0 play d5a")
    assert not can(s, "3 play d5a")
    act(s, "0 play a4a")
    assert not can(s, "0 play a2a")
    for wrong in ("0 left a4a", "0 play x1a", "0 play", "* draw m5a"):
        with pytest.raises(BadNotation):
            can(s, wrong)


def test_what_is_to_choose_is_shown() -> None:
    """§4.2 Also to those who only watch, whose turn it is."""
    s = position(f"{PLAIN}, scouts 1, twins 0 1")
    looks = [GAME.present.view(GAME.known(s, seat), seat) for seat in (0, 1, 2, SPECTATOR)]
    assert [look.to_choose for look in looks] == [2, 0, 1, 0]
    assert [look.phase for look in looks] == ["early"] * 4
    for look in looks:
        assert [chair.late for chair in look.chairs] == [False, True, False]
        assert [chair.twins for chair in look.chairs] == [True, True, False]
