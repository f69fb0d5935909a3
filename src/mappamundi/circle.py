"""The circle of seats, in the dialect of the rules; seats count clockwise."""

from __future__ import annotations

from typing import Any


def clockwise(s: Any, seat: int, steps: int) -> int:
    """The seat so many places to the left, at most once round."""
    seat += steps
    return int(seat if seat < s.seats else seat - s.seats)


def after(s: Any, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


def before(s: Any, seat: int) -> int:
    """The next seat counter-clockwise."""
    return int(seat - 1 if seat > 0 else s.seats - 1)
