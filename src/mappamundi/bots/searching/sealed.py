"""How a search deals with choices made at once, in a game that seals them (X2)."""

from __future__ import annotations

from typing import Any

from mappamundi.loops import lowest
from mappamundi.record import NONE
from mappamundi.sealing import unseal


def reopen(s: Any, seat: int) -> None:
    """What others have sealed was imagined at random: let them choose it again."""
    for other in range(len(s.sealed)):
        if other != seat:
            unseal(s, other)


def is_sealing(s: Any) -> bool:
    """Is anything sealed and not opened yet?"""
    is_empty = True
    for seat in range(len(s.sealed)):
        is_empty = is_empty and s.sealed[seat][0] == NONE
    return not is_empty


def next_seat(mask: int, seat: int, key: int, counter: int) -> int:
    """Return the seat that moves: the thinker first, since none sees what another chooses."""
    return seat if mask >> seat & 1 else lowest(mask)


def hides_choices(rules: Any, s: Any) -> bool:
    """Do others choose at the same time, unseen?"""
    mask = rules.waiting(s)
    return bool(mask & (mask - 1) != 0) or is_sealing(s)
