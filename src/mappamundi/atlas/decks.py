"""The decks: which countries are printed as cards, and the continents on the jokers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from mappamundi.atlas.countries import CONTINENTS, COUNTRIES, FOLDER, BadAtlas, rows

SIZES = {"top120": 120, "countries152": 152, "dice60": 60}


def load(folder: Path = FOLDER) -> Mapping[str, tuple[str, ...]]:
    """The codes of each deck, in the order of the alphabet."""
    decks = {row["deck"]: tuple(row["codes"].split()) for row in rows(folder / "decks.csv")}
    for name, size in SIZES.items():
        if name not in decks:
            raise BadAtlas(name, "deck", "is missing")
        for code in decks[name]:
            if code not in COUNTRIES:
                raise BadAtlas(code, name, "is no country of the atlas")
            if decks[name].count(code) > 1:
                raise BadAtlas(code, name, "is there twice")
        if len(decks[name]) != size:
            raise BadAtlas(name, "codes", f"has {len(decks[name])} cards, not {size}")
    return MappingProxyType(decks)


def load_jokers(folder: Path = FOLDER) -> tuple[tuple[str, str], ...]:
    """The two continents on each joker."""
    pairs = []
    for row in rows(folder / "jokers.csv"):
        for column in ("continent_a", "continent_b"):
            if row[column] not in CONTINENTS:
                raise BadAtlas(f"joker {row['joker']}", column, f"{row[column]!r} is no continent")
        pairs.append((row["continent_a"], row["continent_b"]))
    return tuple(pairs)


DECKS = load()
JOKERS = load_jokers()
