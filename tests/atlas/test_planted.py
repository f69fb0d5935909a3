"""Figures that are possible and wrong are found, by country and column."""

from __future__ import annotations

from pathlib import Path

import pytest
from atlas.spoiling import value

from mappamundi.atlas.checking import FOLDER, check
from mappamundi.atlas.checks import second
from mappamundi.atlas.checks.tables import Tables
from mappamundi.speech import LANGUAGES, Speech

PLANTED = [
    ("PE", "lon_deg", "76"),  # the other side of the world
    ("EC", "lat_deg", "-22"),  # in Chile
    ("CN", "gdp_ppp_per_capita_usd", "65600"),  # four times as much
    ("BR", "gdp_nominal_per_capita_usd", "891"),  # a tenth
    ("US", "life_expectancy_years", "70.59"),  # ten years less
    ("DE", "population", "43160000"),  # the half
    ("ES", "area_km2", "50537"),  # a digit lost
    ("MX", "area_km2", "2964375"),  # half as much again
    ("AT", "highest_point_m", "2798"),  # a thousand metres less
    ("EG", "capital_mean_temp_c", "11.8"),  # ten degrees less
    ("NG", "median_age_years", "38.6"),  # twenty years more
    ("SE", "median_age_years", "21.1"),  # twenty years less
    ("VN", "coastline_km", "1344"),
    ("FR", "land_boundary_km", "27510"),
    ("CH", "land_boundary_km", "277"),  # shorter than any line around the country
    ("UA", "religion_majority", "other"),
    ("PT", "government", "monarchy"),
    ("CU", "continents", "AF"),
    ("FI", "climate_zones", "subtropical"),
    ("IT", "climate_zones", "temperate"),
]


@pytest.mark.parametrize(("code", "column", "wrong"), PLANTED)
def test_a_wrong_figure_is_found(folder: Path, code: str, column: str, wrong: str) -> None:
    value(folder, code, column, wrong)
    findings = check(folder)
    assert (code, column) in {(each.country, each.column) for each in findings}
    for each in findings:
        for language in LANGUAGES:
            said = Speech(language).say(
                each.message, country=each.country, column=each.column, **each.arguments
            )
            assert each.country in said


@pytest.mark.parametrize("factor", [0.4, 2.5])
@pytest.mark.parametrize("column", ["population", "area_km2", "gdp_ppp_per_capita_usd"])
def test_what_is_far_too_much_or_too_little_is_found_anywhere(column: str, factor: float) -> None:
    tables = Tables(FOLDER)
    for row in tables.country.values():
        row[column] = str(float(row[column]) * factor) if row[column] else ""
    named = {each.country for each in second.ratios(tables) if each.column == column}
    assert len(named) >= 170
