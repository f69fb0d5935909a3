from __future__ import annotations

import asyncio
import tracemalloc
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import Connection, insert, select

from mappamundi.errors import BadLog, BadSetup
from mappamundi.server.hall.hall import Hall
from mappamundi.server.people.people import People
from mappamundi.server.protocol import Person, Setting
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import Store, open_store
from mappamundi.server.store.claim import InUse
from mappamundi.server.store.copying import copy_store
from mappamundi.server.store.driver import sqlite
from mappamundi.server.store.moments import all_or_none, at_one_moment
from mappamundi.server.store.moving import dump, restore
from mappamundi.server.store.schema import METADATA, SECRETS

pytestmark = pytest.mark.anyio
ANNA = Person("anna" * 5, "Anna", "red")


async def fill(store: Store, home: Path) -> str:
    hall = Hall(store, People(store), ServerSettings(home=home))
    setting = Setting("panstwa", {}, 3, "relaxed", True, False, False)
    table = await hall.make(setting, ANNA)
    await store.write(insert(SECRETS).values(table=table.id, secret=b"\0\xff" * 100))
    return table.id


async def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    return {
        each.name: sorted(map(tuple, await store.fetch(select(each))), key=repr)
        for each in METADATA.sorted_tables
    }


async def taken_out(address: str, *chosen: str) -> list[bytes]:
    return await at_one_moment(address, lambda connection: list(dump(connection, chosen)))


async def put_in(address: str, lines: list[bytes], may_be_unsealed: bool = False) -> int:
    return await all_or_none(address, lambda one: restore(one, lines, may_be_unsealed))


async def all_of(address: str) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a store that nobody has."""
    store = open_store(address)
    await store.open()
    try:
        return await everything(store)
    finally:
        await store.close()


@pytest.fixture
def empty(tmp_path: Path) -> str:
    """Where nothing is yet."""
    return f"sqlite:///{tmp_path / 'other.db'}"


async def test_what_is_taken_out_of_one_store_goes_into_another(
    store: Store, address: str, tmp_path: Path
) -> None:
    table = await fill(store, tmp_path)
    for chosen in ((), (table,)):
        lines = await taken_out(address, *chosen)
        other = f"sqlite:///{tmp_path / f'other-{len(chosen)}.db'}"
        assert await put_in(other, lines) == 1
        assert await all_of(other) == await everything(store)
        with pytest.raises(BadLog, match="already"):
            await put_in(other, lines)


async def test_an_export_goes_into_either_engine(address: str, empty: str, tmp_path: Path) -> None:
    source = open_store(empty)
    await source.open()
    await fill(source, tmp_path)
    lines = await taken_out(empty)
    assert await put_in(address, lines) == 1
    assert await all_of(address) == await everything(source)
    await source.close()


async def test_an_export_is_of_one_moment(store: Store, address: str, tmp_path: Path) -> None:
    """What is written while it is read is not in it."""
    await fill(store, tmp_path)
    before = await everything(store)

    def read(connection: Connection) -> list[bytes]:
        lines = dump(connection)
        begun = next(lines)
        with ThreadPoolExecutor() as beside:
            beside.submit(asyncio.run, written_beside(address)).result()
        return [begun, *lines]

    lines = await at_one_moment(address, read)
    other = f"sqlite:///{tmp_path / 'other.db'}"
    await put_in(other, lines)
    assert await all_of(other) == before
    assert len((await everything(store))["secrets"]) == 2


async def written_beside(address: str) -> None:
    """Somebody else writes a row."""
    change = "INSERT INTO secrets VALUES ('beside', 'x')"
    if address.startswith("sqlite"):
        with closing(sqlite.connect(address.removeprefix("sqlite:///"))) as connection:
            connection.execute(change)
            connection.commit()
    else:
        connection = await asyncpg.connect(address)
        await connection.execute(change)
        await connection.close()


async def test_a_file_that_is_not_whole_is_refused(
    address: str, empty: str, tmp_path: Path
) -> None:
    """Nothing of it is taken in."""
    source = open_store(empty)
    await source.open()
    await fill(source, tmp_path)
    await source.close()
    lines = await taken_out(empty)
    nothing = await all_of(address)
    first, one, other, *rest = lines
    broken = [
        ("export-without-end", lines[:-1]),
        ("export-without-end", [*lines[:-1], lines[-1][:-9]]),
        ("export-changed", [first, one, *rest]),
        ("export-changed", [first, other, one, *rest]),
        ("export-changed", [*lines, one]),
        ("export-broken", [first, b"{}\n", one, other, *rest]),
        ("export-broken", [first, one.replace(b'"seat"', b'"seal"'), other, *rest]),
        ("export-broken", []),
    ]
    for reason, changed in broken:
        with pytest.raises(BadLog) as refused:
            await put_in(address, changed)
        assert refused.value.message == reason
        assert await all_of(address) == nothing


async def test_a_file_of_an_older_version_must_be_trusted(empty: str, tmp_path: Path) -> None:
    source = open_store(empty)
    await source.open()
    await fill(source, tmp_path)
    await source.close()
    _, *rows, _ = await taken_out(empty)
    old = [b'{"table":"mappamundi tables 1","row":{}}\n', *rows]
    other = f"sqlite:///{tmp_path / 'third.db'}"
    with pytest.raises(BadLog, match="older"):
        await put_in(other, old)
    assert await put_in(other, old, may_be_unsealed=True) == 1
    assert await all_of(other) == await all_of(empty)


async def test_memory_does_not_grow_with_a_file(empty: str, tmp_path: Path) -> None:
    """Five times as much takes as much memory: what is in it is put in piece by piece."""
    await all_of(empty)
    peaks = []
    for size in (2_000, 10_000):
        source = f"sqlite:///{tmp_path / f'{size}.db'}"
        await all_of(source)
        with closing(sqlite.connect(source.removeprefix("sqlite:///"))) as connection:
            rows = ((f"t{i}", i, f"c{i}", "say", "{}", 1) for i in range(size))
            kept = '("table", sequence, command, kind, payload, at)'
            connection.executemany(f"INSERT INTO log {kept} VALUES (?, ?, ?, ?, ?, ?)", rows)
            connection.commit()
        tracemalloc.start()
        await moved(source, tmp_path / f"{size}.jsonl", f"sqlite:///{tmp_path / f'{size}-in.db'}")
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 1.5 * peaks[0]


async def moved(source: str, file: Path, other: str) -> None:
    """From one store into another, over a file."""
    await at_one_moment(source, lambda connection: write(connection, file))
    with file.open("rb") as lines:
        await all_or_none(other, lambda connection: restore(connection, lines))


def write(connection: Connection, file: Path) -> None:
    with file.open("wb") as output:
        for line in dump(connection):
            output.write(line)


async def test_a_store_in_use_is_not_imported_into(store: Store, address: str) -> None:
    lines = await taken_out(address)
    with pytest.raises(InUse):
        await put_in(address, lines)


async def test_a_backup_while_the_store_is_open(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    store = open_store(address)
    await store.open()
    await fill(store, tmp_path)
    copy_store(address, tmp_path / "copy.db")
    again = open_store(f"sqlite:///{tmp_path / 'copy.db'}")
    await again.open()
    assert await everything(again) == await everything(store)
    await again.close()
    await store.close()
    with pytest.raises(BadSetup):
        copy_store(address, tmp_path / "copy.db")
