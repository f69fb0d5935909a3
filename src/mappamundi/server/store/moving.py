"""Take tables out of one store and put them into another, whatever engines they have."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import Column, Connection, LargeBinary, Table, func, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from mappamundi.errors import BadLog
from mappamundi.server.store.contests import TRIES
from mappamundi.server.store.people import RESULTS
from mappamundi.server.store.schema import CHAIRS, LOG, METADATA, PASSING, SECRETS, TABLES
from mappamundi.server.store.trouble import of_postgres, of_sqlite

FORMAT = "mappamundi tables 2"
UNSEALED = "mappamundi tables 1"  # of older versions, whose files do not say where they end
END = "end"
AT_ONCE = 1_000  # rows in memory
OF_TABLES = {TABLES: TABLES.c.id} | {
    each: each.c.table for each in (CHAIRS, LOG, SECRETS, RESULTS, TRIES)
}


class MovedRow(msgspec.Struct, forbid_unknown_fields=True):
    """One row, or the first line: which format this is; or the last: what was before it."""

    table: str
    row: dict[str, Any]


class Seal:
    """How many lines there were, and their hash: what the last line says of all before it."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()
        self.lines = 0

    def add(self, line: bytes) -> bytes:
        """Count a line and hash it."""
        self._hash.update(line)
        self.lines += 1
        return line

    @property
    def row(self) -> dict[str, Any]:
        """What the last line says: how many were before it, and their hash."""
        return {"lines": self.lines, "sha256": self._hash.hexdigest()}


def dump(
    connection: Connection,
    chosen: Sequence[str] = (),
    count: Callable[[int, int], None] = lambda done, total: None,
) -> Iterator[bytes]:
    """Write these tables with all that is kept of them, or everything there is; one row a line."""
    lasting = [kind for kind in METADATA.sorted_tables if kind not in PASSING]
    kinds = OF_TABLES if chosen else lasting
    questions = [(kind, OF_TABLES[kind].in_(chosen) if chosen else None) for kind in kinds]
    total = sum(_size(connection, kind, which) for kind, which in questions)
    seal = Seal()
    yield seal.add(_line(FORMAT, {}))
    for kind, which in questions:
        for row in _rows(connection, kind, which):
            yield seal.add(_line(str(kind.name), row))
            if seal.lines % AT_ONCE == 0:
                count(seal.lines, total)
    yield _line(END, seal.row)


def _size(connection: Connection, kind: Table, which: Any) -> int:
    question = select(func.count()).select_from(kind)
    return int(connection.scalar(question if which is None else question.where(which)) or 0)


def _rows(connection: Connection, kind: Table, which: Any) -> Iterator[dict[str, Any]]:
    """The rows of a kind in the order of their keys, few of them in memory."""
    question = select(kind).order_by(*kind.primary_key)
    asked = connection.execute(
        question if which is None else question.where(which),
        execution_options={"yield_per": AT_ONCE},
    )
    for row in asked:
        yield dict(row._mapping)


def _line(name: str, row: dict[str, Any]) -> bytes:
    values = {
        str(column): base64.b64encode(value).decode() if isinstance(value, bytes) else value
        for column, value in row.items()
    }
    return msgspec.json.encode(MovedRow(name, values)) + b"\n"


def restore(connection: Connection, lines: Iterable[bytes], may_be_unsealed: bool = False) -> int:
    """Put what was taken out back in; how many tables there were.

    What was put in before something turns out to be wrong is the caller's to take back.
    """
    tables, number, last = 0, 1, TABLES
    batch: list[dict[str, Any]] = []
    for number, (kind, row) in enumerate(_checked(lines, may_be_unsealed), 2):
        if kind is not last or len(batch) >= AT_ONCE:
            _put(connection, last, batch, number)
            batch, last = [], kind
        batch.append(_values(kind, row, number))
        tables += kind is TABLES
    _put(connection, last, batch, number + 1)
    return tables


def _checked(lines: Iterable[bytes], may_be_unsealed: bool) -> Iterator[tuple[Table, Any]]:
    """The rows of a file; its first line must say what it is, and its last that it is whole."""
    seal, rows = Seal(), iter(lines)
    first = seal.add(next(rows, b""))
    is_sealed = _is_sealed(_read(first, 1).table, may_be_unsealed)
    for line in rows:
        if not line.endswith(b"\n"):
            break
        kept = _read(line, seal.lines + 1)
        if is_sealed and kept.table == END:
            if kept.row != seal.row or next(rows, None) is not None:
                raise BadLog("export-changed")
            return
        if kept.table not in METADATA.tables:
            raise BadLog("export-broken", number=seal.lines + 1)
        seal.add(line)
        yield METADATA.tables[kept.table], kept.row
    else:
        if not is_sealed:
            return
    raise BadLog("export-without-end")


def _is_sealed(form: str, may_be_unsealed: bool) -> bool:
    if form not in (FORMAT, UNSEALED):
        raise BadLog("export-broken", number=1)
    if form == UNSEALED and not may_be_unsealed:
        raise BadLog("export-is-old")
    return form == FORMAT


def _read(line: bytes, number: int) -> MovedRow:
    try:
        return msgspec.json.decode(line, type=MovedRow)
    except msgspec.DecodeError as error:
        raise BadLog("export-broken", number=number) from error


def _values(kind: Table, row: dict[str, Any], number: int) -> dict[str, Any]:
    """A row as the store takes it; what older versions did not know is empty."""
    missing = [column for column in kind.c if column.name not in row and not column.nullable]
    if missing or row.keys() - kind.c.keys():
        raise BadLog("export-broken", number=number)
    try:
        return {column.name: _value(column, row.get(column.name)) for column in kind.c}
    except (TypeError, ValueError) as error:
        raise BadLog("export-broken", number=number) from error


def _value(column: Column[Any], value: Any) -> Any:
    if value is None or not isinstance(column.type, LargeBinary):
        return value
    return base64.b64decode(value, validate=True)


def _put(connection: Connection, kind: Table, rows: list[dict[str, Any]], number: int) -> None:
    """Rows of one kind, the last of them before this line."""
    if not rows:
        return
    try:
        connection.execute(insert(kind), rows)
    except IntegrityError as error:
        raise BadLog("export-there-already") from error
    except DBAPIError as error:
        if error.connection_invalidated or of_sqlite(error) or of_postgres(error):
            raise  # it is not the fault of the file
        raise BadLog("export-broken", number=number - 1) from error
