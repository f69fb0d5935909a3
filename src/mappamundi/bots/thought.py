"""What a bot thought about a decision, for hints and analysis."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

SERIOUS = 0.5  # where choices are mixed, only what was tried at least so often as the first,
LEVEL = 0.003  # and is worth no less than this below the best of them


class Candidate(msgspec.Struct, frozen=True):
    """One action it looked at."""

    action: int
    visits: int  # simulations that began with it
    points: float  # that the seat is expected to have in the end
    worth: float  # 0 to 1: what the search maximises, mostly the chance to win
    chance: float  # with which the bot chooses it


class Thought(msgspec.Struct, frozen=True):
    """A decision with the actions that were weighed for it."""

    candidates: tuple[Candidate, ...]  # the likeliest to be chosen first
    simulations: int
    seconds: float


def sure(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """Return a thought in which the first candidate is chosen."""
    first, *others = candidates
    return (replace(first, chance=1.0), *others)


def mixed(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """One of the best is chosen, as often as it was tried: whoever is sure can be guessed."""
    least = candidates[0].visits * SERIOUS
    tried = [each for each in candidates if each.visits >= least]
    good = max(each.worth for each in tried) - LEVEL
    total = sum(each.visits for each in tried if each.worth >= good)
    weighed = [
        replace(each, chance=each.visits / total)
        if each.visits >= least and each.worth >= good
        else each
        for each in candidates
    ]
    return tuple(sorted(weighed, key=lambda each: -each.chance))
