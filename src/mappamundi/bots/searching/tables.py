"""Curves that the search reads off tables, since its dialect has whole numbers only."""

from __future__ import annotations

from math import exp

from mappamundi.bots.searching.memory import WHOLE

# How likely an action is at first sight, steps above the least preferred: e for every sixteen.
LIKING_STEPS = 64
LIKINGS = tuple(int(100 * exp(step / 16)) for step in range(LIKING_STEPS + 1))

# How likely a win is, steps behind the leader, next to his.
SWING_STEPS = 16  # in a swing
NO_CHANCE = 8 * SWING_STEPS  # farther behind there is none
CHANCE_BEHIND = (*(int(WHOLE * exp(-step / SWING_STEPS)) for step in range(NO_CHANCE)), 0)
