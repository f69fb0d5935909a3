"""Why a master of Państwa would take a tile, in one sentence: which dice it believes to match."""

from __future__ import annotations

from collections.abc import Sequence

from mappamundi.draws import stream
from mappamundi.games.panstwa.bots import KNOWN, SCHOOLING, knows
from mappamundi.games.panstwa.facts import BACK, CODES, FACES, GROUP_OF, SIDES
from mappamundi.games.panstwa.rules import State
from mappamundi.told import Told

MASTER = 3  # the rank of whoever advises


def counsel(s: State, seat: int, actions: Sequence[int]) -> Told:
    """The faces that lie up and are, as far as it knows, on the back of the tile."""
    tile, key = s.display[actions[0]], stream(0, SCHOOLING)
    up = [die * SIDES + side for die, side in enumerate(s.dice)]
    matching = [
        FACES[face]
        for face in up
        if knows(tile, GROUP_OF[face], KNOWN[MASTER], key) and BACK[tile] >> face & 1
    ]
    return Told("panstwa-reason", {"card": CODES[tile], "cards": matching})
