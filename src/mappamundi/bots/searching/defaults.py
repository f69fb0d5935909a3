"""What the search asks of a game's `bots.py` and may have to answer itself, in the dialect.

`rules` is everything that can be asked about the game: its rules, its `bots.py`, these.
"""

from __future__ import annotations

from typing import Any

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


def consider(s: Any, seat: int, notes: Any) -> None:
    """Note nothing: a game without notes has none to make."""


def judge(rules: Any, s: Any, seat: int, action: int, notes: Any) -> int:
    """Judge an action by what it looks like at first sight."""
    return int(rules.prefer(s, seat, action))


def reckon(rules: Any, s: Any, seat: int, action: int, rank: int, seed: int) -> int:
    """Reckon an action by what it looks like at first sight."""
    return int(rules.prefer(s, seat, action))
