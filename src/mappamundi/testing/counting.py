"""What views say that points are made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from mappamundi.game import Game
from mappamundi.record import SPECTATOR
from mappamundi.testing.worlds import setups
from mappamundi.told import Counted


def has_parts(game: Game) -> bool:
    """Whether the views of a game say why somebody has so many points."""
    return any(True for _ in counted(view_of(game, setups(game.slug)[0].start(), SPECTATOR)))


def view_of(game: Game, state: Any, viewer: int) -> Any:
    """What the viewer is shown of a state."""
    return game.present.view(game.known(state, viewer), viewer)


def counted(view: Any) -> Iterator[tuple[int, list[Counted]]]:
    """The points of everybody in a view, seat by seat or team by team, and their parts."""
    for rows in msgspec.structs.asdict(view).values():
        if isinstance(rows, list) and rows and _has_why(rows[0]):
            yield from ((row.points, row.why) for row in rows)
            return


def _has_why(row: Any) -> bool:
    return isinstance(row, msgspec.Struct) and "why" in row.__struct_fields__
