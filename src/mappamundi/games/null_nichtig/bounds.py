"""What no game of Null & Nichtig exceeds, for those who must make room before it begins."""

from __future__ import annotations

from mappamundi.contract import FeatureGroup, numbered
from mappamundi.games.null_nichtig.cards import (
    CARD_IDS,
)
from mappamundi.games.null_nichtig.facts import (
    CARDS,
    COLOUR_LETTERS,
    COLOUR_SIZE,
    COLOURS,
    CROWDED,
    CROWDED_HAND,
    HAND,
    HIGHEST,
    MOST_TARGET,
    SEATS,
    START_CARDS,
)
from mappamundi.games.null_nichtig.features import (
    CHOOSING,
    CHOSEN,
    GONE,
    HEIGHTS,
    HELD,
    LEADS,
    ROUND,
    TOPS,
    TOTALS,
    TRICK,
)

OUTCOMES = CARDS  # any of them may be dealt
MOST_POINTS = COLOURS * HIGHEST  # of a round
LARGEST_FEATURE = MOST_TARGET + MOST_POINTS  # a total: on the target before the last round

BY_SEAT = numbered(SEATS)
GROUPS = (
    FeatureGroup("held", HELD, 1, (CARD_IDS,)),
    FeatureGroup("chosen", CHOSEN, START_CARDS, (CARD_IDS,)),
    FeatureGroup("gone", GONE, 1, (CARD_IDS,)),
    FeatureGroup("trick", TRICK, 1, (BY_SEAT, CARD_IDS)),
    FeatureGroup("top", TOPS, 1 + HIGHEST, (BY_SEAT, COLOUR_LETTERS)),
    FeatureGroup("height", HEIGHTS, COLOUR_SIZE, (BY_SEAT, COLOUR_LETTERS)),
    FeatureGroup("total", TOTALS, LARGEST_FEATURE, (BY_SEAT,)),
    FeatureGroup("leads", LEADS, 1, (BY_SEAT,)),
    FeatureGroup("choosing", CHOOSING, 1),
    FeatureGroup("round", ROUND, max(SEATS, MOST_TARGET)),
)


def longest(seats: int, /, *options: int) -> int:
    """A lot, then every card of every round is dealt and chosen.

    To a target, somebody is taken to score a point in every round: nothing in the rules says so,
    but rounds without any do not come in a row.
    """
    _, to_target, target = options
    rounds = target + 1 if to_target else seats
    hand = CROWDED_HAND if seats == CROWDED else HAND
    return 1 + rounds * seats * hand * 2
