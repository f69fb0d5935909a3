"""§6: the last card, the limit of rows, and the places."""

from __future__ import annotations

import pytest
from games.countries.positions import act, can, held, legal, place, position, row_of

from mappamundi import Match
from mappamundi.errors import BadSetup
from mappamundi.games.countries import GAME, rules
from mappamundi.games.countries.facts import MOST_ROWS
from mappamundi.games.countries.rules import OVER, State
from mappamundi.nature import Fast

LAST_CARD = (
    "seats 3, turn 1, category population, row IS IN, "
    "hand 0: FR PL, hand 1: AO, hand 2: BR CN, top US"
)


def places(s: State) -> list[int]:
    return [rules.place(s, seat) for seat in range(s.seats)]


def test_the_last_card_is_checked_at_once() -> None:
    """C27 §6.1 Nobody is asked before the row is turned."""
    s = position(LAST_CARD)
    place(s, 1, "AO", 2)
    assert all(s.turned[card] for card in s.row[: s.length])
    assert GAME.waiting(s) == ()


def test_a_right_last_card_wins() -> None:
    """C28 §6.1 At once, and alone."""
    s = position(LAST_CARD)
    place(s, 1, "AO", 2)
    assert s.phase == OVER
    assert places(s) == [2, 1, 2]
    assert row_of(s) == "IS AO IN"
    assert GAME.present.view(GAME.known(s, 0), 0).checked == ["IS", "AO", "IN"]


def test_a_wrong_last_card_draws_two() -> None:
    """C28 §6.2 The team that placed it."""
    s = position(LAST_CARD)
    place(s, 1, "AO", 1)
    act(s, "* top CZ", "* top SK")
    assert held(s, 1) == "CZ US"


def test_a_wrong_last_card_draws_even_for_the_mistake_of_another() -> None:
    """C28 §6.2 India and Iceland lay wrong already."""
    s = position(LAST_CARD.replace("row IS IN", "row IN IS"))
    place(s, 1, "AO", 2)
    act(s, "* top CZ", "* top SK")
    assert held(s, 1) == "CZ US"
    assert s.phase != OVER


def test_after_a_wrong_last_card_the_row_ends() -> None:
    """C29 §6.2 As after a doubt: discarded, next category, new start card, the next team begins."""
    s = position(LAST_CARD)
    place(s, 1, "AO", 1)
    act(s, "* top CZ", "* top SK", "* category height", "* top HU")
    assert row_of(s) == "SK"
    assert s.discarded == 3
    assert GAME.waiting(s) == (2,)
    assert not can(s, "2 doubt")


def test_a_team_with_one_card_may_doubt() -> None:
    """C30 §6.2 Instead of placing it."""
    s = position(LAST_CARD)
    assert legal(s, 1) == {"card AO", "doubt"}


def test_the_limit_of_rows() -> None:
    """C34 X1 §6.3 After the last row and its draw the fewest cards win, level ones together."""
    s = position(
        "seats 3, turn 1, category population, row IS IN, finished 39, limit 40, "
        "hand 0: FR PL, hand 1: AO BE, hand 2: BR CN, top US"
    )
    act(s, "1 doubt", "* top CZ", "* top SK")
    assert s.phase == OVER
    assert [s.held[seat] for seat in range(3)] == [2, 4, 2]
    assert places(s) == [1, 3, 1]
    assert [rules.score(s, seat) for seat in range(3)] == [-2, -4, -2]


def test_the_draw_of_the_last_row_counts() -> None:
    """C34 §6.3 Team 1 would have been first with one card."""
    s = position(
        "seats 2, turn 1, category population, row IS IN, finished 39, limit 40, "
        "hand 0: FR PL, hand 1: AO, top US"
    )
    assert places(s) == [2, 1]
    act(s, "1 doubt", "* top CZ", "* top SK")
    assert places(s) == [1, 2]


def test_forty_rows_unless_said_otherwise() -> None:
    """C34 §6.3 An option, on by default; nought is no limit."""
    assert GAME.settings()["rows"] == "40"
    assert GAME.start(2).limit == 40
    assert GAME.start(2, {"rows": "7"}).limit == 7
    with pytest.raises(BadSetup):
        GAME.start(2, {"rows": "-1"})


def test_without_a_limit() -> None:
    """C47 §6.3 It goes on after row 40; only a number beyond all play keeps it finite."""
    s = GAME.start(2, {"rows": "0"})
    assert s.limit == MOST_ROWS
    assert GAME.present.view(s, 0).rows is None
    s = position(
        f"seats 2, turn 1, category population, row IS IN, finished 40, limit {MOST_ROWS}, "
        "spare 3, top US"
    )
    act(s, "1 doubt", "* top PL", "* top CZ")
    assert s.phase != OVER


def test_places_behind_a_winner() -> None:
    """C46 §6.3 Fewer cards are a better place."""
    s = position(
        "seats 4, turn 1, category population, row IS IN, hand 0: FR PL BE, hand 1: AO, "
        "hand 2: BR CN, hand 3: CL PE, top US"
    )
    place(s, 1, "AO", 2)
    assert places(s) == [4, 1, 2, 2]


def test_another_game_starts_afresh() -> None:
    """C43 §6.4 Nothing learned in one game is known in the next."""
    one = Match.start("countries", 2, nature=Fast(1))
    while not one.is_over:
        seat = one.waiting[0]
        one.act(seat, one.legal(seat)[-1])
    assert one.look(0).facts
    assert Match.start("countries", 2, nature=Fast(1)).look(0).facts == {}
