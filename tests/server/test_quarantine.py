"""A table that cannot be taken up is set aside: nobody else notices, and its people may leave."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.houses import house as built
from server.houses import visitor
from server.test_hall import ANNA, Line, hall_of, is_quiet, sat_down, until
from sqlalchemy import select, update

from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.loading import load
from mappamundi.server.line.allowance import Allowance
from mappamundi.server.line.connection import Connection
from mappamundi.server.metrics import METRICS
from mappamundi.server.protocol import Person, Setting
from mappamundi.server.requests import Watch, WatchLobby
from mappamundi.server.store import Store, open_store
from mappamundi.server.store.schema import CHAIRS, LOG, TABLES
from mappamundi.server.table.deeds.say import Say
from mappamundi.server.table.deeds.sit import Sit
from mappamundi.server.table.deeds.stand import Stand

pytestmark = pytest.mark.anyio
BERT = Person("B" * 22, "Bert", "blue")
MADE = LOG.c.sequence == 0

# What a server may find in its store: rules nobody has here, a log that leads somewhere else, one
# that no rules understand, a game that there is not, a line that is no happening.
DAMAGE: dict[str, Any] = {
    "rules": ('"rules":1', '"rules":7', MADE),
    "setup": ('"seats":4', '"seats":400', MADE),
    "game": ('"game":"null_nichtig"', '"game":"snap"', MADE),
    "action": ('"* ', '"* not a card ', LOG.c.kind == "start"),
    "payload": ("{", "[", LOG.c.kind == "start"),
}


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    kept = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    await kept.open()
    yield kept
    await kept.close()


async def spoil(store: Store, table: str, kind: str = "rules") -> None:
    """Make a table one that cannot be taken up."""
    old, new, where = DAMAGE[kind]
    for row in await store.fetch(select(LOG).where(LOG.c.table == table, where)):
        mine = (LOG.c.table == table) & (LOG.c.sequence == row.sequence)
        assert old in row.payload
        await store.write(update(LOG).where(mine).values(payload=row.payload.replace(old, new, 1)))


async def mend(store: Store, table: str) -> None:
    """Let a release come that can take it up again."""
    rows = await store.fetch(select(LOG.c.payload).where(LOG.c.table == table, MADE))
    healthy = rows[0].payload.replace('"rules":7', '"rules":1')
    await store.write(update(LOG).where(LOG.c.table == table, MADE).values(payload=healthy))


async def going_on(store: Store, home: Path) -> str:
    """A running game of Anna's that no server has in memory."""
    hall = hall_of(store, home)
    table, anna, _ = await sat_down(hall, "null_nichtig")
    await until(lambda: table.standing.status == "running" and is_quiet(table))
    anna.close()
    hall.close()
    return table.id


async def waiting(store: Store, home: Path) -> str:
    """An open table that everybody sees, of Anna's."""
    hall = hall_of(store, home)
    setting = Setting("null_nichtig", {}, 4, "relaxed", True, False, False)
    table = await hall.make(setting, ANNA)
    hall.close()
    return table.id


def come(hall: Hall, person: Person) -> tuple[Connection, Line]:
    line = Line()
    return Connection(line, person, hall, Allowance(1e6, 1e6)), line  # type: ignore[arg-type]


async def lobby(hall: Hall, person: Person) -> dict[str, dict[str, Any]]:
    """What somebody sees in the lobby."""
    guest, line = come(hall, person)
    guest.hear(msgspec.json.encode(WatchLobby()))
    await until(lambda: line.messages)
    guest.close()
    return {each["table"]: each for each in line.messages[0]["tables"]}


@pytest.mark.parametrize("kind", DAMAGE)
async def test_one_bad_table_harms_no_other(store: Store, tmp_path: Path, kind: str) -> None:
    """Its people have their lobby, with all that is well in it."""
    bad, good = await going_on(store, tmp_path), await going_on(store, tmp_path)
    await spoil(store, bad, kind)
    before = await store.entries(bad)
    hall = hall_of(store, tmp_path)
    await hall.open()
    shown = await lobby(hall, ANNA)
    assert shown[bad]["is_aside"]
    assert shown[bad]["mine"]
    assert shown[bad]["status"] == "running"
    assert not shown[good].get("is_aside")
    assert METRICS.set_aside._value.get() == 1
    anna, line = come(hall, ANNA)
    for question in (Watch(bad), Say(bad, "a-word-to-all", "?"), Sit(bad, "to-sit-down")):
        line.messages.clear()
        anna.hear(msgspec.json.encode(question))
        await until(lambda: line.messages)
        assert line.messages[0]["message"] == "table-set-aside"
    assert await store.entries(bad) == before
    hall.close()


async def test_a_start_survives_it(store: Store, tmp_path: Path) -> None:
    """Open tables that everybody sees are loaded first of all, and alarms ring by themselves."""
    bad, good = await waiting(store, tmp_path), await waiting(store, tmp_path)
    late = await going_on(store, tmp_path)
    await spoil(store, bad)
    await spoil(store, late)
    await store.write(update(LOG).where(LOG.c.table == late).values(alarm=1))
    hall = hall_of(store, tmp_path)
    await hall.open()
    assert bad not in hall.tables
    assert good in hall.tables
    await until(lambda: late in hall.quarantine)
    shown = await lobby(hall, BERT)
    assert bad not in shown
    assert good in shown
    hall.close()


async def test_who_sits_there_may_leave(store: Store, tmp_path: Path) -> None:
    """Nothing is written to the log; that they left holds when the table can be taken up again."""
    bad = await going_on(store, tmp_path)
    await spoil(store, bad)
    before = await store.entries(bad)
    hall = hall_of(store, tmp_path)
    await hall.open()
    for person, answer in ((BERT, "not-seated"), (ANNA, None), (ANNA, "not-seated")):
        guest, line = come(hall, person)
        guest.hear(msgspec.json.encode(Stand(bad, "i-am-leaving")))
        await until(lambda line=line: line.messages)
        assert line.messages[0].get("message") == answer
    assert await lobby(hall, ANNA) == {}
    assert await store.entries(bad) == before
    hall.close()
    await mend(store, bad)
    again = hall_of(store, tmp_path)
    await again.open()
    table = await again.table(bad)
    await until(lambda: table.kept.chairs[0].bot == "novice")
    again.close()


async def test_somebody_who_wants_to_be_forgotten_is(store: Store, tmp_path: Path) -> None:
    bad = await going_on(store, tmp_path)
    await spoil(store, bad)
    house = built(store, tmp_path / "home")
    await house.forget(ANNA.id)
    assert not await store.fetch(select(CHAIRS).where(CHAIRS.c.person == ANNA.id))


@pytest.mark.parametrize("kind", DAMAGE)
async def test_nothing_fails_that_reads_it(store: Store, tmp_path: Path, kind: str) -> None:
    """A replay is refused in words, everything about somebody is exported as far as it goes, and
    what came of other tables is recorded."""
    bad = await going_on(store, tmp_path)
    await spoil(store, bad, kind)
    house = built(store, tmp_path / "home")
    async with visitor(house) as bert:
        for what in ("replay", "log"):
            answer = await bert.get(f"/api/tables/{bad}/{what}")
            assert answer.status_code < 500
    assert len([each async for each in house.traces.seated(ANNA.id)]) <= 1
    await store.write(update(TABLES).values(status="over", ended=1))
    await house.recorder.catch_up()


async def test_the_table_is_there_over_http(store: Store, tmp_path: Path) -> None:
    bad = await going_on(store, tmp_path)
    await spoil(store, bad)
    async with visitor(built(store, tmp_path / "home")) as bert:
        answer = await bert.get(f"/api/tables/{bad}")
        assert answer.status_code == 200
        assert answer.json()["is_aside"]
        assert not answer.json().get("mine")


async def test_it_is_tried_again_at_the_next_start(store: Store, tmp_path: Path) -> None:
    bad = await going_on(store, tmp_path)
    standing = (await load(store, bad, hall_of(store, tmp_path).workshop)).standing
    await spoil(store, bad)
    hall = hall_of(store, tmp_path)
    await hall.open()
    assert (await lobby(hall, ANNA))[bad]["is_aside"]
    hall.close()
    await mend(store, bad)
    again = hall_of(store, tmp_path)
    await again.open()
    assert not (await lobby(again, ANNA))[bad].get("is_aside")
    assert (await again.table(bad)).standing.version == standing.version
    assert (await store.fetch(select(TABLES.c.status)))[0].status == "running"
    again.close()
