"""What the points of a team in Countries are made of."""

from __future__ import annotations

from mappamundi.games.countries.notation import hand, names
from mappamundi.games.countries.rules import State, score
from mappamundi.told import Counted, Told


def why(s: State, seat: int) -> list[Counted]:
    """§6.3 The cards still held."""
    cards = names(hand(s, seat))
    return [Counted(score(s, seat), Told("countries-why-held", {"cards": cards}))] if cards else []
