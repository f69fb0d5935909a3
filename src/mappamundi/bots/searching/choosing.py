"""What is chosen after a search: `thought.sure` and `thought.mixed` in the dialect of the rules."""

from __future__ import annotations

from typing import Any

from mappamundi.bots.searching.memory import WHOLE
from mappamundi.draws import draw
from mappamundi.record import NONE

SERIOUS = 2  # only what was tried at least half as often as the first is part of a mixture,
LITTLE = 30  # and what is worth no less than this below the best of them, in parts of WHOLE


def mean_worth(nodes: Any, child: int) -> float:
    """What came of an action on average."""
    return float(nodes[child].worth / (max(1, nodes[child].visits) * WHOLE))


def is_before(nodes: Any, one: int, other: int) -> bool:
    """Was it tried more often, or worth more if as often?"""
    if nodes[one].visits != nodes[other].visits:
        return bool(nodes[one].visits > nodes[other].visits)
    return mean_worth(nodes, one) > mean_worth(nodes, other)


def first_choice(nodes: Any, root: int) -> int:
    """The action that comes before all others."""
    best = int(nodes[root].child)
    child = best
    while child != NONE:
        if is_before(nodes, child, best):
            best = child
        child = int(nodes[child].sibling)
    return best


def least_worth(nodes: Any, root: int, first: int) -> float:
    """What an action must be worth to be part of a mixture."""
    most = mean_worth(nodes, first)
    child = int(nodes[root].child)
    while child != NONE:
        if SERIOUS * nodes[child].visits >= nodes[first].visits:
            most = max(most, mean_worth(nodes, child))
        child = int(nodes[child].sibling)
    return most - LITTLE / WHOLE


def weight_of(nodes: Any, child: int, first: int, least: float) -> int:
    """How often an action is chosen in a mixture."""
    if SERIOUS * nodes[child].visits < nodes[first].visits or mean_worth(nodes, child) < least:
        return 0
    return int(nodes[child].visits)


def pick_mixed(nodes: Any, root: int, key: int, counter: int) -> int:
    """One of the best, as often as it was tried."""
    first = first_choice(nodes, root)
    least = least_worth(nodes, root, first)
    total = 0
    child = int(nodes[root].child)
    while child != NONE:
        total += weight_of(nodes, child, first, least)
        child = int(nodes[child].sibling)
    rest = draw(key, counter, total)
    child = int(nodes[root].child)
    while child != NONE:
        rest -= weight_of(nodes, child, first, least)
        if rest < 0:
            return child
        child = int(nodes[child].sibling)
    return first
