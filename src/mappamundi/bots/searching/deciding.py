"""How a bot decides that does not search: it weighs every action, in the dialect of the rules."""

from __future__ import annotations

from typing import Any

# The ways to decide that there are: what `settings` says of a level, and a match of a bot.
RANDOM = 0
GREEDY = 1  # by first sight of what it knows, among equals by lot
SEARCHER = 2
RECKONER = 3  # by what the game reckons
JUDGE = 4  # by what the game judges after considering worlds
GLANCER = 5  # by first sight of one world
FORECASTER = 6  # by what a network likes, and hopes of worlds in which it plays on


def prefer_actions(rules: Any, s: Any, desk: Any, room: Any, seat: int, count: int) -> int:
    """Note how much every action in `room` is preferred; where the first of the best ones is."""
    best = 0
    for i in range(count):
        desk.likes[i] = int(rules.prefer(s, seat, int(room[i])))
        if desk.likes[i] > desk.likes[best]:
            best = i
    return best


def weigh_action(
    rules: Any, states: Any, cell: int, notebooks: Any, kind: int, seat: int, action: int,
    rank: int, mind: int,
) -> int:  # fmt: skip
    """What an action is worth, to a bot that knows what is in the cell and imagines the next."""
    if kind == RECKONER:
        return int(rules.reckon(states[cell], seat, action, rank, mind))
    if kind == JUDGE:
        return int(rules.judge(states[cell], seat, action, notebooks[1]))
    return int(rules.prefer(states[cell + 1], seat, action))


def weigh_actions(
    rules: Any, states: Any, cell: int, notebooks: Any, desk: Any, room: Any, kind: int, seat: int,
    count: int, rank: int, mind: int,
) -> int:  # fmt: skip
    """Note down what every action in `room` is worth; where the first of the best ones is."""
    best = 0
    for i in range(count):
        action = int(room[i])
        desk.likes[i] = weigh_action(rules, states, cell, notebooks, kind, seat, action, rank, mind)
        if desk.likes[i] > desk.likes[best]:
            best = i
    return best


def weigh_at_desk(
    rules: Any, states: Any, notebooks: Any, desks: Any, room: Any, kind: int, seat: int,
    count: int, rank: int, mind: int,
) -> int:  # fmt: skip
    """Weigh for one who sits alone, at the first desk."""
    desk = desks[0]
    return weigh_actions(rules, states, 0, notebooks, desk, room, kind, seat, count, rank, mind)


def count_equals(desk: Any, count: int, best: int) -> int:
    """How many actions are worth as much as the best."""
    equals = 0
    for i in range(count):
        if desk.likes[i] == desk.likes[best]:
            equals += 1
    return equals


def pick_equal(desk: Any, count: int, best: int, number: int) -> int:
    """Where the action of that number is, among those that are worth as much as the best."""
    rest = number
    for i in range(count):
        if desk.likes[i] == desk.likes[best]:
            if rest == 0:
                return i
            rest -= 1
    return best
