"""Loops that run any game, in the dialect of the rules.

`rules` is the game's module; compiled, it disappears, and its functions are called directly.
"""

from __future__ import annotations

from typing import Any

from mappamundi.draws import draw, stream
from mappamundi.record import NATURE

# The place of the lowest set bit, found by multiplication (de Bruijn) and without a branch.
SPREAD = 0x09AF
PLACES = tuple(
    place for _, place in sorted(((1 << bit) * SPREAD % (1 << 16) >> 12, bit) for bit in range(16))
)


def lowest(mask: int) -> int:
    """The first seat in a mask of up to 16 bits."""
    return PLACES[((mask & -mask) * SPREAD & 0xFFFF) >> 12]


def draw_outcome(rules: Any, s: Any, word: int, counter: int) -> int:
    """What NATURE draws: every outcome is equally likely."""
    return draw(word, counter, rules.outcomes(s))


def random_action(rules: Any, s: Any, seat: int, word: int, counter: int, room: Any) -> int:
    """A draw for NATURE, any legal action for a seat: each equally likely."""
    if seat == NATURE:
        return draw_outcome(rules, s, word, counter)
    return int(room[draw(word, counter, rules.legal(s, seat, room))])


def playout(rules: Any, s: Any, key: int, room: Any) -> int:
    """Play to the end at random; how many decisions the seats made."""
    decisions = 0
    counter = 0
    mask = rules.waiting(s)
    while mask != 0:
        seat = lowest(mask)
        rules.apply(s, seat, random_action(rules, s, seat, key, counter, room))
        counter += 1
        if seat != NATURE:
            decisions += 1
        mask = rules.waiting(s)
    return decisions


def play_many(rules: Any, states: Any, start: Any, seed: int, first: int, room: Any) -> int:
    """Play one game in each cell of an array, all from the same start; how many decisions."""
    decisions = 0
    for i in range(len(states)):
        states[i] = start[0]
        decisions += playout(rules, states[i], stream(seed, first + i), room)
    return decisions


def trace(rules: Any, states: Any, actions: Any, key: int, room: Any) -> int:
    """Play at random from the state in the first cell, keeping every state; how many steps."""
    step = 0
    mask = rules.waiting(states[0])
    while mask != 0 and step + 1 < len(states):
        states[step + 1] = states[step]
        s = states[step + 1]
        seat = lowest(mask)
        actions[step] = random_action(rules, s, seat, key, step, room)
        rules.apply(s, seat, actions[step])
        step += 1
        mask = rules.waiting(s)
    return step
