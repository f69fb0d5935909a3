"""§8, §9: the score, the winner, the quick variant."""

from __future__ import annotations

import pytest
from games.laender_toppen.positions import (
    CARD_OF,
    dealt,
    piles,
    place,
    places,
    position,
    removed,
    scored,
    scores,
)

from mappamundi.games.laender_toppen.facts import PILE_IDS
from mappamundi.games.laender_toppen.rules import OVER, REMOVED, majority


def test_jokers_count_like_countries() -> None:
    """L46 §8.3 For the most cards and for the points."""
    s = scored(2, {0: "eu FR J1", 1: "eu DE"})
    assert scores(s) == [2, 0]
    s = scored(2, {0: "eu FR J1", 1: "eu DE J2"})
    assert scores(s) == [1, 1]


def test_a_continent_nobody_has() -> None:
    """L48 §8.3 Brings nothing, however many share having none."""
    s = scored(4, {})
    assert scores(s) == [0, 0, 0, 0]
    assert [majority(s, 0, continent) for continent in range(7)] == [0] * 7


def test_continents_are_counted_in_the_order_of_the_rulebook() -> None:
    """L49 §8.2 Which changes nothing."""
    assert PILE_IDS[:7] == ("na", "sa", "eu", "af", "as", "oc", "an")
    s = scored(2, {0: "na US, oc AU", 1: "eu FR, af EG KE"})
    assert scores(s) == [2, 3]


def test_antarctica_alone_is_a_point() -> None:
    """L35 §8.3 Open or closed."""
    assert scores(scored(2, {0: "an AQ", 1: "closed FR"})) == [1, 1]
    assert scores(scored(2, {0: "closed AQ", 1: "closed FR"})) == [1, 1]


@pytest.mark.parametrize("pile", ["an", "closed"])
def test_antarctica_parts_equals(pile: str) -> None:
    """L50 §8.6 Won counts, wherever it lies; it is not enough to have played it."""
    s = scored(3, {0: f"{pile} AQ, closed FR", 1: "closed DE ES", 2: "closed IT PL"})
    assert scores(s) == [2, 2, 2]
    assert places(s) == [1, 2, 2]


def test_antarctica_of_another_parts_nobody() -> None:
    """L51 X1 §8.6 Those level at the top share."""
    s = scored(3, {0: "closed AQ", 1: "closed DE ES", 2: "closed IT PL"})
    assert places(s) == [3, 1, 1]


def test_antarctica_removed_or_never_dealt_parts_nobody() -> None:
    """L51 X1 §8.6"""
    s = scored(2, {0: "closed DE", 1: "closed FR"})
    assert places(s) == [1, 1]
    s.where[CARD_OF["AQ"]] = REMOVED
    assert places(s) == [1, 1]


def test_antarctica_parts_equals_below_the_top_too() -> None:
    """L61 §8.6 Ranks are counted in one way from first to last."""
    s = scored(3, {0: "closed AQ", 1: "closed DE", 2: "closed IT PL"})
    assert places(s) == [2, 3, 1]


def test_quick_every_card_won_is_a_point() -> None:
    """L53 §9.1 §9.2 One closed pile; the own joker lies on it too."""
    s = position(3, {1: "0:FR 1:RU 2:J1", 2: "0:MC 2:CN"}, quick=1, is_last=True)
    assert s.phase == OVER
    assert piles(s, 0) == {"closed": "CN MC"}
    assert piles(s, 1) == {"closed": "FR RU"}
    assert piles(s, 2) == {"closed": "J1"}
    assert scores(s) == [2, 2, 1]


def test_quick_antarctica_parts_equals() -> None:
    """L54 §9.3"""
    s = position(3, {1: "0:FR 1:AQ", 2: "0:MC 2:CN"}, quick=1, is_last=True)
    assert scores(s) == [2, 2, 0]
    assert places(s) == [2, 1, 3]
    s = position(3, {1: "0:FR 1:RU", 2: "0:MC 2:CN"}, quick=1, is_last=True)
    assert places(s) == [1, 1, 3]


def test_quick_equals_take_their_own() -> None:
    """L55 §9.2"""
    s = position(4, {8: "0:AT 1:IL 2:FR 3:J1"}, quick=1, is_last=True)
    assert [piles(s, seat) for seat in range(4)] == [
        {"closed": "AT"}, {"closed": "IL"}, {}, {"closed": "J1"},
    ]  # fmt: skip
    assert removed(s) == "FR"


def test_quick_a_round_needs_no_decision_after_placing() -> None:
    """L53 §9.1"""
    match = dealt(2, options={"variant": "quick"})
    for seat in (0, 1):
        place(match, seat, "1 2 3 4 5 6 7 8 9 10")
    assert match.look(0).round == 2
    assert match.look(0).phase == "place"
    assert sum(match.scores) == 20
