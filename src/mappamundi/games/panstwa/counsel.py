"""Why a master of Państwa would take a tile, in one sentence: which dice it believes to match."""

from __future__ import annotations

from collections.abc import Sequence

from mappamundi.draws import stream
from mappamundi.games.panstwa.bots import KNOWN, SCHOOLING, knows
from mappamundi.games.panstwa.facts import BACK, CODES, FACES, GROUP_MASK, SIDES, TILES
from mappamundi.games.panstwa.rules import State
from mappamundi.told import Told

MASTER = 3  # the rank of whoever advises
KEY = stream(0, SCHOOLING)


def learnt(tile: int) -> int:
    """The symbols on the back of a tile that it knows of."""
    groups = [group for group in range(len(GROUP_MASK)) if knows(tile, group, KNOWN[MASTER], KEY)]
    return BACK[tile] & sum(GROUP_MASK[group] for group in groups)


LEARNT = tuple(learnt(tile) for tile in range(TILES))


def counsel(s: State, seat: int, actions: Sequence[int]) -> Told:
    """The faces that lie up and are, as far as it knows, on the back of the tile."""
    tile = s.display[actions[0]]
    up = [die * SIDES + side for die, side in enumerate(s.dice)]
    matching = [FACES[face] for face in up if LEARNT[tile] >> face & 1]
    return Told("panstwa-reason", {"card": CODES[tile], "cards": matching})
