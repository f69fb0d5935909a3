"""Every game of ours, with what its own tests know of it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from mappamundi.game import GAMES
from mappamundi.testing import Held, setups

FIXTURES = Path(__file__).parents[1] / "fixtures"
HELD = tuple(Held(slug, import_module(f"games.{slug}.laws"), FIXTURES / slug) for slug in GAMES)
SETUPS = [setup for slug in GAMES for setup in setups(slug)]
