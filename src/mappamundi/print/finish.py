"""How a deck is made: its paper, the bleed around its pieces, the backs."""

from __future__ import annotations

import msgspec

from mappamundi.errors import Refusal
from mappamundi.pieces import Printing

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # millimetres
BACKS = ("dark", "light")
USUAL_BACKS = {"pdf": "light", "png": "dark"}  # ink is dear at home, and free at a card maker's
MOST_BLEED = 5.0  # millimetres
MARGIN = 7.0  # that no printer at home prints on


class BadPrint(Refusal):
    """A deck that cannot be printed as it was asked for."""


class Finish(msgspec.Struct, frozen=True):
    """What whoever prints may choose."""

    paper: str = "a4"
    bleed: float = 0.0  # millimetres of ground around each piece, which the cut takes away
    backs: str | None = None  # what is usual for the form

    def check(self) -> None:
        """Refuse a finish that does not exist."""
        if self.paper not in PAPERS:
            raise BadPrint("print-unknown-paper", paper=self.paper, offered=", ".join(PAPERS))
        if self.backs not in (None, *BACKS):
            raise BadPrint("print-unknown-backs", backs=str(self.backs), offered=", ".join(BACKS))
        if not 0 <= self.bleed <= MOST_BLEED:
            raise BadPrint("print-bad-bleed", bleed=str(self.bleed), most=str(MOST_BLEED))

    def check_fit(self, deck: Printing) -> None:
        """Refuse a bleed that makes a piece larger than the paper."""
        width = max(sheet.width for sheet in deck.sheets) + 2 * self.bleed
        if width > PAPERS[self.paper][0] - 2 * MARGIN:
            raise BadPrint("print-too-wide", bleed=str(self.bleed), paper=self.paper)

    def job(self, form: str) -> dict[str, object]:
        """What the typesetter needs to know of it, for a PDF or for pictures."""
        width, height = PAPERS[self.paper]
        paper = {"width": width, "height": height}
        return {"paper": paper, "bleed": self.bleed, "backs": self.backs or USUAL_BACKS[form]}
