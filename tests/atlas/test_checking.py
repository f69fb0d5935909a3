"""Whatever is wrong with the tables is found, by country and column."""

from __future__ import annotations

from pathlib import Path

import pytest
from atlas.spoiling import value

from mappamundi.atlas import countries, decks
from mappamundi.atlas.checking import CHECKS, check
from mappamundi.atlas.checks.sources import PAGE
from mappamundi.atlas.checks.tables import FILES
from mappamundi.atlas.countries import BadAtlas
from mappamundi.atlas.showing import report
from mappamundi.speech import LANGUAGES, Speech

TABLES = (*FILES, PAGE)


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new, 1), encoding="utf-8", newline="")


def found(folder: Path) -> set[tuple[str, str]]:
    return {(finding.country, finding.column) for finding in check(folder)}


def test_the_atlas_is_sound(folder: Path) -> None:
    assert check() == []
    assert check(folder) == []


@pytest.mark.parametrize(
    ("code", "column", "new"),
    [
        ("FR", "area_km2", ""),
        ("FR", "area_km2", "much"),
        ("FR", "area_km2", "643801"),
        ("DE", "population", "84.5"),
        ("DE", "population", "84000000000"),
        ("PL", "continents", "XX"),
        ("PL", "continents", "EU;EU"),
        ("NA", "continents", ""),
        ("NA", "alpha2", "na"),
        ("PL", "alpha3", "FRA"),
        ("PL", "numeric", "61"),
        ("PL", "cia_code", "P"),
        ("PL", "capital_en", "Paris"),
        ("PL", "name_en", "Poland "),
        ("PL", "un_status", "friend"),
        ("PL", "coast", "beach"),
        ("PL", "coast", "landlocked"),
        ("PL", "hemispheres", "S"),
        ("PL", "religion_majority", "golf"),
        ("PL", "religion_majority", "islam"),
        ("PL", "government", "club"),
        ("PL", "climate_zones", "polar"),
        ("KE", "climate_zones", "temperate"),
        ("PL", "climate_zones", "temperate;temperate"),
        ("PL", "gdp_year", "1999"),
        ("PL", "lat_deg", "91"),
        ("PL", "median_age_years", ""),
        ("AQ", "population", "1000"),
        ("AQ", "highest_point_m", ""),
        ("NP", "highest_point_m", "8000"),
        ("JP", "coast", "coastal"),
        ("GB", "government", "republic"),
        ("KE", "population", "5000000"),
        ("RU", "continents", "AS"),
    ],
)
def test_a_bad_value_is_found(folder: Path, code: str, column: str, new: str) -> None:
    value(folder, code, column, new)
    named = found(folder)
    changed = new if column == "alpha2" else code
    assert (changed, column) in named or ("countries.csv", column) in named


@pytest.mark.parametrize(
    ("file", "old", "new", "where"),
    [
        ("decks.csv", "top120,AE ", "top120,", ("top120", "codes")),
        ("decks.csv", "top120,AE ", "top120,AF ", ("AF", "top120")),
        ("decks.csv", "top120,AE ", "top120,XX ", ("XX", "top120")),
        ("decks.csv", "top120,AE ", "top120,VA ", ("VA", "top120")),
        ("decks.csv", "countries152,AE ", "countries152,FM ", ("FM", "countries152")),
        ("decks.csv", " KE ", " RW ", ("KE", "top120")),
        ("decks.csv", "dice60,AE ", "dice60,AU ", ("AU", "continents")),
        ("decks.csv", "dice60,AE ", "dice60,AF ", ("AF", "government")),
        ("decks.csv", "dice60,AE ", "dice60,IL ", ("dice60", "religion_majority")),
        ("decks.csv", "dice60,", "dice61,", ("dice60", "codes")),
        ("jokers.csv", "1,EU,SA", "1,EU,AN", ("joker 1", "continent_a")),
        ("jokers.csv", "1,EU,SA", "1,EU,NA", ("EU–SA", "jokers.csv")),
        ("jokers.csv", "1,EU,SA\n", "", ("jokers.csv", "joker")),
        ("names.csv", "Allemagne", "", ("DE", "country_fr")),
        ("names.csv", "Allemagne", "Autriche", ("DE", "country_fr")),
        ("names.csv", "Warschau", "", ("PL", "capital_de")),
        ("names.csv", "\nPL,", "\nXX,", ("names.csv", "alpha2")),
        ("names.csv", "alpha2,", "code,", ("names.csv", "–")),
        ("countries.csv", "alpha2,alpha3", "\ufeffalpha2,alpha3", ("countries.csv", "–")),
        ("countries.csv", "\nPL,", "\r\nPL,", ("countries.csv", "–")),
        ("SOURCES.md", "`gdp_year`", "gdp", ("SOURCES.md", "gdp_year")),
        ("SOURCES.md", "`bas-reader`", "BAS", ("AQ", "capital_mean_temp_source")),
        ("SOURCES.md", "# Where", "# /home/me Where", ("SOURCES.md", "–")),
    ],
)
def test_a_bad_table_is_found(
    folder: Path, file: str, old: str, new: str, where: tuple[str, str]
) -> None:
    change(folder, file, old, new)
    assert where in found(folder)


@pytest.mark.parametrize("file", TABLES)
def test_a_missing_table_is_found(folder: Path, file: str) -> None:
    (folder / file).unlink()
    assert (file, "–") in found(folder)


def test_a_row_too_many_and_one_too_few_are_found(folder: Path) -> None:
    line = next(
        line
        for line in (folder / "countries.csv").read_text(encoding="utf-8").splitlines()
        if line.startswith("FR,")
    )
    change(folder, "countries.csv", line, f"{line}\n{line}")
    assert {("FR", "alpha2"), ("countries.csv", "alpha2")} <= found(folder)
    change(folder, "countries.csv", f"{line}\n{line}\n", "")
    assert ("countries.csv", "alpha2") in found(folder)


def test_a_row_that_is_too_long_is_found(folder: Path) -> None:
    change(folder, "names.csv", "Niemcy,", "Niemcy,,")
    assert ("DE", "–") in found(folder)


def test_every_check_has_a_name_and_a_meaning() -> None:
    names = [f"{check.__module__}.{check.__name__}" for check in CHECKS]
    assert len(set(names)) == len(names)
    assert all(check.__doc__ for check in CHECKS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_findings_are_told_in_every_language(folder: Path, language: str) -> None:
    value(folder, "FR", "area_km2", "")
    told = report(check(folder), Speech(language))
    assert any("FR, area_km2" in line for line in told)
    assert report([], Speech(language))


@pytest.mark.parametrize(
    ("code", "column", "new", "message"),
    [
        ("FR", "area_km2", "", "atlas-missing"),
        ("FR", "area_km2", "NaN", "atlas-impossible"),
        ("FR", "continents", "XX", "atlas-impossible"),
        ("FR", "population", "many", "atlas-impossible"),
        ("FR", "alpha2", "DE", "atlas-twice"),
        ("FR", "alpha2", "XX", "atlas-nameless"),
    ],
)
def test_bad_countries_are_refused_at_load(
    folder: Path, code: str, column: str, new: str, message: str
) -> None:
    value(folder, code, column, new)
    with pytest.raises(BadAtlas) as refusal:
        countries.load(folder)
    assert refusal.value.message == message
    assert refusal.value.arguments["country"] == (new if column == "alpha2" else code)
    assert column in (refusal.value.arguments["column"], "alpha2")
    for language in LANGUAGES:
        assert Speech(language).say(message, **refusal.value.arguments)


def test_a_missing_name_is_refused_at_load(folder: Path) -> None:
    value(folder, "FR", "capital_pl", "", "names.csv")
    with pytest.raises(BadAtlas, match="FR, capital_pl"):
        countries.load(folder)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("top120,AE ", "top120,AF ", "AF, top120"),
        ("top120,AE ", "top120,XX ", "XX, top120"),
        ("top120,AE ", "top120,", "119"),
        ("top120,", "top,", "top120"),
    ],
)
def test_bad_decks_are_refused_at_load(folder: Path, old: str, new: str, said: str) -> None:
    change(folder, "decks.csv", old, new)
    with pytest.raises(BadAtlas, match=said):
        decks.load(folder)


def test_a_bad_joker_is_refused_at_load(folder: Path) -> None:
    change(folder, "jokers.csv", "1,EU,SA", "1,EU,XX")
    with pytest.raises(BadAtlas, match="joker 1, continent_b"):
        decks.load_jokers(folder)
