"""What no game of Countries exceeds, for those who must make room before it begins."""

from __future__ import annotations

from mappamundi.games.countries.facts import (
    CARDS,
    CATEGORIES,
    HAND,
    MOST_ROWS,
    MOST_TIES,
    PENALTY,
)
from mappamundi.games.countries.features import ALL_OF_IT

OUTCOMES = CARDS  # any of them may be uncovered
LARGEST_FEATURE = max(ALL_OF_IT, CARDS)  # what is left of the game, or the place of a card


def longest(seats: int, /, *options: int) -> int:
    """Hands and the start; in every row each card chosen and placed, a doubt and what it draws."""
    _, rows = options
    start = HAND * seats + MOST_TIES * (seats + 1) + 2  # a lot, and a new top
    row = CARDS * 2 + 1 + PENALTY + 3  # the new top, one for an empty hand, one for the row
    return start + CATEGORIES + (rows or MOST_ROWS) * row
