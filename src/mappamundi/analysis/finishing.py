"""How games are played on from a position, in the dialect of the rules.

The game lies in the first cell of `states`; each seat has cells of its own as in a match between
bots (`contest`); the last two are for what somebody knows and for a world behind it.
"""

from __future__ import annotations

from typing import Any

from mappamundi.bots.networks.forecasting import WORLD, play_on
from mappamundi.bots.searching.contest import weigh
from mappamundi.bots.searching.deciding import GREEDY
from mappamundi.bots.searching.memory import WHOLE
from mappamundi.bots.searching.sight import at_sight, take_in
from mappamundi.bots.searching.worlds import enter_world
from mappamundi.draws import stream
from mappamundi.loops import draw_outcome
from mappamundi.record import NATURE

OWN_CELLS = 2  # at the end: what the judged seat knows, and a world
ENDLESS = 1 << 30  # decisions: more than any game has
PACE = NATURE  # the stream of who is fastest; those of the seats are called by their numbers


def compare_actions(
    rules: Any, states: Any, desks: Any, notebooks: Any, players: Any, room: Any, actions: Any,
    shares: Any, asked: int, seat: int, rank: int, seed: int, first: int, count: int,
) -> int:  # fmt: skip
    """Note a seat's share of the win after each action asked about, in worlds it thinks possible.

    Every action meets the same worlds and the same luck, so that none is lucky in them.
    """
    known = len(states) - OWN_CELLS
    for number in range(count):
        key = stream(seed, first + number)
        for i in range(asked):
            enter_world(rules, states, known, seat, rank, key, key)
            states[0] = states[known + 1]
            rules.apply(states[0], seat, int(actions[i]))
            finish_game(rules, states, desks, notebooks, players, room, seat, stream(key, 1))
            shares[number * asked + i] = share_of_win(rules, states[0], seat)
    return count


def compare_liked(
    rules: Any, states: Any, room: Any, out: Any, inner: Any, sums: Any, first: Any,
    first_scale: Any, first_bias: Any, deeper: Any, deeper_scale: Any, deeper_bias: Any,
    answers: Any, answers_scale: Any, answers_bias: Any, likings: Any, asked: Any, shares: Any,
    count: int, seat: int, rank: int, seed: int, number: int, more: int,
) -> int:  # fmt: skip
    """Note the same where a network plays for everybody; cells are those of a forecast."""
    for world in range(more):
        key = stream(seed, number + world)
        for i in range(count):
            enter_world(rules, states, 0, seat, rank, key, key)
            rules.apply(states[WORLD], seat, int(asked[i]))
            play_on(
                rules, states, room, out, inner, sums, first, first_scale, first_bias, deeper,
                deeper_scale, deeper_bias, answers, answers_scale, answers_bias, likings, ENDLESS,
                seat, key,
            )  # fmt: skip
            shares[world * count + i] = share_of_win(rules, states[WORLD], seat)
    return more


def survey_seats(
    rules: Any, states: Any, desks: Any, notebooks: Any, players: Any, room: Any, shares: Any,
    seats: int, seed: int, count: int,
) -> int:  # fmt: skip
    """Note every seat's share of the win, played on from the state in the last cell as it is."""
    for number in range(count):
        states[0] = states[len(states) - 1]
        finish_game(rules, states, desks, notebooks, players, room, 0, stream(seed, number))
        for seat in range(seats):
            shares[number * seats + seat] = share_of_win(rules, states[0], seat)
    return count


def finish_game(
    rules: Any, states: Any, desks: Any, notebooks: Any, players: Any, room: Any, thinker: int,
    key: int,
) -> None:  # fmt: skip
    """Play the game in the first cell to its end, every seat by nothing but what it knows."""
    drawn = 0  # only by NATURE: whatever was chosen before, the next deal is the same
    step = 0
    for seat in range(len(players)):
        players[seat].drawn = 0
    mask = rules.waiting(states[0])
    while mask != 0:
        seat = rules.next_seat(mask, thinker, stream(key, PACE), step)
        step += 1
        if seat == NATURE:
            action = draw_outcome(rules, states[0], key, drawn)
            drawn += 1
        else:
            action = decide_quickly(rules, states, desks, notebooks, players, room, key, seat)
        rules.apply(states[0], seat, action)
        mask = rules.waiting(states[0])


def decide_quickly(
    rules: Any, states: Any, desks: Any, notebooks: Any, players: Any, room: Any, key: int,
    seat: int,
) -> int:  # fmt: skip
    """What a seat does that thinks no further than its game reckons or prefers."""
    count = take_in(rules, states, room, seat)
    if count == 1:
        return int(room[0])
    luck = stream(key, seat)
    if players[seat].kind == GREEDY:
        return at_sight(rules, states, desks[0], players[seat], room, luck, seat, count)
    return weigh(rules, states, notebooks, desks[0], players[seat], room, luck, seat, count)


def share_of_win(rules: Any, s: Any, seat: int) -> int:
    """A seat's part of the win when all is over: the winners share it."""
    winners = 0
    for other in range(s.seats):
        winners += 1 if rules.place(s, other) == 1 else 0
    winners = max(1, winners)  # a dummy may have won alone
    return WHOLE // winners if rules.place(s, seat) == 1 else 0
