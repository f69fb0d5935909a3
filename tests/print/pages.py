"""Reading a printed page: where the marks are, and where the words stand; in millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from math import hypot
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

INCH = 72 / 25.4  # points in a millimetre
Matrix = tuple[float, float, float, float, float, float]
Line = tuple[float, float, float, float]
UNIT: Matrix = (1, 0, 0, 1, 0, 0)


def pages(pdf: bytes) -> list[PageObject]:
    return list(PdfReader(BytesIO(pdf)).pages)


def size(page: PageObject) -> tuple[float, float]:
    return float(page.mediabox.width) / INCH, float(page.mediabox.height) / INCH


def lines(page: PageObject) -> list[Line]:
    """Every straight line of the page itself, from the top left corner."""
    found: list[Line] = []
    stack: list[Matrix] = []
    now, start, end = UNIT, (0.0, 0.0), None
    height = size(page)[1]
    for operands, operator in ContentStream(page.get_contents(), page.pdf).operations:
        numbers = [float(each) for each in operands if _is_number(each)]
        if operator == b"q":
            stack.append(now)
        elif operator == b"Q":
            now = stack.pop()
        elif operator == b"cm":
            now = _times(numbers, now)
        elif operator == b"m":
            start, end = _place(numbers, now), None
        elif operator == b"l":
            end = _place(numbers, now) if end is None else end
        elif operator == b"S" and end is not None:
            (x1, y1), (x2, y2) = start, end
            found.append((x1 / INCH, height - y1 / INCH, x2 / INCH, height - y2 / INCH))
    return found


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) or type(value).__name__ in (
        "FloatObject",
        "NumberObject",
    )


def _times(m: list[float], n: Matrix) -> Matrix:
    a, b, c, d, e, f = m
    return (
        a * n[0] + b * n[2],
        a * n[1] + b * n[3],
        c * n[0] + d * n[2],
        c * n[1] + d * n[3],
        e * n[0] + f * n[2] + n[4],
        e * n[1] + f * n[3] + n[5],
    )


def _place(point: Sequence[float], m: Matrix) -> tuple[float, float]:
    x, y = point
    return x * m[0] + y * m[2] + m[4], x * m[1] + y * m[3] + m[5]


def cuts(page: PageObject) -> tuple[list[float], list[float]]:
    """Where the cutting marks say to cut: from the left, and from the top."""
    width, height = size(page)
    xs, ys = set(), set()
    for x1, y1, x2, y2 in lines(page):
        if abs(x1 - x2) < 1e-3 and abs(abs(y1 - y2) - 4.5) < 0.01:
            xs.add(round(x1, 3))
        if abs(y1 - y2) < 1e-3 and abs(abs(x1 - x2) - 4.5) < 0.01:
            ys.add(round(y1, 3))
    assert all(0 <= x <= width for x in xs)
    assert all(0 <= y <= height for y in ys)
    return sorted(xs), sorted(ys)


def words(page: PageObject) -> list[tuple[float, float, str]]:
    """Pieces of text with the place where each begins."""
    found: list[tuple[float, float, str]] = []
    height = size(page)[1]

    def visit(text: str, cm: list[float], tm: list[float], font: Any, scale: float) -> None:
        if text.strip():
            x, y = _place([tm[4], tm[5]], tuple(cm))  # type: ignore[arg-type]
            found.append((x / INCH, height - y / INCH, text.strip()))

    page.extract_text(visitor_text=visit)
    return found


class Run(NamedTuple):
    """Letters in one piece: how large, how wide for their height, in which colour, and where."""

    size: float  # points
    stretch: float  # 1 unless they are squeezed sideways
    ink: tuple[float, ...]
    width: float  # points, before the matrix
    place: Matrix

    def points(self, many: int, height: float) -> list[tuple[float, float]]:
        """Places along the run, so much of its size above the line; millimetres from below."""
        return [
            _millimetres(_place((self.width * (i + 0.5) / many, height), self.place))
            for i in range(many)
        ]


def _millimetres(point: tuple[float, float]) -> tuple[float, float]:
    return point[0] / INCH, point[1] / INCH


def runs(page: PageObject) -> list[Run]:
    """Every piece of text of a page, upside down or not."""
    found: list[Run] = []
    fonts = {name: _widths(font) for name, font in _fonts(page).items()}
    stack: list[tuple[Matrix, tuple[float, ...]]] = []
    ink: tuple[float, ...] = (0.0, 0.0, 0.0)
    now, text, font, name = UNIT, UNIT, 0.0, ""
    for operands, operator in ContentStream(page.get_contents(), page.pdf).operations:
        numbers = [float(each) for each in operands if _is_number(each)]
        match operator:
            case b"q":
                stack.append((now, ink))
            case b"Q":
                now, ink = stack.pop()
            case b"cm":
                now = _times(numbers, now)
            case b"sc" | b"scn" | b"rg" | b"g":
                ink = tuple(numbers)
            case b"BT":
                text = UNIT
            case b"Tf":
                name, font = str(operands[0]), numbers[-1]
            case b"Tm":
                text = tuple(numbers)  # type: ignore[assignment]
            case b"Td":
                text = _times([1, 0, 0, 1, *numbers], text)
            case b"Tj" | b"TJ":
                shown = operands[0] if operator == b"TJ" else [operands[0]]
                width = _advance(shown, fonts[name]) * font / 1000
                place = _times(list(text), now)
                across, high = hypot(place[0], place[1]), hypot(place[2], place[3])
                found.append(Run(round(font * high, 2), across / high, ink, width, place))
                text = _times([1, 0, 0, 1, width, 0], text)
    return found


def _fonts(page: PageObject) -> dict[str, Any]:
    resources: Any = page["/Resources"]
    fonts = resources.get("/Font", {})
    return {name: fonts[name].get_object() for name in fonts}


def _widths(font: Any) -> dict[int, float]:
    """How wide each letter is, in thousandths of its size; lists of letters, or ranges alike."""
    widths: dict[int, float] = {}
    rest = list(font["/DescendantFonts"][0].get_object().get("/W", []))
    while rest:
        first, second = int(rest[0]), rest[1]
        if _is_number(second):
            widths |= dict.fromkeys(range(first, int(second) + 1), float(rest[2]))
            rest = rest[3:]
        else:
            widths |= {first + i: float(each) for i, each in enumerate(second)}
            rest = rest[2:]
    return widths


def _advance(shown: Any, widths: dict[int, float]) -> float:
    """How far a text goes: its letters, and what is taken back between them."""
    way = 0.0
    for each in shown:
        if _is_number(each):
            way -= float(each)
            continue
        letters: bytes = getattr(each, "original_bytes", each)
        pairs = zip(letters[::2], letters[1::2], strict=True)
        way += sum(widths[high << 8 | low] for high, low in pairs)
    return way


def lettering(page: PageObject) -> set[tuple[float, tuple[float, ...]]]:
    """The sizes of letters in points, each with the colours it is printed in."""
    return {(run.size, run.ink) for run in runs(page)}
