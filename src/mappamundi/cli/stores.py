"""Take what a server keeps to another place."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mappamundi.cli.app import Lang, app
from mappamundi.cli.serving import settings_of
from mappamundi.terminal.usage import speaking

PRIVATE = 0o600
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
    from mappamundi.server.store import open_store
    from mappamundi.server.store.moving import dump

    async def run() -> int:
        kept = open_store(settings_of({"store": store}, None).store_address)
        await kept.open()
        rows = 0
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
        with os.fdopen(handle, "wb") as output:
            async for line in dump(kept, table or ()):
                output.write(line)
                rows += 1
        await kept.close()
        return rows - 1

    print(speaking(lang).say("exported", rows=asyncio.run(run()), path=str(file)))


@app.command(name="import")
def import_tables(
    file: Annotated[Path, Parameter(help="What `export` has written.")],
    /,
    *,
    store: StoreName = None,
    lang: Lang = None,
) -> None:
    """Take in what `export` has written, all of it or none; stop the server first.

    **Examples**

    - `mappamundi import everything.jsonl --store postgresql://tables@db/tables`
    """
    from mappamundi.server.store import open_store
    from mappamundi.server.store.moving import restore

    async def run() -> int:
        kept = open_store(settings_of({"store": store}, None).store_address)
        await kept.open()
        try:
            with file.open("rb") as lines:
                return await restore(kept, lines)
        finally:
            await kept.close()

    print(speaking(lang).say("imported", tables=asyncio.run(run()), path=str(file)))


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
