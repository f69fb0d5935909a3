"""§3 Everyone takes one tile: whoever is first, or one after another."""

from __future__ import annotations

import pytest
from games.panstwa.positions import ASKED, SIX, act, can, dealt, legal, position, table

from mappamundi.errors import IllegalAction
from mappamundi.games.panstwa import GAME, rules
from mappamundi.games.panstwa.facts import DISPLAY

TURNS = "seats 4, roller 2, dice asia monarchy island temperate, table JP JO BO FR PL DE"
RACE = f"{TURNS}, race 1"


def test_the_roller_picks_first_then_clockwise() -> None:
    """K14 K9 X3 §3.4 Openly: the next one sees what is gone."""
    s = position(TURNS)
    for seat, code in ((2, "JP"), (3, "JO"), (0, "BO"), (1, "FR")):
        assert GAME.waiting(s) == (seat,)
        assert f"take {code}" in legal(s, seat)
        act(s, f"{seat} take {code}")
        assert code not in table(s)


def test_by_turns_no_two_want_a_tile_at_once() -> None:
    """K38 §3.4 There is only ever one seat to choose."""
    s = position(TURNS)
    assert not can(s, "0 take JP")
    act(s, "2 take JP")
    assert not can(s, "3 take JP")


def test_everyone_picks_first_equally_often() -> None:
    """K14 §3.4"""
    for seats in range(2, 7):
        s = GAME.start(seats)
        firsts = [turn % seats for turn in range(rules.rounds(s))]
        assert len({firsts.count(seat) for seat in range(seats)}) == 1


def test_the_first_touch_takes() -> None:
    """K11 §3.3 In the order of arrival, at once and not sealed."""
    match = dealt(4, SIX, ASKED, "race")
    match.act(3, "take JP")
    assert match.waiting == (0, 1, 2)
    assert not match.can_take_back(3)
    for seat in (0, 1, 2):
        assert "take JP" not in match.legal(seat)
        with pytest.raises(IllegalAction):
            match.act(seat, "take JP")
    match.act(1, "take JO")
    assert match.look(0).sides[3].card == "JP"
    assert match.log.actions[-2:] == ["3 take JP", "1 take JO"]


def test_who_lost_the_race_may_take_another_at_once() -> None:
    """K11 §3.3 And there is always more than one left to take."""
    s = position(RACE)
    act(s, "0 take JP", "1 take JO", "3 take BO")
    assert legal(s, 2) == {"take FR", "take PL", "take DE"}
    assert all(DISPLAY[seats] - seats >= 2 for seats in range(2, 7))


@pytest.mark.parametrize("text", [TURNS, RACE])
def test_nobody_takes_two_or_none(text: str) -> None:
    """K13 §3.1 One tile each; there is no passing, and no exchange either."""
    s = position(text)
    act(s, "2 take JP")
    assert 2 not in GAME.waiting(s)
    assert not can(s, "2 take JO")
    while s.round == 0:
        seat = GAME.waiting(s)[0]
        assert all(text.startswith("take ") for text in legal(s, seat))
        act(s, f"{seat} {sorted(legal(s, seat))[0]}")


def test_time_out_is_an_action_that_somebody_logs() -> None:
    """K13 X6 §3.5 A tile of those left, marked in the log."""
    match = dealt(4, SIX, ASKED, "race")
    for seat in (0, 1, 3):
        match.act(seat, match.legal(seat)[0])
    match.act(2, match.legal(2)[-1], mark="clock")
    assert "2 take DE @clock" in match.log.actions


def test_a_touch_is_final() -> None:
    """K11 X7 §3.1 Nothing can be taken back."""
    match = dealt(4, SIX, ASKED)
    match.act(0, "take BO")
    with pytest.raises(IllegalAction):
        match.take_back(0)


def test_the_display_keeps_its_spots() -> None:
    """§5.2 A gap stays where it is until it is filled."""
    s = position("seats 2, dice asia monarchy island temperate, table JP JO BO FR PL")
    act(s, "0 take JO", "1 take FR")
    assert table(s) == ["JP", None, "BO", None, "PL"]
    act(s, "* lay DE", "* lay ZA")
    assert table(s) == ["JP", "DE", "BO", "ZA", "PL"]
