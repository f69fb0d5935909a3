"""What everybody can look up: the rulebooks' examples, and the extremes of the world."""

from __future__ import annotations

from mappamundi.atlas.checks.tables import Finding, Findings, Tables, unlike
from mappamundi.atlas.countries import LANGUAGES

# Figures of the rulebooks (2018), each with the share by which ours may differ.
RULEBOOK_AREAS = {
    "BO": (1_098_581, 0.001),
    "SE": (447_420, 0.01),
    "KZ": (2_724_900, 0.001),
    "MA": (446_550, 0.001),
}
RULEBOOK_PEOPLE = {
    "GR": (11_000_000, 0.06),
    "BE": (11_300_000, 0.06),
    "JM": (2_900_000, 0.06),
    "KE": (46_800_000, 0.20),  # an older figure, and it grows by more than 2 % a year
}
CORE_AREAS = {"FR": "551500", "DK": "43094", "VA": "0.44"}  # without what lies overseas
MONACO = (2, 2.1)  # square kilometres, the harbour included or not
SUMMITS = {
    "DE": 2963, "CH": 4634, "US": 6190, "AR": 6962, "TZ": 5895,
    "AQ": 4892, "JP": 3776, "PL": 2499, "FR": 4810, "NP": 8849,
}  # fmt: skip
SUMMIT_DOUBT = 5
LARGEST = ["RU", "AQ", "CA", "US", "CN", "BR"]
MOST_PEOPLE = ["CN", "IN", "US", "ID", "PK"]
FEWEST_PEOPLE = ["NR", "VA"]
HIGHEST = {
    "highest_point_m": {"NP", "CN"},
    "life_expectancy_years": {"MC"},
    "gdp_ppp_per_capita_usd": {"LI"},
    "median_age_years": {"MC"},
    "coastline_km": {"CA"},
    "lat_deg": {"IS"},
}
LOWEST = {
    "highest_point_m": {"MV", "TV"},
    "area_km2": {"VA"},
    "life_expectancy_years": {"AF"},
    "gdp_ppp_per_capita_usd": {"BI"},
    "median_age_years": {"NE"},
    "capital_mean_temp_c": {"AQ"},
    "lat_deg": {"AQ"},
}
LOWEST_MEMBERS = {"area_km2": {"MC"}, "capital_mean_temp_c": {"MN"}}
LONGEST_BORDERS = {"CN", "RU"}
KINDS = {
    ("government", "monarchy"): "GB ES SE NO DK NL BE LU MC LI JP TH MY KH BN BT SA AE QA KW OM BH "
    "JO MA LS SZ TO CA AU NZ JM VA AD",
    ("government", "republic"): "DE FR IT PL RU US BR CN IN TR EG ZA IE IS FI BB VN CU KP IR",
    ("coast", "island"): "JP GB IS IE MG LK PH ID CU JM MT CY NZ SG BH",
    ("coast", "landlocked"): "CH AT MN NP KZ UZ BO PY ET ML AZ TM LI SM VA",
}
NAMES = {
    ("DE", "country_pl"): "Niemcy",
    ("DE", "country_fr"): "Allemagne",
    ("PL", "capital_de"): "Warschau",
    ("CN", "capital_pl"): "Pekin",
    ("AT", "capital_fr"): "Vienne",
    ("GR", "country_de"): "Griechenland",
    ("SE", "country_pl"): "Szwecja",
    ("AQ", "country_fr"): "Antarctique",
    ("IT", "capital_it"): "Roma",
}


def rulebook_figures(tables: Tables) -> Findings:
    """The figures in the examples are ours, or nearly."""
    for column, examples in (("area_km2", RULEBOOK_AREAS), ("population", RULEBOOK_PEOPLE)):
        for code, (figure, share) in examples.items():
            value = tables.number(code, column)
            if not abs(value - figure) <= share * figure:
                said: dict[str, str | int] = {"value": str(value), "expected": figure}
                yield Finding(code, column, "atlas-unlike", said)
    for code, area in CORE_AREAS.items():
        found = tables.number(code, "area_km2")
        yield from unlike(code, "area_km2", found, float(area))
    low, high = MONACO
    if not low <= tables.number("MC", "area_km2") < high:
        yield from unlike("MC", "area_km2", tables.number("MC", "area_km2"), f"{low}–{high}")


def rulebook_tricks(tables: Tables) -> Findings:
    """The examples' tricks have the same winners."""
    areas = _ranked(tables, "area_km2", list(RULEBOOK_AREAS))
    yield from unlike("countries.csv", "area_km2", areas, ["KZ", "BO", "SE", "MA"])
    people = _ranked(tables, "population", list(RULEBOOK_PEOPLE))
    yield from unlike("countries.csv", "population", people[-1:], ["JM"])


def _ranked(tables: Tables, column: str, codes: list[str]) -> list[str]:
    there = [code for code in codes if tables.number(code, column) == tables.number(code, column)]
    return sorted(there, key=lambda code: -tables.number(code, column))


def _extreme(tables: Tables, column: str, sign: int, members: bool = False) -> set[str]:
    """The countries that share the highest (+1) or lowest (-1) value."""
    pool = tables.where("un_status", "member") if members else set(tables.country)
    ranked = _ranked(tables, column, sorted(pool))
    if not ranked:
        return set()
    best = tables.number(ranked[0 if sign > 0 else -1], column)
    return {code for code in ranked if tables.number(code, column) == best}


def extremes(tables: Tables) -> Findings:
    """The highest, the lowest, the largest and the smallest of the world."""
    for column, codes in HIGHEST.items():
        yield from unlike("countries.csv", column, _extreme(tables, column, +1), codes)
    for column, codes in LOWEST.items():
        yield from unlike("countries.csv", column, _extreme(tables, column, -1), codes)
    for column, codes in LOWEST_MEMBERS.items():
        yield from unlike("countries.csv", column, _extreme(tables, column, -1, True), codes)
    longest = _extreme(tables, "land_boundary_km", +1)
    if not longest <= LONGEST_BORDERS:
        yield from unlike("countries.csv", "land_boundary_km", longest, LONGEST_BORDERS)


def rankings(tables: Tables) -> Findings:
    """The first of the lists that every school atlas has."""
    areas = _ranked(tables, "area_km2", list(tables.country))
    yield from unlike("countries.csv", "area_km2", areas[: len(LARGEST)], LARGEST)
    people = _ranked(tables, "population", list(tables.country))
    yield from unlike("countries.csv", "population", people[: len(MOST_PEOPLE)], MOST_PEOPLE)
    yield from unlike("countries.csv", "population", people[-len(FEWEST_PEOPLE) :], FEWEST_PEOPLE)


def summits(tables: Tables) -> Findings:
    """Heights that are well known."""
    for code, height in SUMMITS.items():
        found = tables.number(code, "highest_point_m")
        if not abs(found - height) <= SUMMIT_DOUBT:
            said: dict[str, str | int] = {"value": str(found), "expected": height}
            yield Finding(code, "highest_point_m", "atlas-unlike", said)


def kinds(tables: Tables) -> Findings:
    """Monarchies, republics, islands and inland states that are well known."""
    for (column, kind), codes in KINDS.items():
        for code in codes.split():
            if code in tables.country:
                yield from unlike(code, column, tables.country[code][column], kind)


def names(tables: Tables) -> Findings:
    """Every name there, each country's its own, the English ones the same in both tables."""
    rows = {row.get("alpha2", ""): row for row in tables.names}
    yield from unlike("names.csv", "alpha2", set(rows), set(tables.country))
    for language in LANGUAGES:
        seen: set[str] = set()
        for code, row in rows.items():
            name = row.get(f"country_{language}", "")
            if not name:
                yield Finding(code, f"country_{language}", "atlas-missing")
            elif name in seen:
                yield Finding(code, f"country_{language}", "atlas-twice")
            seen.add(name)
            if not row.get(f"capital_{language}") and code != "AQ":
                yield Finding(code, f"capital_{language}", "atlas-missing")
    for code in sorted(set(rows) & set(tables.country)):
        facts = tables.country[code]
        yield from unlike(code, "country_en", rows[code].get("country_en"), facts["name_en"])
        yield from unlike(code, "capital_en", rows[code].get("capital_en"), facts["capital_en"])
    for (code, column), name in NAMES.items():
        yield from unlike(code, column, rows.get(code, {}).get(column), name)


CHECKS = (rulebook_figures, rulebook_tricks, extremes, rankings, summits, kinds, names)
