"""What no game of Null & Nichtig exceeds, for those who must make room before it begins."""

from __future__ import annotations

from mappamundi.games.null_nichtig.facts import (
    CARDS,
    COLOURS,
    CROWDED,
    CROWDED_HAND,
    HAND,
    HIGHEST,
    MOST_TARGET,
)

OUTCOMES = CARDS  # any of them may be dealt
MOST_POINTS = COLOURS * HIGHEST  # of a round
LARGEST_FEATURE = MOST_TARGET + MOST_POINTS  # a total: on the target before the last round


def longest(seats: int, /, *options: int) -> int:
    """A lot, then every card of every round is dealt and chosen.

    To a target, somebody is taken to score a point in every round: nothing in the rules says so,
    but rounds without any do not come in a row.
    """
    _, to_target, target = options
    rounds = target + 1 if to_target else seats
    hand = CROWDED_HAND if seats == CROWDED else HAND
    return 1 + rounds * seats * hand * 2
