"""Decks: what stands on a game's pieces, and PDFs to print, made when first asked for and kept."""

from __future__ import annotations

import asyncio
from importlib.metadata import version
from pathlib import Path

from mappamundi.errors import BadSetup
from mappamundi.game import GAMES
from mappamundi.server.http.api import Card, Cards
from mappamundi.speech import Speech


class Press:
    """Makes PDFs in a thread, one at a time, since typesetting takes a core."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / version("mappamundi")  # a new release makes them anew
        self._turn = asyncio.Lock()

    async def deck(self, game: str, language: str, paper: str) -> Path:
        """Return where the PDF of a deck lies."""
        slug = GAMES[game].slug
        path = self.folder / f"{slug}-{language}-{paper}.pdf"
        async with self._turn:
            if not path.exists():
                await asyncio.to_thread(_make, path, slug, language, paper)
        return path


def _make(path: Path, game: str, language: str, paper: str) -> None:
    try:
        from mappamundi.print import Finish, write_deck
    except ModuleNotFoundError as error:
        raise BadSetup("print-no-extra", package=error.name or "typst") from error
    path.parent.mkdir(parents=True, exist_ok=True)
    write_deck(game, path, language, Finish(paper))


def cards(game: str, language: str) -> Cards:
    """Every piece of a game, in the order of printing."""
    deck = GAMES[game].printing(Speech(language))
    pieces = [
        Card(piece.id, sheet.width, sheet.height, piece.front, piece.back)
        for sheet in deck.sheets
        for piece in sheet.pieces
    ]
    return Cards(game, deck.title, pieces)
