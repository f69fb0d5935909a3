"""Who has a seat at a table, as its log says it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from mappamundi.server.protocol import Level
from mappamundi.server.store.changes import SeatRow


# Kept for every seat of every table in memory: not what `tidying` has to look at.
class Occupant(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Who has a seat: a person, a bot, or a bot that holds a person's seat."""

    person: str | None = None
    bot: Level | None = None


EMPTY = Occupant()


def reseated(before: Sequence[Occupant], after: Sequence[Occupant]) -> Iterator[SeatRow]:
    """The seats that change hands."""
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        if old != new:
            yield SeatRow(seat, new.person, new.bot)
