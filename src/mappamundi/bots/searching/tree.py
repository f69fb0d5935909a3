"""The tree of a search: actions as they were observed, whatever world they happened in.

Of the actions seen at a node only some are possible in the world at hand; each is compared with
how often it was available (information-set Monte Carlo tree search).
"""

from __future__ import annotations

from typing import Any

from mappamundi.bots.searching.memory import WHOLE
from mappamundi.bots.searching.tables import LIKINGS
from mappamundi.record import NONE

UNTRIED_LOSS = 500  # an action never tried is taken to be worth so much less than its node


def select_action(
    rules: Any, s: Any, nodes: Any, desk: Any, seat: int, room: Any, parent: int, count: int
) -> int:
    """Where in `room` the action is that promises most: by what came of it, and little tried."""
    find_children(nodes, desk, seat, room, parent, count)
    weights = weigh_likes(rules, s, desk, seat, room, count)
    node = nodes[parent]
    untried = mean_below(nodes, desk, count) - UNTRIED_LOSS
    untried_reach = root_of(node.visits + 1)
    choice = 0
    most = 0
    for i in range(count):
        found = desk.node[i]
        if found == NONE:
            bonus = desk.likes[i] * untried_reach
            promise = untried + bonus * desk.exploring // weights
        else:
            bonus = desk.likes[i] * nodes[found].reach // (1 + nodes[found].visits)
            promise = nodes[found].worth // max(1, nodes[found].visits)
            promise += bonus * desk.exploring // weights
        if i == 0 or promise > most:
            most = promise
            choice = i
    return choice


def find_children(nodes: Any, desk: Any, seat: int, room: Any, parent: int, count: int) -> None:
    """Note the node of every legal action that has one, and that it was available."""
    for i in range(count):
        desk.spot[int(room[i])] = i
        desk.node[i] = NONE
    child = nodes[parent].child
    while child != NONE:
        node = nodes[child]
        i = desk.spot[node.action]
        if i != NONE and node.seat == seat:
            desk.node[i] = child
            node.available += 1
            if (node.reach + 1) * (node.reach + 1) <= node.available:
                node.reach += 1
        child = node.sibling
    for i in range(count):
        desk.spot[int(room[i])] = NONE


def weigh_likes(rules: Any, s: Any, desk: Any, seat: int, room: Any, count: int) -> int:
    """Note how likely each action is at first sight; the sum of it."""
    least = 0
    most = 0
    for i in range(count):
        like = rules.prefer(s, seat, int(room[i]))
        desk.likes[i] = like
        least = like if i == 0 else min(least, like)
        most = like if i == 0 else max(most, like)
    total = 0
    for i in range(count):
        step = (desk.likes[i] - least) * desk.liking // (most - least) if most > least else 0
        desk.likes[i] = LIKINGS[step]
        total += LIKINGS[step]
    return total


def mean_below(nodes: Any, desk: Any, count: int) -> int:
    """What came on average of the actions tried here; half a win if none was."""
    visits = 0
    worth = 0
    for i in range(count):
        if desk.node[i] != NONE:
            visits += nodes[desk.node[i]].visits
            worth += nodes[desk.node[i]].worth
    return worth // visits if visits > 0 else WHOLE // 2


def root_of(number: int) -> int:
    """The whole part of the square root."""
    root = 0
    bit = 1 << 15
    while bit > 0:
        if (root | bit) * (root | bit) <= number:
            root |= bit
        bit >>= 1
    return root


def add_child(nodes: Any, desk: Any, parent: int, seat: int, action: int) -> int:
    """A new node for an action, or NONE if there is no room left."""
    fresh = int(desk.used)
    if fresh >= desk.end:
        return NONE
    desk.used += 1
    node = nodes[fresh]
    node.action = action
    node.seat = seat
    node.child = NONE
    node.sibling = nodes[parent].child
    node.visits = 0
    node.available = 1
    node.reach = 1
    node.worth = 0
    node.points = 0
    node.regret = 0
    node.met = 0
    nodes[parent].child = fresh
    return fresh
