"""§1: the cards, their figures, their continents."""

from __future__ import annotations

from decimal import Decimal

import pytest
from games.laender_toppen.positions import CARD_OF

from mappamundi.atlas import COUNTRIES
from mappamundi.atlas.printed import rounded
from mappamundi.games.laender_toppen.drawing import label
from mappamundi.games.laender_toppen.facts import (
    CARD_IDS,
    CARDS,
    CATEGORIES,
    CODES,
    CONTINENT_SIZE,
    FIELDS,
    MISSING,
    PILE_IDS,
    PRINTED,
    PRINTED_CONTINENTS,
    SCALE,
    STANDING,
    VALUE,
)
from mappamundi.speech import Speech


def figures(code: str) -> list[str]:
    return [str(PRINTED[category][CARD_OF[code]]) for category in range(len(CATEGORIES))]


def continents(card: str) -> list[str]:
    return [PILE_IDS[pile] for pile in PRINTED_CONTINENTS[CARD_OF[card]]]


def test_the_pack() -> None:
    """L1 §1.1 119 countries, Antarctica and 8 jokers: 128 different cards."""
    assert CARDS == len(set(CARD_IDS)) == 128
    assert len(CODES) == 120
    assert CARD_IDS[0] == "AQ"
    assert CARD_IDS[120:] == ("J1", "J2", "J3", "J4", "J5", "J6", "J7", "J8")


def test_the_jokers() -> None:
    """L8 §1.3 The attested pair and the seven of our edition."""
    pairs = {"sa eu", "na eu", "as oc", "sa as", "na af", "af oc", "na oc", "sa af"}
    assert {" ".join(continents(f"J{number}")) for number in range(1, 9)} == pairs


def test_no_joker_shows_antarctica() -> None:
    """L9 §1.3"""
    assert all("an" not in continents(card) for card in CARD_IDS[120:])


def test_the_joker_of_latin_america() -> None:
    """L44 §1.3 What the French rulebook calls Latin America is the pile of South America."""
    assert continents("J1") == ["sa", "eu"]
    assert label("J1", Speech("fr")) == "joker Amérique du Sud ou Europe"


def test_cards_of_each_continent() -> None:
    """L10 §1.4 Country cards only, Russia and Turkey in both."""
    counted = dict.fromkeys(PILE_IDS[:7], 0)
    for code in CODES:
        for continent in COUNTRIES[code].continents:
            counted[continent.lower()] += 1
    assert dict(zip(PILE_IDS, CONTINENT_SIZE, strict=False)) == counted
    assert sum(CONTINENT_SIZE) == 120 + 2
    assert counted["an"] == 1


def test_units() -> None:
    """L6 §1.2 Square kilometres, not metres, and the product per head, not of the country."""
    assert figures("FR") == ["551500", "4810", "12.3", "68.3", "82.6", "42000"]
    assert figures("CN")[3] == "1410.5"  # millions
    assert figures("DK")[0] == "43094"  # without Greenland


def test_small_countries_have_more_decimals() -> None:
    """L56 X8 §1.2 Three below a million inhabitants, two below ten square kilometres."""
    assert figures("MC")[0] == "2.00"
    assert figures("MC")[3] == "0.031"
    assert figures("IS")[3] == "0.358"
    assert figures("EE")[3] == "1.2"


def test_what_is_compared_is_what_is_printed() -> None:
    """L26 X8 §1.2 The integers compared are the printed figures, scaled, and nothing finer."""
    for category, scale in enumerate(SCALE):
        for card in range(1, 120):
            printed = PRINTED[category][card]
            assert printed is not None
            assert Decimal(VALUE[category][card]) == printed * scale
    one, other = COUNTRIES["AT"].population, COUNTRIES["IL"].population
    assert one != other
    assert figures("AT")[3] == figures("IL")[3] == "8.9"
    assert VALUE[3][CARD_OF["AT"]] == VALUE[3][CARD_OF["IL"]]


@pytest.mark.parametrize(
    ("exact", "decimals", "printed"),
    [("0.05", 1, "0.1"), ("82.649", 1, "82.6"), ("2.5", 0, "3"), ("0.0305", 3, "0.031")],
)
def test_figures_are_rounded_half_up(exact: str, decimals: int, printed: str) -> None:
    """X8 §1.2"""
    assert str(rounded(Decimal(exact), decimals)) == printed


def test_only_antarctica_lacks_figures() -> None:
    """L57 §1.2 Three of them; every other card has all six."""
    assert figures("AQ") == ["14200000", "4892", "-49.4", "None", "None", "None"]
    gaps = [(i, j) for i in range(6) for j in range(CARDS) if VALUE[i][j] == MISSING]
    assert gaps == [(3, 0), (4, 0), (5, 0)]


def test_only_russia_and_turkey_have_two_continents() -> None:
    """L39 §1.4 Whatever a map says of Kazakhstan, Egypt, Georgia, Indonesia or Cyprus."""
    assert [code for code in CODES if len(continents(code)) > 1] == ["RU", "TR"]
    assert continents("RU") == continents("TR") == ["eu", "as"]
    others = {code: continents(code) for code in ("KZ", "EG", "GE", "ID", "US", "CY")}
    assert others == {
        "KZ": ["as"], "EG": ["af"], "GE": ["as"], "ID": ["as"], "US": ["na"], "CY": ["eu"],
    }  # fmt: skip


def test_antarctica_is_a_continent_of_its_own() -> None:
    """L35 §5.2 Seven continents and the closed pile: eight; Russia and Turkey wait beside them."""
    assert PILE_IDS == ("na", "sa", "eu", "af", "as", "oc", "an", "eu-as", "closed")
    assert continents("AQ") == ["an"]


def test_countries_of_the_rulebook_are_in_the_pack() -> None:
    """L39 §1.1 With the continents its examples give them."""
    named = {"BO": "sa", "SE": "eu", "KZ": "as", "MA": "af", "GR": "eu", "BE": "eu", "JM": "na"}
    assert {code: continents(code)[0] for code in named} == named
    assert {"KE", "FR", "DK", "RU", "TR", "CN", "AQ"} <= set(CODES)


def test_standings_rank_the_pack() -> None:
    """§1.2 What a bot knows of a figure: the share of the pack that it exceeds."""
    assert STANDING[0][CARD_OF["RU"]] == 1000
    assert STANDING[0][CARD_OF["MC"]] == 0
    assert STANDING[3][CARD_OF["CN"]] == 1000
    assert 2 * len(STANDING) == FIELDS
