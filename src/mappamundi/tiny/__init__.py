"""Tiny variants of the games, small enough to be solved exactly: the same source, other numbers.

A game that has one says in its `tiny.py` what differs, and nothing else: definitions there take
the place of those of the same name in its facts, rules and features. A tiny game is a game like
any other by the name `tiny_<slug>`, once this package is imported; nobody is offered one.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec

from mappamundi.game import GAMES, SLUGS
from mappamundi.tiny.shrinking import Shrinker

PREFIX = "tiny_"

sys.meta_path.append(Shrinker(__name__, PREFIX))
TINY = tuple(
    GAMES.add(f"{__name__}.{slug}").slug
    for slug in SLUGS
    if find_spec(f"mappamundi.games.{slug}.tiny")
)
