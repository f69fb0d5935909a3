"""Tables that nobody plays go; every other one stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from mappamundi.server.expiry import expire
from mappamundi.server.hall import Hall
from mappamundi.server.loading import Lost
from mappamundi.server.order import Order
from mappamundi.server.people import People
from mappamundi.server.protocol import Person, Setting
from mappamundi.server.requests import Act, Say, Sit
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import Store
from mappamundi.server.store.people import RECOVERIES
from mappamundi.server.store.schema import CHAIRS, LOG, SECRETS, TABLES
from mappamundi.server.table import Table

pytestmark = pytest.mark.anyio
ANNA, BEN = (Person(letter * 22, letter, "blue") for letter in "ab")
SETTING = Setting("panstwa", {}, 2, "relaxed", True, False, False)


@pytest.fixture
def hall(store: Store, tmp_path: Path) -> Hall:
    settings = ServerSettings(home=tmp_path, bot_haste=0.0, bot_search=False)
    return Hall(store, People(store), settings)


async def order(table: Table, command: Any, person: Person) -> None:
    before = table.kept.version
    table.submit(Order(command, person.id))
    while table.kept.version == before:
        await table.hall.store.fetch(select(TABLES.c.id))


async def some_days_later(hall: Hall) -> None:
    """Everything that has happened was long ago, and nobody looks any more."""
    for table in list(hall.tables.values()):
        table.touched = 0
    await hall.store.write(update(LOG).values(at=1), update(TABLES).values(made=1))
    await expire(hall)


async def left(store: Store, table: str) -> int:
    """How many rows there are of a table."""
    columns = (TABLES.c.id, CHAIRS.c.table, LOG.c.table, SECRETS.c.table)
    return sum([len(await store.fetch(select(each).where(each == table))) for each in columns])


@pytest.mark.parametrize("bots", [None, "novice"])
async def test_nobody_played(hall: Hall, store: Store, bots: Any) -> None:
    table = await hall.make(SETTING, ANNA, bots)
    while bots and table.kept.waiting != (0,):
        await store.fetch(select(TABLES.c.id))
    await some_days_later(hall)
    assert await left(store, table.id) == 0
    assert table.id not in hall.tables
    with pytest.raises(Lost):
        await hall.table(table.id)


async def test_it_was_only_made_today(hall: Hall, store: Store) -> None:
    table = await hall.make(SETTING, ANNA)
    table.touched = 0
    await expire(hall)
    assert await left(store, table.id)


async def test_somebody_else_sits_there(hall: Hall, store: Store) -> None:
    table = await hall.make(SETTING, ANNA)
    await order(table, Sit(table.id, "sit-down"), BEN)
    await some_days_later(hall)
    assert await left(store, table.id)


async def test_somebody_spoke(hall: Hall, store: Store) -> None:
    table = await hall.make(SETTING, ANNA)
    await order(table, Say(table.id, "say-something", "Saturday at eight"), ANNA)
    await some_days_later(hall)
    assert await left(store, table.id)


async def test_somebody_moved(hall: Hall, store: Store) -> None:
    table = await hall.make(SETTING, ANNA, "novice")
    while table.kept.waiting != (0,):
        await store.fetch(select(TABLES.c.id))
    play, version = table.standing.play, table.kept.version
    assert play is not None
    move = play.game.offers(play.game.known(play.state, 0), 0)[0]
    await order(table, Act(table.id, "a-first-move", version, [move]), ANNA)
    while table.kept.waiting != (0,):
        await store.fetch(select(TABLES.c.id))
    await some_days_later(hall)
    assert await left(store, table.id)


async def test_its_host_can_be_found_again(hall: Hall, store: Store) -> None:
    table = await hall.make(SETTING, ANNA)
    await store.write(insert(RECOVERIES).values(person=ANNA.id, hash=b"hash", made=1))
    await some_days_later(hall)
    assert await left(store, table.id)
