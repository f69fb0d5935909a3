"""Take what a server keeps to another place."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO

from cyclopts import Parameter
from rich.console import Console

from mappamundi.cli.app import Lang, app
from mappamundi.cli.serving import settings_of
from mappamundi.terminal.counting import counting
from mappamundi.terminal.usage import speaking

if TYPE_CHECKING:
    from sqlalchemy import Connection

PRIVATE = 0o600
MIB = 20  # bits
StoreName = Annotated[
    str | None, Parameter(name="--store", help="sqlite:///FILE or postgresql://….")
]


@app.command(name="export")
def export_tables(
    file: Annotated[Path, Parameter(help="Where to write them.")],
    /,
    *,
    table: Annotated[
        list[str] | None,
        Parameter(name="--table", negative="", help="Only this table; may be said again."),
    ] = None,
    store: StoreName = None,
    lang: Lang = None,
) -> None:
    """Write tables, or everything a server keeps, into one file that any store can take in.

    The file holds the secrets behind the draws of games that are still running: keep it to
    yourself.

    **Examples**

    - `mappamundi export everything.jsonl`
    - `mappamundi export one.jsonl --table 8Vt0mQ1c5Zx2aB4nK7wE`
    """
    from mappamundi.server.store.moments import at_one_moment
    from mappamundi.server.store.moving import dump

    speech, address = speaking(lang), settings_of({"store": store}, None).store_address

    def write(connection: Connection) -> int:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
        with (
            os.fdopen(handle, "wb") as output,
            counting(Console(stderr=True), speech, "exporting") as count,
        ):
            lines = sum(output.write(line) > 0 for line in dump(connection, table or (), count))
        return lines - 2  # the first and the last are no rows

    rows = asyncio.run(at_one_moment(address, write))
    print(speech.say("exported", rows=rows, path=str(file)))


@app.command(name="import")
def import_tables(
    file: Annotated[Path, Parameter(help="What `export` has written.")],
    /,
    *,
    unsealed: Annotated[
        bool,
        Parameter(negative="", help="Trust a file of an older version, which may lack its end."),
    ] = False,
    store: StoreName = None,
    lang: Lang = None,
) -> None:
    """Take in what `export` has written, all of it or none; stop the server first.

    **Examples**

    - `mappamundi import everything.jsonl --store postgresql://tables@db/tables`
    """
    from mappamundi.server.store.moments import all_or_none
    from mappamundi.server.store.moving import restore

    speech, address = speaking(lang), settings_of({"store": store}, None).store_address

    def read(connection: Connection) -> int:
        with (
            file.open("rb") as lines,
            counting(Console(stderr=True), speech, "importing") as count,
        ):
            return restore(connection, counted(lines, count), unsealed)

    tables = asyncio.run(all_or_none(address, read))
    print(speech.say("imported", tables=tables, path=str(file)))


def counted(file: BinaryIO, count: Callable[[int, int], None]) -> Iterator[bytes]:
    """The lines of a file; after every MiB of them it is told how far we are."""
    size, done = os.fstat(file.fileno()).st_size, 0
    for line in file:
        yield line
        if (done + len(line)) >> MIB > done >> MIB:
            count(done >> MIB, size >> MIB)
        done += len(line)


@app.command
def backup(
    file: Annotated[Path, Parameter(help="Where to write it; it must not exist.")],
    /,
    *,
    store: StoreName = None,
    lang: Lang = None,
) -> None:
    """Copy the server's file while it is running; the copy is a store of its own.

    **Examples**

    - `mappamundi backup tables-sunday.db`
    """
    from mappamundi.server.store.copying import copy_store

    copy_store(settings_of({"store": store}, None).store_address, file)
    print(speaking(lang).say("backed-up", path=str(file)))
