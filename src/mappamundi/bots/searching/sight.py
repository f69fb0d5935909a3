"""How bots of a match decide at first sight, in the dialect of the rules.

What a seat knows lies in the first of its cells of `states`, see `contest`.
"""

from __future__ import annotations

from typing import Any

from mappamundi.bots.searching.deciding import RANDOM, count_equals, pick_equal, prefer_actions
from mappamundi.draws import draw, stream
from mappamundi.record import SPECTATOR

CELLS = 3  # of each seat, after the one of the game
STREAMS = SPECTATOR + 1  # of draws in a game: one for each bot, for NATURE, and a spare


def decide(
    rules: Any, states: Any, octets: Any, nodes: Any, desks: Any, notebooks: Any, players: Any,
    room: Any, seed: int, number: int, seat: int,
) -> int:  # fmt: skip
    """What the bot in a seat chooses, at a table where all choose at random or at first sight.

    Takes what `contest.decide` takes: who lets bots of any kind play asks by the same name.
    """
    count = take_in(rules, states, room, seat)
    luck = stream(seed, number * STREAMS + players[seat].entry)
    return at_sight(rules, states, desks[seat], players[seat], room, luck, seat, count)


def take_in(rules: Any, states: Any, room: Any, seat: int) -> int:
    """Show a seat what it may know of the game, and what it may do; how much that is."""
    states[1 + CELLS * seat] = states[0]
    rules.redact(states[1 + CELLS * seat], seat)
    return int(rules.legal(states[1 + CELLS * seat], seat, room))


def at_sight(
    rules: Any, states: Any, desk: Any, player: Any, room: Any, luck: int, seat: int, count: int
) -> int:
    """Choose any action, or of those that are preferred most."""
    player.drawn += 1
    if player.kind == RANDOM:
        return int(room[draw(luck, player.drawn - 1, count)])
    best = prefer_actions(rules, states[1 + CELLS * seat], desk, room, seat, count)
    number = draw(luck, player.drawn - 1, count_equals(desk, count, best))
    return int(room[pick_equal(desk, count, best, number)])
