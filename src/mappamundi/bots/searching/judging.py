"""How a game's own judgement is asked: it considers worlds and does not look ahead."""

from __future__ import annotations

from typing import Any

from mappamundi.bots.searching.worlds import enter_world
from mappamundi.draws import stream


def consider_worlds(
    rules: Any, states: Any, notebooks: Any, seat: int, rank: int, seed: int, mind: int, first: int,
    count: int,
) -> int:  # fmt: skip
    """Take some more worlds into account; how many they are then."""
    for number in range(first, first + count):
        enter_world(rules, states, 0, seat, rank, stream(seed, number), mind)
        rules.consider(states[1], seat, notebooks[0])
    return first + count


def judge_action(rules: Any, states: Any, notebooks: Any, seat: int, action: int) -> int:
    """Return what is expected of an action, in hundredths of points."""
    return int(rules.judge(states[0], seat, action, notebooks[0]))
