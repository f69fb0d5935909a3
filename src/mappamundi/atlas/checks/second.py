"""Every figure against another source's: close to it, or one of the doubts that are known."""

from __future__ import annotations

from math import acos, cos, degrees, radians, sin, sqrt

from mappamundi.atlas.checks.tables import Finding, Findings, Tables

# How often one figure may be the other, and the same where the sources are known to differ.
RATIOS = {
    "area_km2": (1.12, 1.35),
    "highest_point_m": (1.05, 2.8),
    "population": (1.2, 1.4),
    "gdp_ppp_per_capita_usd": (1.65, 2.8),
    "coastline_km": (1.06, 1.4),
    "land_boundary_km": (1.3, 3.4),
}
# How much later, or more closely measured, our figures usually are.
USUAL_RATIO = {"land_boundary_km": 1.17}
USUAL_DIFFERENCE = {"life_expectancy_years": 1.7}
# The same for what is compared by its difference.
DIFFERENCES = {
    "capital_mean_temp_c": (1.5, 3.5),
    "life_expectancy_years": (4.5, 11),
    "median_age_years": (2.5, 4.5),
}
KINDS = ("religion_majority", "government")
DOUBTED = {
    "area_km2": "KM MC BT RS SG TO",
    "highest_point_m": "NL IL",
    "population": "SS MH KW GE MV NR LB OM GQ CD SY MC PW SO",
    "gdp_ppp_per_capita_usd": "GY MD GN KM VE SS MW IE GE GQ CG BJ OM DJ CU LY KW",
    "coastline_km": "IR MT SO HR",
    "land_boundary_km": "CY DK BD QA MC BN MA FR",
    "capital_mean_temp_c": "GT IR MC EC CR",
    "country_mean_temp_c": "ER CO AU ET KE EC KG RU CA TJ",
    "life_expectancy_years": "AF RS BJ IR SO CY SB MW LS GW VU MH GA PG PE SZ UG FJ "
    "GY FM ZM TG TO BI TZ",
    "median_age_years": "LC MR SB TM",
    "religion_majority": "BA BJ CI ER GW NG NL NZ SR TG",
    "lat_deg": "CL NO SO MA FJ FM MH SC GM KW MY KI",
}
FEWEST_METRES = 16  # by which low summits may differ
WHOLE_COUNTRY = (5.6, 11.1)  # by which a capital is warmer or colder than its country
NEAR_CENTRE = (0.8, 0.32)  # degrees, and the share of a country's breadth
FAR_CENTRE = 7.5  # degrees, where a country is long or scattered
SCATTERED = {"KI": 21}  # over a quarter of an ocean
KM_A_DEGREE = 111.2


def allowed(column: str, code: str, usual: float, wide: float) -> float:
    """How much the figures may differ."""
    return wide if code in DOUBTED.get(column, "").split() else usual


def far(tables: Tables, code: str, column: str, other: str = "") -> Findings:
    """One finding: a second source says something else."""
    said: dict[str, str | int] = {
        "value": tables.country[code][column],
        "expected": tables.second[code][other or column],
    }
    yield Finding(code, column, "atlas-second", said)


def ratios(tables: Tables) -> Findings:
    """Sizes and numbers, by how many times one is the other."""
    for column, (usual, wide) in RATIOS.items():
        for code, ours, theirs in tables.pairs(column):
            if column == "highest_point_m" and abs(ours - theirs) <= FEWEST_METRES:
                continue
            expected = theirs * USUAL_RATIO.get(column, 1)
            most = allowed(column, code, usual, wide)
            if not expected <= ours * most <= expected * most * most:
                yield from far(tables, code, column)


def differences(tables: Tables) -> Findings:
    """Degrees and years, by how far they are apart."""
    for column, (usual, wide) in DIFFERENCES.items():
        for code, ours, theirs in tables.pairs(column):
            expected = theirs + USUAL_DIFFERENCE.get(column, 0)
            if abs(ours - expected) > allowed(column, code, usual, wide):
                yield from far(tables, code, column)


def temperatures(tables: Tables) -> Findings:
    """A capital is about as warm as its country."""
    ours_of, theirs_of = "capital_mean_temp_c", "country_mean_temp_c"
    for code, ours, theirs in tables.pairs(ours_of, theirs_of):
        if abs(ours - theirs) > allowed(theirs_of, code, *WHOLE_COUNTRY):
            yield from far(tables, code, ours_of, theirs_of)


def kinds(tables: Tables) -> Findings:
    """Religions and governments."""
    for column in KINDS:
        for code, row in tables.second.items():
            ours, theirs = tables.country.get(code, {}).get(column), row[column]
            known = not ours or not theirs or code in DOUBTED.get(column, "").split()
            if ours != theirs and not known:
                yield from far(tables, code, column)


def centres(tables: Tables) -> Findings:
    """The centre of a country is where a map has its middle."""
    longitudes = {code: pair for code, *pair in tables.pairs("lon_deg")}
    for code, south, other_south in tables.pairs("lat_deg"):
        if code not in longitudes:
            continue
        east, other_east = longitudes[code]
        breadth = sqrt(max(0, tables.number(code, "area_km2"))) / KM_A_DEGREE
        least, share = NEAR_CENTRE
        wide = SCATTERED.get(code, FAR_CENTRE)
        most = allowed("lat_deg", code, least + share * breadth, wide)
        if angle((south, east), (other_south, other_east)) > most:
            sideways = abs(east - other_east) * cos(radians(south)) > abs(south - other_south)
            yield from far(tables, code, "lon_deg" if sideways else "lat_deg")


def angle(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Degrees between two places, each as latitude and longitude."""
    (north, east), (other_north, other_east) = one, other
    a, b, c = radians(north), radians(other_north), radians(east - other_east)
    return degrees(acos(max(-1, min(1, sin(a) * sin(b) + cos(a) * cos(b) * cos(c)))))


CHECKS = (ratios, differences, temperatures, kinds, centres)
