"""What no game of High card exceeds."""

from __future__ import annotations

from sixth.rules import CARDS, ENOUGH, HAND

OUTCOMES = CARDS
LARGEST_FEATURE = ENOUGH


def longest(seats: int, /, *options: int) -> int:
    """Every card is dealt and laid."""
    return seats * HAND * 2
