"""What the search asks of a game's `bots.py` and may have to answer itself, in the dialect.

`rules` is everything that can be asked about the game: its rules, its `bots.py`, these.
"""

from __future__ import annotations

from typing import Any

from mappamundi.draws import draw
from mappamundi.loops import lowest
from mappamundi.record import NONE
from mappamundi.sealing import unseal

HUNDREDTHS = 100


def value(rules: Any, s: Any, seat: int) -> int:
    """The points of the seat as they stand."""
    return int(rules.score(s, seat)) * HUNDREDTHS


def is_horizon(s: Any) -> bool:
    """A rollout goes on to the end of the game."""
    return False


def swing(s: Any) -> int:
    """How far points still move from here is for the search to find out."""
    return 0


def believe(s: Any, seat: int, rank: int, seed: int) -> None:
    """What was imagined is as good as anything."""


def reopen(s: Any, seat: int) -> None:
    """What others have sealed was imagined at random: let them choose it again."""
    for other in range(len(s.sealed)):
        if other != seat:
            unseal(s, other)


def is_sealing(s: Any) -> bool:
    """Is anything sealed and not opened yet?"""
    for seat in range(len(s.sealed)):
        if s.sealed[seat][0] != NONE:
            return True
    return False


def next_seat(mask: int, seat: int, key: int, counter: int) -> int:
    """Of several who choose at once, whoever is thinking comes first, since none sees another."""
    return seat if mask >> seat & 1 else lowest(mask)


def reopen_nothing(s: Any, seat: int) -> None:
    """Nothing is ever sealed."""


def is_sealing_nothing(s: Any) -> bool:
    """Nothing is ever sealed."""
    return False


def next_fastest(mask: int, seat: int, key: int, counter: int) -> int:
    """In a race anybody may come first."""
    seats = 0
    rest = mask
    while rest != 0:
        rest &= rest - 1
        seats += 1
    rest = mask
    for _ in range(draw(key, counter, seats) if seats > 1 else 0):
        rest &= rest - 1
    return lowest(rest)
