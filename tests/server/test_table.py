from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.client import Client
from server.servers import Running

from mappamundi.game import SLUGS
from mappamundi.log import loads, verify

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("home")
    running = Running(home, f"sqlite:///{home / 'tables.db'}")
    running.start()
    yield running
    assert running.stop() == 0


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_whole_game_against_bots(server: Running, slug: str) -> None:
    async with Client(server.address) as anna:
        table = await anna.make(slug, bots="novice")
        await anna.watch(table)
        await anna.play(table)
        assert sorted(anna.tables[table]["outcome"]["places"])[0] == 1
        log = loads((await anna.http.get(f"/api/tables/{table}/log")).text)
        assert verify(log) == sum(line.startswith("*") for line in log.actions)
        assert log.secret == anna.tables[table]["outcome"]["secret"]
        assert log.commitment == anna.tables[table]["commitment"]


@pytest.mark.parametrize("way", ["stop", "kill"])
async def test_a_table_goes_on_after_a_restart(address: str, tmp_path: Path, way: str) -> None:
    server = Running(tmp_path / "home", address)
    server.start()
    anna = Client(server.address)
    async with anna:
        table = await anna.make("null_nichtig", bots="novice")
        before = dict(await anna.watch(table))
        for _ in range(6):
            await anna.until(lambda: anna.tables[table]["legal"])
            answer = await anna.act(table, anna.tables[table]["legal"][0])
            await anna.until(lambda v=answer["version"]: anna.tables[table]["version"] >= v)
        getattr(server, way)()
        await anna.reader
        server.start()
        await anna.open()
        story = anna.tables[table]["story"][:]
        await anna.send(type="watch", table=table, seen=anna.tables[table]["version"])
        await anna.play(table)
        after = anna.tables[table]
        assert after["story"][: len(story)] == story
        assert after["commitment"] == before["commitment"]
        log = loads((await anna.http.get(f"/api/tables/{table}/log")).text)
        assert verify(log) > 0
        again = await Client.watch(anna, table)
        assert again["story"] == after["story"]
    assert server.stop() == 0


async def test_a_command_sent_again_counts_once(server: Running) -> None:
    async with Client(server.address) as anna:
        table = await anna.make("null_nichtig", bots="novice")
        await anna.watch(table)
        await anna.until(lambda: anna.tables[table]["legal"])
        seen, move = anna.tables[table]["version"], anna.tables[table]["legal"][0]
        act = {"type": "act", "table": table, "id": "the-same", "seen": seen, "actions": [move]}
        for _ in range(4):
            await anna.send(**act)
        await anna.until(lambda: sum(each.get("id") == "the-same" for each in anna.replies) == 4)
        answers = [each for each in anna.replies if each.get("id") == "the-same"]
        assert answers == [answers[0]] * 4
        assert answers[0]["type"] == "done"


async def test_what_is_wrong_is_refused_with_a_reason(server: Running) -> None:
    async with Client(server.address) as anna:
        table = await anna.make("null_nichtig", bots="novice")
        await anna.watch(table)
        await anna.until(lambda: anna.tables[table]["legal"])
        version = anna.tables[table]["version"]
        wrong = {
            "no-such-table": {"table": "x" * 20, "seen": version, "actions": ["lay r1"]},
            "bad-notation": {"table": table, "seen": version, "actions": ["fly away"]},
            "version-unknown": {"table": table, "seen": version + 50, "actions": ["lay r1"]},
            "version-stale": {"table": table, "seen": 0, "actions": ["lay r1"]},
        }
        for reason, act in wrong.items():
            assert (await anna.command(type="act", **act))["message"] == reason
        for text in ('{"type":"act"}', "[", '{"type":"nonsense"}', '{"type":"start","x":1}'):
            assert anna.socket is not None
            await anna.socket.send(text)
        await anna.until(lambda: sum(e.get("message") == "malformed" for e in anna.replies) == 4)


async def test_friends_open_a_table_and_play(server: Running) -> None:
    async with Client(server.address) as anna, Client(server.address) as ben:
        table = await anna.make("null_nichtig", seats=3, is_public=True)
        await anna.watch(table)
        await ben.send(type="watch-lobby")
        lobby = await ben.until(lambda: next((e for e in ben.replies if e["type"] == "lobby"), 0))
        assert table in [each["table"] for each in lobby["tables"]]
        assert (await ben.watch(table))["seat"] is None
        denied = await ben.command(type="start", table=table)
        assert denied["message"] == "only-the-host"
        assert (await ben.command(type="sit", table=table))["type"] == "done"
        await ben.until(lambda: ben.tables[table]["seat"] == 1)
        early = await anna.command(type="start", table=table)
        assert early["message"] == "seats-are-empty"
        await anna.command(type="seat-bots", table=table, level="novice")
        await anna.command(type="start", table=table)
        await ben.until(lambda: ben.tables[table]["status"] == "running")
        await ben.command(type="say", table=table, text="  hello <b>all</b> ")
        await anna.until(lambda: anna.tables[table]["sayings"])
        assert anna.tables[table]["sayings"][0]["text"] == "hello <b>all</b>"
        assert anna.tables[table]["sayings"][0]["person"] == ben.me
        await ben.command(type="stand", table=table)
        await anna.until(lambda: anna.tables[table]["chairs"][1].get("bot"))
        held = await ben.act(table, "lay r1")
        assert held["message"] == "seat-is-held"
        await ben.command(type="sit", table=table)
        async with asyncio.TaskGroup() as both:
            both.create_task(anna.play(table))
            both.create_task(ben.play(table))
        assert anna.tables[table]["outcome"] == ben.tables[table]["outcome"]
        answer = await ben.command(type="rematch", table=table)
        assert answer["type"] == "done"
        again = await anna.until(lambda: anna.tables[table].get("rematch"))
        assert [each.get("person") for each in (await anna.watch(again))["chairs"]] == [
            anna.me,
            ben.me,
            None,
        ]
