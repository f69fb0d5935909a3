"""Simulations: imagine a world, go down the tree, play on, and let the tree learn from it."""

from __future__ import annotations

from typing import Any

from mappamundi.bots.searching.matching import match_regrets, regret_choice
from mappamundi.bots.searching.memory import DEEPEST
from mappamundi.bots.searching.payoff import pay_seats
from mappamundi.bots.searching.rollout import roll_out
from mappamundi.bots.searching.tree import add_child, select_action
from mappamundi.bots.searching.worlds import enter_world
from mappamundi.draws import stream
from mappamundi.record import NATURE, NONE

TENTH = 10


def search(
    rules: Any, states: Any, nodes: Any, desks: Any, room: Any, seed: int, mind: int, first: int,
    count: int,
) -> int:  # fmt: skip
    """Simulate at the first desk, so many times; how many nodes are in use then."""
    for number in range(first, first + count):
        simulate(rules, states, nodes, desks[0], room, seed, mind, number)
    return int(desks[0].used)


def simulate(
    rules: Any, states: Any, nodes: Any, desk: Any, room: Any, seed: int, mind: int, number: int
) -> None:
    """One simulation from the redacted state in the desk's cell."""
    cell = desk.cell
    enter_world(rules, states, cell, desk.seat, desk.rank, stream(seed, number), mind)
    is_unseen = desk.matching > 0 and rules.hides_choices(states[cell])
    action = set_out(rules, states[cell + 1], nodes, desk, room, is_unseen, stream(seed, number))
    # Every first action meets the same worlds in the same order: none is lucky in them.
    key = stream(seed, next_world(nodes, desk, number))
    enter_world(rules, states, cell, desk.seat, desk.rank, key, mind)
    s = states[cell + 1]
    rules.apply(s, desk.seat, action)
    go_down(rules, s, nodes, desk, room)
    roll_out(rules, s, desk, room, key)
    pay_seats(rules, s, desk)
    learn(nodes, desk)
    if is_unseen:
        regret_choice(nodes, desk)


def set_out(rules: Any, s: Any, nodes: Any, desk: Any, room: Any, is_unseen: bool, key: int) -> int:
    """The first step of the path: what promises most, or what is regretted where none sees it."""
    desk.depth = 0
    count = rules.legal(s, desk.seat, room)
    choice = select_action(rules, s, nodes, desk, desk.seat, room, desk.root, count)
    if is_unseen:
        choice = match_regrets(nodes, desk, count, choice, key)
    action = int(room[choice])
    desk.leaf = arrive(nodes, desk, desk.root, desk.seat, action, desk.node[choice])
    return action


def next_world(nodes: Any, desk: Any, number: int) -> int:
    """The number of the world that the first action on the path has not met yet."""
    if desk.depth == 0:
        return number
    node = nodes[desk.path[0]]
    node.met += 1
    return int(node.met)


def go_down(rules: Any, s: Any, nodes: Any, desk: Any, room: Any) -> None:
    """Follow the most promising actions through the tree, to one that was never tried."""
    node = int(desk.leaf)
    seat = next_in_tree(rules, s, desk)
    while node != NONE and seat != NONE and desk.depth < DEEPEST:
        count = rules.legal(s, seat, room)
        choice = select_action(rules, s, nodes, desk, seat, room, node, count)
        action = int(room[choice])
        rules.apply(s, seat, action)
        node = arrive(nodes, desk, node, seat, action, desk.node[choice])
        seat = next_in_tree(rules, s, desk)


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
