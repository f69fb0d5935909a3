"""Country facts, loaded once; figures are exact decimals, never rounded on the way."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping
from decimal import Decimal, InvalidOperation
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

FOLDER = Path(__file__).parent
LANGUAGES = ("en", "de", "fr", "pl", "it", "nl")
CONTINENTS = ("NA", "SA", "EU", "AF", "AS", "OC", "AN")
ANTARCTICA = "AQ"
NOBODY_THERE = ("AQ", "VA")  # where some figures do not exist


class BadAtlas(ValueError):
    """A value of the atlas that cannot be right; says which country and which column."""

    def __init__(self, code: str, column: str, reason: str) -> None:
        super().__init__(f"{code}, {column}: {reason}")


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
    government: str | None  # monarchy, republic, other
    climate_zones: tuple[str, ...]
    hemispheres: tuple[str, ...]
    names: dict[str, str]  # language -> name
    capitals: dict[str, str]  # language -> capital; empty for Antarctica


def rows(path: Path) -> list[dict[str, str]]:
    """The rows of a table; `NA` is a text like any other here."""
    with path.open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def load(folder: Path = FOLDER) -> Mapping[str, Country]:
    """All countries by their two-letter code."""
    names = {row["alpha2"]: row for row in rows(folder / "names.csv")}
    countries: dict[str, Country] = {}
    for row in rows(folder / "countries.csv"):
        code = row["alpha2"]
        if code in countries:
            raise BadAtlas(code, "alpha2", "is there twice")
        if code not in names:
            raise BadAtlas(code, "alpha2", "has no names")
        countries[code] = _country(row, names[code])
    return MappingProxyType(countries)


def _country(row: dict[str, str], names: dict[str, str]) -> Country:
    code = row["alpha2"]
    fields: dict[str, Any] = {
        column: _read(code, column, row[column], reader) for column, reader in READERS.items()
    }
    fields["names"] = {language: names[f"country_{language}"] for language in LANGUAGES}
    capitals = {language: names[f"capital_{language}"] for language in LANGUAGES}
    fields["capitals"] = {} if code == ANTARCTICA else capitals
    for kind in ("names", "capitals"):
        for language, name in fields[kind].items():
            if not name:
                raise BadAtlas(code, f"{kind} in {language}", "is missing")
    return Country(**fields)


Reader = Callable[[str], Any]


def _read(code: str, column: str, text: str, reader: Reader) -> Any:
    """One value, or which one is wrong."""
    if text == "":
        if code in NOBODY_THERE and column in MAY_BE_MISSING:
            return () if reader is _climates else None
        raise BadAtlas(code, column, "is missing")
    try:
        return reader(text)
    except (InvalidOperation, ValueError) as error:
        raise BadAtlas(code, column, f"{text!r} is not possible") from error


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
    "area_km2": Decimal,
    "highest_point_name": str,
    "highest_point_m": Decimal,
    "capital_mean_temp_c": Decimal,
    "capital_mean_temp_source": str,
    "population": int,
    "life_expectancy_years": Decimal,
    "gdp_ppp_per_capita_usd": Decimal,
    "gdp_year": int,
    "median_age_years": Decimal,
    "lat_deg": Decimal,
    "lon_deg": Decimal,
    "coastline_km": Decimal,
    "land_boundary_km": Decimal,
    "coast": _one_of("island", "coastal", "landlocked"),
    "religion_majority": _one_of("christianity", "islam", "other"),
    "government": _one_of("monarchy", "republic", "other"),
    "climate_zones": _climates,
    "hemispheres": _some_of("N", "S"),
}
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
