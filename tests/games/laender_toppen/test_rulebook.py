"""The worked examples of the rulebook, with its own figures.

Its three languages give the same figures; where their sentences differ, the test says which one
counts and by which ruling.
"""

from __future__ import annotations

import pytest
from games.laender_toppen.positions import (
    CARD_OF,
    after,
    legal,
    piles,
    position,
    scored,
    scores,
    waiting,
)

from mappamundi.games.laender_toppen import GAME, rules
from mappamundi.games.laender_toppen.facts import CARDS, PILE_IDS, VALUE
from mappamundi.games.laender_toppen.rules import State

AREA, INHABITANTS = 0, 3
RULEBOOK_AREAS = {"BO": 1_098_581_00, "SE": 447_420_00, "KZ": 2_724_900_00, "MA": 446_550_00}
RULEBOOK_INHABITANTS = {"GR": 11_000, "BE": 11_300, "JM": 2_900, "KE": 46_800}
AREA_ABOVE = {1: "0:BO 1:SE 2:KZ 3:MA"}
INHABITANTS_BELOW = {8: "0:GR 1:BE 2:JM 3:KE"}


def reprint(monkeypatch: pytest.MonkeyPatch, category: int, figures: dict[str, int]) -> None:
    """Put the rulebook's figures on the cards."""
    rows = [list(row) for row in VALUE]
    for code, value in figures.items():
        rows[category][CARD_OF[code]] = value
    monkeypatch.setattr(rules, "VALUE", tuple(tuple(row) for row in rows))


@pytest.mark.parametrize("is_reprinted", [True, False])
def test_the_upper_field(monkeypatch: pytest.MonkeyPatch, is_reprinted: bool) -> None:
    """L21 §4.2 C has the highest area and takes all four; so too with the figures of our pack."""
    if is_reprinted:
        reprint(monkeypatch, AREA, RULEBOOK_AREAS)
    s = position(4, AREA_ABOVE)
    assert waiting(s) == (2,)
    assert s.choices == 4


def test_figures_of_the_upper_field_that_we_print_too() -> None:
    """§1.2 Three of the four; Sweden has grown by another way of measuring."""
    ours = {code: VALUE[AREA][CARD_OF[code]] for code in RULEBOOK_AREAS}
    assert ours == RULEBOOK_AREAS | {"SE": 450_295_00}


@pytest.mark.parametrize("is_reprinted", [True, False])
def test_the_lower_field(monkeypatch: pytest.MonkeyPatch, is_reprinted: bool) -> None:
    """L29 §4.2 C has the lowest figure with Jamaica and takes this trick as well."""
    if is_reprinted:
        reprint(monkeypatch, INHABITANTS, RULEBOOK_INHABITANTS)
    s = position(4, INHABITANTS_BELOW)
    assert s.field + 1 == 8
    assert waiting(s) == (2,)


@pytest.mark.parametrize(
    ("open_cards", "expected"),
    [
        ("GR BE KE", {"eu": "BE GR", "af": "KE", "closed": "JM"}),
        ("JM", {"na": "JM", "closed": "BE GR KE"}),
        ("GR BE", {"eu": "BE GR", "closed": "JM KE"}),
    ],
)
def test_the_three_splits(open_cards: str, expected: dict[str, str]) -> None:
    """L30 §5.1 What C could do with Greece, Belgium, Jamaica and Kenya."""
    home = {"GR": "eu", "BE": "eu", "JM": "na", "KE": "af"}
    s = position(4, INHABITANTS_BELOW)
    for card, continent in home.items():
        if waiting(s) == (2,) and s.field + 1 == 8:
            after(s, f"2 lay {card} {continent if card in open_cards else 'closed'}")
    assert piles(s, 2) == expected


def test_a_trick_is_one_field_not_a_category() -> None:
    """L21 §4.2 French speaks of all cards of the category; German's field counts."""
    s = position(4, {7: "0:CN 1:MC", 8: "2:JM 3:KE"})
    assert waiting(s) == (0,)
    assert s.choices == 2
    after(s, "0 lay CN as")
    assert waiting(s) == (2,)
    assert s.choices == 2


def test_the_joker_of_the_example() -> None:
    """L40 L41 §6.1 X, Y and Z split first, then J; English leaves the order out."""
    s = position(4, {3: "0:NP 1:FR 2:DE 3:J1"}, {3: "eu MC"})
    assert waiting(s) == (0,)
    after(s, "0 lay NP closed", "0 lay FR eu", "0 lay DE eu")
    assert waiting(s) == (3,)
    assert legal(s, 3) == {"lay J1 eu", "lay J1 sa"}
    after(s, "3 lay J1 sa")
    assert piles(s, 3) == {"sa": "J1", "eu": "MC"}


def with_heights(continent: str, heights: list[int], seats: int) -> State:
    """The end of a game with so many cards of one continent before each seat."""
    s = scored(seats, {})
    for seat, height in enumerate(heights):
        s.height[seat][PILE_IDS.index(continent)] = height
    return s


def test_twelve_eleven_and_five() -> None:
    """L45 §8.3 A gets 12 points, B and C none."""
    assert scores(with_heights("eu", [12, 11, 5], 3)) == [12, 0, 0]


def test_two_with_eleven() -> None:
    """L45 §8.4 11 : 2 = 5.5, rounded up to 6."""
    assert scores(with_heights("as", [11, 11], 2)) == [6, 6]


def test_three_with_eleven() -> None:
    """L45 §8.4 11 : 3 = 3.66, rounded up to 4."""
    assert scores(with_heights("af", [0, 2, 11, 11, 11], 5)) == [0, 0, 4, 4, 4]


def test_equal_numbers_below_the_most_share_nothing() -> None:
    """L45 §8.4 English and French leave out that it is the most that is shared."""
    assert scores(with_heights("eu", [5, 3, 3], 3)) == [5, 0, 0]


def test_most_cards_not_most_points() -> None:
    """L47 §8.3 French says points for a continent, German says cards."""
    s = with_heights("eu", [4, 3], 2)
    s.height[1][PILE_IDS.index("closed")] = 9
    assert scores(s) == [4, 9]


def test_all_cards_are_used_by_four_only() -> None:
    """L1 §2.1 128 = 4 × 8 × 4."""
    left = {seats: GAME.start(seats) for seats in GAME.seats}
    sizes = {seats: rules.hand_size(s) for seats, s in left.items()}
    unused = {n: CARDS - n * sizes[n] * rules.ROUNDS[n] for n in sizes}
    assert unused == {2: 8, 3: 8, 4: 0, 5: 8, 6: 2}


def test_fewer_cards_may_win() -> None:
    """L52 §8.5 Neither the most cards nor the most tricks win, but the most points."""
    s = with_heights("eu", [5, 4], 2)
    for seat, (africa, closed) in enumerate([(3, 0), (2, 7)]):
        s.height[seat][PILE_IDS.index("af")] = africa
        s.height[seat][PILE_IDS.index("closed")] = closed
    assert [sum(row) for row in s.height[:2]] == [8, 13]
    assert scores(s) == [8, 7]
