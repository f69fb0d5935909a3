"""Worlds that a bot takes to be possible, in the dialect of the rules."""

from __future__ import annotations

from typing import Any


def enter_world(rules: Any, states: Any, seat: int, rank: int, key: int, mind: int) -> None:
    """Fill the second cell with one world behind the redacted state in the first."""
    states[1] = states[0]
    rules.imagine(states[1], seat, key)
    rules.believe(states[1], seat, rank, mind)
    rules.reopen(states[1], seat)
