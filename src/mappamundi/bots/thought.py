"""What a bot thought about a decision, for hints and analysis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec
from msgspec.structs import replace


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

    @property
    def first(self) -> int:
        """Return the action that is the likeliest to be chosen."""
        return self.candidates[0].action


@runtime_checkable
class Thoughtful(Protocol):
    """A bot that can say what it thinks of the actions, and not only which one it takes."""

    def think(self, known: Any, seat: int, actions: Sequence[int]) -> Thought:
        """Weigh the legal actions, given a copy of the state redacted for the seat."""
        ...


def sure(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """Return a thought in which the first candidate is chosen."""
    first, *others = candidates
    return (replace(first, chance=1.0), *others)
