"""Who holds a table, and that nobody else can write to it, however late they wake up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest

from mappamundi.server.store import Entry, open_store
from mappamundi.server.store.leases import Buried, Leases
from mappamundi.server.store.postgres import Postgres
from mappamundi.server.store.store import Fenced

pytestmark = pytest.mark.anyio
PAST = "UPDATE nodes SET until = 0 WHERE id = $1"


def line(table: str, number: int) -> Entry:
    return Entry(table, number, f"c{number}", None, "say", "{}", None, 1, None)


@pytest.fixture
async def store(address: str) -> AsyncIterator[Postgres]:
    store = open_store(address)
    assert isinstance(store, Postgres)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def leases(store: Postgres) -> AsyncIterator[Leases]:
    leases = Leases(store.address)
    await leases.open()
    for node in ("one", "two", "three"):
        await leases.enter(node)
    yield leases
    await leases.close()


async def expire(address: str, node: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(PAST, node)
    await connection.close()


async def test_a_table_is_held_by_one_node(leases: Leases) -> None:
    answers = await asyncio.gather(*(leases.claim(node, ["t"]) for node in ("one", "two", "three")))
    assert sorted(map(len, answers)) == [0, 0, 1]
    holder = await leases.holder("t")
    assert await leases.held(holder or "") == {"t"}
    await leases.release(holder or "", ["t"])
    assert await leases.holder("t") is None
    assert await leases.claim("two", ["t"]) == {"t"}


async def test_only_who_is_late_is_buried_and_only_once(leases: Leases, address: str) -> None:
    await leases.claim("one", [f"t{number}" for number in range(40)])
    assert not await leases.bury("one", ["two", "three"])
    await expire(address, "one")
    assert (await leases.renew("two")).late == ["one"]
    both = await asyncio.gather(*(leases.bury("one", ["two", "three"]) for _ in range(2)))
    assert sorted(both) == [False, True]
    assert len(await leases.held("two")) + len(await leases.held("three")) == 40
    assert await leases.held("two")
    assert await leases.held("three")
    with pytest.raises(Buried):
        await leases.renew("one")


async def test_who_was_only_slow_lives_on(leases: Leases, address: str) -> None:
    await expire(address, "one")
    assert (await leases.renew("one")).alive == ["one", "three", "two"]
    assert not await leases.bury("one", ["two"])


async def test_a_node_that_is_buried_can_keep_nothing(leases: Leases, store: Postgres) -> None:
    await leases.claim("one", ["t"])
    await store.append([line("t", 0)], fence="one")
    await expire(store.address, "one")
    await store.append([line("t", 1)], fence="one")  # late, but nobody else has the table
    await leases.bury("one", ["two"])
    outcomes = await asyncio.gather(
        store.append([line("t", 2)], fence="one"),
        store.append([line("u", 0)], fence="two"),
        store.append([line("v", 0)]),
        return_exceptions=True,
    )
    assert [type(each) for each in outcomes] == [Fenced, int, int]  # nobody else's is lost
    assert [each.sequence for each in await store.entries("t")] == [0, 1]
    assert store.trouble is None


async def test_a_commit_under_way_is_waited_for(leases: Leases, store: Postgres) -> None:
    """Else the next holder would load the log without it."""
    await expire(store.address, "one")
    connection = await asyncpg.connect(store.address)
    commit = connection.transaction()
    await commit.start()
    await connection.execute("SELECT 1 FROM nodes WHERE id = 'one' FOR KEY SHARE")
    burial = asyncio.create_task(leases.bury("one", ["two"]))
    done, _ = await asyncio.wait([burial], timeout=0.2)
    assert not done
    await commit.commit()
    assert await burial
    await connection.close()


async def test_who_stops_in_the_middle_of_a_commit_holds_nobody_up(
    leases: Leases, store: Postgres
) -> None:
    from mappamundi.server.store.postgres import begin

    connection = await asyncpg.connect(store.address)
    await begin(connection, {"one"})
    await expire_in_its_way(store.address)
    assert await asyncio.wait_for(leases.bury("one", ["two"]), 30)
    connection.terminate()


async def expire_in_its_way(address: str) -> None:
    """A renewal does not wait for a commit, so neither does this."""
    await asyncio.wait_for(expire(address, "one"), 5)
