"""§3: the start cards, sealed until the last seat is ready."""

from __future__ import annotations

import pytest
from games.null_nichtig.positions import dealt, heights, lay, tops

from mappamundi import Match
from mappamundi.errors import BadNotation, IllegalAction
from mappamundi.log import replay
from mappamundi.nature import Fast
from mappamundi.record import NATURE, SPECTATOR

HANDS = {0: "b1 b2 b3 g4", 1: "r5 r6 v7 y0a", 2: "y8 y9 g10 g11"}


@pytest.fixture
def match() -> Match:
    return dealt(3, HANDS, dealer=2)


def test_three_start_cards_laid_together(match: Match) -> None:
    """N3 §3.1 Nothing lies on the table until the last of nine choices is in."""
    lay(match, 1, "r5 v7 y0a")
    lay(match, 2, "y8 g10 g11")
    match.act(0, "lay b1")
    match.act(0, "lay g4")
    s = match.known(SPECTATOR)
    assert [tops(s, seat) for seat in range(3)] == ["", "", ""]
    assert match.waiting == (0,)
    match.act(0, "lay b3")
    s = match.known(SPECTATOR)
    assert [tops(s, seat) for seat in range(3)] == ["b3 g4", "v7 r5 y0a", "g11 y8"]
    assert s.held[:3] == [10, 10, 10]
    assert match.waiting == (0,)
    assert match.look(0).phase == "play"


def test_exactly_three(match: Match) -> None:
    """N3 §3.1 Neither two nor four will do, nor the same card twice, nor a card not held."""
    lay(match, 0, "b1 b2")
    assert set(match.waiting) == {0, 1, 2}
    assert "lay b1" not in match.legal(0)
    assert "lay b3" in match.legal(0)
    for wrong in ("lay b1", "lay r5"):
        with pytest.raises(IllegalAction) as refused:
            match.act(0, wrong)
        assert refused.value.message == "illegal-action"
    match.act(0, "lay b3")
    assert match.waiting == (1, 2)
    assert match.legal(0) == []
    with pytest.raises(IllegalAction) as refused:
        match.act(0, "lay g4")
    assert refused.value.message == "not-your-turn"


def test_any_three_cards_may_be_chosen(match: Match) -> None:
    """N3 §3.1 The choice is free among all thirteen."""
    assert set(match.legal(1)) == {f"lay {card}" for card in match.look(1).hand}
    assert len(match.legal(1)) == 13


@pytest.mark.parametrize(
    ("chosen", "on_top"),
    [("b1 b2 b3", "b3"), ("b3 b2 b1", "b1"), ("b3 g4 b2", "b2 g4"), ("b2 g4 b3", "b3 g4")],
)
def test_order_within_a_colour(match: Match, chosen: str, on_top: str) -> None:
    """N4 §3.2 The last chosen of a colour lies on top."""
    lay(match, 0, chosen)
    lay(match, 1, "r5 r6 v7")
    lay(match, 2, "y8 y9 g10")
    s = match.known(SPECTATOR)
    assert tops(s, 0) == on_top
    assert sum(heights(s, 0)) == 3
    assert heights(s, 0)[0] == chosen.count("b")


def test_two_start_cards_with_six_seats() -> None:
    """N19 §3.1 Before every round, not only before the first."""
    match = Match.start("null_nichtig", 6, nature=Fast(1))
    for finished in range(6):
        assert match.known(SPECTATOR).round == finished
        for seat in range(6):
            assert match.look(seat).to_choose == 2
            match.act(seat, *match.legal(seat)[:2])
        s = match.known(SPECTATOR)
        assert s.held == [8] * 6
        assert [sum(heights(s, seat)) for seat in range(6)] == [2] * 6
        for _ in range(8 * 6):
            match.act(match.waiting[0], match.legal(match.waiting[0])[0])
    assert match.is_over


def test_others_see_that_a_seat_is_ready_not_what_it_chose(match: Match) -> None:
    """X2 §3.3"""
    lay(match, 0, "b1 b2 g4")
    shown = match.look(1)
    assert [side.ready for side in shown.sides] == [True, False, False]
    assert shown.chosen == []
    other = dealt(3, HANDS, dealer=2)
    lay(other, 0, "g4 b3 b2")
    for seat in (1, 2, SPECTATOR):
        assert match.known(seat) == other.known(seat)
    assert match.known(0) != other.known(0)
    assert match.look(0).chosen == ["b1", "b2", "g4"]


def test_a_choice_may_be_taken_back_until_the_last_is_in(match: Match) -> None:
    """X2 §3.3 Also by a seat that was ready; what counts is what it chose in the end."""
    lay(match, 0, "b1 b2 b3")
    lay(match, 1, "r5 r6 v7")
    assert set(match.waiting) == {2}
    assert match.can_take_back(0)
    match.take_back(0)
    assert match.waiting == (0, 2)
    assert match.look(0).chosen == []
    assert not match.can_take_back(0)
    assert match.log.actions[-1] == "0 take back"
    lay(match, 0, "b3 g4 b1")
    lay(match, 2, "y8 y9 g10")
    assert tops(match.known(SPECTATOR), 0) == "b1 g4"
    assert replay(match.log).numbers() == match._state.numbers()


def test_a_half_made_choice_may_be_taken_back(match: Match) -> None:
    """X7 §3.3"""
    lay(match, 2, "y8")
    match.take_back(2)
    assert "lay y8" in match.legal(2)
    assert len(match.legal(2)) == 13


def test_nothing_to_take_back(match: Match) -> None:
    """X7 §3.3 Not without a choice, and not after all start cards are laid."""
    assert not match.can_take_back(0)
    with pytest.raises(IllegalAction):
        match.take_back(0)
    lay(match, 0, "b1 b2 b3")
    lay(match, 1, "r5 r6 v7")
    lay(match, 2, "y8 y9 g10")
    for seat in range(3):
        assert not match.can_take_back(seat)
        with pytest.raises(IllegalAction):
            match.take_back(seat)
    assert "0 take back" not in match.log.actions


def test_a_card_played_stays_played(match: Match) -> None:
    """X7 §4.2"""
    lay(match, 0, "b1 b2 b3")
    lay(match, 1, "r5 r6 v7")
    lay(match, 2, "y8 y9 g10")
    match.act(0, "play g4")
    with pytest.raises(IllegalAction) as refused:
        match.take_back(0)
    assert refused.value.message == "not-your-turn"
    assert match.look(1).sides[0].played == "g4"


@pytest.mark.parametrize(
    "wrong",
    [
        ("lay b1", "lay b2", "lay b1"),  # a card twice
        ("lay b1", "lay r5"),  # a card of another
        ("lay b1", "lay b2", "lay b3", "lay g4"),  # one too many
        ("lay b1", "play b2"),  # not the notation of this phase
        ("lay b1", "lay b12"),  # no card
    ],
)
def test_a_list_is_done_whole_or_not_at_all(match: Match, wrong: tuple[str, ...]) -> None:
    """N3 §3.1 A refused list leaves neither a choice nor a line in the log."""
    before, lines = match.known(0), list(match.log.actions)
    with pytest.raises((IllegalAction, BadNotation)):
        match.act(0, *wrong)
    assert match.known(0) == before
    assert match.log.actions == lines
    lay(match, 0, "b1 b2 b3")
    assert match.waiting == (1, 2)


def test_nobody_moves_for_nature(match: Match) -> None:
    """§2.1 Draws are made by chance alone."""
    with pytest.raises(IllegalAction):
        match.act(NATURE, "lay b1")


def test_the_log_names_who_chose_for_a_seat_that_ran_out_of_time(match: Match) -> None:
    """N26 X6 §9.1 Start cards and their order, too; the game goes on as with any choice."""
    lay(match, 0, "b1 b2 b3")
    match.act(1, "lay r6", "lay r5", "lay v7", mark="clock")
    lay(match, 2, "y8 y9 g10")
    match.act(0, "play g4", mark="clock")
    clocked = ["1 lay r6 @clock", "1 lay r5 @clock", "1 lay v7 @clock"]
    assert match.log.actions[-8:-4] == ["0 lay b3", *clocked]
    assert match.log.actions[-1] == "0 play g4 @clock"
    assert tops(match.known(SPECTATOR), 1) == "v7 r5"
    assert replay(match.log).numbers() == match._state.numbers()
