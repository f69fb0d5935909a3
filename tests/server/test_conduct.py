"""Reports, and what who runs the server can do: mute, ban, close; each survives a restart."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.client import Client
from server.houses import house as built
from server.houses import visitor
from server.kept import keep_table
from server.servers import Running
from server.test_my_data import everything
from websockets.exceptions import InvalidStatus

from mappamundi.errors import BadSetup
from mappamundi.server.house import House
from mappamundi.server.people.identity import new_person
from mappamundi.server.people.names import guest_name
from mappamundi.server.prudence import check
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import Store

pytestmark = pytest.mark.anyio
TOKEN = "a-token-that-nobody-can-guess"
WRONG_KEYS = (None, "", "Bearer", "Bearer ", f"Bearer {TOKEN}x", TOKEN[:-1], "é")
KEY = {"Authorization": f"Bearer {TOKEN}"}


@pytest.fixture
def house(store: Store, tmp_path: Path) -> House:
    """A house that somebody runs."""
    return built(store, tmp_path, settings=ServerSettings(home=tmp_path, admin_token=TOKEN))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    store = f"sqlite:///{tmp_path / 'tables.db'}"
    running = Running(tmp_path, store, admin_token=TOKEN, proxies="127.0.0.1")
    running.start()
    yield running
    running.kill()


def operator(server: Running) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=server.address, headers=KEY)


async def take(who: httpx.AsyncClient, **wish: Any) -> list[dict[str, Any]]:
    answer = await who.post("/api/admin/measures", json=wish, headers=KEY)
    assert answer.status_code == 201, answer.text
    taken: list[dict[str, Any]] = answer.json()
    return taken


async def named(who: httpx.AsyncClient, name: str) -> str:
    return str((await who.patch("/api/me", json={"name": name})).json()["person"]["id"])


async def test_a_report_reaches_the_operator_with_what_was_said(house: House) -> None:
    async with visitor(house) as mine, visitor(house) as rude, visitor(house) as boss:
        me, other = await named(mine, "Ada"), await named(rude, "Mallory")
        table, _ = await keep_table(house.store, [me, other])
        told = {"person": other, "reason": "words", "text": "ru\u202ede"}
        path = f"/api/tables/{table}/reports"
        assert (await mine.post(path, json=told)).status_code == 204
        assert (await mine.post(path, json=told)).json()["message"] == "report-made"
        (report,) = (await boss.get("/api/admin/reports", headers=KEY)).json()
        assert (report["against"]["name"], report["by"]["name"]) == ("Mallory", "Ada")
        assert (report["reason"], report["text"]) == ("words", "rude")
        assert [each["text"] for each in report["said"]] == [f"hello from {other}"]
        (kept,) = (await mine.get("/api/me/export")).json()["reports"]
        assert kept["text"] == "rude"
        assert (await rude.get("/api/me/export")).json()["reports"] == []
        close = f"/api/admin/reports/{report['id']}/close"
        assert (await boss.post(close, headers=KEY)).status_code == 204
        assert (await boss.get("/api/admin/reports", headers=KEY)).json() == []
        closed = await boss.get("/api/admin/reports?closed=true", headers=KEY)
        assert [each["id"] for each in closed.json()] == [report["id"]]


async def test_only_those_who_met_can_report_each_other(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visitor(house) as mine, visitor(house) as stranger:
        me, them = await named(mine, "Ada"), await named(stranger, "Mallory")
        rivals = [new_person(), new_person(), new_person()]
        table, _ = await keep_table(house.store, [me, *rivals])
        path = f"/api/tables/{table}/reports"

        async def report(who: httpx.AsyncClient, person: str) -> str:
            answer = await who.post(path, json={"person": person, "reason": "other"})
            return str(answer.json()["message"]) if answer.content else "done"

        assert await report(mine, me) == "report-self"
        assert await report(mine, them) == "report-not-here"
        assert await report(stranger, me) == "report-not-here"
        monkeypatch.setattr("mappamundi.server.people.reports.MOST_A_DAY", 2)
        wanted = ["done", "done", "report-enough"]
        assert [await report(mine, rival) for rival in rivals] == wanted


async def test_whoever_is_deleted_leaves_every_report(house: House) -> None:
    async with visitor(house) as mine, visitor(house) as rude:
        me, other = await named(mine, "Ada"), await named(rude, "Mallory")
        table, _ = await keep_table(house.store, [me, other])
        for who, person in ((mine, other), (rude, me)):
            told = {"person": person, "reason": "name", "text": "unmistakable"}
            await who.post(f"/api/tables/{table}/reports", json=told)
        await take(rude, kind="ban", person=other)
        await rude.delete("/api/me")
        assert other not in await everything(house)
        assert me in await everything(house)
        await mine.delete("/api/me")
        assert me not in await everything(house)
        assert "unmistakable" not in await everything(house)


@pytest.mark.parametrize(
    "key", [None, "", "Bearer", "Bearer ", f"Bearer {TOKEN}x", TOKEN[:-1], "é"]
)
async def test_without_the_token_there_is_nothing_to_do(house: House, key: str | None) -> None:
    headers: Any = {} if key is None else {"Authorization": key.encode()}
    async with visitor(house) as who:
        me = await named(who, "Ada")
        for method, path, body in (
            ("GET", "/api/admin/reports", None),
            ("GET", "/api/admin/measures", None),
            ("POST", "/api/admin/measures", {"kind": "ban", "person": me}),
            ("DELETE", f"/api/admin/tables/{'x' * 20}", None),
        ):
            answer = await who.request(method, path, json=body, headers=headers)
            assert (answer.status_code, answer.json()["message"]) == (403, "admin-only")
        assert not (await who.get("/api/me")).json()["is_banned"]


async def test_a_server_without_a_token_has_no_operator(store: Store, tmp_path: Path) -> None:
    async with visitor(built(store, tmp_path)) as who:
        for headers in ({}, {"Authorization": "Bearer "}, KEY):
            assert (await who.get("/api/admin/reports", headers=headers)).status_code == 404


def test_a_token_that_can_be_guessed_is_refused(tmp_path: Path) -> None:
    check(ServerSettings(home=tmp_path, admin_token=TOKEN))
    with pytest.raises(BadSetup) as refused:
        check(ServerSettings(home=tmp_path, admin_token="secret"))
    assert refused.value.message == "admin-token-short"


async def test_who_is_muted_neither_speaks_nor_chooses_a_name(server: Running) -> None:
    async with (
        Client(server.address) as anna,
        Client(server.address) as rude,
        operator(server) as boss,
    ):
        table = await anna.make("panstwa", seats=3)
        await anna.watch(table)
        await rude.http.patch("/api/me", json={"name": "Rude"})
        await rude.command(type="sit", table=table)
        (taken,) = await take(boss, kind="mute", person=rude.me["id"], hours=1)
        assert taken["until"] > taken["made"]
        for words in ({"type": "say", "text": "x"}, {"type": "react", "reaction": "ouch"}):
            assert (await rude.command(table=table, **words))["message"] == "muted"
        renamed = await rude.http.patch("/api/me", json={"name": "Ruder"})
        assert (renamed.status_code, renamed.json()["message"]) == (403, "muted")
        plain = guest_name(rude.me["id"])
        await anna.until(
            lambda: anna.tables[table]["chairs"][1].get("person", {}).get("name") == plain
        )
        server.kill()
        server.start()
        assert (await rude.http.get("/api/me")).json()["is_muted"]
        assert (await boss.delete(f"/api/admin/measures/{taken['id']}")).status_code == 204
        assert (await rude.http.patch("/api/me", json={"name": "Kind"})).status_code == 200


async def test_who_is_banned_comes_to_no_table_and_keeps_the_right_to_go(server: Running) -> None:
    async with (
        Client(server.address) as anna,
        Client(server.address) as rude,
        operator(server) as boss,
    ):
        table = await anna.make("panstwa", seats=2)
        await anna.watch(table)
        await rude.command(type="sit", table=table)
        told = {"person": rude.me["id"], "reason": "words"}
        await anna.http.post(f"/api/tables/{table}/reports", json=told)
        (report,) = (await boss.get("/api/admin/reports")).json()
        (taken,) = await take(boss, kind="ban", report=report["id"])
        await anna.until(lambda: not anna.tables[table]["chairs"][1].get("person"))
        await rude.reader  # the line is closed
        with pytest.raises(InvalidStatus):
            await rude.open()
        refused = await rude.http.post("/api/tables", json={"game": "panstwa"})
        assert (refused.status_code, refused.json()["message"]) == (403, "banned")
        server.kill()
        server.start()
        assert (await boss.get("/api/admin/reports")).json()[0]["measures"] == ["ban"]
        assert (await rude.http.post("/api/tables", json={"game": "panstwa"})).status_code == 403
        assert (await rude.http.get("/api/me")).json()["is_banned"]
        assert (await rude.http.get("/api/me/export")).status_code == 200
        assert (await anna.http.post("/api/tables", json={"game": "panstwa"})).status_code == 201
        assert (await boss.delete(f"/api/admin/measures/{taken['id']}")).status_code == 204
        assert (await rude.http.post("/api/tables", json={"game": "panstwa"})).status_code == 201
        await take(boss, kind="ban", person=rude.me["id"])
        assert (await rude.http.delete("/api/me")).status_code == 204


async def test_a_banned_address_is_a_household(server: Running) -> None:
    """Another address of the same /64 is the same line; a proxy says where somebody is."""

    def at(address: str) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=server.address, headers={"X-Forwarded-For": address}, timeout=20
        )

    rude, same = at("2001:db8::1"), at("2001:db8::99:2")
    neighbour, other = at("2001:db8:0:1::1"), at("192.0.2.7")
    async with operator(server) as boss, rude, same, neighbour, other:
        await take(boss, kind="ban", address="2001:db8::1")
        (measure,) = (await boss.get("/api/admin/measures")).json()
        assert (measure["what"], measure["address"]) == ("address", "2001:db8::/64")
        server.kill()
        server.start()
        answers = [
            (await who.post("/api/tables", json={"game": "panstwa"})).status_code
            for who in (rude, same, neighbour, other)
        ]
        assert answers == [403, 403, 201, 201]
        wrong = await boss.post("/api/admin/measures", json={"kind": "ban", "address": "nowhere"})
        assert wrong.json()["message"] == "address-unknown"
        nobody = await boss.post("/api/admin/measures", json={"kind": "ban"})
        assert nobody.json()["message"] == "measure-against-nobody"


async def test_a_ban_can_take_the_address_along_unseen(server: Running) -> None:
    async with Client(server.address) as rude, operator(server) as boss:
        taken = await take(boss, kind="ban", person=rude.me["id"], with_address=True)
        assert [each["what"] for each in taken] == ["person", "address"]
        await rude.reader
        async with httpx.AsyncClient(base_url=server.address) as again:
            refused = await again.post("/api/tables", json={"game": "panstwa"})
            assert refused.json()["message"] == "banned"
        for each in taken:  # the operator is let in from everywhere
            assert (await boss.delete(f"/api/admin/measures/{each['id']}")).status_code == 204


async def test_a_closed_table_is_gone_for_everybody_and_for_good(server: Running) -> None:
    async with (
        Client(server.address) as anna,
        Client(server.address) as ben,
        operator(server) as boss,
    ):
        await ben.send(type="watch-lobby")
        table = await anna.make("panstwa", seats=2, is_public=True)
        await anna.watch(table)
        await ben.until(lambda: any(each["type"] == "lobby-change" for each in ben.replies))
        assert (await boss.delete(f"/api/admin/tables/{table}")).status_code == 204
        await anna.until(
            lambda: any(each.get("message") == "table-is-closed" for each in anna.replies)
        )
        await ben.until(lambda: any(each.get("gone") == table for each in ben.replies))
        assert (await anna.command(type="stand", table=table))["message"] == "table-is-closed"
        server.kill()
        server.start()
        for path in ("", "/log", "/game", "/replay", "/draws"):
            answer = await anna.http.get(f"/api/tables/{table}{path}")
            assert (answer.status_code, answer.json()["message"]) == (404, "table-is-closed")
        assert (await boss.delete(f"/api/admin/tables/{table}")).status_code == 404
        assert (await anna.http.get("/api/me/export")).status_code == 200


async def test_what_the_operator_does_is_in_the_log_and_names_nobody(
    server: Running, capfd: pytest.CaptureFixture[str]
) -> None:
    server.stop()
    server.start()  # now that what it says is caught
    async with Client(server.address) as rude, operator(server) as boss:
        table = await rude.make("panstwa")
        (muted,) = await take(boss, kind="mute", person=rude.me["id"])
        (banned,) = await take(boss, kind="ban", person=rude.me["id"])
        await boss.delete(f"/api/admin/measures/{muted['id']}")
        await boss.delete(f"/api/admin/tables/{table}")
        await boss.get("/api/admin/reports", headers={"Authorization": "Bearer guess"})
    server.stop()
    said = capfd.readouterr().err
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    deeds = [each.get("deed") for each in lines if each["event"] == "operator"]
    assert deeds == ["mute", "ban", "lift", "close"]
    assert any(each["event"] == "operator-refused" for each in lines)
    assert rude.me["id"] not in said
    assert TOKEN not in said
    assert banned["id"] in said
