"""Reading a printed page: where the marks are, and where the words stand; in millimetres."""

from __future__ import annotations

from io import BytesIO
from math import hypot
from typing import Any

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


def _place(point: list[float], m: Matrix) -> tuple[float, float]:
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


def lettering(page: PageObject) -> set[tuple[float, tuple[float, ...]]]:
    """The sizes of letters in points, each with the colours it is printed in."""
    found: set[tuple[float, tuple[float, ...]]] = set()
    stack: list[tuple[Matrix, tuple[float, ...]]] = []
    ink: tuple[float, ...] = (0.0, 0.0, 0.0)
    now, text, font = UNIT, UNIT, 0.0
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
                font = numbers[-1]
            case b"Tm":
                text = tuple(numbers)  # type: ignore[assignment]
            case b"Tj" | b"TJ":
                _, _, c, d, _, _ = _times(list(text), now)
                found.add((round(font * hypot(c, d), 2), ink))
    return found
