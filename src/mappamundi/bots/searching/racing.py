"""The same in a game that seals nothing: there several may act at once, and the first one does."""

from __future__ import annotations

from typing import Any

from mappamundi.draws import draw
from mappamundi.loops import lowest


def reopen(s: Any, seat: int) -> None:
    """Open nothing: in a race nothing is ever sealed."""


def is_sealing(s: Any) -> bool:
    """Is the choice sealed? In a race nothing is."""
    return False


def next_seat(mask: int, seat: int, key: int, counter: int) -> int:
    """Return the seat that moves, any of them: anybody may be the fastest."""
    count = 0
    rest = mask
    while rest != 0:
        rest &= rest - 1
        count += 1
    rest = mask
    for _ in range(draw(key, counter, count)):
        rest &= rest - 1
    return lowest(rest)


def hides_choices(s: Any) -> bool:
    """Are choices hidden from others? In a race whoever acts is seen to act."""
    return False
