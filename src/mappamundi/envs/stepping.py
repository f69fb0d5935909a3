"""The games of a batch taken a step on, in the dialect of the rules.

`counts` and `results` are grids with a row for each quantity, as named below. Names are long
because in compiled code they stand beside those of every game.
"""

from __future__ import annotations

from typing import Any

from mappamundi.draws import stream
from mappamundi.loops import draw_outcome, lowest, random_action
from mappamundi.record import NATURE, NONE

# Rows of `counts`, a cell for each game.
GAME_NUMBER = 0
DRAWS_MADE = 1  # in this game, by NATURE
STEPS_MADE = 2  # in this game, by the seats
SEAT_ASKED = 3
LAST_LENGTH = 4  # steps of the game that ended last
COUNTED = 5  # rows
# Rows of `results`, a cell for each seat of each game.
LAST_POINTS = 0
LAST_PLACES = 1
SEATS_BEATEN = 2  # of the game that ended in this step: fewer or more than it was beaten by
RESULTED = 3  # rows

LUCK = -1  # the stream whose key is the seed of random choices


def step_games(
    rules: Any, states: Any, start: Any, known: Any, chosen: Any, counts: Any, is_over: Any,
    results: Any, features: Any, legal: Any, room: Any, seed: int, first: int, last: int,
) -> None:  # fmt: skip
    """Do what was chosen in each of these games, and show what there is to choose next."""
    seats = len(results[0]) // len(states)
    for i in range(first, last):
        is_over[i] = False
        for cell in range(i * seats, (i + 1) * seats):
            results[SEATS_BEATEN][cell] = 0
        step_in_game(rules, states, start, chosen, counts, is_over, results, seed, i)
        known[0] = states[i]
        show_game(rules, known[0], int(counts[SEAT_ASKED][i]), features[i], legal[i], room)


def step_in_game(
    rules: Any, states: Any, start: Any, chosen: Any, counts: Any, is_over: Any, results: Any,
    seed: int, i: int,
) -> None:  # fmt: skip
    """Do what was chosen, or deal where it is NONE; then what chance does until a seat decides."""
    action = int(chosen[i])
    if action == NONE:
        deal_again(states, start, counts, i)
    key = stream(seed, int(counts[GAME_NUMBER][i]))
    mask = rules.waiting(states[i])
    while action != NONE or mask == 1 << NATURE:
        seat = lowest(mask)
        if seat == NATURE:
            move = draw_outcome(rules, states[i], key, int(counts[DRAWS_MADE][i]))
            counts[DRAWS_MADE][i] += 1
        else:
            move = action
            action = NONE
            counts[STEPS_MADE][i] += 1
        rules.apply(states[i], seat, move)
        mask = rules.waiting(states[i])
        if mask == 0:
            is_over[i] = True
            close_game(rules, states, start, counts, results, i)
            key = stream(seed, int(counts[GAME_NUMBER][i]))
            mask = rules.waiting(states[i])
    counts[SEAT_ASKED][i] = lowest(mask)


def deal_again(states: Any, start: Any, counts: Any, i: int) -> None:
    """Put a game back to its start: nothing is drawn, nothing decided."""
    states[i] = start[0]
    counts[DRAWS_MADE][i] = 0
    counts[STEPS_MADE][i] = 0


def close_game(rules: Any, states: Any, start: Any, counts: Any, results: Any, i: int) -> None:
    """Keep how it ended, and begin the next that is nobody else's."""
    count_up(rules, states[i], results, i, len(results[0]) // len(states))
    counts[LAST_LENGTH][i] = counts[STEPS_MADE][i]
    counts[GAME_NUMBER][i] += len(states)
    deal_again(states, start, counts, i)


def count_up(rules: Any, s: Any, results: Any, i: int, seats: int) -> None:
    """How a game ended, for every seat."""
    for seat in range(seats):
        results[LAST_POINTS][i * seats + seat] = rules.score(s, seat)
        results[LAST_PLACES][i * seats + seat] = rules.place(s, seat)
    for seat in range(seats):
        mine = results[LAST_PLACES][i * seats + seat]
        beaten = 0
        for other in range(seats):
            theirs = results[LAST_PLACES][i * seats + other]
            beaten += (1 if mine < theirs else 0) - (1 if theirs < mine else 0)
        results[SEATS_BEATEN][i * seats + seat] = beaten


def show_game(rules: Any, s: Any, seat: int, row: Any, mask: Any, room: Any) -> None:
    """Write down what the seat knows and may do; whatever it cannot know is blanked first."""
    rules.redact(s, seat)
    rules.features(s, seat, row)
    for action in range(len(mask)):
        mask[action] = False
    for k in range(rules.legal(s, seat, room)):
        mask[room[k]] = True


def find_illegal(rules: Any, states: Any, chosen: Any, first: int, last: int) -> int:
    """The first of these games in which what was chosen is not allowed, or NONE."""
    for i in range(first, last):
        if not rules.is_legal(states[i], lowest(rules.waiting(states[i])), int(chosen[i])):
            return i
    return NONE


def choose_at_random(
    rules: Any, states: Any, chosen: Any, counts: Any, room: Any, seed: int, first: int, last: int
) -> None:
    """Any legal action in each of these games; seed, number and step of a game say which."""
    for i in range(first, last):
        key = stream(stream(seed, LUCK), int(counts[GAME_NUMBER][i]))
        seat = lowest(rules.waiting(states[i]))
        chosen[i] = random_action(rules, states[i], seat, key, int(counts[STEPS_MADE][i]), room)
