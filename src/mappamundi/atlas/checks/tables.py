"""The tables of an atlas as they stand, and what is found to be wrong with them."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import msgspec

FILES = ("countries.csv", "names.csv", "decks.csv", "jokers.csv", "second.csv")
COLUMNS = (
    "alpha2",
    "alpha3",
    "numeric",
    "cia_code",
    "name_en",
    "un_status",
    "continents",
    "capital_en",
    "area_km2",
    "highest_point_name",
    "highest_point_m",
    "capital_mean_temp_c",
    "capital_mean_temp_source",
    "population",
    "life_expectancy_years",
    "gdp_ppp_per_capita_usd",
    "gdp_year",
    "median_age_years",
    "lat_deg",
    "lon_deg",
    "coastline_km",
    "land_boundary_km",
    "coast",
    "religion_majority",
    "religion_largest",
    "religion_largest_pct",
    "government",
    "climate_zones",
    "hemispheres",
    "gdp_nominal_per_capita_usd",
    "gdp_nominal_year",
)
SECOND = (
    "alpha2",
    "area_km2",
    "highest_point_m",
    "capital_mean_temp_c",
    "country_mean_temp_c",
    "population",
    "life_expectancy_years",
    "gdp_ppp_per_capita_usd",
    "median_age_years",
    "lat_deg",
    "lon_deg",
    "coastline_km",
    "land_boundary_km",
    "religion_majority",
    "government",
)
CsvRow = dict[str, str]


class Finding(msgspec.Struct, frozen=True):
    """One thing that is wrong: which country (or table), which column, and what, as a Fluent id."""

    country: str
    column: str
    message: str
    arguments: dict[str, str | int] = {}


Findings = Iterator[Finding]


def unlike(country: str, column: str, value: object, expected: object) -> Findings:
    """Says so unless the two are equal; sets are told in alphabetical order."""
    if value != expected:
        said: dict[str, str | int] = {"value": _told(value), "expected": _told(expected)}
        yield Finding(country, column, "atlas-unlike", said)


def _told(value: object) -> str:
    if isinstance(value, (set, frozenset)):
        return " ".join(sorted(map(str, value))) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{key} {value[key]}" for key in sorted(value))
    return " ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def number(text: str) -> float:
    """A figure, or what compares false with everything."""
    try:
        return float(text)
    except ValueError:
        return float("nan")


class Tables:
    """A folder with an atlas, read once, nothing believed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def raw(self, file: str) -> bytes:
        """The bytes of a file, or none where it is missing."""
        path = self.folder / file
        return path.read_bytes() if path.is_file() else b""

    def rows(self, file: str) -> list[CsvRow]:
        """The rows of a table; what lies beyond its columns is under an empty name."""
        lines = self.raw(file).decode("utf-8-sig", "replace").splitlines()
        reader = csv.DictReader(lines, restkey="", restval="")
        return [{column: str(value) for column, value in row.items()} for row in reader]

    @cached_property
    def countries(self) -> list[CsvRow]:
        """Every row of the facts, twice where it stands twice."""
        return self.rows("countries.csv")

    @cached_property
    def names(self) -> list[CsvRow]:
        """Every row of the names."""
        return self.rows("names.csv")

    @cached_property
    def country(self) -> dict[str, CsvRow]:
        """The facts by code, every column there."""
        return {row.get("alpha2", ""): dict.fromkeys(COLUMNS, "") | row for row in self.countries}

    @cached_property
    def second(self) -> dict[str, CsvRow]:
        """What other sources say, by code."""
        rows = self.rows("second.csv")
        return {row.get("alpha2", ""): dict.fromkeys(SECOND, "") | row for row in rows}

    def pairs(self, column: str, other: str = "") -> Iterator[tuple[str, float, float]]:
        """Code, figure and second source's figure, where there are both."""
        for code, row in self.second.items():
            ours, theirs = self.number(code, column), number(row[other or column])
            if ours == ours and theirs == theirs:
                yield code, ours, theirs

    @cached_property
    def decks(self) -> dict[str, list[str]]:
        """The codes of each deck."""
        return {row.get("deck", ""): row.get("codes", "").split() for row in self.rows("decks.csv")}

    def deck(self, name: str) -> list[CsvRow]:
        """The facts of a deck's countries, as far as the atlas has them."""
        return [self.country[code] for code in self.decks.get(name, []) if code in self.country]

    def number(self, code: str, column: str) -> float:
        """A figure; what is missing or no number compares false with everything."""
        return number(self.country.get(code, {}).get(column, ""))

    def where(self, column: str, value: str) -> set[str]:
        """The countries with this value."""
        return {code for code, row in self.country.items() if row[column] == value}
