"""R19: a server is upgraded to a release with other rules, on the same store.

What was begun goes on by the rules it began with, what was finished replays as it was, and what is
new is played by the new ones.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from server.client import Client
from server.servers import Running

import mappamundi
from mappamundi.log import loads, replay, verify

GAME = "null_nichtig"
WORTH = 1000  # points that the rules of the next release give to everybody
SCORE = "return s.total[seat] if s.phase == OVER"
SKIPPED = shutil.ignore_patterns("__pycache__", "browser")

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The next release: the edition of today is kept, then a rule is changed."""
    folder = tmp_path_factory.mktemp("release")
    package = folder / "mappamundi"
    shutil.copytree(Path(mappamundi.__file__).parent, package, ignore=SKIPPED)
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    words = [sys.executable, "-m", "mappamundi", "edition", GAME]
    subprocess.run(words, env=environment, check=True, capture_output=True, timeout=120)
    game = package / "games" / GAME
    change(game / "rules.py", SCORE, SCORE.replace("s.total", f"{WORTH} + s.total"))
    change(game / "__init__.py", "version=1", "version=2")
    return folder


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.fixture
def server(tmp_path: Path) -> Any:
    running = Running(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", messages_at_once=1e6)
    running.start()
    yield running
    running.kill()


async def play(anna: Client, table: str, turns: int = 10_000) -> dict[str, Any]:
    """Anna does the first thing that is legal, so many times or until it is over."""
    await anna.watch(table)

    def asked() -> dict[str, Any] | None:
        seen = anna.tables[table]
        return seen if seen["status"] == "over" or seen.get("legal") else None

    for _ in range(turns):
        seen = await anna.until(asked, 60)
        if seen["status"] == "over":
            break
        await anna.act(table, seen["legal"][0])
    return anna.tables[table]


async def come_back(anna: Client) -> None:
    await anna.close()
    anna.tables.clear()
    anna.replies.clear()
    await anna.open()


async def asked(anna: Client, table: str, what: str) -> Any:
    answer = await anna.http.get(f"/api/tables/{table}/{what}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_everything_goes_on_as_it_began(server: Running, release: Path) -> None:
    short = {"seats": 3, "options": {"end": "target", "target": "1"}}
    async with Client(server.address) as anna:
        finished = await anna.make(GAME, bots="novice", **short)
        over = await play(anna, finished)
        running = await anna.make(GAME, bots="novice", **short)
        half = await play(anna, running, 3)
        opened = await anna.make(GAME, **short)
        before = await asked(anna, finished, "replay?as=all")
        assert server.stop() == 0
        server.release = release
        server.start()
        await come_back(anna)
        assert await asked(anna, finished, "replay?as=all") == before
        assert (await anna.watch(finished))["outcome"] == over["outcome"]
        assert (await anna.watch(running))["version"] >= half["version"]
        for command in ({"type": "seat-bots", "level": "novice"}, {"type": "start"}):
            assert (await anna.command(table=opened, **command))["type"] == "done"
        for table in (running, opened):
            await agrees(anna, table, (await play(anna, table))["outcome"]["points"])
        await is_by_new_rules(anna, running, short)


async def agrees(anna: Client, table: str, points: list[int]) -> None:
    """The rules of this release, which the table began by, come to the same."""
    answer = await anna.http.get(f"/api/tables/{table}/log")
    log = loads(answer.content)
    assert log.rules == 1
    assert verify(log) > 0
    rules = mappamundi.GAMES[GAME].rules
    assert points == [rules.score(replay(log), seat) for seat in range(3)]
    assert max(points) < WORTH


async def is_by_new_rules(anna: Client, running: str, short: dict[str, Any]) -> None:
    """A new table, and one that follows an old one."""
    assert (await anna.command(type="rematch", table=running))["type"] == "done"
    await anna.until(lambda: anna.tables[running].get("rematch"))
    follower = anna.tables[running]["rematch"]
    await anna.watch(follower)
    assert (await anna.command(type="start", table=follower))["type"] == "done"
    fresh = await anna.make(GAME, bots="novice", **short)
    for table in (follower, fresh):
        over = await play(anna, table)
        assert min(over["outcome"]["points"]) > WORTH / 2
        assert (await asked(anna, table, "log"))["rules"] == 2


async def test_back_to_the_release_before(server: Running, release: Path) -> None:
    """What it cannot know is set aside; the rest goes on, and nothing is lost."""
    async with Client(server.address) as anna:
        old = await anna.make(GAME, bots="novice")
        server.stop()
        server.release = release
        server.start()
        await come_back(anna)
        new = await anna.make(GAME, bots="novice")
        await anna.watch(new)
        server.stop()
        server.release = None
        server.start()
        await come_back(anna)
        await anna.send(type="watch-lobby")
        lobby = await anna.until(lambda: [e for e in anna.replies if e["type"] == "lobby"])
        aside = {each["table"]: each.get("is_aside", False) for each in lobby[0]["tables"]}
        assert aside == {old: False, new: True}
        server.stop()
        server.release = release
        server.start()
        await come_back(anna)
        assert (await anna.watch(new))["status"] == "running"
