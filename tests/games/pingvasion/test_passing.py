"""§3: a card to the left and a card to the right, all at the same time."""

from __future__ import annotations

import pytest
from games.pingvasion.positions import (
    act,
    can,
    dealt,
    held,
    legal,
    pass_on,
    play,
    position,
    waiting,
)

from mappamundi import Match
from mappamundi.errors import BadNotation, IllegalAction
from mappamundi.games.pingvasion import GAME, rules
from mappamundi.log import replay
from mappamundi.record import SPECTATOR

HANDS = {0: "a4a a5a a6a a7a", 1: "d4a d5a d6a d7a", 2: "j4a j5a j6a j7a"}
THREE = "seats 3, pass, " + ", ".join(f"hand {seat}: {hand}" for seat, hand in HANDS.items())
FOUR = THREE.replace("seats 3", "seats 4") + ", hand 3: c4a c5a c6a c7a"


@pytest.fixture
def match() -> Match:
    return dealt(3, HANDS)


def choose(match: Match, seat: int, left: str, right: str) -> None:
    match.act(seat, f"left {left}", f"right {right}")


def test_one_card_left_and_one_right() -> None:
    """P6 X3 §3.1, §3.2 Left is the next seat, past the last one too."""
    s = position(FOUR)
    pass_on(s, "a4a a5a", "d4a d5a", "j4a j5a", "c4a c5a")
    assert held(s, 0) == "a6a a7a d5a c4a"
    assert held(s, 1) == "a4a d6a d7a j5a"
    assert held(s, 2) == "d4a j6a j7a c5a"
    assert held(s, 3) == "a5a j4a c6a c7a"
    assert waiting(s) == (0, 1, 2, 3)
    assert s.phase == rules.EARLY


def test_received_cards_cannot_be_passed_on_at_once() -> None:
    """P6 §3.3 Nothing arrives before the last seat has chosen; then it is time to play."""
    s = position(THREE)
    act(s, "0 left a4a", "0 right a5a", "1 left d4a")
    assert legal(s, 1) == {"right d5a", "right d6a", "right d7a"}
    assert legal(s, 2) == {"left j4a", "left j5a", "left j6a", "left j7a"}
    assert held(s, 0) == "a4a a5a a6a a7a"
    act(s, "1 right d5a", "2 left j4a", "2 right j5a")
    with pytest.raises(BadNotation):
        can(s, "1 left a4a")


def test_three_players_have_both_opponents_as_neighbours() -> None:
    """P7 §3.2"""
    s = position(THREE)
    pass_on(s, "a4a a5a", "d4a d5a", "j4a j5a")
    assert held(s, 0) == "a6a a7a d5a j4a"
    assert held(s, 1) == "a4a d6a d7a j5a"
    assert held(s, 2) == "a5a d4a j6a j7a"


def test_exactly_two_cards_are_passed() -> None:
    """P9 §3.1 Not one, not three, not the same card twice, nor one not held."""
    s = position(THREE)
    act(s, "0 left a4a")
    assert waiting(s) == (0, 1, 2)
    assert not can(s, "0 right a4a")
    assert not can(s, "0 right d4a")
    act(s, "0 right a5a")
    assert waiting(s) == (1, 2)
    assert not can(s, "0 right a6a")
    assert legal(s, 0) == set()


def test_abilities_do_not_work_when_passed() -> None:
    """P29 §3.3"""
    hands = "hand 0: a1a a2a a4a, hand 1: d3a d1a d9a, hand 2: j2a j3a j9a"
    s = position(f"seats 3, pass, {hands}")
    pass_on(s, "a1a a2a", "d3a d1a", "j2a j3a")
    assert s.twins == s.scouts == [0] * 5
    assert waiting(s) == (0, 1, 2)
    play(s, "a4a", "d9a", "j9a")
    assert s.laid.count(rules.DESTROYED) == 0
    assert s.twins == s.scouts == [0] * 5


def test_a_card_just_received_may_be_played() -> None:
    """P46 §4.1"""
    s = position(THREE)
    pass_on(s, "a4a a5a", "d4a d5a", "j4a j5a")
    assert legal(s, 1) == {"play a4a", "play d6a", "play d7a", "play j5a"}
    play(s, "j4a", "a4a", "a5a")
    assert s.strength[1] == [4, 0, 0, 0, 0]


def test_others_see_that_a_seat_is_ready_not_what_it_chose(match: Match) -> None:
    """X2 §3.4"""
    choose(match, 0, "a4a", "a5a")
    assert [chair.ready for chair in match.look(1).chairs] == [True, False, False]
    assert match.look(1).chosen == []
    assert match.look(0).chosen == ["a4a", "a5a"]
    other = dealt(3, HANDS)
    choose(other, 0, "a7a", "a6a")
    for seat in (1, 2, SPECTATOR):
        assert match.known(seat) == other.known(seat)
    assert match.known(0) != other.known(0)


def test_a_gift_may_be_taken_back_until_the_last_is_in(match: Match) -> None:
    """X2 X7 §3.4"""
    start = match.known(0)
    choose(match, 0, "a4a", "a5a")
    choose(match, 1, "d4a", "d5a")
    match.take_back(0)
    assert match.waiting == (0, 2)
    match.take_back(1)
    assert match.known(0) == start
    choose(match, 1, "d4a", "d5a")
    choose(match, 2, "j4a", "j5a")
    choose(match, 0, "a7a", "a6a")
    assert match.look(0).hand == ["a4a", "a5a", "d5a", "j4a"]
    assert replay(match.log).numbers() == match._state.numbers()
    with pytest.raises(IllegalAction):
        match.take_back(0)


def test_a_list_is_done_whole_or_not_at_all(match: Match) -> None:
    """§3.1 Both cards or none."""
    before = match.known(0)
    for wrong in (("left a4a", "right a4a"), ("left a4a", "left a5a"), ("left a4a", "right d4a")):
        with pytest.raises((IllegalAction, BadNotation)):
            match.act(0, *wrong)
        assert match.known(0) == before


def test_the_log_names_who_chose_for_a_seat_that_ran_out_of_time(match: Match) -> None:
    """P10 X6 §9.1 In passing and in playing."""
    choose(match, 0, "a4a", "a5a")
    match.act(1, "left d4a", "right d5a", mark="clock")
    choose(match, 2, "j4a", "j5a")
    match.act(1, "play d7a", mark="clock")
    assert match.log.actions[-5:-3] == ["1 left d4a @clock", "1 right d5a @clock"]
    assert match.log.actions[-1] == "1 play d7a @clock"
    assert GAME.waiting(replay(match.log)) == (0, 2)


def test_what_one_gave_and_got_is_shown(match: Match) -> None:
    """§8.2"""
    choose(match, 0, "a4a", "a5a")
    choose(match, 1, "d4a", "d5a")
    choose(match, 2, "j4a", "j5a")
    shown = match.look(0)
    assert [(gift.taker, gift.card) for gift in shown.gave] == [(1, "a4a"), (2, "a5a")]
    assert [(gift.giver, gift.card) for gift in shown.got] == [(1, "d5a"), (2, "j4a")]
    assert (shown.left, shown.right, shown.order) == (1, 2, [0, 1, 2])
    assert [chair.known for chair in shown.chairs][1:] == [["a4a"], ["a5a"]]
    assert match.look(SPECTATOR).gave == match.look(SPECTATOR).got == []
