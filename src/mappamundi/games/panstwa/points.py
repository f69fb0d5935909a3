"""What the points of a seat in Państwa are made of."""

from __future__ import annotations

from mappamundi.games.panstwa.facts import CODES, FACES, SIDES
from mappamundi.games.panstwa.rules import State
from mappamundi.record import NONE
from mappamundi.told import Counted, Told


def why(s: State, seat: int) -> list[Counted]:
    """§4.2 The tile turned last, symbol by symbol, and all rounds before it."""
    tile = s.turned[seat]
    if tile == NONE:
        return []
    last = Told("panstwa-why-tile", {"card": CODES[tile], "cards": matched(s, tile)})
    earlier = s.total[seat] - s.scored[seat]
    if s.round == 1:
        return [Counted(s.scored[seat], last)]
    rounds = Told("panstwa-why-rounds", {"rounds": s.round - 1})
    return [Counted(earlier, rounds), Counted(s.scored[seat], last)]


def matched(s: State, tile: int) -> list[str]:
    """The faces of the last finished round that are on the back of a tile turned then."""
    up = [die * SIDES + side for die, side in enumerate(s.past) if side != NONE]
    return [FACES[face] for face in up if s.back[tile] >> face & 1]
