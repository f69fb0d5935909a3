"""Whoever speaks protocol 1 as it was on its first day plays whole games today, at any server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from server.first_client import FirstClient
from server.servers import Running

from mappamundi.game import GAMES

pytestmark = pytest.mark.anyio
# What the first page of the protocol promised of a table that is shown as everything there is.
EVERYTHING = {"type", "table", "version", "status", "setting", "host", "chairs", "watchers",
              "seat", "view", "waiting", "legal", "commitment", "story", "sayings"}  # fmt: skip
SHORT = {"null_nichtig": {"end": "target", "target": "1"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("home")
    running = Running(home, f"sqlite:///{home / 'tables.db'}")
    running.start()
    yield running
    assert running.stop() == 0


@pytest.mark.parametrize("slug", GAMES)
async def test_a_whole_game_of_every_kind(server: Running, slug: str) -> None:
    seats = GAMES[slug].seats.start
    async with FirstClient(server.address) as anna:
        assert anna.replies[0]["type"] == "welcome"
        assert anna.replies[0].get("protocol", 1) == 1
        wish = {"seats": seats, "bots": "novice", "options": SHORT.get(slug, {})}
        table = await anna.make(slug, **wish)
        known = await anna.watch(table)
        assert known.keys() >= EVERYTHING
        await anna.play(table)
        await anna.until(lambda: anna.tables[table].get("outcome"))
        outcome = anna.tables[table]["outcome"]
        assert len(outcome["points"]) == len(outcome["places"]) == seats
        assert outcome["secret"]
        assert_told_in_order(anna.tables[table])
        refused = {each["message"] for each in anna.replies if each["type"] == "refused"}
        assert refused <= {"version-stale"}  # where somebody else was quicker


def assert_told_in_order(table: dict[str, Any]) -> None:
    """Every line of the story has its version and its message, and none comes twice."""
    versions = [line["version"] for line in table["story"]]
    assert versions == sorted(versions)
    assert versions[-1] <= table["version"]
    assert all(line["told"]["message"] for line in table["story"])


async def test_two_of_them_at_one_table(server: Running) -> None:
    """They sit, have a bot beside them, talk, lose their line, come back, and play again."""
    async with FirstClient(server.address) as anna, FirstClient(server.address) as ben:
        table = await anna.make("null_nichtig", seats=3, options=SHORT["null_nichtig"])
        for each in (anna, ben):
            await each.watch(table)
        await done(ben, type="sit", table=table, seat=1)
        await done(anna, type="seat-bots", table=table, level="novice")
        await done(anna, type="start", table=table)
        await done(ben, type="say", table=table, text="Well met")
        await done(anna, type="react", table=table, reaction="bravo")
        await anna.until(lambda: any("Well met" in str(e) for e in anna.tables[table]["sayings"]))
        await ben.close()
        seen = ben.tables[table]["version"]
        await done(anna, type="say", table=table, text="Where are you?")
        await ben.open()
        await ben.send(type="watch", table=table, seen=seen)
        await ben.until(lambda: "Where are you?" in str(ben.tables[table]["sayings"]))
        async with asyncio.TaskGroup() as both:
            for each in (anna, ben):
                both.create_task(each.play(table))
        assert anna.tables[table]["outcome"] == ben.tables[table]["outcome"]
        await done(anna, type="rematch", table=table)
        await ben.until(lambda: ben.tables[table].get("rematch"))


async def done(client: FirstClient, **command: Any) -> None:
    answer = await client.command(**command)
    assert answer["type"] == "done", answer
