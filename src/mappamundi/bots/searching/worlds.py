"""Worlds that a bot takes to be possible, in the dialect of the rules."""

from __future__ import annotations

from typing import Any


def enter_world(
    rules: Any, states: Any, cell: int, seat: int, rank: int, key: int, mind: int
) -> None:
    """Fill the next cell with one world behind the redacted state in this one."""
    states[cell + 1] = states[cell]
    rules.imagine(states[cell + 1], seat, key)
    rules.believe(states[cell + 1], seat, rank, mind)
    rules.reopen(states[cell + 1], seat)
