"""What no game of Länder toppen! exceeds, for those who must make room before it begins."""

from __future__ import annotations

from mappamundi.contract import FeatureGroup, numbered
from mappamundi.games.laender_toppen.facts import (
    CARD_IDS,
    CARDS,
    FIELDS,
    HAND_SIZE,
    LARGEST_HAND,
    PILE_IDS,
    PILES,
    ROUNDS,
    SEATS,
)
from mappamundi.games.laender_toppen.features import (
    COVERED,
    EARLY,
    HEIGHTS,
    HELD,
    MATCH,
    MINE,
    NEXT,
    OPEN_FIELD,
    PHASE,
    POINTS,
    QUICK,
    ROUND,
    SPLIT,
    TURNED,
    WON,
)
from mappamundi.games.laender_toppen.rules import (
    OVER,
)

OUTCOMES = CARDS  # any of them may be dealt
LARGEST_FEATURE = CARDS  # points, or the height of a pile: each card counts once
DUALS = 2  # Russia and Turkey

BY_SEAT = numbered(SEATS)
FIELD_NAMES = numbered(FIELDS)
GROUPS = (
    FeatureGroup("held", HELD, 1, (CARD_IDS,)),
    FeatureGroup("mine", MINE, FIELDS, (CARD_IDS,)),
    FeatureGroup("next", NEXT, 1, (CARD_IDS,)),
    FeatureGroup("won", WON, PILES + 1, (CARD_IDS,)),
    FeatureGroup("turned", TURNED, 1, (BY_SEAT, CARD_IDS)),
    FeatureGroup("covered", COVERED, 1, (BY_SEAT, FIELD_NAMES)),
    FeatureGroup("height", HEIGHTS, CARDS, (BY_SEAT, PILE_IDS)),
    FeatureGroup("points", POINTS, CARDS, (BY_SEAT,)),
    FeatureGroup("open field", OPEN_FIELD, 1, (FIELD_NAMES,)),
    FeatureGroup("split", SPLIT, LARGEST_HAND, (("open", "closed"),)),
    FeatureGroup("phase", PHASE, 1, (numbered(OVER + 1),)),
    FeatureGroup("round", ROUND, max(ROUNDS)),
    FeatureGroup("quick", QUICK, 1),
    FeatureGroup("early", EARLY, 1),
    FeatureGroup("match", MATCH, 100, (numbered(LARGEST_HAND), FIELD_NAMES)),
)


def longest(seats: int, /, *options: int) -> int:
    """Every card is dealt, placed and laid on a pile; two are assigned in the end."""
    return ROUNDS[seats] * seats * HAND_SIZE[seats] * 3 + DUALS
