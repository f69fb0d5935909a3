"""What a bot thought about a decision, for hints and analysis."""

from __future__ import annotations

import msgspec


class Candidate(msgspec.Struct, frozen=True):
    """One action it looked at."""

    action: int
    visits: int  # simulations that began with it
    points: float  # that the seat is expected to have in the end
    worth: float  # 0 to 1: what the search maximises, mostly the chance to win
    chance: float  # with which the bot chooses it


class Thought(msgspec.Struct, frozen=True):
    """A decision, weighed."""

    candidates: tuple[Candidate, ...]  # the likeliest to be chosen first
    simulations: int
    seconds: float
