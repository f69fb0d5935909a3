"""What happened, as somebody may be told it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class Told(msgspec.Struct, frozen=True):
    """A Fluent id with its arguments.

    An argument whose name begins with `seat` is a seat, with `card` a card id or a list of them;
    whoever speaks puts names in their place.
    """

    message: str
    arguments: Mapping[str, int | str | Sequence[str | int]] = {}


class Counted(msgspec.Struct, frozen=True):
    """A part of somebody's points, and what brings it; all parts together are the score."""

    points: int
    told: Told
