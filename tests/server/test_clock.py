from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from server.client import PATIENCE, Client
from server.servers import Running

from mappamundi.game import GAMES
from mappamundi.server.table.deeds.act import CLOCK

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("home")
    store = f"sqlite:///{home / 'tables.db'}"
    running = Running(home, store, live_seconds=0.3, live_reserve_seconds=0.5)
    running.start()
    yield running
    assert running.stop() == 0


def told(client: Client, table: str) -> list[str]:
    return [line["told"]["message"] for line in client.tables[table]["story"]]


def timed_out(server: Running, table: str) -> bool:
    """Does the log say that somebody's time was up? It is read beside the server."""
    with closing(sqlite3.connect(server.home / "tables.db")) as store:
        rows = store.execute('SELECT payload FROM log WHERE "table" = ?', (table,))
        return any(f'"mark":"{CLOCK}"' in payload for (payload,) in rows)


async def touch(client: Client, table: str, tile: str) -> dict[str, Any]:
    """Touch a tile as soon as it may be touched."""
    while True:
        answer = await client.act(table, tile)
        if answer.get("message") != "not-open-yet":
            return answer
        await asyncio.sleep(0.05)


async def test_who_lets_the_time_run_out_twice_is_held_by_a_bot(server: Running) -> None:
    async with Client(server.address) as anna:
        far = {"end": "target", "target": "999"}  # or quick bots are through before anybody is back
        table = await anna.make("null_nichtig", seats=3, bots="novice", pace="live", options=far)
        await anna.watch(table)
        await anna.until(lambda: anna.tables[table].get("clock"))
        clock = anna.tables[table]["clock"]
        is_late = "seat-timed-out" in told(anna, table)  # before anything was seen
        assert clock["reserves"]["0"] == 500 or is_late
        assert clock["deadlines"].get("0", 0) - clock["now"] <= 800
        await anna.until(lambda: anna.tables[table]["chairs"][0].get("bot") == "novice")
        assert told(anna, table).count("seat-timed-out") == 2
        assert told(anna, table).count("seat-held") == 1
        assert "0" not in anna.tables[table]["clock"]["deadlines"]
        assert (await anna.command(type="sit", table=table))["type"] == "done"
        await anna.until(lambda: "seat-returned" in told(anna, table))


async def test_deadlines_survive_a_restart(server: Running) -> None:
    async with Client(server.address) as anna:
        table = await anna.make("null_nichtig", seats=3, bots="novice", pace="live")
        await anna.watch(table)
        await anna.until(lambda: anna.tables[table].get("clock"))
        server.kill()
        await anna.reader
        begun = time.monotonic()
        server.start()
        while not timed_out(server, table):  # nobody looks: the table wakes by itself
            assert time.monotonic() - begun < PATIENCE
            await asyncio.sleep(0.05)
        await anna.open()
        await anna.watch(table)
        await anna.until(lambda: "seat-timed-out" in told(anna, table))


async def test_the_first_touch_counts(server: Running) -> None:
    async with Client(server.address) as anna, Client(server.address) as ben:
        table = await anna.make("panstwa", seats=2, options={"mode": "race"})
        await ben.command(type="sit", table=table)
        await anna.watch(table)
        await ben.watch(table)
        await anna.command(type="start", table=table)
        await ben.until(lambda: ben.tables[table].get("legal"))
        shown, rhythm = ben.tables[table]["clock"], GAMES["panstwa"].rhythm
        assert rhythm is not None
        locked = (shown["unlocks"] - shown["now"]) / 1000
        assert rhythm.OPENING < locked <= rhythm.OPENING + rhythm.ROLLING  # time to look first
        tile = ben.tables[table]["legal"][0]
        early = await ben.act(table, tile)
        assert early["message"] == "not-open-yet"
        first, second = await asyncio.gather(touch(anna, table, tile), touch(ben, table, tile))
        assert {first["type"], second["type"]} == {"done", "lost-race"}
        lost = first if first["type"] == "lost-race" else second
        assert lost["action"] == tile
        loser = anna if lost is first else ben
        await loser.until(lambda: tile not in loser.tables[table]["legal"])
        other = await loser.act(table, loser.tables[table]["legal"][0])
        assert other["type"] == "done"
