"""What no game of Pingvasion exceeds, for those who must make room before it begins."""

from __future__ import annotations

from mappamundi.games.pingvasion.facts import (
    CARDS,
    DUEL,
    DUMMIES,
    GIFTS,
    MOST_PLAYED,
    PRINTED_VALUES,
    REINFORCEMENTS,
    ROUNDS,
    RULEBOOK_VALUES,
    START_CARDS,
)

OUTCOMES = CARDS  # any of them may be drawn
LARGEST_FEATURE = max(sum(RULEBOOK_VALUES), sum(PRINTED_VALUES))  # all the strength of an area


def longest(seats: int, /, *options: int) -> int:
    """Start cards; in every round what is drawn, passed and played, by dummies too."""
    of_a_seat = REINFORCEMENTS + GIFTS + MOST_PLAYED
    of_dummies = DUMMIES * (DUEL + MOST_PLAYED) if seats == DUEL else 0
    return START_CARDS * seats + ROUNDS * (of_a_seat * seats + of_dummies)
