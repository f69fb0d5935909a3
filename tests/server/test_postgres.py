from __future__ import annotations

import asyncio
from typing import Any

import asyncpg
import pytest
from sqlalchemy.exc import OperationalError

from mappamundi.server.store import Entry, Unavailable, open_store, postgres

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("address", ["postgres"], indirect=True)
async def test_a_connection_that_breaks_loses_and_doubles_nothing(address: str) -> None:
    """R3, in small: the server cuts our connections while we write."""
    store = open_store(address)
    await store.open()
    killer = await asyncpg.connect(address)

    async def write(table: int) -> None:
        for sequence in range(20):
            line = Entry(f"t{table}", sequence, f"c{sequence}", None, "say", "{}", None, 1, None)
            await store.append([line])

    async def cut() -> None:
        for _ in range(5):
            await asyncio.sleep(0.05)
            await killer.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

    await asyncio.gather(cut(), *(write(table) for table in range(5)))
    for table in range(5):
        assert [each.sequence for each in await store.entries(f"t{table}")] == list(range(20))
    await killer.close()
    await store.close()


LOSSES = [
    OSError(),
    asyncpg.ConnectionDoesNotExistError(),
    asyncpg.AdminShutdownError(),
    asyncpg.InterfaceError("closed"),
    asyncpg.InternalClientError(),
    OperationalError("", None, OSError()),
]


@pytest.mark.parametrize("loss", LOSSES, ids=lambda loss: type(loss).__name__)
@pytest.mark.parametrize("address", ["postgres"], indirect=True)
async def test_the_writer_outlives_every_way_to_lose_a_connection(
    address: str, loss: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If it did not, everybody would wait for ever."""
    store = open_store(address)
    await store.open()
    losses, driver = [loss], postgres.driver

    async def lost_once(connection: Any) -> Any:
        if losses:
            raise losses.pop()
        return await driver(connection)

    monkeypatch.setattr(postgres, "driver", lost_once)
    await asyncio.wait_for(store.append([Entry("t", 0, "c", None, "say", "{}", None, 1, None)]), 30)
    assert not losses
    assert [each.sequence for each in await store.entries("t")] == [0]
    await store.close()


@pytest.mark.parametrize("address", ["postgres"], indirect=True)
async def test_the_writer_outlives_whatever_goes_wrong(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What nobody thought of is the fate of one group of jobs, not of all that follow."""
    store = open_store(address)
    await store.open()
    mistakes, attempt = [KeyError()], postgres.Postgres._attempt

    async def mistaken_once(self: Any, connection: Any, jobs: Any) -> Any:
        if mistakes:
            raise mistakes.pop()
        return await attempt(self, connection, jobs)

    monkeypatch.setattr(postgres.Postgres, "_attempt", mistaken_once)
    with pytest.raises(KeyError):
        await asyncio.wait_for(store.append([line(0)]), 30)
    await asyncio.wait_for(store.append([line(0)]), 30)
    await store.close()


@pytest.mark.parametrize("address", ["postgres"], indirect=True)
async def test_a_job_that_nobody_can_keep_harms_no_other(address: str) -> None:
    store = open_store(address)
    await store.open()
    jobs = [line(0), line(1)._replace(at=2**70), line(2)._replace(payload="\0"), line(3)]
    outcomes = await asyncio.wait_for(
        asyncio.gather(*(store.append([job]) for job in jobs), return_exceptions=True), 30
    )
    assert [isinstance(each, Exception) for each in outcomes] == [False, True, True, False]
    assert store.trouble is None
    assert [each.sequence for each in await store.entries("t")] == [0, 3]
    await store.close()


@pytest.mark.parametrize("address", ["postgres"], indirect=True)
async def test_a_server_that_is_away_is_said_to_be_and_does_not_hold_up_the_end(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(address)
    await store.open()

    async def away(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(postgres.Postgres, "_attempt", away)
    monkeypatch.setattr(postgres, "driver", away)
    waiting = asyncio.create_task(store.append([line(0)]))
    async with asyncio.timeout(30):
        while store.trouble is None:
            await asyncio.sleep(0.01)
        for ask in (store.append([line(1)]), store.entries("t")):
            with pytest.raises(Unavailable):
                await ask
        await store.close()
        with pytest.raises(Unavailable):
            await waiting


def line(sequence: int) -> Entry:
    return Entry("t", sequence, f"c{sequence}", None, "say", "{}", None, 1, None)
