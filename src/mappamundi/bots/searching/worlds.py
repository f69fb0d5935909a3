"""Worlds that a bot takes to be possible, in the dialect of the rules.

What its seat knows lies in a cell of `states`; the next one is for worlds. Of two notebooks the
first is empty, and the second is written in.
"""

from __future__ import annotations

from typing import Any

from mappamundi.draws import stream


def glimpse_world(
    rules: Any, states: Any, cell: int, seat: int, rank: int, key: int, mind: int
) -> None:
    """Fill the next cell with one world behind the redacted state in this one."""
    states[cell + 1] = states[cell]
    rules.imagine(states[cell + 1], seat, key)
    rules.believe(states[cell + 1], seat, rank, mind)


def enter_world(
    rules: Any, states: Any, cell: int, seat: int, rank: int, key: int, mind: int
) -> None:
    """Imagine a world in which others choose again what they have sealed."""
    glimpse_world(rules, states, cell, seat, rank, key, mind)
    rules.reopen(states[cell + 1], seat)


def consider_worlds(
    rules: Any, states: Any, cell: int, notebooks: Any, seat: int, rank: int, seed: int, mind: int,
    first: int, count: int,
) -> int:  # fmt: skip
    """Let the game's own judgement take some more worlds into account; how many they are then."""
    if first == 0:
        notebooks[1] = notebooks[0]
    for number in range(first, first + count):
        enter_world(rules, states, cell, seat, rank, stream(seed, number), mind)
        rules.consider(states[cell + 1], seat, notebooks[1])
    return first + count


def foresee(rules: Any, s: Any, seat: int, action: int) -> None:
    """Make of what a seat knows what it will know if its next decision follows at once."""
    rules.imagine(s, seat, 0)
    rules.apply(s, seat, action)
    rules.redact(s, seat)
