"""Who moves next where nothing is sealed: several may act at once, and the first one does."""

from __future__ import annotations

from typing import Any

from mappamundi.draws import draw
from mappamundi.masks import bit_number, bits


def reopen(s: Any, seat: int) -> None:
    """Open nothing: in a race nothing is ever sealed."""


def is_sealing(s: Any) -> bool:
    """Is the choice sealed? In a race nothing is."""
    return False


def next_seat(mask: int, seat: int, key: int, counter: int) -> int:
    """Return the seat that moves, any of them: anybody may be the fastest."""
    return bit_number(mask, draw(key, counter, bits(mask)))


def hides_choices(s: Any) -> bool:
    """Are choices hidden from others? In a race whoever acts is seen to act."""
    return False
