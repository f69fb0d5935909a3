"""A whole match between bots in the dialect of the rules: for a core, or a thread of a GPU.

Every bot decides as its Python face does (`Searcher`, `Greedy`, `Random`), draw for draw; a test
holds them to it. A match has a cell for the game, and for each seat three more: what it knows, a
world it imagines, and what it will know if its next decision follows at once. Two notebooks
follow: an empty one, and one to write in.
"""

from __future__ import annotations

from typing import Any

from mappamundi.bots.searching.choosing import first_choice, pick_mixed
from mappamundi.bots.searching.search import simulate
from mappamundi.bots.searching.worlds import enter_world
from mappamundi.draws import draw, stream
from mappamundi.loops import draw_outcome, lowest
from mappamundi.record import NATURE, NONE, Record

CELLS = 3  # of each seat, after the one of the game
KEPT_CELL = 2
STREAMS = 14  # streams of draws that a game has: one for each bot, for NATURE, and a spare
SEEDS = 1 << 31
RANDOM = 0
GREEDY = 1
SEARCHER = 2
RECKONER = 3
JUDGE = 4
GLANCER = 5  # goes by first sight, in one world


class SeatedBot(Record, bits=32):
    """A bot in its seat."""

    kind: int = RANDOM
    entry: int = 0  # its place in the list of bots
    rank: int = 0
    simulations: int = 0
    worlds: int = 0
    exploring: int = 0
    liking: int = 0
    glances: int = 0
    blunders: int = 0
    matching: int = 0
    drawn: int = 0  # draws it has made
    kept: int = NONE  # the node where its next search may begin


def play_match(
    rules: Any, states: Any, octets: Any, nodes: Any, desks: Any, notebooks: Any, players: Any,
    room: Any, seed: int, deal: int, number: int,
) -> int:  # fmt: skip
    """Play the game in the first cell to its end; how many decisions the seats made."""
    nature = stream(seed, deal * STREAMS + NATURE)
    drawn = 0
    decisions = 0
    mask = rules.waiting(states[0])
    while mask != 0:
        seat = lowest(mask)
        if seat == NATURE:
            action = draw_outcome(rules, states[0], nature, drawn)
            drawn += 1
        else:
            action = decide(
                rules, states, octets, nodes, desks, notebooks, players, room, seed, number, seat
            )
            decisions += 1
        rules.apply(states[0], seat, action)
        mask = rules.waiting(states[0])
    return decisions


def decide(
    rules: Any, states: Any, octets: Any, nodes: Any, desks: Any, notebooks: Any, players: Any,
    room: Any, seed: int, number: int, seat: int,
) -> int:  # fmt: skip
    """What the bot in a seat chooses, knowing what its seat knows."""
    first = 1 + CELLS * seat
    states[first] = states[0]
    rules.redact(states[first], seat)
    luck = stream(seed, number * STREAMS + players[seat].entry)
    count = rules.legal(states[first], seat, room)
    if players[seat].kind == RANDOM:
        players[seat].drawn += 1
        return int(room[draw(luck, players[seat].drawn - 1, count)])
    if players[seat].kind == GREEDY:
        players[seat].drawn += 1
        return prefer_most(rules, states[first], seat, room, count, luck, players[seat].drawn - 1)
    if count == 1:
        return int(room[0])
    if players[seat].kind == SEARCHER:
        return think(rules, states, octets, nodes, desks, players, room, luck, seat)
    mind = draw(luck, 0, SEEDS)
    if players[seat].kind == RECKONER:
        return reckon_most(rules, states[first], seat, room, count, players[seat].rank, mind)
    players[seat].drawn += 1
    key = draw(luck, players[seat].drawn, SEEDS)
    if players[seat].kind == GLANCER:
        states[first + 1] = states[first]
        rules.imagine(states[first + 1], seat, key)
        rules.believe(states[first + 1], seat, players[seat].rank, mind)
        return glance(rules, states[first + 1], seat, room, count)
    return judge_most(rules, states, first, notebooks, players[seat], room, key, mind, seat, count)


def reckon_most(rules: Any, s: Any, seat: int, room: Any, count: int, rank: int, mind: int) -> int:
    """Return the action worth most to a bot that believes the world to be so."""
    best = 0
    most = 0
    for i in range(count):
        worth = rules.reckon(s, seat, int(room[i]), rank, mind)
        if i == 0 or worth > most:
            most = worth
            best = i
    return int(room[best])


def glance(rules: Any, s: Any, seat: int, room: Any, count: int) -> int:
    """Return the first of the actions that are preferred most."""
    best = 0
    most = 0
    for i in range(count):
        like = rules.prefer(s, seat, int(room[i]))
        if i == 0 or like > most:
            most = like
            best = i
    return int(room[best])


def judge_most(
    rules: Any, states: Any, cell: int, notebooks: Any, player: Any, room: Any, key: int, mind: int,
    seat: int, count: int,
) -> int:  # fmt: skip
    """What the game judges best, after considering worlds."""
    notebooks[1] = notebooks[0]
    for number in range(player.worlds):
        enter_world(rules, states, cell, seat, player.rank, stream(key, number), mind)
        rules.consider(states[cell + 1], seat, notebooks[1])
    best = 0
    most = 0
    for i in range(count):
        points = rules.judge(states[cell], seat, int(room[i]), notebooks[1])
        if i == 0 or points > most:
            most = points
            best = i
    return int(room[best])


def prefer_most(
    rules: Any, s: Any, seat: int, room: Any, count: int, key: int, counter: int
) -> int:
    """The most preferred action; among equals a draw."""
    most = 0
    equals = 0
    for i in range(count):
        like = rules.prefer(s, seat, int(room[i]))
        if i == 0 or like > most:
            most = like
            equals = 0
        if like == most:
            equals += 1
    rest = draw(key, counter, equals)
    for i in range(count):
        if rules.prefer(s, seat, int(room[i])) == most:
            rest -= 1
            if rest < 0:
                return int(room[i])
    return int(room[0])


def think(
    rules: Any, states: Any, octets: Any, nodes: Any, desks: Any, players: Any, room: Any,
    luck: int, seat: int,
) -> int:  # fmt: skip
    """Search for a seat of a match, and choose an action."""
    player = players[seat]
    desk = desks[seat]
    sit_down(
        octets, nodes, desk, player, seat, len(nodes) // len(players), len(octets) // len(states)
    )
    mind = draw(luck, 0, SEEDS)
    key = draw(luck, 1 + player.drawn, SEEDS)
    player.drawn += 1
    for number in range(player.simulations):
        simulate(rules, states, nodes, desk, room, key, mind, number)
    if rules.hides_choices(states[desk.cell]):
        chosen = pick_mixed(nodes, int(desk.root), luck, 1 + player.drawn)
        player.drawn += 1
    else:
        chosen = first_choice(nodes, int(desk.root))
    keep(rules, states, nodes, player, seat, int(desk.cell), chosen)
    return int(nodes[chosen].action)


def sit_down(
    octets: Any, nodes: Any, desk: Any, player: Any, seat: int, size: int, width: int
) -> None:
    """Begin at the node that was kept, if things are as expected, or with an empty tree."""
    desk.cell = 1 + CELLS * seat
    desk.end = size * (seat + 1)
    if is_kept(octets, desk, player, width):
        desk.root = player.kept
    else:
        desk.root = size * seat
        desk.used = size * seat + 1
        nodes[desk.root].child = NONE
        nodes[desk.root].visits = 0
    desk.seat = seat
    desk.rank = player.rank
    desk.exploring = player.exploring
    desk.liking = player.liking
    desk.glances = player.glances
    desk.blunders = player.blunders
    desk.matching = player.matching
    desk.span = 1


def is_kept(octets: Any, desk: Any, player: Any, width: int) -> bool:
    """Is there a node to go on from, room after it, and does the seat know what was expected?"""
    if player.kept == NONE or desk.used + player.simulations > desk.end:
        return False
    for i in range(width):
        if octets[desk.cell * width + i] != octets[(desk.cell + KEPT_CELL) * width + i]:
            return False
    return True


def keep(
    rules: Any, states: Any, nodes: Any, player: Any, seat: int, first: int, chosen: int
) -> None:
    """Remember what the next decision needs, if it follows at once."""
    player.kept = NONE
    child = nodes[chosen].child
    if child != NONE and nodes[child].seat == seat:
        states[first + KEPT_CELL] = states[first]
        rules.imagine(states[first + KEPT_CELL], seat, 0)
        rules.apply(states[first + KEPT_CELL], seat, int(nodes[chosen].action))
        rules.redact(states[first + KEPT_CELL], seat)
        player.kept = chosen
