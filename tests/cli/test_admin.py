"""`mappamundi admin …` against a server that is running."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.client import Client
from server.servers import Running

from mappamundi.speech import LANGUAGES

from .conftest import Command

TOKEN = "a-token-that-nobody-can-guess"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", admin_token=TOKEN)
    running.start()
    yield running
    running.kill()


async def quarrel(address: str) -> tuple[str, str]:
    """Somebody says something at a table and is reported; the table, and who it was."""
    async with Client(address) as anna, Client(address) as rude:
        table = await anna.make("panstwa", seats=2)
        await rude.http.patch("/api/me", json={"name": "Mallory"})
        await rude.command(type="sit", table=table)
        await rude.command(type="say", table=table, text="you lose")
        told = {"person": rude.me["id"], "reason": "words", "text": "see for yourself"}
        await anna.http.post(f"/api/tables/{table}/reports", json=told)
        return table, rude.me["id"]


def test_an_operator_at_the_terminal(
    server: Running, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, person = asyncio.run(quarrel(server.address))
    monkeypatch.setenv("MAPPAMUNDI_ADMIN_TOKEN", TOKEN)
    monkeypatch.setenv("MAPPAMUNDI_PORT", str(server.port))
    told = command("admin", "reports").out
    report = told.split()[0]
    for words in ("Mallory", "hurtful words", "see for yourself", "you lose", table):
        assert words in told
    for spoken in LANGUAGES:
        assert report in command("admin", "reports", "--lang", spoken).out
    muted = command("admin", "mute", report, "--hours", "2").out
    assert "until" in muted
    assert "is muted" in command("admin", "reports").out
    banned = command("admin", "ban", "--person", person).out
    command("admin", "ban", "--address", "2001:db8::1:2")
    listed = command("admin", "measures").out
    assert len(listed.splitlines()) == 3
    assert "2001:db8::/64 for good" in listed
    for name, each in (("unmute", muted), ("unban", banned)):
        assert command("admin", name, each.split()[0]).code == 0
    assert len(command("admin", "measures").out.splitlines()) == 1
    assert command("admin", "close", table).code == 0
    assert command("admin", "dismiss", report).code == 0
    assert "nothing" in command("admin", "reports").out
    assert report in command("admin", "reports", "--closed").out
    for wrong in (("dismiss", "no-such-report"), ("lift", "measure-1"), ("close", table), ("ban",)):
        refused = command("admin", *wrong)
        assert (refused.code, refused.out) == (2, "")
    monkeypatch.setenv("MAPPAMUNDI_ADMIN_TOKEN", "something else entirely")
    assert "token" in command("admin", "reports").err


def test_without_a_token_or_a_server_there_is_one_sentence(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MAPPAMUNDI_ADMIN_TOKEN", raising=False)
    assert "MAPPAMUNDI_ADMIN_TOKEN" in command("admin", "reports").err
    monkeypatch.setenv("MAPPAMUNDI_ADMIN_TOKEN", TOKEN)
    for server in ("http://127.0.0.1:1", "nonsense", "file:///etc"):
        done = command("admin", "reports", "--server", server)
        assert (done.code, done.err.count("\n")) == (2, 1)
