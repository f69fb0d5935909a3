"""What a bot of Countries takes the unseen figures to be, written in the dialect (C38).

It has learnt each figure with an error of its own, and knows how far it may be off. All of it comes
from the atlas and a key, nothing from the state but what was turned.
"""

from mappamundi.draws import draw
from mappamundi.games.countries.facts import CATEGORIES, RANK
from mappamundi.games.countries.knowledge import (
    BELL,
    BELL_STEPS,
    BREADTH,
    ERROR,
    MARK,
    MARKS,
    MIDDLE,
    SHARE,
    USUAL,
)
from mappamundi.games.countries.rules import State


def likely(s: State, card: int, category: int, rank: int, key: int) -> int:
    """The mark that a bot goes by: what was turned, else what it has learnt.

    The less it knows of a country, the more it keeps to what is usual for any.
    """
    if s.turned[card]:
        return MARK[s.rank[card][category]][category]
    middle = MIDDLE[category]
    known = learnt(card, category, rank, key) - middle
    return middle + known * weight(card, category, rank) // MARKS


def unsure(s: State, card: int, category: int, rank: int) -> int:
    """How far that mark is usually off."""
    if s.turned[card]:
        return 0
    # Half of the way from the weight to one: near enough its root.
    return error_of(card, category, rank) * (MARKS + weight(card, category, rank)) // (2 * MARKS)


def learnt(card: int, category: int, rank: int, key: int) -> int:
    """What it was taught: off by an error of its own, the same all through a match."""
    step = draw(key, card * CATEGORIES + category, BELL_STEPS)
    true = MARK[RANK[card][category]][category]
    return true + BELL[step] * error_of(card, category, rank) // MARKS


def error_of(card: int, category: int, rank: int) -> int:
    """How far what it was taught is usually off."""
    return ERROR[card][category] * SHARE[rank] // USUAL


def weight(card: int, category: int, rank: int) -> int:
    """How much of what sets a country apart it believes, in thousandths."""
    common = BREADTH[category] * BREADTH[category]
    error = error_of(card, category, rank)
    return common * MARKS // (common + error * error)
