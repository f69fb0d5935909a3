"""What installed packages offer: games and bots, by entry points."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points


@cache
def offered(group: str) -> dict[str, str]:
    """What is offered in a group of entry points: where it lies, by name."""
    return {each.name: each.value for each in entry_points(group=group)}
