"""Tables that nobody plays go; every other one stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from mappamundi.server.contests.days import day_at, later, name_of
from mappamundi.server.contests.seals import deal_of
from mappamundi.server.hall.cluster import Elsewhere
from mappamundi.server.hall.expiry import expire
from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.loading import Lost
from mappamundi.server.people.people import People
from mappamundi.server.protocol import Person, Setting
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import Store
from mappamundi.server.store.contests import TRIES
from mappamundi.server.store.people import INVITATIONS, RECOVERIES
from mappamundi.server.store.schema import CHAIRS, LOG, SECRETS, TABLES
from mappamundi.server.table.clock import now
from mappamundi.server.table.deeds.act import Act
from mappamundi.server.table.deeds.say import Say
from mappamundi.server.table.deeds.sit import Sit
from mappamundi.server.table.order import Order
from mappamundi.server.table.table import Table

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
    parts = (CHAIRS, LOG, SECRETS, TRIES, INVITATIONS)
    columns = (TABLES.c.id, *(part.c.table for part in parts))
    return sum([len(await store.fetch(select(each).where(each == table))) for each in columns])


async def test_what_another_node_holds_is_not_for_us_to_take(
    hall: Hall, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await hall.make(SETTING, ANNA)

    async def claim(name: str) -> None:
        raise Elsewhere("another")

    monkeypatch.setattr(hall.cluster, "claim", claim)
    await some_days_later(hall)
    assert await left(store, table.id) > 0
    assert hall.tables[table.id] is table


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


async def with_deal(hall: Hall, deal: str) -> str:
    """A table with a deal that others have, too, to which somebody was asked; nobody has moved."""
    table = await hall.make(SETTING, ANNA)
    key = {"table": table.id, "person": ANNA.id}
    await hall.store.write(
        update(TABLES).where(TABLES.c.id == table.id).values(deal=deal),
        insert(TRIES).values(day=day_at(now()), game="panstwa", begun=1, **key),
        insert(INVITATIONS).values(by=BEN.id, at=1, **key),
    )
    return table.id


@pytest.mark.parametrize(
    ("deal", "stays"),
    [
        ("", False),
        (name_of(later(day_at(now()), -1)), False),
        (name_of(later(day_at(now()), 1)), True),
        (deal_of("c" * 22, 1), True),
    ],
)
async def test_a_deal_that_may_still_count_stays_and_nothing_points_to_one_that_is_gone(
    hall: Hall, store: Store, deal: str, stays: bool
) -> None:
    """Nobody begins a deal of today twice, and a round waits for all of its tables."""
    table = await with_deal(hall, deal)
    await some_days_later(hall)
    assert (await left(store, table) > 0) == stays
