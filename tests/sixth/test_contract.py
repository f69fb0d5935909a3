"""A sixth game is held to the whole contract, and nobody outside this folder knows of it."""

from pathlib import Path
from typing import Any

from mappamundi.game import GAMES
from mappamundi.testing import Held
from mappamundi.testing.laws import *  # noqa: F403
from sixth import laws

GAME = GAMES.add("sixth")
OWN: Any = laws  # a module has no type of its own
HELD = (Held(GAME.slug, OWN, Path(__file__).parent / "endings"),)
