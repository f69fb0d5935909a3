"""What a game consists of on paper: a game folder's `printing.py` says it with these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

Face = dict[str, Any]  # what the game's `printing.typ` is given to draw one side of a piece
CARD = (63.0, 88.0)  # millimetres
ART = ("flags", "world", "sections")  # what is drawn of a piece's country alone


class Piece(msgspec.Struct, frozen=True):
    """Something to cut out; without a back its other side stays blank."""

    id: str
    front: Face
    back: Face | None = None


class Sheet(msgspec.Struct, frozen=True):
    """Pieces of one size, laid out on as many leaves as they need."""

    pieces: tuple[Piece, ...]
    width: float = CARD[0]  # millimetres
    height: float = CARD[1]


class Leaf(msgspec.Struct, frozen=True):
    """A whole page that the game draws itself; one to be cut up gets a blank back."""

    face: Face
    is_cut: bool = False


class Printing(msgspec.Struct, frozen=True):
    """All there is to print for a game in one language."""

    title: str
    sheets: tuple[Sheet, ...]
    leaves: tuple[Leaf, ...] = ()
    flags: tuple[str, ...] = ()  # countries whose flag is drawn
    world: tuple[str, ...] = ()  # countries shown on a map of the world
    sections: tuple[str, ...] = ()  # countries shown among their neighbours
    silhouettes: tuple[str, ...] = ()  # continents shown as a shape
    sources: tuple[str, ...] = ()  # kinds of facts whose sources are named
    unprinted: tuple[str, ...] = ()  # sections and clauses of the rules that hold only at a screen

    def pieces(self) -> list[Piece]:
        """Every piece, in the order of printing."""
        return [piece for sheet in self.sheets for piece in sheet.pieces]

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
