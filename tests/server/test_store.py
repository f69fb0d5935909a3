from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import delete, insert, select

from mappamundi.server.store import Conflict, Entry, Store, open_store, sqlite
from mappamundi.server.store.migrating import LATEST, MIGRATIONS
from mappamundi.server.store.schema import CHAIRS, LOG, METADATA, SECRETS
from mappamundi.server.store.sqlite import AT_ONCE

pytestmark = pytest.mark.anyio


def line(table: str, sequence: int, command: str = "") -> Entry:
    name = command or f"command-{sequence}"
    return Entry(table, sequence, name, None, "say", '{"text":"\\u0000ä"}', b"\0\1", 1, None)


async def test_entries_come_back_as_they_were_kept(store: Store) -> None:
    lines = [line("one", 0), line("one", 1), line("one", 2)]
    await store.append(lines)
    await store.append([line("other", 0)])
    assert await store.entries("one") == lines
    assert await store.entries("one", after=1) == lines[2:]


async def test_a_sequence_is_taken_once(store: Store) -> None:
    await store.append([line("one", 0)])
    with pytest.raises(Conflict):
        await store.append([line("one", 0, "another-command")])
    assert await store.entries("one") == [line("one", 0)]


async def test_a_command_counts_once(store: Store) -> None:
    await store.append([line("one", 0, "same")])
    with pytest.raises(Conflict):
        await store.append([line("one", 1, "same")])
    assert len(await store.entries("one")) == 1


async def test_one_that_fails_takes_none_of_its_group_along(store: Store) -> None:
    await store.append([line("one", 0)])
    jobs = [store.append([line(f"table-{i}", 0)]) for i in range(20)]
    jobs.insert(7, store.append([line("one", 0)]))
    outcomes = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(each) for each in outcomes].count(Conflict) == 1
    assert isinstance(outcomes[7], Conflict)
    assert len(await store.fetch(select(LOG))) == 21


async def test_more_than_one_statement_can_hold_is_kept_together(store: Store) -> None:
    lines = [line("one", sequence) for sequence in range(2 * AT_ONCE + 1)]
    await store.append(lines)
    assert await store.entries("one") == lines
    with pytest.raises(Conflict):
        await store.append([*(line("two", sequence) for sequence in range(AT_ONCE)), lines[0]])
    assert await store.entries("two") == []


async def test_the_journal_begins_anew_while_it_is_written_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "UNMOVED", 10)
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    journal = tmp_path / "tables.db-wal"
    sequence = 0
    async with asyncio.timeout(60):
        while times_begun(journal) < 3:
            await store.append([line("one", sequence)])
            sequence += 1
    assert len(await store.entries("one")) == sequence
    await store.close()


async def test_the_journal_is_bounded_by_its_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Few large rows would fill a small disk before there are many of them."""
    monkeypatch.setattr(sqlite, "LARGE", 100_000)
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    largest = 0
    for sequence in range(300):
        await store.append([line(f"table-{sequence}", 0)._replace(payload="x" * 8_000)])
        largest = max(largest, (tmp_path / "tables.db-wal").stat().st_size)
    assert largest < 1_000_000 < (tmp_path / "tables.db").stat().st_size
    await store.close()


async def test_the_writer_outlives_a_journal_that_cannot_be_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If it did not, everybody would wait for ever; what is kept is in the journal as well."""
    monkeypatch.setattr(sqlite, "UNMOVED", 1)
    monkeypatch.setattr(sqlite, "MOVE", "SELECT nothing FROM nowhere")
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    async with asyncio.timeout(60):
        for sequence in range(20):
            await store.append([line("one", sequence)])
    assert len(await store.entries("one")) == 20
    await store.close()


def times_begun(journal: Path) -> int:
    """How often SQLite has begun its journal anew, as the head of that file says."""
    return int.from_bytes(journal.read_bytes()[12:16], "big") if journal.exists() else 0


async def test_lines_and_changes_are_kept_together_or_not_at_all(store: Store) -> None:
    secret = insert(SECRETS).values(table="one", secret=b"x")
    await store.append([line("one", 0)], secret)
    with pytest.raises(Conflict):
        await store.append([line("two", 0)], secret)
    assert await store.entries("two") == []
    assert await store.write(delete(SECRETS)) == 1


async def test_a_store_opened_again_has_everything(address: str) -> None:
    first = open_store(address)
    await first.open()
    await first.append(
        [line("one", 0)], insert(CHAIRS).values(table="one", seat=2, person="p", bot=None)
    )
    await first.close()
    again = open_store(address)
    await again.open()
    assert await again.entries("one") == [line("one", 0)]
    assert (await again.fetch(select(CHAIRS.c.seat)))[0].seat == 2
    await again.close()


async def test_the_migrations_build_what_is_declared(store: Store, address: str) -> None:
    for table in METADATA.sorted_tables:
        assert list(await store.fetch(select(table))) == []


def test_the_latest_migration_is_the_last_one() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == LATEST
