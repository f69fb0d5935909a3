"""What is chosen after a search, in the dialect of the rules; `Searcher` asks it as it is written.

What is done in the open is the first choice. Where others choose at once, whoever is sure can be
guessed: there it is one of the best, as often as it was tried.
"""

from __future__ import annotations

from typing import Any

from mappamundi.record import NONE

SERIOUS = 2  # only what was tried at least half as often as the first is part of a mixture,
LITTLE = 30  # and what is worth no less than this below the best of them, in parts of a WHOLE win


def is_before(nodes: Any, one: int, other: int) -> bool:
    """Was it tried more often, or worth more if as often?"""
    if nodes[one].visits != nodes[other].visits:
        return bool(nodes[one].visits > nodes[other].visits)
    return bool(nodes[one].worth > nodes[other].worth)


def is_worth(nodes: Any, one: int, other: int, less: int) -> bool:
    """Did one action bring as much as another on average, or at most so much less?"""
    tries = max(1, nodes[one].visits)
    as_many = max(1, nodes[other].visits)
    return bool(nodes[one].worth * as_many >= (nodes[other].worth - less * as_many) * tries)


def is_serious(nodes: Any, child: int, first: int) -> bool:
    """Was it tried often enough to be part of a mixture?"""
    return bool(SERIOUS * nodes[child].visits >= nodes[first].visits)


def first_choice(nodes: Any, root: int) -> int:
    """The action that comes before all others."""
    best = int(nodes[root].child)
    child = best
    while child != NONE:
        if is_before(nodes, child, best):
            best = child
        child = int(nodes[child].sibling)
    return best


def worthiest(nodes: Any, root: int, first: int) -> int:
    """The action that brought most on average, of those tried often enough."""
    best = first
    child = int(nodes[root].child)
    while child != NONE:
        if is_serious(nodes, child, first) and not is_worth(nodes, best, child, 0):
            best = child
        child = int(nodes[child].sibling)
    return best


def weight_of(nodes: Any, child: int, first: int, best: int) -> int:
    """How often an action is chosen in a mixture."""
    if is_serious(nodes, child, first) and is_worth(nodes, child, best, LITTLE):
        return int(nodes[child].visits)
    return 0


def mixture(nodes: Any, root: int, first: int, best: int) -> int:
    """How often all actions of a mixture are chosen."""
    total = 0
    child = int(nodes[root].child)
    while child != NONE:
        total += weight_of(nodes, child, first, best)
        child = int(nodes[child].sibling)
    return total


def pick_mixed(nodes: Any, root: int, first: int, best: int, number: int) -> int:
    """The action that a number below all of the mixture falls to."""
    rest = number
    child = int(nodes[root].child)
    while child != NONE:
        rest -= weight_of(nodes, child, first, best)
        if rest < 0:
            return child
        child = int(nodes[child].sibling)
    return first


def goes_on(nodes: Any, chosen: int) -> bool:
    """Does the seat that chose this decide again, as far as the tree knows?"""
    child = int(nodes[chosen].child)
    return child != NONE and bool(nodes[child].seat == nodes[chosen].seat)
