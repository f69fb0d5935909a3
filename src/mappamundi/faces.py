"""Cards as text: small boxes side by side, and coloured words; never colour alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text


@dataclass(frozen=True)
class Face:
    """What is seen of one card that lies open before its owner."""

    card: str  # what one types to mean it
    value: str
    symbol: str
    style: str
    note: str = ""  # stands on the upper edge: the number of the move, or a mark
    faded: bool = False  # not to be chosen now


@dataclass(frozen=True)
class Suits:
    """How cards are written that are named by the letter of their suit, a number, and a copy."""

    symbols: Mapping[str, str]
    styles: Mapping[str, str]
    copies: str  # the letters behind the number that tell equal cards apart

    def text(self, card: str, style: str) -> Text:
        """Symbol and number, in this style and the colour of the suit."""
        return Text(self._short(card), f"{style} {self.styles[card[0]]}")

    def markup(self, card: str) -> str:
        """A card within a sentence, in rich's markup; other words stay as they are."""
        if card[0] not in self.symbols:
            return card
        return f"[bold {self.styles[card[0]]}]{self._short(card)}[/]"

    def face(self, card: str, note: str, sign: str = "") -> Face:
        """A card of the own hand, a sign before its number; without a note it is faded."""
        symbol, style = self.symbols[card[0]], self.styles[card[0]]
        return Face(card, sign + self._number(card), symbol, style, note, faded=not note)

    def _short(self, card: str) -> str:
        return self.symbols[card[0]] + self._number(card)

    def _number(self, card: str) -> str:
        return card[1:].rstrip(self.copies)


def fan(faces: Sequence[Face], width: int) -> Text:
    """Cards laid out beside one another, in as many rows as the width asks for."""
    if not faces:
        return Text()
    inner = max(4, *(len(face.card) + 1 for face in faces), *(_span(face) for face in faces))
    room = max(1, width // (inner + 2))
    rows = [faces[start : start + room] for start in range(0, len(faces), room)]
    return Text("\n").join(_row(row, inner) for row in rows)


def _span(face: Face) -> int:
    return len(face.symbol) + 1 + len(face.value)


def _row(faces: Sequence[Face], inner: int) -> Text:
    upper, middle, lower = Text(), Text(), Text()
    for face in faces:
        edge = "dim" if face.faded else face.style
        upper.append("╭", edge).append(face.note, "bold" if face.note else edge)
        upper.append("─" * (inner - len(face.note)) + "╮", edge)
        space = " " * (inner - len(face.symbol) - len(face.value))
        middle.append("│", edge).append(face.symbol + space + face.value, _inside(face))
        middle.append("│", edge)
        lower.append("╰" + "─" * (inner - len(face.card)), edge)
        lower.append(face.card, "dim" if face.faded else "").append("╯", edge)
    return Text("\n").join((upper, middle, lower))


def _inside(face: Face) -> str:
    return f"{face.style} dim" if face.faded else f"{face.style} bold"
