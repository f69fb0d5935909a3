"""What is chosen after a search, in the dialect of the rules: the most tried action, or a mixture.

Where others choose at the same time, whoever is sure can be guessed: there one of the best is
chosen, as often as it was tried.
"""

from __future__ import annotations

from typing import Any

from mappamundi.record import NONE

SERIOUS = 2  # of a mixture is only what was tried at least half as often as the first,
LEVEL = 30  # and is worth no less than this below the best of them, in parts of WHOLE


def first_choice(nodes: Any, root: int) -> int:
    """The action tried most; among equals the one worth most."""
    best = int(nodes[root].child)
    child = best
    while child != NONE:
        if nodes[child].visits > nodes[best].visits or (
            nodes[child].visits == nodes[best].visits and nodes[child].worth > nodes[best].worth
        ):
            best = child
        child = int(nodes[child].sibling)
    return best


def is_serious(nodes: Any, child: int, first: int) -> bool:
    """Was it tried often enough to be compared?"""
    return bool(SERIOUS * nodes[child].visits >= nodes[first].visits)


def good_enough(nodes: Any, root: int, first: int) -> int:
    """What an action must be worth to be chosen now and then."""
    most = 0
    child = int(nodes[root].child)
    while child != NONE:
        if is_serious(nodes, child, first):
            most = max(most, nodes[child].worth // nodes[child].visits)
        child = int(nodes[child].sibling)
    return most - LEVEL


def weight_of(nodes: Any, child: int, first: int, good: int) -> int:
    """How often an action is chosen, in a mixture."""
    if not is_serious(nodes, child, first) or nodes[child].worth // nodes[child].visits < good:
        return 0
    return int(nodes[child].visits)


def total_weight(nodes: Any, root: int, is_mixed: bool) -> int:
    """The number of equally likely draws by which an action is chosen."""
    if not is_mixed:
        return 1
    first = first_choice(nodes, root)
    good = good_enough(nodes, root, first)
    total = 0
    child = int(nodes[root].child)
    while child != NONE:
        total += weight_of(nodes, child, first, good)
        child = int(nodes[child].sibling)
    return total


def drawn_choice(nodes: Any, root: int, is_mixed: bool, drawn: int) -> int:
    """The node of the action chosen by a draw."""
    first = first_choice(nodes, root)
    if not is_mixed:
        return first
    good = good_enough(nodes, root, first)
    rest = drawn
    child = int(nodes[root].child)
    while child != NONE:
        weight = weight_of(nodes, child, first, good)
        if rest < weight:
            return child
        rest -= weight
        child = int(nodes[child].sibling)
    return first
