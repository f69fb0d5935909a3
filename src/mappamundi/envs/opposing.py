"""The games of a batch in which bots have seats too, in the dialect of the rules.

Only the other seats are asked. `players` is what one table is filled with; what a bot has drawn in
each game is counted in `drawn`, a cell for each seat of each game. A search begins anew at every
decision: trees that were kept for thousands of games would fill the memory.
"""

from __future__ import annotations

from typing import Any

from mappamundi.draws import stream
from mappamundi.envs.stepping import GAME_NUMBER, SEAT_ASKED, SEATS_BEATEN, show_game, step_in_game
from mappamundi.record import NONE

ASKED = -1  # the kind of a seat that is no bot's
OPPONENTS = -2  # the stream whose key is the seed of what bots draw


def step_against(
    rules: Any, states: Any, start: Any, known: Any, chosen: Any, counts: Any, is_over: Any,
    results: Any, features: Any, legal: Any, room: Any, seed: int, first: int, last: int,
    tables: Any, octets: Any, nodes: Any, desks: Any, notebooks: Any, players: Any, drawn: Any,
) -> None:  # fmt: skip
    """Do what was chosen in each of these games, let bots decide, and show who is asked next."""
    seats = len(players)
    for i in range(first, last):
        is_over[i] = False
        for cell in range(i * seats, (i + 1) * seats):
            results[SEATS_BEATEN][cell] = 0
        step_to_the_asked(
            rules, states, start, chosen, counts, is_over, results, room, seed, i, tables, octets,
            nodes, desks, notebooks, players, drawn,
        )  # fmt: skip
        known[0] = states[i]
        show_game(rules, known[0], int(counts[SEAT_ASKED][i]), features[i], legal[i], room)


def step_to_the_asked(
    rules: Any, states: Any, start: Any, chosen: Any, counts: Any, is_over: Any, results: Any,
    room: Any, seed: int, i: int, tables: Any, octets: Any, nodes: Any, desks: Any,
    notebooks: Any, players: Any, drawn: Any,
) -> None:  # fmt: skip
    """Do what was chosen, and what bots choose after it, until a seat decides that is no bot's."""
    seats = len(players)
    seat = NONE
    while seat == NONE or players[seat].kind != ASKED:
        if seat != NONE:
            tables[0] = states[i]
            players[seat].drawn = int(drawn[i * seats + seat])
            players[seat].kept = NONE
            chosen[i] = rules.decide(
                tables, octets, nodes, desks, notebooks, players, room,
                stream(seed, OPPONENTS), int(counts[GAME_NUMBER][i]), seat,
            )  # fmt: skip
            drawn[i * seats + seat] = players[seat].drawn
        is_new = chosen[i] == NONE
        number = counts[GAME_NUMBER][i]
        step_in_game(rules, states, start, chosen, counts, is_over, results, seed, i)
        if is_new or number != counts[GAME_NUMBER][i]:
            for cell in range(i * seats, (i + 1) * seats):
                drawn[cell] = 0
        seat = int(counts[SEAT_ASKED][i])
