"""How somebody's games went, one by one; which tables they were is told as in the profile."""

from __future__ import annotations

import pytest
from server.houses import visitor
from server.kept import keep_table
from sqlalchemy import select, update

from mappamundi.server.house import House
from mappamundi.server.people.identity import new_person
from mappamundi.server.store.people import RESULTS
from mappamundi.server.store.schema import CHAIRS, TABLES

pytestmark = pytest.mark.anyio


async def test_games_are_listed_as_they_ended(house: House) -> None:
    rival = new_person()
    async with visitor(house) as mine, visitor(house) as other:
        me = (await mine.patch("/api/me", json={"name": "Ada"})).json()["person"]["id"]
        table, match = await keep_table(house.store, [me, rival])
        await house.recorder.record(table)
        game = match.game.slug
        ended = await house.store.fetch(select(RESULTS).where(RESULTS.c.person == me))
        path = f"/api/people/{me}/games/{game}"
        (played,) = (await mine.get(path)).json()
        assert (played["place"], played["points"]) == (ended[0].place, ended[0].points)
        assert (played["seats"], played["table"]) == (2, table)
        assert played.get("level") is None
        against = update(CHAIRS).where(CHAIRS.c.table == table, CHAIRS.c.person == rival)
        await house.store.write(
            against.values(person=None, bot="strong"),
            update(TABLES).where(TABLES.c.id == table).values(is_public=False),
        )
        (seen,) = (await other.get(path)).json()
        assert seen["level"] == "strong"
        assert seen.get("table") is None
        assert (await mine.get(path)).json()[0]["table"] == table
        assert (await mine.get(f"/api/people/{me}/games/countries")).json() == []
        assert (await mine.get(f"/api/people/{me}/games/chess")).status_code == 404
