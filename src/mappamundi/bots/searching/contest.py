"""A whole match between bots in the dialect of the rules: for a core, or a thread of a GPU.

Every bot decides as its Python face does (`Searcher`, `Weigher`, `Greedy`, `Random`), draw for
draw; a test holds them to it. A match has a cell for the game, and for each seat three more: what
it knows, a world it imagines, and what it will know if its next decision follows at once. Two
notebooks follow: an empty one, and one to write in.
"""

from __future__ import annotations

from typing import Any

from mappamundi.bots.searching.choosing import (
    first_choice,
    goes_on,
    mixture,
    pick_mixed,
    worthiest,
)
from mappamundi.bots.searching.deciding import (
    GLANCER,
    GREEDY,
    JUDGE,
    RANDOM,
    SEARCHER,
    weigh_actions,
)
from mappamundi.bots.searching.memory import SEEDS
from mappamundi.bots.searching.search import simulate
from mappamundi.bots.searching.sight import CELLS, STREAMS, at_sight, take_in
from mappamundi.bots.searching.worlds import consider_worlds, foresee, glimpse_world
from mappamundi.draws import draw, stream
from mappamundi.loops import draw_outcome, lowest
from mappamundi.record import NATURE, NONE, Record

KEPT_CELL = 2  # of a seat's own


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
    count = take_in(rules, states, room, seat)
    luck = stream(seed, number * STREAMS + players[seat].entry)
    if players[seat].kind == RANDOM or players[seat].kind == GREEDY:
        return at_sight(rules, states, desks[seat], players[seat], room, luck, seat, count)
    if count == 1:
        return int(room[0])
    if players[seat].kind == SEARCHER:
        return think(rules, states, octets, nodes, desks, players, room, luck, seat)
    return weigh(rules, states, notebooks, desks[seat], players[seat], room, luck, seat, count)


def weigh(
    rules: Any, states: Any, notebooks: Any, desk: Any, player: Any, room: Any, luck: int,
    seat: int, count: int,
) -> int:  # fmt: skip
    """Look at the worlds that are needed, and choose what is worth most."""
    cell = 1 + CELLS * seat
    mind = draw(luck, 0, SEEDS)
    if player.kind == GLANCER or player.kind == JUDGE:
        player.drawn += 1
        key = draw(luck, player.drawn, SEEDS)
        if player.kind == GLANCER:
            glimpse_world(rules, states, cell, seat, player.rank, key, mind)
        else:
            consider_worlds(
                rules, states, cell, notebooks, seat, player.rank, key, mind, 0, player.worlds
            )
    best = weigh_actions(
        rules, states, cell, notebooks, desk, room, player.kind, seat, count, player.rank, mind
    )
    return int(room[best])


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
    root = int(desk.root)
    chosen = first_choice(nodes, root)
    if rules.hides_choices(states[desk.cell]):
        best = worthiest(nodes, root, chosen)
        picked = draw(luck, 1 + player.drawn, mixture(nodes, root, chosen, best))
        player.drawn += 1
        chosen = pick_mixed(nodes, root, chosen, best, picked)
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
    if goes_on(nodes, chosen):
        states[first + KEPT_CELL] = states[first]
        foresee(rules, states[first + KEPT_CELL], seat, int(nodes[chosen].action))
        player.kept = chosen
