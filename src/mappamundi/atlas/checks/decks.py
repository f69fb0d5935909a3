"""What each rulebook demands of the deck made for it."""

from __future__ import annotations

from collections import Counter

from mappamundi.atlas.checks.tables import CsvRow, Finding, Findings, Tables, unlike
from mappamundi.atlas.countries import CONTINENTS
from mappamundi.atlas.decks import SIZES

TOP, PLACED, TILES = "top120", "countries152", "dice60"
NAMED = {
    TOP: {"BO", "SE", "KZ", "MA", "GR", "BE", "JM", "KE", "FR", "DK", "RU", "TR", "CN", "AQ"},
    PLACED: {"IN", "IS", "AO"},
    TILES: {"CN", "IN", "JP", "MN", "NP", "VN", "TH"},
}
REMOVED = {TOP: {"VA"}, PLACED: {"FM", "WS", "VA"}, TILES: set[str]()}
FIGURES = {
    TOP: "area_km2 highest_point_m capital_mean_temp_c population life_expectancy_years "
    "gdp_ppp_per_capita_usd capital_en highest_point_name",
    PLACED: "area_km2 population median_age_years highest_point_m lat_deg lon_deg",
    TILES: "area_km2 population gdp_ppp_per_capita_usd climate_zones hemispheres coast",
}
PER_CONTINENT = {"EU": 38, "AS": 32, "AF": 25, "NA": 12, "SA": 10, "OC": 4, "AN": 1}
WITHOUT_RELIGION = NAMED[TILES]
SYMBOL_CONTINENTS = {"EU", "AS", "AF", "NA", "SA"}
LIMITS = {
    "gdp_ppp_per_capita_usd": (20_000,),
    "area_km2": (100_000, 500_000),
    "population": (10_000_000, 50_000_000),
}
FACES = 24
FEWEST_TILES = 7  # that every face of a die fits
JOKERS = 8
ATTESTED_JOKER = frozenset(("EU", "SA"))


def sizes(tables: Tables) -> Findings:
    """As many cards as the rulebook says, each once, each a country of the atlas."""
    for name, size in SIZES.items():
        codes = tables.decks.get(name, [])
        if len(codes) != size:
            said: dict[str, str | int] = {"count": len(codes), "expected": size}
            yield Finding(name, "codes", "atlas-count", said)
        for code, count in sorted(Counter(codes).items()):
            if count > 1:
                yield Finding(code, name, "atlas-twice")
            if code not in tables.country:
                yield Finding(code, name, "atlas-no-country")


def members(tables: Tables) -> Findings:
    """Only members of the United Nations, and Antarctica where it belongs."""
    for name in SIZES:
        for row in tables.deck(name):
            if row["un_status"] != "member" and (name, row["alpha2"]) != (TOP, "AQ"):
                yield Finding(row["alpha2"], name, "atlas-no-member")


def named(tables: Tables) -> Findings:
    """Whom the rulebook names is there; whom it leaves out is not."""
    for name in SIZES:
        codes = set(tables.decks.get(name, []))
        for code in sorted(NAMED[name] - codes):
            yield Finding(code, name, "atlas-not-in-deck")
        for code in sorted(REMOVED[name] & codes):
            yield Finding(code, name, "atlas-not-for-deck")


def figures(tables: Tables) -> Findings:
    """Every card has every figure it is played with; Antarctica has no people."""
    for name, columns in FIGURES.items():
        for row in tables.deck(name):
            for column in columns.split():
                if row[column] == "" and row["alpha2"] != "AQ":
                    yield Finding(row["alpha2"], column, "atlas-missing")


def per_continent(tables: Tables) -> Findings:
    """L10: the numbers printed on the cards."""
    found = Counter(each for row in tables.deck(TOP) for each in row["continents"].split(";"))
    yield from unlike(TOP, "continents", dict(found), PER_CONTINENT)


def religions(tables: Tables) -> Findings:
    """K26: the seven countries the rulebook names have no religion symbol, and no other."""
    without = {row["alpha2"] for row in tables.deck(TILES) if row["religion_majority"] == "other"}
    yield from unlike(TILES, "religion_majority", without, WITHOUT_RELIGION)


def symbols(tables: Tables) -> Findings:
    """K34: exactly one symbol of each kind, so no tile may sit on a limit between two."""
    for row in tables.deck(TILES):
        code = row["alpha2"]
        if not set(row["continents"].split(";")) <= SYMBOL_CONTINENTS:
            yield Finding(code, "continents", "atlas-no-symbol", {"value": row["continents"]})
        if row["government"] not in ("monarchy", "republic"):
            yield Finding(code, "government", "atlas-no-symbol", {"value": row["government"]})
        for column, limits in LIMITS.items():
            if tables.number(code, column) in limits:
                yield Finding(code, column, "atlas-on-limit", {"value": row[column]})


def faces(tables: Tables) -> Findings:
    """K7: every face of the dice fits enough tiles to be worth rolling."""
    fits = Counter(face for row in tables.deck(TILES) for face in _faces(tables, row))
    if len(fits) != FACES:
        said: dict[str, str | int] = {"count": len(fits), "expected": FACES}
        yield Finding(TILES, "codes", "atlas-faces", said)
    for face, count in sorted(fits.items()):
        if count < FEWEST_TILES:
            said = {"face": face, "count": count, "expected": FEWEST_TILES}
            yield Finding(TILES, "codes", "atlas-rare-face", said)


def _faces(tables: Tables, row: CsvRow) -> list[str]:
    """The faces that fit a tile."""
    continents = {
        "America" if each in ("NA", "SA") else each for each in row["continents"].split(";")
    }
    fits = [*continents, *(f"hemisphere {side}" for side in row["hemispheres"].split(";"))]
    fits += [row["government"], row["coast"], *filter(None, row["climate_zones"].split(";"))]
    if row["religion_majority"] != "other":
        fits.append(row["religion_majority"])
    for column, limits in LIMITS.items():
        above = sum(tables.number(row["alpha2"], column) > limit for limit in limits)
        fits.append(f"{column} {above}")
    return fits


def jokers(tables: Tables) -> Findings:
    """L8: eight different pairs of inhabited continents, the rulebook's example among them."""
    rows = tables.rows("jokers.csv")
    if len(rows) != JOKERS:
        said: dict[str, str | int] = {"count": len(rows), "expected": JOKERS}
        yield Finding("jokers.csv", "joker", "atlas-count", said)
    pairs = set()
    for row in rows:
        pair = frozenset((row.get("continent_a", ""), row.get("continent_b", "")))
        if len(pair) != 2 or not pair <= set(CONTINENTS) - {"AN"}:
            said = {"value": "–".join(sorted(pair))}
            yield Finding(f"joker {row.get('joker')}", "continent_a", "atlas-impossible", said)
        elif pair in pairs:
            yield Finding(f"joker {row.get('joker')}", "continent_a", "atlas-twice")
        pairs.add(pair)
    if ATTESTED_JOKER not in pairs:
        yield Finding("EU–SA", "jokers.csv", "atlas-not-in-deck")


CHECKS = (
    sizes,
    members,
    named,
    figures,
    per_continent,
    religions,
    symbols,
    faces,
    jokers,
)
