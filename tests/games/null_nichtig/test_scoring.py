"""§4.6, §5: what a round brings, and who leads the next."""

from __future__ import annotations

import pytest
from games.null_nichtig.positions import after_round, after_trick, position

from mappamundi import Match
from mappamundi.games.null_nichtig.rules import DEAL, score, showing
from mappamundi.nature import Fast
from mappamundi.record import SPECTATOR

# Seat 0 takes three zeros, which leave its red, violet and yellow piles alone.
ZEROS = "b0a b0b g0a"


def test_only_the_tops_count() -> None:
    """N15 §5.1 Covered cards and missing colours are worth nothing."""
    s = position("seats 3, lead 0, pile 0: b11 b2 g7 y11 y0a, pile 1: r11")
    assert [showing(s, seat) for seat in range(3)] == [2 + 7 + 0, 11, 0]


def test_the_most_there_can_be() -> None:
    """N15 §5.1 Five elevens."""
    s = position("seats 3, lead 0, pile 2: b0a b11 g11 v11 r11 y11")
    assert showing(s, 2) == 55


def test_a_card_won_may_cost_points() -> None:
    """§5.1 The value of a colour falls as well as rises with each card."""
    s = position("seats 3, lead 0, pile 0: b11")
    assert showing(s, 0) == 11
    s = after_trick("seats 3, lead 0, pile 0: b11", "g9 b4 r1")
    assert showing(s, 0) == 9 + 4 + 1


def test_the_round_is_added_to_the_total() -> None:
    """N15 §5.1 Each seat's own tops: 9+4+1 for seat 0, its blue eleven being covered."""
    s = after_round("seats 3, lead 0, pile 0: b11, pile 2: v5 y6, total 0:30 1:7 2:40", "g9 b4 r1")
    assert s.scored[:3] == [14, 0, 11]
    assert s.total[:3] == [44, 7, 51]
    assert s.round == 1
    assert [score(s, seat) for seat in range(3)] == [44, 7, 51]


def test_points_so_far_count_what_shows() -> None:
    """§5.1 Amid a round the tops count as they lie, on top of the finished rounds."""
    s = position("seats 3, lead 0, pile 1: v5 y6, total 0:30 1:7")
    assert [score(s, seat) for seat in range(3)] == [30, 18, 0]


@pytest.mark.parametrize(("seats", "tricks"), [(3, 10), (4, 10), (5, 10), (6, 8)])
def test_tricks_of_a_round(seats: int, tricks: int) -> None:
    """N14 N30 §4.6 Ten tricks, with six seats eight; then every hand is empty."""
    match = Match.start("null_nichtig", seats, nature=Fast(7, seats))
    for seat in range(seats):
        match.act(seat, *match.legal(seat)[: 2 if seats == 6 else 3])
    for played in range(tricks * seats):
        assert match.look(SPECTATOR).round == 1
        s = match.known(SPECTATOR)
        assert s.round == 0
        assert sum(s.held) == tricks * seats - played
        assert match.look(SPECTATOR).trick == played // seats
        seat = match.waiting[0]
        match.act(seat, match.legal(seat)[0])
    assert match.known(SPECTATOR).round == 1
    assert match.look(SPECTATOR).phase == "lay"


def test_the_round_ends_with_empty_hands() -> None:
    """N30 §4.6 One card more in hand, and it goes on."""
    assert after_round("seats 3, lead 0", ZEROS).held == [0] * 6
    going_on = after_trick("seats 3, lead 0", ZEROS)
    assert going_on.round == 0
    assert going_on.scored == [0] * 6


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_lowest_of_the_round_leads_the_next(first: int) -> None:
    """N6 §5.2 Of this round, not in all, and whoever led before."""
    s = after_round(
        f"seats 3, lead 0, first {first}, pile 0: r9, pile 1: y3, pile 2: v4, total 0:0 1:50 2:9",
        ZEROS,
    )
    assert s.scored[:3] == [9, 3, 4]
    assert s.phase == DEAL
    assert s.first == 1


def test_whoever_won_the_last_trick_does_not_lead() -> None:
    """N6 §5.2 The lead of the next round follows the score, not the last trick."""
    s = after_round("seats 3, lead 0, pile 0: r9, pile 2: v4", ZEROS)
    assert s.lead == 0
    assert s.scored[:3] == [9, 0, 4]
    assert s.first == 1


def test_the_lowest_really_leads() -> None:
    """N6 §5.2 At the table: whoever has the fewest points leads when the cards are dealt again."""
    match = Match.start("null_nichtig", 3, nature=Fast(12))
    while match.known(SPECTATOR).round == 0:
        seat = match.waiting[0]
        match.act(seat, match.legal(seat)[0])
    points = [side.scored for side in match.look(SPECTATOR).sides]
    assert len(set(points)) == 3
    for seat in range(3):
        match.act(seat, *match.legal(seat)[:3])
    assert match.waiting == (points.index(min(points)),)


@pytest.mark.parametrize(
    ("totals", "leader"),
    [
        ("1:20 2:10", 2),
        ("1:10 2:20", 1),
        ("1:11 2:10", 2),
    ],
)
def test_tie_for_lowest_goes_to_the_lower_total(totals: str, leader: int) -> None:
    """N7 §5.2 First level: seats 1 and 2 scored 4 each, so their points in all decide."""
    for first in range(3):
        s = after_round(
            f"seats 3, lead 0, first {first}, pile 0: r9, pile 1: y4, pile 2: v4, total {totals}",
            ZEROS,
        )
        assert s.scored[:3] == [9, 4, 4]
        assert s.first == leader


@pytest.mark.parametrize(("first", "leader"), [(0, 1), (1, 2), (2, 1), (3, 1)])
def test_tie_in_all_goes_to_the_first_clockwise(first: int, leader: int) -> None:
    """N7 §5.2 Second level: 1 and 2 tie twice; first from the left of who led this round."""
    s = after_round(
        f"seats 4, lead 0, first {first}, pile 0: r9, pile 1: y4, pile 2: v4, pile 3: v8,"
        " total 0:0 1:10 2:10 3:0",
        "b0a b0b g0a g0b",
    )
    assert s.scored[:4] == [9, 4, 4, 8]
    assert s.first == leader


@pytest.mark.parametrize(("first", "leader"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_when_all_tie_the_lead_moves_left(first: int, leader: int) -> None:
    """N7 §5.2 Third level: all level; who led this round comes last."""
    s = after_round(f"seats 4, lead 2, first {first}", "b0a b0b g0a g0b")
    assert s.scored[:4] == [0, 0, 0, 0]
    assert s.first == leader


def test_the_first_leader_himself_may_lead_again() -> None:
    """N7 §5.2 He is last clockwise, but alone at the bottom he leads all the same."""
    s = after_round("seats 3, lead 0, first 1, pile 0: r9, pile 2: v4", ZEROS)
    assert s.scored[:3] == [9, 0, 4]
    assert s.first == 1


def test_higher_points_of_the_round_beat_a_lower_total() -> None:
    """N7 §5.2 Points in all decide only between those who are lowest."""
    s = after_round("seats 3, lead 0, pile 0: r9, pile 1: y4, pile 2: v3, total 1:0 2:90", ZEROS)
    assert s.first == 2
