"""What no game of Państwa exceeds, for those who must make room before it begins."""

from __future__ import annotations

from mappamundi.contract import FeatureGroup, numbered
from mappamundi.games.panstwa.facts import (
    CODES,
    DICE,
    FACES,
    FEW_SEATS,
    FEW_SEATS_ROLLS,
    SEATS,
    SPOTS,
    TILES,
)
from mappamundi.games.panstwa.features import (
    HANDS,
    IN_STACK,
    ROLLED,
    ROLLER,
    ROUNDS_LEFT,
    TABLE,
    TOTALS,
)

OUTCOMES = TILES  # any of them may come to the table
MOST_ROUNDS = max(SEATS, FEW_SEATS * FEW_SEATS_ROLLS)
LARGEST_FEATURE = MOST_ROUNDS * DICE  # a total: every die matched in every round

BY_SEAT = numbered(SEATS)
GROUPS = (
    FeatureGroup("rolled", ROLLED, 1, (FACES,)),
    FeatureGroup("table", TABLE, 1, (numbered(SPOTS), CODES)),
    FeatureGroup("hand", HANDS, 1, (BY_SEAT, CODES)),
    FeatureGroup("in stack", IN_STACK, 1, (CODES,)),
    FeatureGroup("total", TOTALS, LARGEST_FEATURE, (BY_SEAT,)),
    FeatureGroup("roller", ROLLER, 1, (BY_SEAT,)),
    FeatureGroup("rounds left", ROUNDS_LEFT, MOST_ROUNDS),
)


def longest(seats: int, /, *options: int) -> int:
    """A lot, the tiles laid, and in every round the dice and a tile for every seat."""
    return 1 + TILES + MOST_ROUNDS * (DICE + seats)
