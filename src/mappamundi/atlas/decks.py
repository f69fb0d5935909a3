"""The decks: which countries are printed as cards, and the continents on the jokers."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from types import MappingProxyType

from mappamundi.atlas.countries import CONTINENTS, COUNTRIES, FOLDER, BadAtlas, rows

SIZES = {"top120": 120, "countries152": 152, "dice60": 60}


def load(folder: Traversable = FOLDER) -> Mapping[str, tuple[str, ...]]:
    """The codes of each deck, in the order of the alphabet."""
    decks = {row["deck"]: tuple(row["codes"].split()) for row in rows(folder / "decks.csv")}
    for name, size in SIZES.items():
        codes = decks.get(name, ())
        for code in codes:
            if code not in COUNTRIES:
                raise BadAtlas("atlas-no-country", country=code, column=name)
            if codes.count(code) > 1:
                raise BadAtlas("atlas-twice", country=code, column=name)
        if len(codes) != size:
            found = len(codes)
            raise BadAtlas("atlas-count", country=name, column="codes", count=found, expected=size)
    return MappingProxyType(decks)


def load_jokers(folder: Traversable = FOLDER) -> tuple[tuple[str, str], ...]:
    """The two continents on each joker."""
    pairs = []
    for row in rows(folder / "jokers.csv"):
        joker = f"joker {row['joker']}"
        for column in ("continent_a", "continent_b"):
            if row[column] not in CONTINENTS:
                value = row[column]
                raise BadAtlas("atlas-impossible", country=joker, column=column, value=value)
        pairs.append((row["continent_a"], row["continent_b"]))
    return tuple(pairs)


DECKS = load()
JOKERS = load_jokers()
