"""The rules of a game as it tells them itself, in the reader's language where it can."""

from __future__ import annotations

from importlib import resources

from rich.markdown import Markdown

from mappamundi.game import Game


def rulebook(game: Game, language: str) -> str:
    """The text of RULES.<language>.md, or of RULES.md."""
    folder = resources.files(game.package)
    own = folder / f"RULES.{language}.md"
    return (own if own.is_file() else folder / "RULES.md").read_text(encoding="utf-8")


def rendered(game: Game, language: str) -> Markdown:
    """The same, for a terminal."""
    return Markdown(rulebook(game, language))
