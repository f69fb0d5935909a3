"""The circle of seats, in the dialect of the rules; seats count clockwise."""

from __future__ import annotations

from typing import Any


def clockwise(s: Any, seat: int, steps: int) -> int:
    """The seat so many places to the left, at most once round."""
    seat += steps
    if seat >= s.seats:
        seat -= s.seats
    return seat


def after(s: Any, seat: int) -> int:
    """The next seat clockwise."""
    seat += 1
    return seat if seat < s.seats else 0


def before(s: Any, seat: int) -> int:
    """The next seat counter-clockwise."""
    if seat == 0:
        seat = s.seats
    return seat - 1
