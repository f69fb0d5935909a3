"""What the seats of a batch gain on the way, in the dialect of the rules.

`scores` is what each seat of each game had after the step before; 0 where a game has just begun.
"""

from __future__ import annotations

from typing import Any

from mappamundi.envs.stepping import LAST_POINTS


def count_gains(
    rules: Any, states: Any, is_over: Any, results: Any, scores: Any, gains: Any, first: int,
    last: int,
) -> None:  # fmt: skip
    """Note how many points more or fewer every seat has than before this step."""
    seats = len(scores) // len(states)
    for i in range(first, last):
        for seat in range(seats):
            cell = i * seats + seat
            now = results[LAST_POINTS][cell] if is_over[i] else rules.score(states[i], seat)
            gains[cell] = now - scores[cell]
            scores[cell] = 0 if is_over[i] else now
