"""Sealed choices (X2), in the dialect of the rules and the same for every game.

While several seats decide at once, what a seat has chosen lies in its row of `s.sealed` and
nowhere else: others see how many choices are in, not which, and the seat may take its row back
until the last choice of all is in. Then the rules open all rows together.
"""

from __future__ import annotations

from typing import Any

from mappamundi.record import HIDDEN, NONE


def seal(s: Any, seat: int, choice: int) -> None:
    """Lay one more choice into the seat's row."""
    s.sealed[seat][sealed(s, seat)] = choice


def sealed(s: Any, seat: int) -> int:
    """How many choices the seat has sealed."""
    for count in range(len(s.sealed[seat])):
        if s.sealed[seat][count] == NONE:
            return count
    return len(s.sealed[seat])


def is_sealed(s: Any, seat: int, choice: int) -> bool:
    """Has the seat sealed this very choice?"""
    i = 0
    while i < len(s.sealed[seat]) and s.sealed[seat][i] != NONE:
        if s.sealed[seat][i] == choice:
            return True
        i += 1
    return False


def unseal(s: Any, seat: int) -> None:
    """Empty the seat's row: its choices are taken back, or have just been opened."""
    for i in range(len(s.sealed[seat])):
        s.sealed[seat][i] = NONE


def hide_sealed(s: Any, seat: int) -> None:
    """Blank the row of every other seat, leaving only how many choices are in."""
    for other in range(len(s.sealed)):
        if other != seat:
            i = 0
            while i < len(s.sealed[other]) and s.sealed[other][i] != NONE:
                s.sealed[other][i] = HIDDEN
                i += 1
