"""What no game of High card exceeds."""

from __future__ import annotations

from mappamundi.contract import FeatureGroup, numbered
from sixth.features import GONE
from sixth.rules import CARDS, ENOUGH, HAND, SEATS

OUTCOMES = CARDS
LARGEST_FEATURE = ENOUGH
GROUPS = (
    FeatureGroup("card", 0, GONE, (numbered(CARDS),)),
    FeatureGroup("points", CARDS, ENOUGH, (numbered(SEATS),)),
)


def longest(seats: int, /, *options: int) -> int:
    """Every card is dealt and laid."""
    return seats * HAND * 2
