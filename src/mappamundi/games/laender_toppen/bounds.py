"""What no game of Länder toppen! exceeds, for those who must make room before it begins."""

from __future__ import annotations

from mappamundi.games.laender_toppen.facts import CARDS, HAND_SIZE, ROUNDS

OUTCOMES = CARDS  # any of them may be dealt
LARGEST_FEATURE = CARDS  # points, or the height of a pile: each card counts once
DUALS = 2  # Russia and Turkey


def longest(seats: int, /, *options: int) -> int:
    """Every card is dealt, placed and laid on a pile; two are assigned in the end."""
    return ROUNDS[seats] * seats * HAND_SIZE[seats] * 3 + DUALS
