"""What a bot of High card knows."""

from __future__ import annotations

from sixth.rules import State


def prefer(s: State, seat: int, action: int) -> int:
    """High cards win."""
    return action
