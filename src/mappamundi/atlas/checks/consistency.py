"""Values of one country that must fit each other."""

from __future__ import annotations

from collections import Counter

from mappamundi.atlas.checks.tables import Finding, Findings, Tables, unlike

SHARED_ISLANDS = {"GB", "IE", "ID", "PG", "BN", "TL", "DO", "HT", "CU", "CY"}
WITHOUT_NEIGHBOURS = {"AU", "AQ"}  # too large to be islands
ON_THE_EQUATOR = {
    "BR", "CD", "CG", "CO", "EC", "GA", "GQ",
    "ID", "KE", "KI", "MV", "SO", "ST", "UG",
}  # fmt: skip
TWO_CONTINENTS = {"RU", "TR"}
LANDLOCKED = 44  # 43 members and the Vatican
MEMBERS = {"AF": 54, "AS": 47, "EU": 45, "NA": 23, "OC": 14, "SA": 12}
SPARSEST, DENSEST = 1.5, 21_000
TROPICS, FAR_NORTH = 10, 47
HALF = 50
PRACTISING_ONLY = {"RU"}  # the source counts fewer believers than belong


def disagree(code: str, column: str, other: str) -> Findings:
    """One finding: these two columns cannot both be right."""
    yield Finding(code, column, "atlas-disagree", {"other": other})


def coasts(tables: Tables) -> Findings:
    """The kind of coast fits the lengths of coastline and land boundary."""
    for code, row in tables.country.items():
        coast = row["coast"]
        coastline = tables.number(code, "coastline_km")
        borders = tables.number(code, "land_boundary_km")
        if (coast == "landlocked") != (coastline == 0):
            yield from disagree(code, "coast", "coastline_km")
        if coast == "landlocked" and borders == 0:
            yield from disagree(code, "coast", "land_boundary_km")
        if coast == "coastal" and borders == 0 and code not in WITHOUT_NEIGHBOURS:
            yield from disagree(code, "coast", "land_boundary_km")
        if coast == "island" and borders > 0 and code not in SHARED_ISLANDS:
            yield from disagree(code, "coast", "land_boundary_km")
    found = len(tables.where("coast", "landlocked"))
    yield from unlike("countries.csv", "coast", found, LANDLOCKED)


def hemispheres(tables: Tables) -> Findings:
    """The centre lies on a hemisphere the country has a part of."""
    for code, row in tables.country.items():
        latitude = tables.number(code, "lat_deg")
        side = "N" if latitude > 0 else "S"
        if latitude != 0 and side not in row["hemispheres"].split(";"):
            yield from disagree(code, "hemispheres", "lat_deg")
    yield from unlike(
        "countries.csv", "hemispheres", tables.where("hemispheres", "N;S"), ON_THE_EQUATOR
    )


def religions(tables: Tables) -> Findings:
    """A majority is the largest religion and at least one half."""
    for code, row in tables.country.items():
        if row["religion_majority"] not in ("christianity", "islam"):
            continue
        if row["religion_largest_pct"]:
            if row["religion_largest"] != row["religion_majority"]:
                yield from disagree(code, "religion_majority", "religion_largest")
            share = tables.number(code, "religion_largest_pct")
            if share < HALF and code not in PRACTISING_ONLY:
                yield from disagree(code, "religion_majority", "religion_largest_pct")


def densities(tables: Tables) -> Findings:
    """Neither a crowd nor a void beyond belief."""
    for code, row in tables.country.items():
        area = tables.number(code, "area_km2")
        if row["population"] and area > 0:
            people = tables.number(code, "population")
            if not SPARSEST < people / area < DENSEST:
                yield from disagree(code, "population", "area_km2")


def climates(tables: Tables) -> Findings:
    """Tropical near the equator, temperate far north."""
    for code, row in tables.country.items():
        zones = row["climate_zones"]
        distance = abs(tables.number(code, "lat_deg"))
        if zones and distance < TROPICS and "tropical" not in zones.split(";"):
            yield from disagree(code, "climate_zones", "lat_deg")
        if zones and distance > FAR_NORTH and zones != "temperate":
            yield from disagree(code, "climate_zones", "lat_deg")


def continents(tables: Tables) -> Findings:
    """Only two countries lie on two continents; the members of each are counted."""
    double = {code for code, row in tables.country.items() if ";" in row["continents"]}
    yield from unlike("countries.csv", "continents", double, TWO_CONTINENTS)
    for code in sorted(TWO_CONTINENTS & set(tables.country)):
        both = set(tables.country[code]["continents"].split(";"))
        yield from unlike(code, "continents", both, {"AS", "EU"})
    members = [row for row in tables.country.values() if row["un_status"] == "member"]
    found = Counter(each for row in members for each in row["continents"].split(";"))
    yield from unlike("countries.csv", "continents", dict(found), MEMBERS)


CHECKS = (coasts, hemispheres, religions, densities, climates, continents)
