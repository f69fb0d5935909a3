"""What the points of a seat in Null & Nichtig are made of."""

from __future__ import annotations

from mappamundi.games.null_nichtig.cards import names
from mappamundi.games.null_nichtig.rules import OVER, State, showing
from mappamundi.record import NONE
from mappamundi.told import Counted, Told


def why(s: State, seat: int) -> list[Counted]:
    """§5.1 The rounds before this one, and the tops as they lie; the last ones stay in sight."""
    tops = Counted(showing(s, seat), told_tops(s, seat))
    earlier = s.total[seat] - (s.scored[seat] if s.phase == OVER else 0)
    rounds = s.round - (s.phase == OVER)
    if rounds == 0:
        return [tops]
    return [Counted(earlier, Told("null-nichtig-why-rounds", {"rounds": rounds})), tops]


def told_tops(s: State, seat: int) -> Told:
    """The cards on top of a seat's piles."""
    return Told("null-nichtig-why-tops", {"cards": names([t for t in s.top[seat] if t != NONE])})
