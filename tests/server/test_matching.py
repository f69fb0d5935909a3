"""Anybody, this game, now: those who want the same meet, and bots fill up in time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from server.guests import Guest, open_hall, until
from server.test_absence import Hands, hands

from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.loading import alarms, load
from mappamundi.server.hall.matching import WAIT, Matchmaker
from mappamundi.server.people.people import People
from mappamundi.server.settings import ServerSettings
from mappamundi.server.table.table import Table

__all__ = ["hands"]
pytestmark = pytest.mark.anyio
GAME = "panstwa"


def together(one: str, other: str) -> bool:
    return False


def people_at(table: Table) -> set[str]:
    return {chair.person[0] for chair in table.kept.chairs if chair.person}


async def matched(hall: Hall, matchmaker: Matchmaker, guest: Guest, game: str = GAME) -> Table:
    return hall.tables[await matchmaker.match(game, guest.person, "")]


async def test_those_who_want_the_same_meet(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        matchmaker = Matchmaker(hall, together)
        guests = [Guest(hall, name) for name in ("Anna", "Ben", "Carl", "Dora", "Emil")]
        found = [matched(hall, matchmaker, each) for each in guests]
        tables = await asyncio.gather(*found)
        assert len({each.id for each in tables[:4]}) == 1
        assert people_at(tables[0]) == {"A", "B", "C", "D"}
        assert tables[4] is not tables[0]
        assert await matched(hall, matchmaker, guests[4]) is tables[4]
        other = await matched(hall, matchmaker, guests[0], "countries")
        assert other.standing.game.slug == "countries"


async def test_bots_take_the_free_seats_when_the_time_has_come(
    tmp_path: Path, hands: Hands
) -> None:
    async with open_hall(tmp_path) as hall:
        matchmaker = Matchmaker(hall, together)
        anna, ben, carl = (Guest(hall, name) for name in ("Anna", "Ben", "Carl"))
        table = await matched(hall, matchmaker, anna)
        for guest in (ben, carl):
            await matched(hall, matchmaker, guest)
        await anna.watch(table)
        await ben.watch(table)
        assert 0 < anna.seen(table, "gathers") <= WAIT * 1000
        assert table.kept.status == "open"
        hands.ahead += WAIT + 6
        table.ring()
        await until(lambda: table.kept.status == "running")
        assert people_at(table) == {"A", "B"}  # Carl never looked
        assert [chair.bot for chair in table.kept.chairs].count("steady") == 2


async def test_a_full_table_begins_at_once(tmp_path: Path, hands: Hands) -> None:
    async with open_hall(tmp_path) as hall:
        matchmaker = Matchmaker(hall, together)
        guests = [Guest(hall, name) for name in ("Anna", "Ben", "Carl", "Dora")]
        for each in guests:
            table = await matched(hall, matchmaker, each)
            await each.watch(table)
        hands.ahead += 6
        table.ring()
        await until(lambda: table.kept.status == "running")
        assert len(people_at(table)) == len(guests)


async def test_it_is_not_forgotten_when_the_server_stops(tmp_path: Path, hands: Hands) -> None:
    async with open_hall(tmp_path) as hall:
        anna = Guest(hall, "Anna")
        table = await matched(hall, Matchmaker(hall, together), anna)
        begins = table.standing.gathers()
        assert (await load(hall.store, table.id, hall.workshop)).standing.gathers() == begins
        assert await alarms(hall.store) == [(table.id, table.standing.made + WAIT * 1000)]
        hall.close()
        hands.ahead += WAIT + 6
        later = Hall(
            hall.store, People(hall.store), ServerSettings(home=tmp_path, bot_search=False)
        )
        await later.open()
        again = await later.table(table.id)
        assert again.kept.status == "open"  # nobody is there
        anna = Guest(later, "Anna")
        await anna.watch(again)
        await until(lambda: again.kept.status == "running")
        later.close()


async def test_two_who_are_apart_do_not_meet(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        matchmaker = Matchmaker(hall, lambda one, other: {one[0], other[0]} == {"A", "B"})
        anna, ben, carl = (Guest(hall, name) for name in ("Anna", "Ben", "Carl"))
        first = await matched(hall, matchmaker, anna)
        second = await matched(hall, matchmaker, ben)
        assert first is not second
        assert await matched(hall, matchmaker, carl) is first
