"""Tables of figures, the way the arena prints them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from mappamundi.arena.estimate import Estimate
from mappamundi.speech import Speech

SMALL = 0.001  # a p-value below this is only said to be below it


def empty(words: Sequence[str], numbers: Sequence[str]) -> Table:
    """A table without rows, its columns of words to the left and of numbers to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in words:
        table.add_column(Text(column, "dim"), no_wrap=True)
    for column in numbers:
        table.add_column(Text(column, "dim"), justify="right")
    return table


def add(table: Table, cells: Iterable[str], is_best: bool = False) -> None:
    """Add one row, bold for the best."""
    table.add_row(*(Text(cell, "bold" if is_best else "") for cell in cells))


def interval(span: tuple[float, float], speech: Speech) -> str:
    """From here to there, in hundredths."""
    return " – ".join(speech.percent(end) for end in span)


def signed(number: float, speech: Speech) -> str:
    """Return a difference, with its sign."""
    return ("+" if number > 0 else "") + speech.decimal(number)


def signed_interval(span: tuple[float, float], speech: Speech) -> str:
    """From here to there, as differences."""
    return " … ".join(signed(end, speech) for end in span)


def in_hundredths(given: Estimate, speech: Speech) -> tuple[str, str]:
    """A difference of shares and its interval, in hundredths."""
    low, high = given.ci95
    return signed(100 * given.mean, speech), signed_interval((100 * low, 100 * high), speech)


def p_value(p: float, speech: Speech) -> str:
    """Return how likely chance alone is, in words."""
    return f"< {speech.decimal(SMALL, 3)}" if p < SMALL else speech.decimal(p, 3)


def milliseconds(number: float | None, speech: Speech) -> str:
    """A time with as many digits as make sense."""
    if number is None:
        return "–"
    return speech.decimal(number, 0 if number >= 100 else 1 if number >= 1 else 2)
