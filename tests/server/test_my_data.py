"""Everything about me can be had, and can be gone."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import pytest
from server.authenticator import Authenticator
from server.houses import ORIGIN, visitor
from server.kept import AT, keep_table
from server.test_passkeys import owner
from sqlalchemy import select, update

from mappamundi.log import loads, verify
from mappamundi.match import seen_log
from mappamundi.server.house import House
from mappamundi.server.http.streaming import pieces
from mappamundi.server.people.chronicle import Chronicle
from mappamundi.server.people.identity import new_person
from mappamundi.server.protocol import Setting
from mappamundi.server.store import Entry
from mappamundi.server.store.changes import statements
from mappamundi.server.store.schema import METADATA, TABLES
from mappamundi.server.table.deed import write
from mappamundi.server.table.deeds.clear import Cleared
from mappamundi.server.table.deeds.make import Made, new_id, opened
from mappamundi.server.table.deeds.rematch import Followed
from mappamundi.server.table.occupant import Occupant, reseated

pytestmark = pytest.mark.anyio


async def everything(house: House) -> str:
    """All that the store holds, as one text."""
    rows = [
        row for table in METADATA.sorted_tables for row in await house.store.fetch(select(table))
    ]
    return "\n".join(repr(tuple(row)) for row in rows)


async def leave_traces(house: House, me: str, rival: str) -> str:
    """A table that followed another and kept a seat for me, who was sent away before I came."""
    before, match = await keep_table(house.store, [rival, me], is_rated=True)
    after, setting = new_id(), Setting("panstwa", {}, 2, "relaxed", True, False, False)
    made = Made(setting, match.game.version, rival, [Occupant(rival), Occupant(me)])
    first, changes = opened(after, made, AT)
    number = len(await house.store.entries(before))
    followed = Entry(
        before, number, f"{me}:again", me, "rematch", write(Followed(after)), None, AT, None
    )
    cleared = Entry(after, 1, f"{rival}:away", rival, "clear", write(Cleared(1)), None, AT, None)
    rows = statements(after, [*changes, *reseated(made.chairs, [made.chairs[0], Occupant()])])
    await house.store.append([followed, first, cleared], *rows)
    return after


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
        answer = await mine.get("/api/me/export")
    assert "content-length" not in answer.headers  # it was not known before all of it was sent
    export = answer.json()
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


async def test_an_export_is_written_table_by_table(house: House) -> None:
    """However many there are, one lies in memory at a time, and is sent before the next is read."""
    me, tables = new_person(), 5
    for _ in range(tables):
        await keep_table(house.store, [me, new_person()])
    reading, told = house.chronicles.read, b""

    async def read(table: str) -> Chronicle | None:
        counts.append(told.count(b'"seat":'))
        return await reading(table)

    counts: list[int] = []
    house.chronicles.read = read  # type: ignore[method-assign]
    async for piece in pieces({"tables": house.traces.seated(me), "bots": nobody()}):
        told += piece
    assert counts == list(range(tables))
    export = msgspec.json.decode(told)
    assert len({table["table"] for table in export["tables"]}) == tables
    assert export["bots"] == []


async def nobody() -> AsyncIterator[object]:
    """Nothing at all, one by one."""
    things: tuple[object, ...] = ()
    for each in things:
        yield each


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
        await leave_traces(house, me, rival)
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


async def test_a_seat_kept_for_somebody_in_another_table_is_found(house: House) -> None:
    async with visitor(house) as mine:
        me = (await mine.patch("/api/me", json={"name": "Ada"})).json()["person"]["id"]
        table = await leave_traces(house, me, new_person())
        assert table in await house.traces.tables(me)
        await mine.delete("/api/me")
        assert me not in await everything(house)
        assert (await house.hall.table(table)).standing.chairs[1] == Occupant()


async def test_every_cookie_of_somebody_who_is_deleted_is_worthless(house: House) -> None:
    async with visitor(house) as phone, visitor(house) as laptop:
        me = (await phone.patch("/api/me", json={"name": "Ada"})).json()["person"]["id"]
        link = (await phone.post("/api/me/recovery")).json()["link"]
        await laptop.post("/api/recover", json={"token": link.partition("#")[2]})
        assert (await laptop.get("/api/me")).json()["person"]["id"] == me
        old = dict(laptop.cookies)["mappamundi"]
        await phone.delete("/api/me")
        assert (await laptop.get("/api/me")).json()["person"]["id"] != me
        again = {"Cookie": f"mappamundi={old}"}
        laptop.cookies.clear()
        await laptop.patch("/api/me", json={"name": "Ada"}, headers=again)
        assert await house.people.row(me) is None
        await house.people.keep(me)  # a request that was on its way
        assert await house.people.row(me) is None
        assert me not in await everything(house)


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
