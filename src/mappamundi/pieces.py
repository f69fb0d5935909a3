"""What a game consists of on paper: a game folder's `printing.py` says it with these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mappamundi.speech import Speech

PrintedSide = dict[str, Any]  # what the game's `printing.typ` is given to draw one side of a piece
CARD = (63.0, 88.0)  # millimetres
ART = ("flags", "world", "sections", "outlines")  # what is drawn of a piece's country alone


class Piece(msgspec.Struct, frozen=True):
    """Something to cut out; without a back its other side stays blank."""

    id: str
    front: PrintedSide
    back: PrintedSide | None = None


class Sheet(msgspec.Struct, frozen=True):
    """Pieces of one size, laid out on as many leaves as they need."""

    pieces: tuple[Piece, ...]
    width: float = CARD[0]  # millimetres
    height: float = CARD[1]


class Leaf(msgspec.Struct, frozen=True):
    """A whole page that the game draws itself; one to be cut up gets a blank back."""

    face: PrintedSide
    is_cut: bool = False


def score_sheet(
    game: str, rows: Sequence[str], seats: int, speech: Speech, note: str | None = None
) -> Leaf:
    """A page to write points on: a line for each row, a column for each seat, and a sum."""
    face: PrintedSide = {
        "kind": "scores",
        "title": speech.say("print-scores", game=game),
        "rows": list(rows),
        "seats": seats,
        "total": speech.say("print-total"),
    }
    return Leaf(face if note is None else {**face, "note": note})


class Printing(msgspec.Struct, frozen=True):
    """All there is to print for a game in one language."""

    title: str
    sheets: tuple[Sheet, ...]
    leaves: tuple[Leaf, ...] = ()
    flags: tuple[str, ...] = ()  # countries whose flag is drawn
    world: tuple[str, ...] = ()  # countries shown on a map of the world
    sections: tuple[str, ...] = ()  # countries shown among their neighbours
    outlines: tuple[str, ...] = ()  # countries shown as a shape
    silhouettes: tuple[str, ...] = ()  # continents shown as a shape
    sources: tuple[str, ...] = ()  # kinds of facts whose sources are named
    # Of the rules, on a card for each seat: a clause, and how many of its sentences.
    reminders: tuple[tuple[str, int], ...] = ()
    blank: PrintedSide | None = None  # a card for ideas of one's own
    unprinted: tuple[str, ...] = ()  # sections and clauses of the rules that hold only at a screen

    def pieces(self) -> list[Piece]:
        """Every piece, in the order of printing."""
        return [piece for sheet in self.sheets for piece in sheet.pieces]

    def has_maps(self) -> bool:
        """Are borders drawn?"""
        return bool(self.world or self.sections or self.outlines or self.silhouettes)

    def only(self, wanted: Sequence[str]) -> Printing:
        """Return the sheet with these pieces alone, and no whole pages."""
        sheets = []
        for sheet in self.sheets:
            kept = tuple(piece for piece in sheet.pieces if piece.id in wanted)
            if kept:
                sheets.append(msgspec.structs.replace(sheet, pieces=kept))
        codes = {
            code: tuple(each for each in getattr(self, code) if each in wanted) for code in ART
        }
        return msgspec.structs.replace(self, sheets=tuple(sheets), leaves=(), **codes)
