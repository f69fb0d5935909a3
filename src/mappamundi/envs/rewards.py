"""What a finished game is worth to each seat, the same in all environments."""

from __future__ import annotations

from collections.abc import Sequence


def rewards(places: Sequence[int]) -> list[float]:
    """By place, from 1 down to -1 and 0 in all: how many one left behind, less how many are ahead.

    Points would teach to win high, which no rulebook asks for; only places are what games are for.
    """
    others = len(places) - 1
    return [sum((mine < each) - (each < mine) for each in places) / others for mine in places]
