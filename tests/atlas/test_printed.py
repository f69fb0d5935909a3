"""Figures as printed (X8), and countries found by what people call them."""

from __future__ import annotations

from decimal import Decimal
from io import StringIO

import pytest
from rich.console import Console

from mappamundi.atlas import COUNTRIES
from mappamundi.atlas.finding import UnknownCountry, find
from mappamundi.atlas.printed import figure, local, printed, rounded
from mappamundi.atlas.showing import shown
from mappamundi.speech import LANGUAGES, Speech


@pytest.mark.parametrize(
    ("code", "category", "text"),
    [
        ("BO", "area", "1,098,581"),
        ("MC", "area", "2.00"),
        ("VA", "area", "0.44"),
        ("CN", "inhabitants", "1,410.5"),
        ("IS", "inhabitants", "0.358"),
        ("AQ", "inhabitants", "–"),
        ("AQ", "temperature", "−49.4"),
        ("JP", "life", "84.8"),
        ("DE", "gdp", "50,900"),
        ("FR", "density", "114"),
        ("AO", "latitude", "12°30′\u00a0S"),
        ("NL", "longitude", "5°46′\u00a0E"),
        ("AR", "longitude", "64°00′\u00a0W"),
        ("DE", "population", "84,316,622"),
        ("IS", "age", "37.1"),
    ],
)
def test_a_figure_is_printed(code: str, category: str, text: str) -> None:
    assert printed(COUNTRIES[code], category) == text


def test_halves_are_rounded_up() -> None:
    assert rounded(Decimal("2.25"), 1) == Decimal("2.3")
    assert rounded(Decimal("-2.25"), 1) == Decimal("-2.3")


def test_numbers_are_written_in_the_way_of_the_language() -> None:
    written = {language: local(Decimal("1098581.5"), language) for language in LANGUAGES}
    assert written == {
        "en": "1,098,581.5",
        "de": "1.098.581,5",
        "fr": "1\u202f098\u202f581,5",
        "pl": "1\u00a0098\u00a0581,5",
        "it": "1.098.581,5",
        "nl": "1.098.581,5",
    }
    assert local(4810, "pl") == "4810"
    assert printed(COUNTRIES["FR"], "longitude", "de") == "2°00′\u00a0O"
    assert printed(COUNTRIES["ZA"], "latitude", "nl") == "29°00′\u00a0Z"


def test_what_is_compared_is_what_is_printed() -> None:
    for country in COUNTRIES.values():
        for category in ("area", "elevation", "temperature", "inhabitants", "life", "gdp"):
            value = figure(country, category)
            if value is not None:
                text = printed(country, category).replace(",", "").replace("−", "-")
                assert Decimal(text) == value


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("FR", "FR"),
        ("fra", "FR"),
        ("250", "FR"),
        ("Niemcy", "DE"),
        ("germania", "DE"),
        ("cote d'ivoire", "CI"),
        ("turkiye", "TR"),
        ("Ivory Coast", "CI"),
        ("Kongo-Kinshasa", "CD"),
        ("holland", "NL"),
        ("NA", "NA"),
        ("Londyn", "GB"),
        ("Warszawa", "PL"),
        ("szwajc", "CH"),
    ],
)
def test_a_country_is_found(text: str, code: str) -> None:
    assert find(text).alpha2 == code


@pytest.mark.parametrize(
    ("code", "language", "name"),
    [
        ("TR", "en", "Turkey"),
        ("CD", "en", "DR Congo"),
        ("CG", "en", "Republic of the Congo"),
        ("CI", "de", "Elfenbeinküste"),
        ("CI", "pl", "Wybrzeże Kości Słoniowej"),
        ("CI", "it", "Costa d’Avorio"),
    ],
)
def test_a_country_is_called_what_people_call_it(code: str, language: str, name: str) -> None:
    assert COUNTRIES[code].names[language] == name


def test_capitals_have_the_names_of_the_language() -> None:
    assert COUNTRIES["TM"].capitals["de"] == "Aschgabat"
    assert COUNTRIES["KW"].capitals["de"] == "Kuwait-Stadt"


@pytest.mark.parametrize("text", ["Atlantis", "", "  ", "guin", "XX"])
def test_no_country_or_several_are_refused(text: str) -> None:
    with pytest.raises(UnknownCountry):
        find(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_country_can_be_shown(language: str) -> None:
    speech = Speech(language)
    console = Console(width=80, record=True, file=StringIO())
    for code in ("FR", "NA", "AQ", "VA", "PS", "TV", "JP"):
        console.print(shown(COUNTRIES[code], speech))
        text = console.export_text()
        assert COUNTRIES[code].names[language] in text
        assert code in text
        assert max(len(line) for line in text.splitlines()) <= 80
