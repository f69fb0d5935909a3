"""What each rulebook says about its deck holds for ours."""

from __future__ import annotations

from collections import Counter

import pytest

from mappamundi.atlas import COUNTRIES, DECKS, JOKERS
from mappamundi.atlas.printed import PLACED, TOPPED, figure, per_continent

TOP, PLACED_DECK, TILES = (DECKS[name] for name in ("top120", "countries152", "dice60"))


def test_top_has_119_countries_and_antarctica() -> None:
    """L1"""
    assert len(TOP) == len(set(TOP)) == 120
    assert "AQ" in TOP
    assert {COUNTRIES[code].un_status for code in TOP if code != "AQ"} == {"member"}


@pytest.mark.parametrize(
    "code", ["BO", "SE", "KZ", "MA", "GR", "BE", "JM", "KE", "FR", "DK", "RU", "TR", "CN", "AQ"]
)
def test_top_has_every_country_its_rulebook_names(code: str) -> None:
    assert code in TOP


def test_every_card_of_top_has_its_six_figures_but_antarctica() -> None:
    """L15"""
    for code in TOP:
        missing = [kind for kind in TOPPED if figure(COUNTRIES[code], kind) is None]
        assert missing == (["inhabitants", "life", "gdp"] if code == "AQ" else [])


def test_the_rulebooks_piles_are_ours() -> None:
    """Jamaica lies on the North America pile, Kenya on Africa, Belgium and Greece on Europe."""
    piles = {code: COUNTRIES[code].continents for code in ("JM", "KE", "BE", "GR")}
    assert piles == {"JM": ("NA",), "KE": ("AF",), "BE": ("EU",), "GR": ("EU",)}
    assert {code for code in TOP if len(COUNTRIES[code].continents) > 1} == {"RU", "TR"}


def test_cards_per_continent() -> None:
    """L10"""
    counts = per_continent([COUNTRIES[code] for code in TOP])
    assert counts == {"EU": 38, "AS": 32, "AF": 25, "NA": 12, "SA": 10, "OC": 4, "AN": 1}


def test_eight_different_jokers_without_antarctica() -> None:
    """L8, L9"""
    assert len(JOKERS) == len({frozenset(pair) for pair in JOKERS}) == 8
    assert all(a != b and "AN" not in (a, b) for a, b in JOKERS)
    assert ("EU", "SA") in JOKERS


def test_countries_are_members_with_all_figures() -> None:
    """C10, C13"""
    assert len(PLACED_DECK) == len(set(PLACED_DECK)) == 152
    for code in PLACED_DECK:
        assert COUNTRIES[code].un_status == "member"
        assert all(figure(COUNTRIES[code], kind) is not None for kind in PLACED)


def test_countries_that_its_rules_name() -> None:
    assert {"IN", "IS", "AO"} <= set(PLACED_DECK)
    assert not {"FM", "WS", "VA"} & set(PLACED_DECK)


def test_tiles_without_a_religion_are_the_seven_of_the_rulebook() -> None:
    """K26"""
    assert len(TILES) == len(set(TILES)) == 60
    without = {code for code in TILES if COUNTRIES[code].religion_majority == "other"}
    assert without == {"CN", "IN", "JP", "MN", "NP", "VN", "TH"}


def test_tiles_lie_where_a_die_has_a_face() -> None:
    """K23"""
    lands = Counter(each for code in TILES for each in COUNTRIES[code].continents)
    assert set(lands) == {"EU", "AS", "AF", "NA", "SA"}
    assert {COUNTRIES[code].government for code in TILES} == {"monarchy", "republic"}
