"""§3: who begins."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from games.countries.positions import act, can, dealt, row_of

from mappamundi import Match
from mappamundi.errors import IllegalAction
from mappamundi.games.countries import GAME, rules
from mappamundi.games.countries.facts import CARDS, GUESS_OF, GUESSES, RANK
from mappamundi.games.countries.notation import CARD_OF
from mappamundi.games.countries.rules import State
from mappamundi.nature import Fast
from mappamundi.record import HIDDEN, NATURE, NONE, SPECTATOR

HANDS = {0: "FR", 1: "BR", 2: "CN"}


def guessing(top: str = "IN") -> State:
    """Three teams that guess the population of a country."""
    match = dealt(HANDS, top, start="guess")
    state: State = match._state
    return state


def test_lots_are_drawn_unless_a_guess_is_wanted() -> None:
    """C8 X4 §3.1 By default every team is as likely to begin."""
    assert GAME.settings()["start"] == "lot"
    first = Counter(Match.start("countries", 3, nature=Fast(seed)).waiting[0] for seed in range(90))
    assert set(first) == {0, 1, 2}
    assert min(first.values()) > 15


def test_the_steps_of_a_guess() -> None:
    """C45 §3.2 From ten thousand to two thousand million, no step above a seventh."""
    assert (GUESS_OF[0], GUESS_OF[-1]) == (10_000, 2_000_000_000)
    assert GUESSES == 128
    for low, high in pairwise(GUESS_OF):
        assert 1.05 < high / low < 1.16
    s = guessing()
    assert can(s, "0 guess 5100000")
    assert not can(s, "0 guess 5200000")


def test_the_closest_guess_begins() -> None:
    """C6 §3.3 India has 1,389,637,446 people: 1.3 is nearer than 1.5 thousand million."""
    s = guessing()
    act(s, "0 guess 1500000000", "1 guess 1300000000", "2 guess 390000000")
    assert s.guessed[:3] == [GUESS_OF.index(n) for n in (1_500_000_000, 1_300_000_000, 390_000_000)]
    act(s, "* top US", "* top PL")
    assert s.turn == 1
    assert row_of(s) == "US"


def test_too_low_is_as_good_as_too_high() -> None:
    """C6 §3.3 Iceland, 357,603: 330,000 is 27,603 off and 390,000 is 32,397 off."""
    s = guessing("IS")
    act(s, "0 guess 390000", "1 guess 10000", "2 guess 330000")
    act(s, "* top US", "* top PL")
    assert s.turn == 2


def test_guesses_are_sealed() -> None:
    """C6 X2 §3.2 Others see that a team is ready, not what it guessed; it may think again."""
    s = guessing()
    act(s, "1 guess 1300000000")
    for seat in (0, 2, SPECTATOR):
        known = GAME.known(s, seat)
        assert known.sealed[1] == [HIDDEN]
        assert known.rank[CARD_OF["IN"]] == [HIDDEN] * 6
        assert GAME.present.view(known, seat).teams[1].ready
    assert GAME.present.view(GAME.known(s, 1), 1).guess == 1_300_000_000
    before = guessing()
    act(s, "1 take back")
    assert s.to_bytes() == before.to_bytes()


def test_what_was_guessed_is_seen_by_all_in_the_end() -> None:
    """C39 §3.5 The guesses and all six figures of the card are open, and stay so."""
    s = guessing()
    act(s, "0 guess 1500000000", "1 guess 1300000000", "2 guess 390000000")
    known = GAME.known(s, SPECTATOR)
    assert known.rank[CARD_OF["IN"]] == list(RANK[CARD_OF["IN"]])
    assert sum(known.turned) == 1
    view = GAME.present.view(known, SPECTATOR)
    assert [team.guess for team in view.teams] == [1_500_000_000, 1_300_000_000, 390_000_000]
    assert view.facts == {"IN": ["3287263", "1389637446", "28.7", "8586", "20 00 N", "77 00 E"]}


def test_the_guessed_card_is_shuffled_back() -> None:
    """C7 §3.5 It may come up at once, or whenever its turn comes; it is not the start card."""
    s = guessing()
    act(s, "0 guess 1500000000", "1 guess 1300000000", "2 guess 390000000")
    assert s.phase == rules.TOP
    assert s.top == NONE
    assert rules.outcomes(s) == CARDS - 21
    assert CARD_OF["IN"] in s.stock[: s.pile]
    act(s, "* top IN", "* top PL")
    assert row_of(s) == "IN"
    assert s.turned[CARD_OF["IN"]] == 1


def test_a_tie_is_guessed_out_with_the_next_card() -> None:
    """C6 §3.4 Only those who were level guess; the first card lies aside meanwhile."""
    s = guessing()
    act(s, "0 guess 1300000000", "1 guess 10000", "2 guess 1300000000")
    assert s.aside == CARD_OF["IN"]
    act(s, "* top IS")
    assert GAME.waiting(s) == (0, 2)
    assert not can(s, "1 guess 360000")
    act(s, "2 guess 360000", "0 guess 10000")
    assert s.aside == NONE
    assert {CARD_OF["IN"], CARD_OF["IS"]} <= set(s.stock[: s.pile])
    act(s, "* top US", "* top PL")
    assert s.turn == 2


def test_lots_are_drawn_after_two_ties() -> None:
    """C6 §3.4 Among those who are still level."""
    s = guessing()
    act(s, "0 guess 10000", "1 guess 1300000000", "2 guess 1300000000", "* top IS")
    act(s, "1 guess 360000", "2 guess 360000")
    assert GAME.waiting(s) == (NATURE,)
    assert rules.outcomes(s) == 2
    assert not can(s, "* first 0")
    act(s, "* first 2", "* top US", "* top PL")
    assert s.turn == 2


def test_nobody_guesses_twice() -> None:
    match = dealt(HANDS, "IN", start="guess")
    match.act(0, "guess 10000")
    with pytest.raises(IllegalAction):
        match.act(0, "guess 11000")
