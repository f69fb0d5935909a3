"""§7: Europe or Asia."""

from __future__ import annotations

from games.laender_toppen.positions import after, legal, piles, position, scored, scores, waiting

from mappamundi.games.laender_toppen.rules import ASSIGN, OVER


def test_russia_waits_for_the_score() -> None:
    """L36 §7.1 Open it lies between the two, which is enough for the one open card."""
    s = position(3, {1: "0:FR 1:RU 2:DE"})
    after(s, "1 lay FR closed")
    assert legal(s, 1) == {"lay RU eu-as", "lay RU closed"}
    after(s, "1 lay RU eu-as", "1 lay DE closed")
    assert piles(s, 1) == {"eu-as": "RU", "closed": "DE FR"}
    assert scores(s) == [0, 2, 0]


def test_russia_is_assigned_before_anything_is_counted() -> None:
    """L36 §7.2"""
    s = scored(3, {0: "eu-as RU, eu FR", 1: "as CN, eu DE"})
    assert s.phase == ASSIGN
    assert waiting(s) == (0,)
    assert legal(s, 0) == {"assign RU eu", "assign RU as"}
    after(s, "0 assign RU eu")
    assert s.phase == OVER
    assert scores(s) == [2, 1, 0]


def test_closed_russia_needs_no_continent() -> None:
    """L36 §7.1"""
    s = scored(3, {0: "closed RU TR"})
    assert s.phase == OVER
    assert scores(s) == [2, 0, 0]


def test_option_assigned_when_laid() -> None:
    """L36 §7.3 Then the card goes straight to Europe or Asia, and stays there."""
    s = position(3, {1: "0:FR 1:RU 2:DE"}, early=1, is_last=True)
    after(s, "1 lay FR closed")
    assert legal(s, 1) == {"lay RU eu", "lay RU as", "lay RU closed"}
    after(s, "1 lay RU as", "1 lay DE closed")
    assert s.phase == OVER
    assert piles(s, 1) == {"as": "RU", "closed": "DE FR"}


def test_option_last_card_is_asked_for_if_it_must_lie_open() -> None:
    """L36 §5.3 §7.3 There are still two ways."""
    s = position(3, {1: "0:FR 1:DE 2:RU"}, early=1)
    after(s, "2 lay FR closed", "2 lay DE closed")
    assert legal(s, 2) == {"lay RU eu", "lay RU as"}


def test_russias_owner_decides_before_turkeys() -> None:
    """L37 §7.2 Openly, so that the other knows it."""
    s = scored(3, {0: "eu-as TR", 2: "eu-as RU"})
    assert waiting(s) == (2,)
    after(s, "2 assign RU as")
    assert piles(s, 2) == {"as": "RU"}
    assert waiting(s) == (0,)
    assert legal(s, 0) == {"assign TR eu", "assign TR as"}
    after(s, "0 assign TR eu")
    assert s.phase == OVER


def test_the_owner_of_both_decides_both_at_once() -> None:
    """L37 §7.2 Nothing is settled before both are."""
    s = scored(3, {1: "eu-as RU TR"})
    assert s.choices == 2
    after(s, "1 assign RU as")
    assert piles(s, 1) == {"eu-as": "RU TR"}
    after(s, "1 take back", "1 assign RU eu", "1 assign TR as")
    assert piles(s, 1) == {"eu": "RU", "as": "TR"}
    assert s.phase == OVER


def test_never_both_continents() -> None:
    """L38 §7.2 One of the two."""
    s = after(scored(2, {0: "eu-as RU"}), "0 assign RU as")
    assert piles(s, 0) == {"as": "RU"}
    assert scores(s) == [1, 0]
