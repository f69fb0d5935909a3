"""The circle of seats, in the dialect of the rules; seats count clockwise."""

from __future__ import annotations

from mappamundi.record import Circle


def clockwise(s: Circle, seat: int, steps: int) -> int:
    """The seat so many places to the left, at most once round."""
    seat += steps
    return seat if seat < s.seats else seat - s.seats


def after(s: Circle, seat: int) -> int:
    """The next seat clockwise."""
    seat += 1
    return seat if seat < s.seats else 0


def before(s: Circle, seat: int) -> int:
    """The next seat counter-clockwise."""
    return seat - 1 if seat > 0 else s.seats - 1
