"""The tables themselves: clean text, the right columns, no row twice."""

from __future__ import annotations

import re
from collections import Counter

from mappamundi.atlas.checks.tables import COLUMNS, FILES, SECOND, Finding, Findings, Tables, unlike
from mappamundi.atlas.countries import CONTINENTS, LANGUAGES

ROWS = 196
UN_STATUS = {"member": 193, "observer": 2, "none": 1}
OBSERVERS = {"VA", "PS"}
OUTSIDE = {"AQ"}
NO_MEMBERS = ("TW", "XK", "EH", "GL", "HK", "PR")
HEADS = {
    "countries.csv": list(COLUMNS),
    "names.csv": ["alpha2"]
    + [f"{kind}_{language}" for kind in ("country", "capital") for language in LANGUAGES],
    "decks.csv": ["deck", "codes"],
    "jokers.csv": ["joker", "continent_a", "continent_b"],
    "second.csv": list(SECOND),
}
PATTERNS = {
    "alpha2": r"[A-Z]{2}",
    "alpha3": r"[A-Z]{3}",
    "numeric": r"\d{3}",
    "cia_code": r"[A-Z]{2}(;[A-Z]{2})?",
}


def clean_text(tables: Tables) -> Findings:
    """No byte-order mark, no carriage return, nothing that was not readable."""
    for file in FILES:
        raw = tables.raw(file)
        if not raw:
            yield Finding(file, "–", "atlas-no-file")
        for mark in (b"\xef\xbb\xbf", b"\r", b"\xef\xbf\xbd"):
            if mark in raw:
                yield Finding(file, "–", "atlas-bad-bytes", {"value": mark.hex(" ")})


def columns(tables: Tables) -> Findings:
    """The columns of each table, in their order; no row longer or shorter."""
    for file, head in HEADS.items():
        found = tables.raw(file).decode("utf-8-sig", "replace").partition("\n")[0].strip()
        yield from unlike(file, "–", found, ",".join(head))
        for row in tables.rows(file):
            if "" in row:
                yield Finding(row.get("alpha2", file), "–", "atlas-ragged")


def stray_blanks(tables: Tables) -> Findings:
    """No blanks around a value."""
    for file in FILES:
        for row in tables.rows(file):
            for column, value in row.items():
                if value != value.strip():
                    yield Finding(row.get("alpha2", file), column, "atlas-blanks", {"value": value})


def row_count(tables: Tables) -> Findings:
    """As many rows as there are countries, in each table."""
    for file in ("countries.csv", "names.csv", "second.csv"):
        table = tables.rows(file)
        if len(table) != ROWS:
            said: dict[str, str | int] = {"count": len(table), "expected": ROWS}
            yield Finding(file, "alpha2", "atlas-count", said)


def nothing_twice(tables: Tables) -> Findings:
    """Codes, names and capitals belong to one country each."""
    for column in ("alpha2", "alpha3", "numeric", "cia_code", "name_en", "capital_en"):
        counts = Counter(row.get(column, "") for row in tables.countries)
        for row in tables.countries:
            if row.get(column) and counts[row[column]] > 1:
                yield Finding(row.get("alpha2", ""), column, "atlas-twice")


def codes(tables: Tables) -> Findings:
    """Codes look like codes."""
    for row in tables.countries:
        for column, pattern in PATTERNS.items():
            if not re.fullmatch(pattern, row.get(column, "")):
                said: dict[str, str | int] = {"value": row.get(column, "")}
                yield Finding(row.get("alpha2", ""), column, "atlas-impossible", said)


def united_nations(tables: Tables) -> Findings:
    """All members, both observers, Antarctica, and nobody else."""
    found = Counter(row.get("un_status", "") for row in tables.countries)
    yield from unlike("countries.csv", "un_status", dict(found), UN_STATUS)
    yield from unlike("countries.csv", "un_status", tables.where("un_status", "none"), OUTSIDE)
    observers = tables.where("un_status", "observer")
    yield from unlike("countries.csv", "un_status", observers, OBSERVERS)
    for code in NO_MEMBERS:
        if code in tables.country:
            yield Finding(code, "alpha2", "atlas-no-country")


def continents(tables: Tables) -> Findings:
    """One or two continents that exist."""
    for code, row in tables.country.items():
        parts = row["continents"].split(";")
        if len(parts) > 2 or len(set(parts)) < len(parts) or not set(parts) <= set(CONTINENTS):
            said: dict[str, str | int] = {"value": row["continents"]}
            yield Finding(code, "continents", "atlas-impossible", said)


CHECKS = (
    clean_text,
    columns,
    stray_blanks,
    row_count,
    nothing_twice,
    codes,
    united_nations,
    continents,
)
