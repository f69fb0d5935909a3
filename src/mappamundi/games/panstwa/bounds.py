"""What no game of Państwa exceeds, for those who must make room before it begins."""

from __future__ import annotations

from mappamundi.games.panstwa.facts import DICE, FEW_SEATS, FEW_SEATS_ROLLS, SEATS, TILES

OUTCOMES = TILES  # any of them may come to the table
MOST_ROUNDS = max(SEATS, FEW_SEATS * FEW_SEATS_ROLLS)
LARGEST_FEATURE = MOST_ROUNDS * DICE  # a total: every die matched in every round


def longest(seats: int, /, *options: int) -> int:
    """A lot, the tiles laid, and in every round the dice and a tile for every seat."""
    return 1 + TILES + MOST_ROUNDS * (DICE + seats)
