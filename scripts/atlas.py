"""Make the figures of the atlas anew from the Factbook, or say where they differ from it.

FOLDER is a clone of `factbook/factbook.json`, at the commit that the atlas's SOURCES.md names. With
`--write` the table has what the Factbook says; what was decided by hand stays as it is.

    python scripts/atlas.py FOLDER [--write]
"""

from __future__ import annotations

import argparse
import csv
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

TABLE = Path(__file__).parents[1] / "src" / "mappamundi" / "atlas" / "countries.csv"
Profile: TypeAlias = Mapping[str, Any]
Row: TypeAlias = dict[str, str]

NUMBER = re.compile(r"-?\d[\d,]*(?:\.\d+)?(?: million| trillion)?")
DEGREES = re.compile(r"(\d+) (\d+) ([NSEW])")
HEIGHT = re.compile(r"(-?\d[\d,]*(?:\.\d+)?) m\b")
MONEY = re.compile(r"\$([\d,]+) \((\d{4})")
MAIN = "metropolitan France"  # which alone counts where it is told apart
UNITS = {"million": 1e6, "trillion": 1e12}
# Decided by hand, with reasons in SOURCES.md: Morocco without Western Sahara is from an earlier
# edition, the Vatican's area is rounded to nothing by the source.
BY_HAND = {
    *(("MA", column) for column in ("area_km2", "lat_deg", "lon_deg")),
    *(("MA", column) for column in ("coastline_km", "land_boundary_km")),
    ("VA", "area_km2"),
}


def field(profile: Profile, *path: str) -> str:
    """The text of an entry, by names in whatever case and with stray blanks; nothing without it."""
    entry: Any = profile
    for name in path:
        named = {key.strip().casefold(): value for key, value in entry.items()}
        entry = named.get(MAIN.casefold(), named.get(name.casefold(), {}))
    text: str = entry.get(MAIN, entry).get("text", "")
    return text


def number(text: str) -> float | None:
    """The first number of a text; of metropolitan France, if it is told apart."""
    main = text.partition(f"({MAIN}")[0].rpartition(";")[2] if MAIN in text else text
    found = NUMBER.search(main)
    if found is None:
        return None
    digits, _, unit = found.group().replace(",", "").partition(" ")
    return float(digits) * UNITS.get(unit, 1)


def area(profile: Profile) -> float | None:
    """The total area with inland water, in square kilometres."""
    return number(field(profile, "Geography", "Area", "total"))


def highest(profile: Profile) -> float | None:
    """The height of the highest point, in metres."""
    text = field(profile, "Geography", "Elevation", "highest point")
    found = HEIGHT.search(
        text or field(profile, "Geography", "Elevation extremes", "highest point")
    )
    return float(found.group(1).replace(",", "")) if found else None


def people(profile: Profile) -> float | None:
    """How many people live there."""
    text = field(profile, "People and Society", "Population")
    return number(text or field(profile, "People and Society", "Population", "total"))


def life(profile: Profile) -> float | None:
    """How long who is born now may expect to live, in years."""
    return number(
        field(profile, "People and Society", "Life expectancy at birth", "total population")
    )


def age(profile: Profile) -> float | None:
    """The median age, in years."""
    return number(field(profile, "People and Society", "Median age", "total"))


def wealth(profile: Profile) -> tuple[float, int] | None:
    """The real product a head in dollars, and of which year: the latest."""
    economy = profile.get("Economy", {})
    entries = [entry for name, entry in economy.items() if "per capita" in name and "GDP" in name]
    found = MONEY.findall(json.dumps(entries))
    return max(((float(sum_.replace(",", "")), int(year)) for sum_, year in found),
               key=lambda each: each[1], default=None)  # fmt: skip


def place(profile: Profile) -> tuple[float, float] | None:
    """The middle of the country: degrees north and east."""
    found = DEGREES.findall(field(profile, "Geography", "Geographic coordinates"))
    if len(found) < 2:
        return None
    north, east = (
        (int(whole) + int(minutes) / 60) * (-1 if side in "SW" else 1)
        for whole, minutes, side in found[:2]
    )
    return north, east


def coast(profile: Profile) -> float | None:
    """The length of the coast, in kilometres."""
    text = field(profile, "Geography", "Coastline")
    return number(text or field(profile, "Geography", "Coastline", "total"))


def borders(profile: Profile) -> float | None:
    """The length of the borders on land, in kilometres."""
    names = (f"{MAIN} - total", "total")
    texts = [field(profile, "Geography", "Land boundaries", name) for name in names]
    return number(next(filter(None, texts), field(profile, "Geography", "Land boundaries")))


# Of a country with several profiles what can be counted is added, the rest weighted by people.
ADDED: dict[str, Callable[[Profile], float | None]] = {
    "area_km2": area, "population": people, "coastline_km": coast, "land_boundary_km": borders,
}  # fmt: skip
WEIGHTED: dict[str, tuple[Callable[[Profile], float | None], int]] = {
    "life_expectancy_years": (life, 2), "median_age_years": (age, 1),
}  # fmt: skip


def figures(profiles: Sequence[Profile]) -> Iterator[tuple[str, float | None]]:
    """What the profiles of a country say, by the column of the table."""
    for column, read in ADDED.items():
        told = [each for each in map(read, profiles) if each is not None]
        yield column, sum(told) if told else None
    for column, (read, digits) in WEIGHTED.items():
        yield column, weighted(profiles, read, digits)
    heights = [each for each in map(highest, profiles) if each is not None]
    yield "highest_point_m", max(heights, default=None)
    middle, product = place(profiles[0]), wealth(profiles[0])
    for column, half in (("lat_deg", 0), ("lon_deg", 1)):
        yield column, middle[half] if middle else None
    for column, half in (("gdp_ppp_per_capita_usd", 0), ("gdp_year", 1)):
        yield column, product[half] if product else None


def weighted(
    profiles: Sequence[Profile], read: Callable[[Profile], float | None], digits: int
) -> float | None:
    """The mean by people of a figure."""
    told = [(value, people(each) or 0) for each in profiles if (value := read(each)) is not None]
    heads = sum(count for _, count in told)
    return round(sum(value * count for value, count in told) / heads, digits) if heads else None


def written(value: float | None) -> str:
    """A figure as the table has it."""
    return "" if value is None else f"{value:.4f}".rstrip("0").rstrip(".")


def differences(rows: Sequence[Row], factbook: Path) -> Iterator[tuple[Row, str, str]]:
    """The cells for which the Factbook has something else: country, column, and what it says."""
    found = {path.stem: path for path in sorted(factbook.glob("*/*.json"))}
    for row in rows:
        paths = [
            found[code.lower()] for code in row["cia_code"].split(";") if code.lower() in found
        ]
        profiles = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
        if len(profiles) == len(row["cia_code"].split(";")):
            for column, value in figures(profiles):
                told = written(value)
                if told != row[column] and (row["alpha2"], column) not in BY_HAND:
                    yield row, column, told


def main(words: Sequence[str] | None = None) -> int:
    """Tell what differs, or write it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("factbook", type=Path, metavar="FOLDER")
    parser.add_argument("--table", type=Path, default=TABLE)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args(words)
    with asked.table.open(encoding="utf-8", newline="") as text:
        rows = list(csv.DictReader(text))
    found = list(differences(rows, asked.factbook))
    for row, column, told in found:
        print(f"{row['alpha2']} {column}: {row[column] or '–'} here, {told or '–'} there")
        row[column] = told
    if asked.write:
        with asked.table.open("w", encoding="utf-8", newline="") as text:
            writer = csv.DictWriter(text, rows[0], lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
    return 1 if found and not asked.write else 0


if __name__ == "__main__":
    raise SystemExit(main())
