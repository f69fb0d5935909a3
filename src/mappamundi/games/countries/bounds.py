"""What no game of Countries exceeds, for those who must make room before it begins."""

from __future__ import annotations

from mappamundi.contract import FeatureGroup, numbered
from mappamundi.games.countries.facts import (
    CARDS,
    CATEGORIES,
    CATEGORY_WORDS,
    CODES,
    GUESSES,
    HAND,
    MOST_ROWS,
    MOST_TIES,
    PENALTY,
    SEATS,
)
from mappamundi.games.countries.features import (
    ALL_OF_IT,
    CHOSEN,
    COUNTS,
    GOES_BY,
    GUESSED,
    HOLDER,
    KNOWN,
    LAST,
    LEFT,
    PLACED,
    STAGE,
    TOP_CARD,
)

OUTCOMES = CARDS  # any of them may be uncovered
LARGEST_FEATURE = max(ALL_OF_IT, CARDS)  # what is left of the game, or the place of a card

STAGES = 3
BY_SEAT = numbered(SEATS)
GROUPS = (
    FeatureGroup("known", KNOWN, CARDS, (CODES, CATEGORY_WORDS)),
    FeatureGroup("holder", HOLDER, SEATS, (CODES,)),
    FeatureGroup("placed", PLACED, CARDS, (CODES,)),
    FeatureGroup("goes by", GOES_BY, 1, (CATEGORY_WORDS,)),
    FeatureGroup("count", COUNTS, CARDS, (BY_SEAT,)),
    FeatureGroup("last", LAST, 1, (BY_SEAT,)),
    FeatureGroup("chosen", CHOSEN, CARDS),
    FeatureGroup("top card", TOP_CARD, CARDS),
    FeatureGroup("guessed", GUESSED, GUESSES),
    FeatureGroup("stage", STAGE, STAGES),
    FeatureGroup("left", LEFT, ALL_OF_IT),
)


def longest(seats: int, /, *options: int) -> int:
    """Hands and the start; in every row each card chosen and placed, a doubt and what it draws."""
    _, rows = options
    start = HAND * seats + MOST_TIES * (seats + 1) + 2  # a lot, and a new top
    row = CARDS * 2 + 1 + PENALTY + 3  # the new top, one for an empty hand, one for the row
    return start + CATEGORIES + (rows or MOST_ROWS) * row
