"""A whole match between bots in the dialect: compiled for a core, or a thread of a GPU each."""

from __future__ import annotations

from typing import Any

from mappamundi.bots.searching.search import search
from mappamundi.draws import draw, stream
from mappamundi.loops import lowest
from mappamundi.record import NATURE, NONE

KNOWN = 0  # cell of the state that whoever decides may know
GAME = 2  # cell of the game itself; the one between is the search's
STREAMS = 14  # streams of draws a game has: one for each bot, for NATURE, and a spare
SEEDS = 1 << 31
RANDOM = 0
GREEDY = 1
SEARCHER = 2


def play_match(
    rules: Any, states: Any, nodes: Any, desks: Any, players: Any, room: Any, seed: int, deal: int,
    number: int,
) -> int:  # fmt: skip
    """Play the game in its cell to the end; how many decisions the seats made."""
    drawn = 0
    decisions = 0
    nature = stream(seed, deal * STREAMS + NATURE)
    mask = rules.waiting(states[GAME])
    while mask != 0:
        seat = lowest(mask)
        if seat == NATURE:
            action = draw(nature, drawn, rules.outcomes(states[GAME]))
            drawn += 1
        else:
            states[KNOWN] = states[GAME]
            rules.redact(states[KNOWN], seat)
            action = decide(rules, states, nodes, desks, players, room, seed, number, seat)
            decisions += 1
        rules.apply(states[GAME], seat, action)
        mask = rules.waiting(states[GAME])
    return decisions


def decide(
    rules: Any, states: Any, nodes: Any, desks: Any, players: Any, room: Any, seed: int,
    number: int, seat: int,
) -> int:  # fmt: skip
    """What the bot in a seat chooses."""
    count = rules.legal(states[KNOWN], seat, room)
    if count == 1:
        return int(room[0])
    luck = stream(seed, number * STREAMS + players[seat].entry)
    chance = players[seat].drawn
    players[seat].drawn += 1
    if players[seat].kind == RANDOM:
        return int(room[draw(luck, chance, count)])
    if players[seat].kind == GREEDY:
        return prefer_most(rules, states[KNOWN], room, seat, count, luck, chance)
    desk = desks[0]
    desk.seat = seat
    desk.rank = players[seat].rank
    desk.root = 0
    desk.used = 1
    desk.exploring = players[seat].exploring
    desk.glances = players[seat].glances
    desk.blunders = players[seat].blunders
    desk.span = 1
    desk.depth = 0
    nodes[0].child = NONE
    nodes[0].visits = 0
    mind = draw(luck, 0, SEEDS)
    search(
        rules,
        states,
        nodes,
        desks,
        room,
        draw(luck, chance, SEEDS),
        mind,
        0,
        players[seat].simulations,
    )
    return most_visited(nodes)


def prefer_most(rules: Any, s: Any, room: Any, seat: int, count: int, key: int, chance: int) -> int:
    most = 0
    equal = 0
    for i in range(count):
        like = rules.prefer(s, seat, int(room[i]))
        if i == 0 or like > most:
            most = like
            equal = 0
        if like == most:
            equal += 1
    skip = draw(key, chance, equal)
    for i in range(count):
        if rules.prefer(s, seat, int(room[i])) == most:
            if skip == 0:
                return int(room[i])
            skip -= 1
    return int(room[0])


def most_visited(nodes: Any) -> int:
    best = nodes[0].child
    child = best
    while child != NONE:
        node = nodes[child]
        if node.visits > nodes[best].visits or (
            node.visits == nodes[best].visits and node.worth > nodes[best].worth
        ):
            best = child
        child = node.sibling
    return int(nodes[best].action)
