"""The games that go to the edge: those of today, and what tables there may have begun by before."""

from __future__ import annotations

from mappamundi.editions import named
from mappamundi.game import GAMES, Game


def shelf() -> dict[str, Game]:
    """Every game by the name of its parts: today's by its slug, an edition with its version."""
    found = {game.slug: game for game in GAMES.values()}
    for slug in GAMES:
        found |= {named(slug, game.version): game for game in GAMES.earlier(slug)}
    return found
