"""Simulations: imagine a world, go down the tree, play on, and let the tree learn from it."""

from __future__ import annotations

from typing import Any

from mappamundi.bots.searching.memory import DEEPEST
from mappamundi.bots.searching.payoff import pay_seats
from mappamundi.bots.searching.rollout import roll_out
from mappamundi.bots.searching.tree import add_child, select_action
from mappamundi.draws import stream
from mappamundi.record import NATURE, NONE

TENTH = 10


def search(
    rules: Any, states: Any, nodes: Any, desks: Any, room: Any, seed: int, mind: int, first: int,
    count: int,
) -> int:  # fmt: skip
    """Simulate from the redacted state in the first cell; how many nodes are in use then."""
    desk = desks[0]
    for number in range(first, first + count):
        key = stream(seed, number)
        states[1] = states[0]
        s = states[1]
        rules.imagine(s, desk.seat, key)
        rules.believe(s, desk.seat, desk.rank, mind)
        rules.reopen(s, desk.seat)
        go_down(rules, s, nodes, desk, room)
        roll_out(rules, s, desk, room, key)
        pay_seats(rules, s, desk)
        learn(nodes, desk)
    return int(desk.used)


def go_down(rules: Any, s: Any, nodes: Any, desk: Any, room: Any) -> None:
    """Follow the most promising actions through the tree, to one that was never tried."""
    desk.depth = 0
    node = desk.root
    seat = desk.seat
    while node != NONE and desk.depth < DEEPEST:
        count = rules.legal(s, seat, room)
        choice = select_action(rules, s, nodes, desk, seat, room, node, count)
        action = int(room[choice])
        rules.apply(s, seat, action)
        node = arrive(nodes, desk, node, seat, action, desk.node[choice])
        seat = next_in_tree(rules, s, desk)
        if seat == NONE:
            node = NONE


def arrive(nodes: Any, desk: Any, parent: int, seat: int, action: int, found: int) -> int:
    """Put the node of an action on the path; NONE if it is new, for there the tree ends."""
    node = found if found != NONE else add_child(nodes, desk, parent, seat, action)
    if node != NONE:
        desk.path[desk.depth] = node
        desk.depth += 1
    return found


def next_in_tree(rules: Any, s: Any, desk: Any) -> int:
    """Who decides next, or NONE where the tree ends: at chance, and at what others seal."""
    mask = rules.waiting(s)
    if mask == 0 or mask >> NATURE & 1 or rules.is_horizon(s):
        return NONE
    if mask >> desk.seat & 1:
        return int(desk.seat)
    if mask & (mask - 1) != 0 or rules.is_sealing(s):
        return NONE
    return int(rules.next_seat(mask, desk.seat, 0, 0))


def learn(nodes: Any, desk: Any) -> None:
    """Every action on the path counts what came of it for the seat that chose it."""
    nodes[desk.root].visits += 1
    for i in range(desk.depth):
        node = nodes[desk.path[i]]
        node.visits += 1
        node.worth += desk.payoff[node.seat]
        node.points += desk.points[node.seat] // TENTH
