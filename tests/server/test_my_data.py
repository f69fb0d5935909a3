"""Everything about me can be had, and can be gone."""

from __future__ import annotations

import pytest
from server.authenticator import Authenticator
from server.houses import ORIGIN, visitor
from server.kept import keep_table
from server.test_passkeys import owner
from sqlalchemy import select, update

from mappamundi.log import loads, verify
from mappamundi.match import seen_log
from mappamundi.server.house import House
from mappamundi.server.identity import new_person
from mappamundi.server.store.schema import METADATA, TABLES

pytestmark = pytest.mark.anyio


async def everything(house: House) -> str:
    """All that the store holds, as one text."""
    rows = [
        row for table in METADATA.sorted_tables for row in await house.store.fetch(select(table))
    ]
    return "\n".join(repr(tuple(row)) for row in rows)


async def test_the_export_holds_everything_and_nobody_elses_cards(house: House) -> None:
    async with visitor(house) as mine:
        me = await owner(mine, Authenticator(ORIGIN))
        await mine.patch("/api/me", json={"name": "Ada", "language": "fr"})
        await mine.post("/api/me/recovery")
        rival = new_person()
        over, _ = await keep_table(house.store, [me, rival], is_rated=True)
        await house.recorder.record(over)
        running, match = await keep_table(house.store, [rival, me], "laender_toppen", actions=9)
        await keep_table(house.store, [rival, new_person()])
        export = (await mine.get("/api/me/export")).json()
    assert export["me"]["person"]["name"] == "Ada"
    assert export["me"]["language"] == "fr"
    assert export["me"]["has_recovery"]
    assert len(export["passkeys"]) == 1
    assert export["games"][0]["played"] == 1
    tables = {table["table"]: table for table in export["tables"]}
    assert set(tables) == {over, running}
    assert tables[running]["seat"] == 1
    assert tables[running]["actions"] == seen_log(match.log, 1)
    assert tables[running]["actions"] != match.log.actions
    said = [saying["text"] for table in export["tables"] for saying in table["said"]]
    assert said == [f"hello from {me}"] * 2


async def test_the_export_of_a_game_of_older_rules_holds_ones_own_actions(house: House) -> None:
    async with visitor(house) as mine:
        me = (await mine.get("/api/me")).json()["person"]["id"]
        people = [new_person(), me]
        table, match = await keep_table(house.store, people, "laender_toppen", actions=9)
        await house.store.write(update(TABLES).where(TABLES.c.id == table).values(rules=0))
        (kept,) = (await mine.get("/api/me/export")).json()["tables"]
    assert kept["actions"] == [line for line in match.log.actions if line.startswith("1 ")]


async def test_nothing_is_left_of_somebody_who_is_deleted(house: House) -> None:
    async with visitor(house) as mine, visitor(house) as other:
        me = await owner(mine, Authenticator(ORIGIN))
        await mine.patch("/api/me", json={"name": "Unmistakable"})
        link = (await mine.post("/api/me/recovery")).json()["link"]
        rival = new_person()
        tables = []
        for people in ([me, rival], [rival, me], [rival, new_person()]):
            table, _ = await keep_table(house.store, people, is_rated=True)
            await house.recorder.record(table)
            tables.append(table)
        before = await everything(house)
        assert me in before
        assert "Unmistakable" in before
        gone = await mine.delete("/api/me")
        assert gone.status_code == 204
        after = await everything(house)
        assert me not in after
        assert "Unmistakable" not in after
        assert (await mine.get("/api/me")).json()["person"]["id"] != me
        assert (await other.get(f"/api/people/{me}")).status_code == 404
        token = link.partition("#")[2]
        assert (await other.post("/api/recover", json={"token": token})).status_code == 403

        shown = [(await other.get(f"/api/tables/{table}/replay")).json() for table in tables]
        ghosts = {shown[0]["chairs"][0]["person"]["id"], shown[1]["chairs"][1]["person"]["id"]}
        assert len(ghosts) == 2
        assert shown[0]["chairs"][0]["person"]["name"] == ""
        assert [each["text"] for each in shown[0]["sayings"]] == ["", f"hello from {rival}"]
        assert all(each["text"] for each in shown[2]["sayings"])
        for table in tables:
            log = loads((await other.get(f"/api/tables/{table}/log")).content)
            assert verify(log) > 0
            assert me not in log.dumps()


async def test_who_is_deleted_leaves_the_others_what_they_won(house: House) -> None:
    async with visitor(house) as mine:
        me = (await mine.patch("/api/me", json={"name": "Ada"})).json()["person"]["id"]
        rival = new_person()
        table, _ = await keep_table(house.store, [me, rival], is_rated=True)
        await house.recorder.record(table)
        before = await house.results.records(rival)
        await mine.delete("/api/me")
        assert await house.results.records(rival) == before
        await house.recorder.catch_up()
        assert await house.results.records(rival) == before


async def test_a_guest_of_whom_nothing_is_kept_can_be_deleted_too(house: House) -> None:
    async with visitor(house) as who:
        assert (await who.get("/api/me/export")).json()["tables"] == []
        assert (await who.delete("/api/me")).status_code == 204
