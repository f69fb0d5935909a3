"""A country is found by whatever somebody calls it."""

from __future__ import annotations

import unicodedata

import pytest

from mappamundi.atlas.countries import COUNTRIES, FOLDER, rows
from mappamundi.atlas.finding import UnknownCountry, find
from mappamundi.speech import LANGUAGES

CALLED = rows(FOLDER / "aliases.csv")


def without_accents(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.replace("ł", "l").replace("Ł", "L"))
    return "".join(each for each in plain if not unicodedata.combining(each))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Ivory Coast", "CI"),
        ("Elfenbeinküste", "CI"),
        ("Elfenbeinkueste", "CI"),
        ("Wybrzeże Kości Słoniowej", "CI"),
        ("wybrzeze kosci sloniowej", "CI"),
        ("Cote d Ivoire", "CI"),
        ("cote d'ivoire", "CI"),
        ("cotedivoire", "CI"),
        ("Holland", "NL"),
        ("Hollande", "NL"),
        ("Holandia", "NL"),
        ("the Netherlands", "NL"),
        ("Burma", "MM"),
        ("Birma", "MM"),
        ("Birmanie", "MM"),
        ("Czech Republic", "CZ"),
        ("Swaziland", "SZ"),
        ("Macedonia", "MK"),
        ("Cape Verde", "CV"),
        ("Kapverden", "CV"),
        ("Weißrussland", "BY"),
        ("Weissrussland", "BY"),
        ("Grossbritannien", "GB"),
        ("Angleterre", "GB"),
        ("USA", "US"),
        ("RPA", "ZA"),
        ("Oesterreich", "AT"),
        ("Bosnia and Herzegovina", "BA"),
        ("Saint Lucia", "LC"),
        ("st lucia", "LC"),
    ],
)
def test_common_names_find_their_country(text: str, code: str) -> None:
    assert find(text).alpha2 == code


def test_every_common_name_leads_to_exactly_one_country() -> None:
    """With and without accents, and whatever case."""
    for row in CALLED:
        for text in (row["name"], without_accents(row["name"]), row["name"].upper()):
            assert find(text).alpha2 == row["alpha2"], text


def test_common_names_are_of_known_countries_and_languages_and_no_names_already() -> None:
    assert {row["language"] for row in CALLED} == set(LANGUAGES)
    for row in CALLED:
        assert row["name"] != COUNTRIES[row["alpha2"]].names[row["language"]]
    told = [(row["language"], row["name"]) for row in CALLED]
    assert len(set(told)) == len(told)


def test_every_name_finds_its_country_without_accents() -> None:
    for country in COUNTRIES.values():
        for language in LANGUAGES:
            assert find(without_accents(country.names[language])).alpha2 == country.alpha2


@pytest.mark.parametrize("text", ["Congo", "Korea", "Guin", "and", "the"])
def test_what_several_are_called_is_asked_again(text: str) -> None:
    with pytest.raises(UnknownCountry):
        find(text)
