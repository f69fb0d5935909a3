"""An unfinished game against bots is put away and taken out again; nobody else's game ever is."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.guests import Guest, open_hall, table_of, until
from sqlalchemy import update

from mappamundi.errors import Refusal
from mappamundi.server.hall.discarding import discard, restore
from mappamundi.server.hall.expiry import BIN, expire
from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.loading import Lost, alarms
from mappamundi.server.people.people import People
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store.schema import TABLES
from mappamundi.server.table.clock import now
from mappamundi.server.table.table import Table

pytestmark = pytest.mark.anyio


async def alone(hall: Hall, anna: Guest) -> Table:
    table = await table_of(hall, anna, "panstwa", 3, "novice")
    await until(lambda: table.kept.waiting == (0,))
    return table


async def refusal(work: object) -> str:
    with pytest.raises(Refusal) as refused:
        await work  # type: ignore[misc]
    return refused.value.message


async def test_put_away_and_taken_out_again(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = Guest(hall, "Anna")
        table = await alone(hall, anna)
        version = table.kept.version
        await discard(hall, table.id, anna.person.id)
        gone = await until(lambda: anna.heard(lambda each: each["type"] == "refused"))
        assert gone["message"] == "table-is-discarded"
        assert await hall.tables_of(anna.person.id) == []
        assert await refusal(hall.table(table.id)) == "table-is-discarded"
        again = await restore(hall, table.id, anna.person.id)
        assert again.summary.version == version
        assert [each.id for each in await hall.tables_of(anna.person.id)] == [again.id]


async def test_it_stays_away_after_a_restart(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna = Guest(hall, "Anna")
        table = await alone(hall, anna)
        await discard(hall, table.id, anna.person.id)
        assert await alarms(hall.store) == []
        later = Hall(hall.store, People(hall.store), ServerSettings(home=tmp_path))
        await later.open()
        assert await refusal(later.table(table.id)) == "table-is-discarded"
        later.close()


async def test_only_ones_own_game_and_only_alone(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        anna, ben = Guest(hall, "Anna"), Guest(hall, "Ben")
        table = await alone(hall, anna)
        assert await refusal(discard(hall, table.id, ben.person.id)) == "not-seated"
        await discard(hall, table.id, anna.person.id)
        assert await refusal(restore(hall, table.id, ben.person.id)) == "no-such-table"
        both = await table_of(hall, anna, "panstwa", 2)
        assert await refusal(discard(hall, both.id, anna.person.id)) == "table-is-not-running"
        await ben.watch(both)
        await ben.command("sit", both)
        await anna.command("start", both)
        assert await refusal(discard(hall, both.id, anna.person.id)) == "others-play-here"


async def test_after_a_day_it_is_gone(tmp_path: Path) -> None:
    async with open_hall(tmp_path, unplayed_hours=0.0) as hall:
        anna = Guest(hall, "Anna")
        table, other = await alone(hall, anna), await alone(hall, anna)
        await discard(hall, table.id, anna.person.id)
        await until(lambda: table.id not in hall.tables)
        await expire(hall)
        assert table.id in hall.discarded  # it can still be taken out
        await hall.store.write(
            update(TABLES).where(TABLES.c.id == table.id).values(discarded=now() - BIN - 1)
        )
        await expire(hall)
        await asyncio.sleep(0)
        assert hall.discarded == set()
        with pytest.raises(Lost):
            await restore(hall, table.id, anna.person.id)
        assert await hall.table(other.id) is other
