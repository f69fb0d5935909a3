"""A server with a long past: how soon it is there, how it answers, what waiting costs it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, closing
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from server.client import Client
from server.kept import keep_table
from server.servers import Running
from trust.company import people
from trust.guest import Guest
from trust.lines import shake_hands

from mappamundi.game import GAMES
from mappamundi.server.store import open_store
from mappamundi.server.store.people import RESULTS
from mappamundi.server.store.schema import CHAIRS, LOG, SECRETS, TABLES

pytestmark = pytest.mark.anyio

PATTERNS = 20  # games that are really played; all others are their likes under other names
BEGUN = 6  # actions of those that go on
PEOPLE = 4
PATIENCE = 60  # seconds
BREATH = 0.05
LOOKS = 30  # at everything that is timed
MIB = 2**20


async def test_a_long_past_is_no_burden(
    tmp_path: Path,
    serve: Callable[..., Running],
    often: Callable[[int, int], int],
    figures: Callable[..., None],
) -> None:
    finished, running, idle = often(300, 100_000), often(60, 5_000), often(50, 10_000)
    server = serve(sockets_per_person=2 * idle)
    path = tmp_path / "tables.db"
    async with people(server.address, (PATTERNS + 1) * PEOPLE) as guests:
        ids = [(await guest.http.get("/api/me")).json()["person"]["id"] for guest in guests]
        assert server.stop() == 0
        patterns = await play(path, ids)
        server.start()  # which finds out how they ended
        guest = guests[0]
        for person in ids[:-PEOPLE]:
            await recorded(guest, person)
        assert server.stop() == 0
        multiply(path, patterns[0], finished)
        multiply(path, patterns[1], running)

        begun = perf_counter()
        server.start()
        (await guest.http.get("/healthz")).raise_for_status()
        start = perf_counter() - begun
        profile = await took(lambda: guest.http.get(f"/api/people/{ids[0]}"))
        async with Client(server.address) as newcomer:
            lobby = await took(lambda: see_lobby(newcomer))
        assert await played(guest, ids[0]) == finished // PATTERNS

        before = memory(server)
        with ExitStack() as stack:
            for _ in range(idle):
                stack.enter_context(shake_hands(server.port, guest.cookie))
            (await guest.http.get("/healthz")).raise_for_status()
            each = (memory(server) - before) / idle
    figures("burden", finished=finished, running=running, start_s=round(start, 2),
            profile_ms=milliseconds(profile), lobby_ms=milliseconds(lobby), idle=idle,
            idle_kib=round(each / 1024, 1), memory_mib=round(before / MIB))  # fmt: skip


async def play(path: Path, ids: list[str]) -> tuple[list[str], list[str]]:
    """Some games to their end by some people, and others for a while by others."""
    store = open_store(f"sqlite:///{path}")
    await store.open()
    slugs = [slug for slug, game in GAMES.items() if PEOPLE in game.seats]
    over, going = [], []
    for number in range(PATTERNS):
        slug = slugs[number % len(slugs)]
        table = slice(number * PEOPLE, (number + 1) * PEOPLE)
        done = await keep_table(store, ids[table], slug, seed=number)
        begun = await keep_table(store, ids[-PEOPLE:], slug, seed=number, actions=BEGUN)
        over.append(done[0])
        going.append(begun[0])
    await store.close()
    return over, going


async def recorded(guest: Guest, person: str) -> None:
    """Wait until the server knows how somebody's game ended."""
    async with asyncio.timeout(PATIENCE):
        while await played(guest, person) < 1:
            await asyncio.sleep(BREATH)


async def played(guest: Guest, person: str) -> int:
    """How many games a profile counts; a guest is nobody yet before the first."""
    answer = await guest.http.get(f"/api/people/{person}")
    games = answer.json()["games"] if answer.status_code == 200 else []
    return sum(game["played"] for game in games)


def multiply(path: Path, patterns: list[str], number: int) -> None:
    """As many tables like these as there shall be, with all that is kept of them."""
    marks = ",".join("?" * len(patterns))
    with closing(sqlite3.connect(path)) as connection, connection:
        for table in (TABLES, CHAIRS, LOG, SECRETS, RESULTS):
            key = "id" if table is TABLES else "table"
            names = [column.name for column in table.columns if column.name != key]
            others = "".join(f', "{name}"' for name in names)
            connection.execute(
                f"WITH RECURSIVE copy(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < ?)"
                f' INSERT INTO "{table.name}" ("{key}"{others})'
                f' SELECT "{key}" || \'-\' || n{others} FROM "{table.name}", copy'
                f' WHERE "{key}" IN ({marks})',
                (number // len(patterns) - 1, *patterns),
            )


async def see_lobby(client: Client) -> None:
    """Ask for the lobby, and wait for it."""

    def came() -> int:
        return sum(each["type"] == "lobby" for each in client.replies)

    before = came()
    await client.send(type="watch-lobby")
    await client.until(lambda: came() > before)


async def took(question: Callable[[], Awaitable[Any]]) -> list[float]:
    """Seconds of every time it was asked."""
    spans = []
    for _ in range(LOOKS):
        begun = perf_counter()
        await question()
        spans.append(perf_counter() - begun)
    return sorted(spans)


def milliseconds(spans: list[float]) -> dict[str, float]:
    """The middle one and the longest but one in twenty."""
    return {
        "p50": round(1000 * spans[len(spans) // 2], 1),
        "p95": round(1000 * spans[int(len(spans) * 0.95)], 1),
    }


def memory(server: Running) -> int:
    """Bytes that the server's process holds."""
    fields = Path(f"/proc/{server.process.pid}/statm").read_text().split()
    return int(fields[1]) * 4096
