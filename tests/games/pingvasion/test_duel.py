"""§7: two players and two dummies."""

from __future__ import annotations

import pytest
from games.pingvasion.positions import (
    act,
    destroyed,
    held,
    legal,
    names,
    next_play,
    pass_on,
    position,
    settle,
    shown,
    tableau,
    waiting,
)

from mappamundi.games.pingvasion import GAME, rules
from mappamundi.games.pingvasion.facts import VALUE
from mappamundi.games.pingvasion.notation import source
from mappamundi.record import NATURE

A, B, ONE, TWO = range(4)
HANDS = "hand 0: a4a a5a a6a a7a, hand 1: d4a d5a d6a d7a"
PASSING = f"seats 2, pass, {HANDS}"
PLAYING = f"seats 2, play, {HANDS}"
TAPS = ("* tap m4a", "* tap m5a", "* tap m6a", "* tap m7a")


def test_who_sits_where() -> None:
    """P30 §7.1 A's left and B's right is dummy 1, A's right and B's left dummy 2."""
    s = position(PASSING)
    pass_on(s, "a4a a5a", "d4a d5a")
    assert held(s, ONE) == "a4a d5a"
    assert held(s, TWO) == "a5a d4a"
    assert GAME.present.view(GAME.known(s, A), A).order == [A, ONE, B, TWO]
    assert GAME.present.view(GAME.known(s, B), B).order == [B, TWO, A, ONE]


def test_dummies_draw_neither_start_cards_nor_reinforcements() -> None:
    """P31 §7.2 They have a pile of 18 cards and no hand."""
    s = GAME.start(2)
    assert s.fresh == [18, 18]
    settle(s)
    assert s.phase == rules.PASS
    assert s.held == [4, 4, 0, 0, 0]
    assert s.fresh == [18, 18]
    assert [chair.held for chair in GAME.present.view(s, A).chairs] == [4, 4, 18, 18]


def test_each_dummy_keeps_what_it_was_given() -> None:
    """P32 §7.3 Apart from its pile, and from the other dummy's cards."""
    s = position(f"{PASSING}, received 2: m1b m2b, received 3: c1b c2b, fresh 2: 5, fresh 3: 5")
    pass_on(s, "a4a a5a", "d4a d5a")
    assert [names(s.received[dummy][:4]) for dummy in (0, 1)] == [
        "a4a d5a m1b m2b",
        "a5a d4a c1b c2b",
    ]
    assert s.fresh == [5, 5]
    assert s.held[ONE] == s.held[TWO] == 0


def test_piles_are_not_pooled_when_shuffled() -> None:
    """P32 §7.6 Each dummy's cards become its own pile."""
    s = position(f"{PASSING}, received 2: m1b m2b, received 3: c1b c2b, fresh 2: 1, fresh 3: 9")
    pass_on(s, "a4a a5a", "d4a d5a")
    act(s, "* tap m4a")
    assert names(s.hand[ONE][:4]) == "a4a d5a m1b m2b"
    assert names(s.received[1][:4]) == "a5a d4a c1b c2b"


def test_each_person_draws_from_each_dummy() -> None:
    """P33 §7.4 At dummy 1 first A, then B; at dummy 2 first B, then A."""
    s = position(PASSING)
    pass_on(s, "a4a a5a", "d4a d5a")
    assert waiting(s) == (NATURE,)
    act(s, *TAPS)
    assert held(s, A) == "a6a a7a m4a m7a"
    assert held(s, B) == "d6a d7a m5a m6a"
    assert s.fresh == [16, 16]
    assert waiting(s) == (A, B)


def play_out_without_twins(s: rules.State) -> None:
    """To the end of the round, with high cards only, which have no abilities."""
    finished = s.round
    while s.round == finished:
        seat = waiting(s)[0]
        choices = GAME.legal(s, seat)
        if seat == NATURE:
            cards = source(s)
            best = max(choices, key=lambda i: VALUE[0][cards[i]])
        else:
            best = max(choices, key=lambda card: VALUE[0][card])
        rules.apply(s, seat, best)


def test_a_pile_lasts_six_rounds() -> None:
    """P34 §7.6 Three cards a round; in the end ten closed cards, as many as a person."""
    s = GAME.start(2)
    for finished in range(1, 9):
        play_out_without_twins(s)
        assert s.fresh == [max(0, 18 - 3 * finished)] * 2
        if finished == 6:
            assert (s.held[ONE], s.got[0]) == (s.held[TWO], s.got[1]) == (12, 0)
    assert s.phase == rules.OVER
    assert [rules.closed(s, chair) for chair in range(4)] == [10, 10, 10, 10]
    assert (s.held[ONE], s.got[0]) == (6, 4)


def test_an_empty_pile_is_made_anew_at_once() -> None:
    """P35 §7.6 Between two draws, with the cards given in this round."""
    s = position(f"{PASSING}, received 2: m1b m2b, fresh 2: 1, fresh 3: 9")
    pass_on(s, "a4a a5a", "d4a d5a")
    act(s, "* tap m4a")
    assert (s.fresh[0], s.held[ONE], s.got[0]) == (0, 4, 0)
    assert legal(s, NATURE) == {"tap m1b", "tap m2b", "tap a4a", "tap d5a"}
    act(s, "* tap a4a")
    assert held(s, B) == "a4a d6a d7a"
    assert held(s, ONE) == "d5a m1b m2b"


def test_a_pile_can_be_made_anew_a_second_time() -> None:
    """P35 §7.6 And in the middle of revealing."""
    s = position(f"{PLAYING}, fresh 2: 0, fresh 3: 9, pile 2: m4a, received 2: m1b m2b, twins 2")
    act(s, "0 play a4a", "1 play d4a", "* reveal m4a")
    assert names(s.hand[ONE][:2]) == "m1b m2b"
    assert legal(s, NATURE) == {"reveal m1b", "reveal m2b"}
    act(s, "* reveal m2b", "* reveal c4a")
    assert tableau(s, ONE) == "m2b m4a"
    assert held(s, ONE) == "m1b"


def test_a_pile_never_runs_dry() -> None:
    """P35 §7.6 Not even if all five Ninja twins of the deck make one dummy play twice."""
    for number in range(1, 9):
        assert 18 + 2 * number >= 3 * number + 5


def test_a_dummy_plays_from_its_pile() -> None:
    """P36 §7.5 Any card of it may come; its abilities work."""
    s = position(PLAYING)
    act(s, "0 play a7a", "1 play d4a")
    assert waiting(s) == (NATURE,)
    assert len(legal(s, NATURE)) == 82
    act(s, "* reveal m2a", "* reveal c1a")
    assert destroyed(s) == "a7a"
    assert [tableau(s, chair) for chair in range(4)] == ["", "d4a", "m2a", "c1a"]
    assert s.twins == [0, 0, 0, 1, 0]


def test_a_dummy_with_twins_plays_two() -> None:
    """P36 §7.5"""
    s = position(f"{PLAYING}, twins 3")
    act(s, "0 play a4a", "1 play d4a", "* reveal m4a", "* reveal c4a")
    assert s.round == 0
    act(s, "* reveal c5a")
    assert tableau(s, TWO) == "c4a c5a"
    assert s.fresh == [17, 16]
    assert s.round == 1


def test_a_dummy_with_a_scout_reveals_late() -> None:
    """P37 §7.5 So that a person with a Scout does not see its card first."""
    s = position(f"{PLAYING}, scouts 0 2")
    act(s, "1 play d4a", "* reveal c4a")
    assert waiting(s) == (A,)
    assert [shown(s, chair) for chair in range(4)] == ["", "d4a", "", "c4a"]
    act(s, "0 play a4a")
    assert waiting(s) == (NATURE,)
    assert shown(s, A) == "a4a"
    act(s, "* reveal m4a")
    assert [tableau(s, chair) for chair in range(4)] == ["a4a", "d4a", "m4a", "c4a"]


def test_a_dummy_reveals_with_its_group() -> None:
    """P38 §7.5 Nobody sees its card before they have chosen, unless they have a Scout."""
    s = position(f"{PLAYING}, scouts 1")
    assert waiting(s) == (A,)
    assert shown(s, ONE) == shown(s, TWO) == ""
    act(s, "0 play a4a", "* reveal m4a", "* reveal c4a")
    assert waiting(s) == (B,)
    assert [shown(s, chair) for chair in range(4)] == ["a4a", "", "m4a", "c4a"]
    assert tableau(s, A) == ""


def test_a_dummy_without_a_scout_reveals_before_two_people_with_one() -> None:
    """P24 §5.5 Dummies count as players: it is not everyone who has a Scout."""
    s = position("seats 2, play, hand 0: a3a a4a a5a, hand 1: d3a d5a d6a")
    act(s, "0 play a3a", "1 play d3a", "* reveal j3a", "* reveal c4a")
    assert s.scouts == [1, 1, 1, 0, 0]
    next_play(s)
    assert shown(s, ONE) == ""
    assert len(shown(s, TWO).split()) == 1
    assert waiting(s) == (A, B)


def test_four_scouts_are_void() -> None:
    """P24 §5.5"""
    s = position("seats 2, play, hand 0: a3a a4a a5a, hand 1: d3a d5a d6a")
    act(s, "0 play a3a", "1 play d3a", "* reveal j3a", "* reveal c3a")
    assert s.scouts == [0] * 5
    assert s.round == 1


def test_a_dummy_scores_with_its_closed_cards() -> None:
    """P39 §7.7 Its pile and what it was given."""
    s = position(
        "seats 2, over, fresh 2: 0, fresh 3: 0, tableau 2: a5a j2b, tableau 0: a4a j3a, "
        "pile 2: a7a j9a, received 2: a2b j8a c9a, hand 0: a9a a6a j5a"
    )
    assert rules.score(s, ONE) == 7 + 2 + 8
    assert rules.score(s, A) == 6 + 5


@pytest.mark.parametrize(
    ("ones", "twos", "places"),
    [
        ("j9a", "c1b", [2, 3]),
        ("j8a", "c1b", [1, 3]),
        ("j9a", "c9a", [3, 4]),
        ("j1b", "c1a", [1, 2]),
    ],
)
def test_a_dummy_can_win(ones: str, twos: str, places: list[int]) -> None:
    """P40 §7.8 Alone or both before the people; level with a person it shares."""
    s = position(
        "seats 2, over, fresh 2: 0, fresh 3: 0, tableau 0: a4a, tableau 1: d4a, tableau 2: j4a, "
        f"tableau 3: c4a, hand 0: a8a, hand 1: d7a, pile 2: {ones}, pile 3: {twos}"
    )
    assert [rules.place(s, seat) for seat in (A, B)] == places


def test_tableaus_of_dummies_count_for_the_majority() -> None:
    """P39 §7.7"""
    s = position("seats 2, over, tableau 0: a4a, tableau 2: a5a, hand 0: a8a a9a")
    assert rules.score(s, A) == 8
