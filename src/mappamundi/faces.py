"""Cards as text: small boxes side by side, and coloured words; never colour alone."""

from __future__ import annotations

from collections.abc import Sequence
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
