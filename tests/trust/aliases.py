"""Every card under a name that nothing else has, so that it is found wherever it is sent."""

from __future__ import annotations

import pkgutil
import random
import re
import sys
from importlib import import_module
from typing import Any

import pytest

from mappamundi import games
from mappamundi.game import GAMES

LETTERS = "bcdfghjklmnpqrstvwxz"
LENGTH = 10
TABLES = ("CARD_IDS", "CODES")  # where the games' modules have the ids of cards
INDEXES = ("CARD_OF", "TILE_OF")  # and the way back


def modules(slug: str) -> list[Any]:
    """The modules of a game."""
    assert GAMES[slug]
    package = import_module(f"{games.__name__}.{slug}")
    names = [each.name for each in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")]
    return [sys.modules[name] for name in names if name in sys.modules]


def ids(slug: str) -> set[str]:
    """What the cards of a game are called."""
    found: set[str] = set()
    for module in modules(slug):
        for table in TABLES:
            found |= set(flat(getattr(module, table, ())))
    assert found, slug
    return found


def flat(value: Any) -> list[str]:
    """All words in a table of tables."""
    if isinstance(value, str):
        return [value]
    return [word for each in value for word in flat(each)]


def give_aliases(slug: str, patch: pytest.MonkeyPatch, seed: int) -> set[str]:
    """Rename every card of a game wherever cards are shown or read; the new names."""
    luck = random.Random(seed)
    alias = {card: "".join(luck.choices(LETTERS, k=LENGTH)) for card in sorted(ids(slug))}
    for module in modules(slug):
        for name in (*TABLES, *INDEXES):
            if hasattr(module, name):
                patch.setattr(module, name, rename(getattr(module, name), alias))
    return set(alias.values())


def rename(value: Any, alias: dict[str, str]) -> Any:
    """A table with the new names in place of the old ones."""
    if isinstance(value, str):
        return alias.get(value, value)
    if isinstance(value, dict):
        return {rename(key, alias): rename(each, alias) for key, each in value.items()}
    if type(value) in (tuple, list):
        return type(value)(rename(each, alias) for each in value)
    return value


WORD = re.compile(rf"[{LETTERS}]{{{LENGTH}}}")


def named(text: str, aliases: set[str]) -> set[str]:
    """The cards whose names are in a text."""
    return {word for word in WORD.findall(text) if word in aliases}
