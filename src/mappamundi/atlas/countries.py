"""Country facts, loaded once; figures are exact decimals, never rounded on the way."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping
from decimal import Decimal, InvalidOperation
from importlib import resources
from importlib.resources.abc import Traversable
from io import StringIO
from types import MappingProxyType
from typing import Any

import msgspec

from mappamundi.errors import Refusal

FOLDER: Traversable = resources.files(str(__package__))
LANGUAGES = ("en", "de", "fr", "pl", "it", "nl")
CONTINENTS = ("NA", "SA", "EU", "AF", "AS", "OC", "AN")
ANTARCTICA = "AQ"
NOBODY_THERE = ("AQ", "VA")  # where some figures do not exist


class BadAtlas(Refusal):
    """A value of the atlas that cannot be right; says which country and which column."""


class Country(msgspec.Struct, frozen=True):
    """One row of the atlas; a figure that does not exist is None."""

    alpha2: str
    alpha3: str
    numeric: str
    cia_code: str
    un_status: str
    continents: tuple[str, ...]
    area_km2: Decimal
    highest_point_name: str
    highest_point_m: Decimal
    capital_mean_temp_c: Decimal
    capital_mean_temp_source: str
    population: int | None
    life_expectancy_years: Decimal | None
    gdp_ppp_per_capita_usd: Decimal | None
    gdp_year: int | None
    median_age_years: Decimal | None
    lat_deg: Decimal
    lon_deg: Decimal
    coastline_km: Decimal
    land_boundary_km: Decimal
    coast: str  # island, coastal, landlocked
    religion_majority: str | None  # christianity, islam, other
    religion_largest: str | None
    religion_largest_pct: Decimal | None
    government: str | None  # monarchy, republic, other
    climate_zones: tuple[str, ...]
    hemispheres: tuple[str, ...]
    gdp_nominal_per_capita_usd: Decimal | None
    gdp_nominal_year: int | None
    names: dict[str, str]  # language -> name
    capitals: dict[str, str]  # language -> capital; empty for Antarctica


def rows(path: Traversable) -> list[dict[str, str]]:
    """The rows of a table; `NA` is a text like any other here."""
    return list(csv.DictReader(StringIO(path.read_text(encoding="utf-8"))))


def load(folder: Traversable = FOLDER) -> Mapping[str, Country]:
    """All countries by their two-letter code."""
    names = {row["alpha2"]: row for row in rows(folder / "names.csv")}
    countries: dict[str, Country] = {}
    for row in rows(folder / "countries.csv"):
        code = row["alpha2"]
        if code in countries:
            raise BadAtlas("atlas-twice", country=code, column="alpha2")
        if code not in names:
            raise BadAtlas("atlas-nameless", country=code, column="names.csv")
        countries[code] = _country(row, names[code])
    return MappingProxyType(countries)


def _country(row: dict[str, str], names: dict[str, str]) -> Country:
    code = row["alpha2"]
    fields: dict[str, Any] = {
        column: _read(code, column, row, reader) for column, reader in READERS.items()
    }
    fields["names"] = _named(names, "country")
    fields["capitals"] = {} if code == ANTARCTICA else _named(names, "capital")
    return Country(**fields)


def _named(names: dict[str, str], kind: str) -> dict[str, str]:
    """The name in each language."""
    columns = {language: f"{kind}_{language}" for language in LANGUAGES}
    for column in columns.values():
        if not names.get(column):
            raise BadAtlas("atlas-missing", country=names["alpha2"], column=column)
    return {language: names[column] for language, column in columns.items()}


Reader = Callable[[str], Any]


def _read(code: str, column: str, row: dict[str, str], reader: Reader) -> Any:
    """One value, or which one is wrong."""
    text = row.get(column) or ""
    if text == "":
        if column in ALWAYS_OPTIONAL or (code in NOBODY_THERE and column in MAY_BE_MISSING):
            return () if reader is _climates else None
        raise BadAtlas("atlas-missing", country=code, column=column)
    try:
        return reader(text)
    except (InvalidOperation, ValueError) as error:
        message = "atlas-impossible"
        raise BadAtlas(message, country=code, column=column, value=text) from error


def _number(text: str) -> Decimal:
    value = Decimal(text)
    if not value.is_finite():
        raise ValueError(text)
    return value


def _one_of(*words: str) -> Reader:
    def read(text: str) -> str:
        if text not in words:
            raise ValueError(text)
        return text

    return read


def _some_of(*words: str) -> Reader:
    def read(text: str) -> tuple[str, ...]:
        parts = tuple(text.split(";"))
        if not set(parts) <= set(words) or len(set(parts)) < len(parts):
            raise ValueError(text)
        return parts

    return read


_climates = _some_of("tropical", "subtropical", "temperate")
READERS: dict[str, Reader] = {
    "alpha2": str,
    "alpha3": str,
    "numeric": str,
    "cia_code": str,
    "un_status": _one_of("member", "observer", "none"),
    "continents": _some_of(*CONTINENTS),
    "area_km2": _number,
    "highest_point_name": str,
    "highest_point_m": _number,
    "capital_mean_temp_c": _number,
    "capital_mean_temp_source": str,
    "population": int,
    "life_expectancy_years": _number,
    "gdp_ppp_per_capita_usd": _number,
    "gdp_year": int,
    "median_age_years": _number,
    "lat_deg": _number,
    "lon_deg": _number,
    "coastline_km": _number,
    "land_boundary_km": _number,
    "coast": _one_of("island", "coastal", "landlocked"),
    "religion_majority": _one_of("christianity", "islam", "other"),
    "religion_largest": str,
    "religion_largest_pct": _number,
    "government": _one_of("monarchy", "republic", "other"),
    "climate_zones": _climates,
    "hemispheres": _some_of("N", "S"),
    "gdp_nominal_per_capita_usd": _number,
    "gdp_nominal_year": int,
}
ALWAYS_OPTIONAL = (
    "religion_largest",
    "religion_largest_pct",
    "gdp_nominal_per_capita_usd",
    "gdp_nominal_year",
)
MAY_BE_MISSING = (
    "population",
    "life_expectancy_years",
    "gdp_ppp_per_capita_usd",
    "gdp_year",
    "median_age_years",
    "religion_majority",
    "government",
    "climate_zones",
)

COUNTRIES = load()
