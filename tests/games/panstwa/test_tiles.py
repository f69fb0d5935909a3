"""§7 The backs of the 60 tiles, made from the atlas, hold to all that the rulebook says of them."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest
from games.panstwa.positions import on_back

from mappamundi.atlas import COUNTRIES
from mappamundi.games.panstwa.facts import (
    BACK,
    CODES,
    COPY,
    DICE,
    FACES,
    GROUP_MASK,
    GROUPS,
    SIDES,
    TILES,
    faces_of,
    people_face,
)

# How many symbols of each group a tile may have.
SPANS = {
    "continent": (0, 2),
    "hemisphere": (1, 2),
    "religion": (0, 1),
    "government": (1, 1),
    "gdp": (1, 1),
    "sea": (1, 1),
    "area": (1, 1),
    "people": (1, 1),
    "climate": (1, 3),
}
WITHOUT_RELIGION = {"CN", "IN", "JP", "MN", "NP", "VN", "TH"}


def having(face: str) -> set[str]:
    return {code for code in CODES if face in on_back(code)}


def test_the_dice_and_the_tiles() -> None:
    """K7 §7.1 60 tiles; four dice of six faces, every face once."""
    assert len(set(CODES)) == TILES == 60
    assert len(set(FACES)) == len(FACES) == DICE * SIDES == 24
    assert sorted(face for group in GROUPS for face in group) == sorted(FACES)
    assert sum(GROUP_MASK) == (1 << len(FACES)) - 1


@pytest.mark.parametrize("code", CODES)
def test_exactly_one_symbol_where_there_is_one(code: str) -> None:
    """K34 §7.11"""
    for group, (low, high) in zip(GROUPS, SPANS.values(), strict=True):
        assert low <= len(on_back(code) & set(group)) <= high, group


def test_every_face_is_on_some_tile_but_not_on_all() -> None:
    """§7.1 No die face is idle."""
    for face in FACES:
        assert 0 < len(having(face)) < TILES, face


def test_continents() -> None:
    """K23 §7.2 The Americas are one symbol; a country of Oceania would have none."""
    assert {"CA", "MX", "JM", "BR", "CL"} <= having("america")
    fiji = faces_of(COUNTRIES["FJ"])
    assert not fiji & set(GROUPS[0])
    assert "south" in fiji
    counts = [len(having(face)) for face in ("europe", "asia", "africa", "america")]
    assert counts == [17, 19, 13, 13]
    assert sum(counts) == TILES + 2


def test_only_russia_and_turkey_have_two_continents() -> None:
    """K24 §7.2 Egypt is in Africa and Indonesia in Asia, alone."""
    doubled = {code for code in CODES if len(on_back(code) & set(GROUPS[0])) == 2}
    assert doubled == {"RU", "TR"}
    assert {"europe", "asia"} <= on_back("RU") & on_back("TR")
    assert "asia" not in on_back("EG")
    assert on_back("ID") & set(GROUPS[0]) == {"asia"}


def test_countries_on_the_equator_have_both_hemispheres() -> None:
    """K25 §7.3"""
    assert having("north") & having("south") == {"BR", "CD", "EC", "ID", "KE"}
    assert having("north") | having("south") == set(CODES)


def test_seven_tiles_have_no_religion_and_no_other() -> None:
    """K26 §7.4 Those that the rulebook names; Russia counts as Christian."""
    assert set(CODES) - having("christianity") - having("islam") == WITHOUT_RELIGION
    assert not having("christianity") & having("islam")
    assert "RU" in having("christianity")


def test_countries_without_a_majority_are_left_out() -> None:
    """K27 §7.4 South Korea and Nigeria, Sri Lanka and Israel."""
    assert not {"KR", "NG", "LK", "IL", "KH", "LA", "MM", "BT"} & set(CODES)


def test_constitutional_monarchies_are_monarchies() -> None:
    """K28 §7.5 And whatever is neither is left out."""
    assert {"CA", "SE", "GB", "ES", "JP", "TH", "SA"} <= having("monarchy")
    assert {"FR", "DE", "CN", "IR", "CU"} <= having("republic")
    assert not {"AF", "LY"} & set(CODES)
    assert all(COUNTRIES[code].government in ("monarchy", "republic") for code in CODES)


@pytest.mark.parametrize(("dollars", "face"), [(19_999, "low-gdp"), (20_000, "high-gdp")])
def test_gdp_is_low_below_twenty_thousand(dollars: int, face: str) -> None:
    """K29 §7.6"""
    country = msgspec.structs.replace(
        COUNTRIES["AR"], gdp_ppp_per_capita_usd=Decimal(dollars), gdp_year=2020
    )
    assert faces_of(country) & set(GROUPS[4]) == {face}
    assert "low-gdp" in on_back("AR")  # 19,700
    assert "high-gdp" in on_back("CL")  # 23,300


@pytest.mark.parametrize(
    ("area", "people", "area_face", "crowd"),
    [
        ("99999.9", 9_999_999, "small-area", "few-people"),
        ("100000", 10_000_000, "medium-area", "some-people"),
        ("500000", 50_000_000, "medium-area", "some-people"),
        ("500000.1", 50_000_001, "large-area", "many-people"),
    ],
)
def test_the_edges_belong_to_the_middle(area: str, people: int, area_face: str, crowd: str) -> None:
    """K30 §7.7 §7.8"""
    country = msgspec.structs.replace(COUNTRIES["PL"], area_km2=Decimal(area), population=people)
    assert faces_of(country) & set(GROUPS[6]) == {area_face}
    assert faces_of(country) & set(GROUPS[7]) == {crowd} == {people_face(people)}


def test_island_states_are_not_coastal_and_a_continent_is_no_island() -> None:
    """K31 §7.9"""
    assert having("island") == {"CU", "GB", "ID", "IE", "IS", "JM", "JP", "MG", "PH"}
    assert not having("island") & having("coastal")
    assert "coastal" in faces_of(COUNTRIES["AU"])
    assert {"island"} <= faces_of(COUNTRIES["HT"]) & faces_of(COUNTRIES["PG"])


def test_the_caspian_is_no_sea() -> None:
    """K32 §7.9"""
    for code in ("KZ", "AZ", "TM"):
        assert "landlocked" in faces_of(COUNTRIES[code])
    assert having("landlocked") == {"BO", "CH", "ET", "ML", "MN", "NP", "RW"}


def test_climates() -> None:
    """K33 §7.10 One to three; the far north adds none."""
    assert on_back("AR") >= set(GROUPS[8])
    assert on_back("NO") & set(GROUPS[8]) == {"temperate"}
    assert on_back("RU") & set(GROUPS[8]) == {"temperate"}


def test_the_tile_is_right_whatever_one_knows() -> None:
    """K35 X8 §7.12 What scores is the back in the game, made from the atlas alone."""
    assert COUNTRIES["ES"].area_km2 == 505_370
    assert "large-area" in on_back("ES")
    assert COUNTRIES["JO"].population == 10_998_531
    assert "some-people" in on_back("JO")


def test_some_countries_have_the_same_back() -> None:
    """§7.11 Copies are counted from 0 in the order of the deck."""
    same = {code for code in CODES if BACK.count(BACK[CODES.index(code)]) > 1}
    assert {"AE", "KW", "QA"} <= same
    assert [COPY[CODES.index(code)] for code in ("AE", "KW", "QA")] == [0, 1, 2]
    assert sum(copy == 0 for copy in COPY) == len(set(BACK))
