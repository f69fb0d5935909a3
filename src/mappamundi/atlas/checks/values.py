"""Single values: there where they must be, possible, and within bounds."""

from __future__ import annotations

from mappamundi.atlas.checks.tables import COLUMNS, Finding, Findings, Tables
from mappamundi.atlas.countries import ALWAYS_OPTIONAL

RANGES = {
    "area_km2": (0.4, 17_100_000),
    "highest_point_m": (5, 8849),
    "capital_mean_temp_c": (-50, 31),
    "population": (500, 1_450_000_000),
    "life_expectancy_years": (50, 90),
    "gdp_ppp_per_capita_usd": (500, 140_000),
    "gdp_year": (2009, 2020),
    "median_age_years": (14, 56),
    "lat_deg": (-90, 66),
    "lon_deg": (-180, 180),
    "coastline_km": (0, 210_000),
    "land_boundary_km": (0, 23_000),
    "religion_largest_pct": (0, 100),
    "gdp_nominal_per_capita_usd": (200, 250_000),
    "gdp_nominal_year": (2011, 2022),
}
WORDS = {
    "coast": {"island", "coastal", "landlocked"},
    "hemispheres": {"N", "S", "N;S"},
    "religion_majority": {"christianity", "islam", "other", ""},
    "government": {"monarchy", "republic", "other", ""},
}
ZONES = {"tropical", "subtropical", "temperate"}
WHOLE = ("population", "gdp_year", "gdp_nominal_year")

UNINHABITED = {"population", "life_expectancy_years", "gdp_ppp_per_capita_usd"}
UNCOUNTED = {
    "life_expectancy_years",
    "gdp_ppp_per_capita_usd",
    "gdp_year",
    "median_age_years",
}
MAY_LACK = {
    "AQ": UNCOUNTED
    | {"population", "capital_en", "religion_majority", "government"}
    | {"climate_zones"},
    "VA": UNCOUNTED,
}
ANTARCTIC_FIGURES = ("area_km2", "highest_point_m", "capital_mean_temp_c")


def ranges(tables: Tables) -> Findings:
    """Figures are numbers within what the world offers."""
    for code, row in tables.country.items():
        for column, (low, high) in RANGES.items():
            if row[column] == "":
                continue
            value = tables.number(code, column)
            said: dict[str, str | int] = {"value": row[column]}
            if value != value:
                yield Finding(code, column, "atlas-impossible", said)
            elif not low <= value <= high:
                bounds: dict[str, str | int] = {"low": str(low), "high": str(high)}
                yield Finding(code, column, "atlas-out-of-range", said | bounds)


def whole_numbers(tables: Tables) -> Findings:
    """People and years come in whole numbers."""
    for code, row in tables.country.items():
        for column in WHOLE:
            if row[column] and not (row[column].isascii() and row[column].isdigit()):
                yield Finding(code, column, "atlas-impossible", {"value": row[column]})


def words(tables: Tables) -> Findings:
    """Kinds are among those there are."""
    for code, row in tables.country.items():
        for column, known in WORDS.items():
            if row[column] not in known:
                yield Finding(code, column, "atlas-impossible", {"value": row[column]})
        zones = [zone for zone in row["climate_zones"].split(";") if zone]
        if not set(zones) <= ZONES or len(set(zones)) < len(zones):
            said: dict[str, str | int] = {"value": row["climate_zones"]}
            yield Finding(code, "climate_zones", "atlas-impossible", said)


def nothing_missing(tables: Tables) -> Findings:
    """Every value is there but those that do not exist."""
    for code, row in tables.country.items():
        for column in COLUMNS:
            optional = column in ALWAYS_OPTIONAL or column in MAY_LACK.get(code, ())
            if row[column] == "" and not optional:
                yield Finding(code, column, "atlas-missing")


def antarctica(tables: Tables) -> Findings:
    """Nobody lives, ages or earns there; its three figures are there."""
    row = tables.country.get("AQ", {})
    for column in sorted(UNINHABITED):
        if row.get(column):
            yield Finding("AQ", column, "atlas-unlike", {"value": row[column], "expected": "–"})
    for column in ANTARCTIC_FIGURES:
        if not row.get(column):
            yield Finding("AQ", column, "atlas-missing")


CHECKS = (ranges, whole_numbers, words, nothing_missing, antarctica)
