"""A sixth game is held to the whole contract, and nobody outside this folder knows of it."""

from pathlib import Path

from mappamundi.game import GAMES
from mappamundi.testing import Held
from mappamundi.testing.laws import *  # noqa: F403
from sixth import laws

GAME = GAMES.add("sixth")
HELD = (Held(GAME.slug, laws, Path(__file__).parent / "endings"),)
