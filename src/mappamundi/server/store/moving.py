"""Take tables out of one store and put them into another, whatever engines they have."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table, insert, select

from mappamundi.errors import BadLog
from mappamundi.server.store.people import RESULTS
from mappamundi.server.store.schema import CHAIRS, LOG, METADATA, SECRETS, TABLES
from mappamundi.server.store.store import Conflict, Store

FORMAT = "mappamundi tables 1"
OF_TABLES = {TABLES: TABLES.c.id} | {each: each.c.table for each in (CHAIRS, LOG, SECRETS, RESULTS)}


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """One row, or the first line: which format this is."""

    table: str
    row: dict[str, Any]


async def dump(store: Store, chosen: Sequence[str] = ()) -> AsyncIterator[bytes]:
    """These tables with all that is kept of them, or everything there is; one row a line."""
    yield msgspec.json.encode(Kept(FORMAT, {})) + b"\n"
    for kind, key in OF_TABLES.items():
        for name in chosen or [row.id for row in await store.fetch(select(TABLES.c.id))]:
            for row in await store.fetch(select(kind).where(key == name)):
                yield written(kind, row._mapping)
    if not chosen:
        for kind in METADATA.sorted_tables:
            if kind not in OF_TABLES:
                for row in await store.fetch(select(kind)):
                    yield written(kind, row._mapping)


def written(kind: Table, row: Any) -> bytes:
    """A row as a line."""
    values = {
        str(name): base64.b64encode(value).decode() if isinstance(value, bytes) else value
        for name, value in row.items()
    }
    return msgspec.json.encode(Kept(str(kind.name), values)) + b"\n"


async def restore(store: Store, lines: Iterable[bytes]) -> int:
    """Put what was taken out back in, all of it or none; how many tables there were."""
    rows = iter(lines)
    if read(next(rows, b"")).table != FORMAT:
        raise BadLog("export-broken", number=1)
    changes, tables = [], 0
    for number, line in enumerate(rows, 2):
        kept = read(line, number)
        if kept.table not in METADATA.tables:
            raise BadLog("export-broken", number=number)
        kind = METADATA.tables[kept.table]
        changes.append(insert(kind).values(values(kind, kept.row)))
        tables += kind is TABLES
    try:
        await store.write(*changes)
    except Conflict as error:
        raise BadLog("export-there-already") from error
    return tables


def read(line: bytes, number: int = 1) -> Kept:
    """A line as a row."""
    try:
        return msgspec.json.decode(line, type=Kept)
    except msgspec.DecodeError as error:
        raise BadLog("export-broken", number=number) from error


def values(kind: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row as the store takes it."""
    return {
        name: base64.b64decode(value)
        if value is not None and isinstance(kind.c[name].type, LargeBinary)
        else value
        for name, value in row.items()
    }
