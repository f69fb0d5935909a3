"""Bots of others at a real server: by a token, marked, within limits, with ratings of their own."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from edge import node
from server.client import PATIENCE, Client
from server.robots import Bot, ask, bring, message
from server.servers import LONGEST, Running
from websockets.exceptions import InvalidStatus

from mappamundi.server.visitors.known import MARK

pytestmark = pytest.mark.anyio
PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
EXAMPLES = Path(__file__).parents[2] / "examples"
KINDS = ("node", "python", "docs")
ADMIN = "a-token-that-nobody-can-guess"
FEW: dict[str, Any] = {
    "bots_per_person": 2,
    "tables_per_bot": 2,
    "sockets_per_bot": 1,
    "admin_token": ADMIN,
    "bot_messages_at_once": 2000,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("home")
    running = Running(home, f"sqlite:///{home / 'tables.db'}", **FEW)
    running.start()
    yield running
    assert running.stop() == 0


def command(kind: str) -> list[str]:
    """How an author starts a bot; one is as it stands in the documentation."""
    if kind == "node":
        return [node(), str(EXAMPLES / "bot.mjs")]
    if kind == "python":
        return [sys.executable, str(EXAMPLES / "bot.py")]
    (code,) = re.findall(r"```python\n(import json.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return [sys.executable, "-c", code]


@contextmanager
def program(kind: str, address: str, token: str) -> Iterator[None]:
    """A bot of somebody, while it is there."""
    environment = os.environ | {"BOT_TOKEN": token}
    process = subprocess.Popen([*command(kind), address], env=environment)
    try:
        yield
    finally:
        process.terminate()
        process.wait(LONGEST)


@pytest.mark.parametrize("kind", KINDS)
async def test_an_example_plays_a_rated_game(server: Running, kind: str) -> None:
    async with Client(server.address) as author, Client(server.address) as host:
        bot, token = await bring(author, f"Lowest {kind}")
        with program(kind, server.address, token):
            (card,) = await asked(host, "/api/bots")
            assert card["person"]["id"] == bot
            table = await host.make("panstwa", seats=2, is_rated=True, admits_bots=True)
            await host.watch(table)
            assert (await ask(host, table, bot)).status_code == 204
            await host.until(lambda: sits(host, table, bot))
            assert (await host.command(type="start", table=table))["type"] == "done"
            await host.play(table)
        person = host.tables[table]["chairs"][1]["person"]
        assert person == person | {"id": bot, "is_bot": True, "name": f"Lowest {kind}{MARK}"}
        for each in (bot, host.me["id"]):
            (record,) = await asked(host, f"/api/people/{each}", "games")
            assert record["mixed"]["rated"] == 1
            assert (record["rated"], record.get("rating")) == (0, None)


def sits(host: Client, table: str, bot: str) -> bool:
    """Has a bot agreed to play?"""
    chairs = host.tables[table]["chairs"]
    return any(
        each.get("person", {}).get("id") == bot and not each.get("is_invited") for each in chairs
    )


async def asked(asker: Client, path: str, part: str | None = None) -> Any:
    """What the server has to say, once it has something."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = (await asker.http.get(path)).json()
            if found := answer[part] if part else answer:
                return found
            await asyncio.sleep(0.1)


async def test_a_token_is_renewed_and_revoked(server: Running) -> None:
    async with Client(server.address) as author:
        bot, token = await bring(author, "Fleeting")
        async with Bot(server.address, token) as first:
            assert first.me["id"] == bot
            renewed = (await author.http.post(f"/api/me/bots/{bot}/token")).json()["token"]
            assert renewed != token
            assert (await first.http.get("/api/me")).status_code == 401
            assert first.socket is not None
            await first.socket.wait_closed()
        async with Bot(server.address, renewed) as second:
            gone = await author.http.delete(f"/api/me/bots/{bot}/token")
            assert gone.json()["has_token"] is False
            assert message(await second.http.get("/api/me")) == "bot-token-unknown"
        with pytest.raises(InvalidStatus):
            await Bot(server.address, renewed).open()
        await author.http.delete(f"/api/me/bots/{bot}")


async def test_a_bot_looks_on_and_changes_nothing_over_http(server: Running) -> None:
    async with Client(server.address) as author:
        bot, token = await bring(author, "Curious")
        async with Bot(server.address, token) as curious:
            me = (await curious.http.get("/api/me")).json()["person"]
            assert me == me | {"id": bot, "is_bot": True}
            for method, path in (
                ("POST", "/api/tables"),
                ("POST", "/api/matches"),
                ("PATCH", "/api/me"),
                ("DELETE", "/api/me"),
                ("GET", "/api/me/export"),
                ("GET", "/api/me/bots"),
                ("POST", "/api/me/bots"),
                ("POST", "/api/me/recovery"),
                ("GET", "/api/me/company"),
                ("PUT", f"/api/people/{author.me['id']}/friend"),
                ("POST", "/api/tables/" + "x" * 20 + "/reports"),
            ):
                answer = await curious.http.request(method, path, json={})
                assert (answer.status_code, message(answer)) == (403, "not-for-bots"), path
            assert (await curious.http.get("/api/games")).status_code == 200
        await author.http.delete(f"/api/me/bots/{bot}")


async def test_a_bot_sits_only_where_it_is_welcome_and_greets_once(server: Running) -> None:
    async with Client(server.address) as host:
        bot, token = await bring(host, "Polite", games=["panstwa"])
        async with Bot(server.address, token) as polite:
            closed = await host.make("panstwa", seats=3)
            await host.watch(closed)
            refused = await polite.command(type="sit", table=closed)
            assert refused["message"] == "bots-not-admitted"
            other = await host.make("countries", seats=3)
            assert message(await ask(host, other, bot)) == "bot-other-games"
            strict = await host.make("panstwa", seats=2, is_rated=True)
            assert message(await ask(host, strict, bot)) == "bots-not-admitted"
            assert (await ask(host, closed, bot)).status_code == 204
            assert (await polite.command(type="sit", table=closed))["type"] == "done"
            assert (await polite.command(type="say", table=closed, text="Good day"))[
                "type"
            ] == "done"
            again = await polite.command(type="say", table=closed, text="Buy this")
            assert again["message"] == "bots-only-greet"
            for each in (
                "react",
                "nudge",
                "rematch",
                "start",
                "seat-bots",
                "clear",
                "hold",
                "ask-hint",
            ):
                words = {"react": {"reaction": "bravo"}, "seat-bots": {"level": "novice"}}.get(
                    each, {}
                )
                seat = {"seat": 0} if each in ("nudge", "clear", "hold") else {}
                answer = await polite.command(type=each, table=closed, **words, **seat)
                assert answer["message"] == "not-for-bots", each
            open_ = await host.make("panstwa", seats=3, admits_bots=True)
            assert (await polite.command(type="sit", table=open_))["type"] == "done"
            third = await host.make("panstwa", seats=3, admits_bots=True)
            assert (await polite.command(type="sit", table=third))["message"] == "bot-is-busy"
            assert message(await ask(host, third, bot)) == "bot-is-busy"
            assert (await polite.command(type="stand", table=open_))["type"] == "done"
            assert (await polite.command(type="sit", table=third))["type"] == "done"
            with pytest.raises(InvalidStatus):
                await Bot(server.address, token).open()  # one socket is all it has
        assert message(await ask(host, other, bot)) == "bot-away"
        await host.http.delete(f"/api/me/bots/{bot}")


async def test_a_handful_a_person_and_only_ones_own(server: Running) -> None:
    async with Client(server.address) as author, Client(server.address) as other:
        bot, _ = await bring(author, "One", about="Plays\u200b low", link="https://example.org/one")
        await bring(author, "Two")
        third = await author.http.post("/api/me/bots", json={"name": "Three"})
        assert (third.status_code, message(third)) == (409, "too-many-guest-bots")
        for method in ("PUT", "DELETE"):
            answer = await other.http.request(method, f"/api/me/bots/{bot}", json={"name": "Mine"})
            assert answer.status_code == 404
        for link in ("javascript:alert(1)", "ftp://example.org", "https://x y"):
            wish = {"name": "One", "link": link}
            assert (await author.http.put(f"/api/me/bots/{bot}", json=wish)).status_code == 400
        card = (await other.http.get(f"/api/bots/{bot}")).json()
        assert (card["about"], card["link"]) == ("Plays low", "https://example.org/one")
        assert card["author"]["id"] == author.me["id"]


async def test_all_of_it_is_the_authors_to_take_and_to_delete(server: Running) -> None:
    async with Client(server.address) as author, Client(server.address) as host:
        bot, token = await bring(author, "Passing")
        kept = await bring(author, "Kept")
        async with Bot(server.address, token) as passing:
            table = await host.make("panstwa", seats=3)
            await host.watch(table)
            await ask(host, table, bot)
            await passing.command(type="sit", table=table)
            await passing.command(type="say", table=table, text="Good day")
            silent = await host.make("panstwa", seats=3)
            await host.watch(silent)
            await ask(host, silent, bot)  # which never answers
            await host.command(type="clear", table=silent, seat=1)
            exported = (await author.http.get("/api/me/export")).json()["bots"]
            assert [each["name"] for each in exported] == [f"Passing{MARK}", f"Kept{MARK}"]
            assert table in {each["table"] for each in exported[0]["tables"]}
            assert (await author.http.delete("/api/me")).status_code == 204
        await host.until(lambda: bot not in json.dumps(host.tables[table].get("chairs")))
        for each in (bot, kept[0]):
            assert (await host.http.get(f"/api/bots/{each}")).status_code == 404
        assert bot.encode() not in stored(server)


def stored(server: Running) -> bytes:
    """All that is in the store, as it lies on the disk."""
    with sqlite3.connect(server.home / "tables.db") as connection:
        names = connection.execute("select name from sqlite_master where type = 'table'").fetchall()
        rows = [connection.execute(f'select * from "{name}"').fetchall() for (name,) in names]
    connection.close()
    return repr(rows).encode()


async def test_the_operator_bans_a_bot_or_its_author_with_it(server: Running) -> None:
    operator = httpx.AsyncClient(
        base_url=server.address, headers={"Authorization": f"Bearer {ADMIN}"}
    )
    async with operator, Client(server.address) as author:
        bot, token = await bring(author, "Rude")
        _, second = await bring(author, "Ruder")
        async with Bot(server.address, token) as rude:
            await operator.post("/api/admin/measures", json={"kind": "ban", "person": bot})
            assert rude.socket is not None
            await rude.socket.wait_closed()
        with pytest.raises(InvalidStatus):
            await Bot(server.address, token).open()
        async with Bot(server.address, second) as ruder:
            await operator.post(
                "/api/admin/measures", json={"kind": "ban", "person": author.me["id"]}
            )
            assert ruder.socket is not None
            await ruder.socket.wait_closed()
        with pytest.raises(InvalidStatus):
            await Bot(server.address, second).open()
