"""The rules of a game as a terminal shows them."""

from __future__ import annotations

from rich.markdown import Markdown

from mappamundi.game import Game
from mappamundi.rulebook import rulebook


def rendered(game: Game, language: str) -> Markdown:
    """The rules in the reader's language, for a terminal."""
    return Markdown(rulebook(game.package, language))
