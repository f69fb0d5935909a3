"""§1, §2: the cards, their figures, and what lies on the table at the start."""

from __future__ import annotations

from decimal import Decimal
from itertools import pairwise

import pytest
from games.countries.positions import act, dealt, held, legal, position, top_of

from mappamundi import Match
from mappamundi.atlas import COUNTRIES
from mappamundi.errors import BadSetup
from mappamundi.game import LARGEST_CHOICE
from mappamundi.games.countries import GAME, rules
from mappamundi.games.countries.facts import (
    AGE,
    AREA,
    CARDS,
    CATEGORIES,
    CATEGORY_WORDS,
    CODES,
    COPIES,
    FIGURES,
    HEIGHT,
    LATITUDE,
    LONGITUDE,
    POPULATION,
    RANK,
    printed,
)
from mappamundi.games.countries.notation import CARD_OF
from mappamundi.nature import Fast
from mappamundi.record import NATURE, NONE


def figures(code: str) -> list[str]:
    row = RANK[CARD_OF[code]]
    return [printed(category, row[category]) for category in range(CATEGORIES)]


def test_two_to_twelve_teams() -> None:
    """C1 §1.3 A seat is a team; two at least, twelve at most."""
    assert GAME.seats == range(2, 13)
    for seats in (1, 13):
        with pytest.raises(BadSetup):
            GAME.start(seats)


def test_the_deck() -> None:
    """C13 §1.1 152 recognised countries; those the rulebook names are in, or out."""
    assert len(CODES) == CARDS == 152
    assert {"IN", "IS", "AO"} <= set(CODES)
    assert not {"FM", "WS", "VA"} & set(CODES)
    assert all(COUNTRIES[code].un_status == "member" for code in CODES)


def test_no_two_cards_are_alike() -> None:
    """C42 §1.1 No two countries share all their figures, nor a name."""
    assert len(set(CODES)) == len(set(FIGURES)) == CARDS
    assert len({COUNTRIES[code].names["fr"] for code in CODES}) == CARDS


@pytest.mark.parametrize(
    ("code", "row"),
    [
        ("IN", ["3287263", "1389637446", "28.7", "8586", "20 00 N", "77 00 E"]),
        ("IS", ["103000", "357603", "37.1", "2110", "65 00 N", "18 00 W"]),
        ("AO", ["1246700", "34795287", "15.9", "2620", "12 30 S", "18 30 E"]),
        ("FR", ["551500", "68305148", "41.7", "4810", "46 00 N", "2 00 E"]),
        ("MA", ["446550", "36738229", "29.1", "4165", "32 00 N", "5 00 W"]),
        ("KE", ["580367", "55864655", "20.0", "5199", "1 00 N", "38 00 E"]),
    ],
)
def test_the_figures_of_the_factbook(code: str, row: list[str]) -> None:
    """C10 §1.2 Total area, population, median age, height and centre; two areas are narrower."""
    assert figures(code) == row


def test_figures_are_compared_as_printed() -> None:
    """X8 §1.2 A rank is a place among the printed figures, equal ones share it."""
    assert FIGURES[CARD_OF["IN"]][AGE] == Decimal("28.7")
    for category in range(CATEGORIES):
        by_rank = sorted(
            (row[category], figure[category]) for row, figure in zip(RANK, FIGURES, strict=True)
        )
        for (low, small), (high, large) in pairwise(by_rank):
            assert (low == high) == (small == large)
            assert high - low in (0, 1)
            assert small <= large
    assert sum(COPIES[rank][AREA] for rank in range(CARDS)) == CARDS


def test_minutes_count() -> None:
    """C12 §1.2 Malta, 14 degrees 35 minutes east, is west of Sweden's 15 degrees."""
    assert figures("MT")[LONGITUDE] == "14 35 E"
    assert RANK[CARD_OF["MT"]][LONGITUDE] < RANK[CARD_OF["SE"]][LONGITUDE]
    for code in CODES:
        for degrees in (COUNTRIES[code].lat_deg, COUNTRIES[code].lon_deg):
            assert abs(degrees * 60 - round(degrees * 60)) < Decimal("0.01")


def test_south_and_west_are_minus() -> None:
    """C9 §2.5 Left is south for latitude, west for longitude."""
    angola, iceland, india = (RANK[CARD_OF[code]] for code in ("AO", "IS", "IN"))
    assert angola[LATITUDE] < india[LATITUDE] < iceland[LATITUDE]
    assert iceland[LONGITUDE] < angola[LONGITUDE] < india[LONGITUDE]


def test_the_date_line_is_an_end() -> None:
    """C11 §2.5 Fiji, at 175 degrees east, is the far end from the western hemisphere."""
    east = max(CODES, key=lambda code: RANK[CARD_OF[code]][LONGITUDE])
    west = min(CODES, key=lambda code: RANK[CARD_OF[code]][LONGITUDE])
    assert (east, figures(east)[LONGITUDE]) == ("FJ", "175 00 E")
    assert (west, figures(west)[LONGITUDE]) == ("MX", "102 00 W")


def test_heights_and_people_rise_with_their_ranks() -> None:
    """C10 §1.2 Nepal and China share the highest summit; China has most people."""
    assert figures("NP")[HEIGHT] == figures("CN")[HEIGHT] == "8849"
    assert RANK[CARD_OF["NP"]][HEIGHT] == RANK[CARD_OF["CN"]][HEIGHT]
    assert RANK[CARD_OF["CN"]][POPULATION] == CARDS - 1


@pytest.mark.parametrize("seats", [2, 7, 12])
def test_seven_cards_each_and_a_pile(seats: int) -> None:
    """C2 C4 §2.1, §2.3 Hands are dealt open out of all cards; the rest is the pile."""
    match = Match.start("countries", seats, nature=Fast(seats))
    view = match.look(0)
    assert [len(team.hand) for team in view.teams] == [7] * seats
    assert view.pile == 152 - 7 * seats - 1
    assert len(view.row) == 1


def test_the_pile_has_no_order() -> None:
    """C4 §2.3 Each of its cards may come up next, in any game."""
    s = position("seats 2, turn 0, row IS IN, spare 7, top US")
    act(s, "0 doubt")
    assert GAME.waiting(s) == (NATURE,)
    assert rules.outcomes(s) == s.pile == 152 - 14 - 2 - 1
    assert legal(s, NATURE) == {f"top {CODES[card]}" for card in s.stock[: s.pile]}


def test_the_top_of_the_pile_is_open() -> None:
    """C3 §2.3 Whenever somebody decides, the next card can be read."""
    match = dealt({0: "IS AO", 1: "FR BR"}, "IN US")
    assert match.look(0).top == match.look(1).top == "US"
    s = match.known(0)
    assert top_of(s) == "US"
    assert "US" not in held(s, 0).split()


def test_the_categories_come_in_a_cycle() -> None:
    """C5 §2.4 In any order, seen one by one, and then again the same."""
    match = Match.start("countries", 2, nature=Fast(11))
    seen: list[str] = []
    while not match.is_over and len(seen) < 14:
        view = match.look(0)
        if len(seen) < view.number:
            seen.append(view.category)
            assert view.cycle == seen[:6]
        seat = match.waiting[0]
        choices = match.legal(seat)
        if "doubt" in choices:
            match.act(seat, "doubt")
        else:  # a second card that is right, or not
            match.act(seat, choices[0])
    assert len(seen) == 14
    assert sorted(seen[:6]) == sorted(CATEGORY_WORDS)
    assert seen[6:12] == seen[:6]


def test_a_hand_of_nearly_all_cards_can_still_be_chosen_from() -> None:
    """C40 §5.3 There is room for every choice, the largest hand and the longest row included."""
    s = position("seats 2, turn 1, row IS IN, hand 0: AO")
    assert s.held[1] == 149
    assert len(GAME.legal(s, 1)) == 150 <= LARGEST_CHOICE
    longest = position(
        "seats 2, turn 0, row " + " ".join(CODES[3:]) + ", hand 0: AE AL, hand 1: AF"
    )
    act(longest, "0 card AE")
    assert len(GAME.legal(longest, 0)) == 150 <= LARGEST_CHOICE
    assert longest.chosen != NONE
