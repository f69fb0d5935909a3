"""Figures that are possible but unlikely beside others of the country and of those around it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import log, pi, sqrt
from statistics import mean

from mappamundi.atlas.checks.second import angle
from mappamundi.atlas.checks.tables import Finding, Findings, Tables, unlike

AROUND = 6  # countries around another that are asked
# A median age as it follows from long lives, wealth and the ages around: fitted to the whole
# atlas, where it leaves 3.5 years.
AGE = (-27.0, 0.24, 2.5, 0.55)
AGE_DOUBT = 8.5
OLDER = {"JP", "CU"}  # than anything would let one expect
OLDER_DOUBT = 12
DEAREST, CHEAPEST = 0.6, 4.0  # what a dollar buys at home, in dollars
IN_DISORDER = {"VE": 0.4, "MC": 0.5, "NO": 0.55, "AF": 6, "SY": 7}  # as far as it goes there
TROPICS_END, FROST_BEGINS = 34.5, 26  # degrees from the equator
COOL = 14.0  # °C: the capital of no country is warmer whose zones are temperate alone
COUNTED = {
    "government": {"monarchy": 43, "republic": 149, "other": 3, "": 1},
    "religion_majority": {"christianity": 120, "islam": 48, "other": 27, "": 1},
    "climate_zones": {
        "tropical": 99,
        "tropical;subtropical": 19,
        "tropical;subtropical;temperate": 6,
        "subtropical": 13,
        "subtropical;temperate": 21,
        "temperate": 37,
        "": 1,
    },
}


def unlikely(tables: Tables, code: str, column: str, other: str) -> Findings:
    """One finding: this would be strange beside that."""
    said: dict[str, str | int] = {"value": tables.country[code][column], "other": other}
    yield Finding(code, column, "atlas-unlikely", said)


def around(tables: Tables) -> Iterator[tuple[str, list[str]]]:
    """Every country with those whose middle lies nearest to its own."""
    places = {
        code: (float(row["lat_deg"]), float(row["lon_deg"]))
        for code, row in tables.second.items()
        if row["lat_deg"] and code in tables.country
    }
    for code, place in places.items():
        others = sorted(places, key=lambda other: angle(place, places[other]))
        yield code, [other for other in others if other != code][:AROUND]


def ages(tables: Tables) -> Findings:
    """People are old where lives are long, wealth great and the neighbours old."""
    column = "median_age_years"
    base, by_life, by_wealth, by_others = AGE
    for code, others in around(tables):
        own = tables.number(code, column)
        life = tables.number(code, "life_expectancy_years")
        wealth = tables.number(code, "gdp_ppp_per_capita_usd")
        theirs = [tables.number(other, column) for other in others if tables.country[other][column]]
        if not wealth > 0 or not theirs:
            continue
        expected = base + by_life * life + by_wealth * log(wealth) + by_others * mean(theirs)
        if abs(own - expected) > (OLDER_DOUBT if code in OLDER else AGE_DOUBT):
            yield from unlikely(tables, code, column, f"{expected:.0f}")


def prices(tables: Tables) -> Findings:
    """What is earned at home and what it is worth abroad are not worlds apart."""
    real, nominal = "gdp_ppp_per_capita_usd", "gdp_nominal_per_capita_usd"
    for code, row in tables.country.items():
        abroad = tables.number(code, nominal)
        ratio = tables.number(code, real) / abroad if abroad else 1
        limit = IN_DISORDER.get(code, 1)
        if not min(DEAREST, limit) <= ratio <= max(CHEAPEST, limit) and ratio == ratio:
            yield from unlikely(tables, code, nominal, row[real])


def outlines(tables: Tables) -> Findings:
    """Coast and borders go around the whole area."""
    for code, row in tables.country.items():
        around_it = tables.number(code, "coastline_km") + tables.number(code, "land_boundary_km")
        area = tables.number(code, "area_km2")
        if area > 0 and around_it < 2 * sqrt(pi * area):
            column = "coastline_km" if row["coast"] == "island" else "land_boundary_km"
            yield from unlikely(tables, code, column, row["area_km2"])


def continents(tables: Tables) -> Findings:
    """Some of the countries around lie on the same continent."""
    for code, others in around(tables):
        own = set(tables.country[code]["continents"].split(";"))
        near = {each for other in others for each in tables.country[other]["continents"].split(";")}
        if not own & near and code != "AQ":
            yield from unlikely(tables, code, "continents", " ".join(sorted(near)))


def climates(tables: Tables) -> Findings:
    """No tropics far from the equator, no frost near it, and none alone where it is warm."""
    for code, row in tables.country.items():
        zones, distance = row["climate_zones"].split(";"), abs(tables.number(code, "lat_deg"))
        if ("tropical" in zones and distance > TROPICS_END) or (
            "temperate" in zones and distance < FROST_BEGINS
        ):
            yield from unlikely(tables, code, "climate_zones", row["lat_deg"])
        warmth = row["capital_mean_temp_c"]
        if zones == ["temperate"] and warmth and float(warmth) > COOL:
            yield from unlikely(tables, code, "climate_zones", warmth)


def numbers_of_kinds(tables: Tables) -> Findings:
    """As many of each kind as there were when every one was looked up."""
    for column, expected in COUNTED.items():
        found = Counter(row[column] for row in tables.country.values())
        yield from unlike("countries.csv", column, dict(found), expected)


CHECKS = (ages, prices, outlines, continents, climates, numbers_of_kinds)
