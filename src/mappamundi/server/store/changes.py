"""What changes in the store with a table's log, as plain values; here alone they are SQL."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Executable, insert, update

from mappamundi.server.protocol import Level, Setting, Status
from mappamundi.server.store.schema import CHAIRS, SECRETS, TABLES


class SeatRow(NamedTuple):
    """Who has a seat."""

    seat: int
    person: str | None
    bot: Level | None


class TableRow(NamedTuple):
    """A table that was made, whose seats are given away so."""

    table: str
    rules: int
    host: str
    made: int
    setting: Setting
    seats: Sequence[SeatRow]


class NewStatus(NamedTuple):
    """Where a game has got to."""

    status: Status
    at: int | None = None  # when it ended
    commitment: str | None = None  # by which it has begun


class NewSecret(NamedTuple):
    """What a table's draws come from."""

    secret: bytes
    is_first: bool = True  # else it takes the place of what was kept


# Of the table at which something was done, except a new one.
Change: TypeAlias = SeatRow | TableRow | NewStatus | NewSecret


def statements(table: str, changes: Iterable[Change]) -> list[Executable]:
    """What to run for these changes."""
    return [each for change in changes for each in _statements(table, change)]


def _statements(table: str, change: Change) -> Iterator[Executable]:
    match change:
        case TableRow():
            yield insert(TABLES).values(_row(change))
            chairs = [{"table": change.table, **seat._asdict()} for seat in change.seats]
            yield insert(CHAIRS).values(chairs)
        case SeatRow(seat, person, bot):
            theirs = update(CHAIRS).where(CHAIRS.c.table == table, CHAIRS.c.seat == seat)
            yield theirs.values(person=person, bot=bot)
        case NewStatus(status, at, commitment):
            new = {"status": status, "ended": at, "commitment": commitment}
            known = {name: value for name, value in new.items() if value is not None}
            yield update(TABLES).where(TABLES.c.id == table).values(known)
        case NewSecret(secret, True):
            yield insert(SECRETS).values(table=table, secret=secret)
        case NewSecret(secret):
            yield update(SECRETS).where(SECRETS.c.table == table).values(secret=secret)


def _row(new: TableRow) -> dict[str, Any]:
    return {
        "id": new.table,
        "rules": new.rules,
        "host": new.host,
        "made": new.made,
        "status": "open",
        **msgspec.structs.asdict(new.setting),
        "options": msgspec.json.encode(new.setting.options).decode(),
    }
