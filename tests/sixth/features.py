"""High card for learners: every card in my hand or laid, then the points, mine first."""

from __future__ import annotations

from typing import Any

from sixth.rules import CARDS, PLAYED, SEATS, State

FEATURES = CARDS + SEATS
ACTIONS = CARDS
MINE, GONE = 1, 2


def features(s: State, seat: int, out: Any) -> None:
    """A redacted state as a row."""
    for card in range(CARDS):
        out[card] = MINE if s.where[card] == seat else GONE if s.where[card] == PLAYED else 0
    for i in range(SEATS):
        out[CARDS + i] = s.points[(seat + i) % s.seats] if i < s.seats else 0
