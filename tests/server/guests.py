"""People at the tables of a hall, without sockets: what they are sent is kept to be looked at."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

import msgspec

from mappamundi.server.hall.hall import Hall
from mappamundi.server.line.allowance import Allowance
from mappamundi.server.line.connection import Connection
from mappamundi.server.people.people import People
from mappamundi.server.protocol import Level, Person, Setting
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import open_store
from mappamundi.server.table.deeds import read
from mappamundi.server.table.deeds.act import Acted
from mappamundi.server.table.deeds.start import Started
from mappamundi.server.table.table import Table

PATIENCE = 30.0  # seconds, of a machine however slow


class Line:
    """A wire that keeps what is sent."""

    is_open = True
    is_free = True

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []

    def push(self, frame: bytes) -> None:
        while frame:
            start = {126: 4, 127: 10}.get(frame[1], 2)
            end = start + (frame[1] if start == 2 else int.from_bytes(frame[2:start], "big"))
            self.messages.append(msgspec.json.decode(frame[start:end]))
            frame = frame[end:]

    def end(self, code: int) -> None:
        self.is_open = False


class Known(Protocol):
    """A table, as far as somebody must know it who plays there."""

    @property
    def id(self) -> str: ...


class Guest:
    """Somebody with one connection."""

    def __init__(self, hall: Hall, name: str) -> None:
        self.person = Person(name[0].upper() * 22, name, "red")
        self.line = Line()
        allowance = Allowance(1e6, 1e6)
        self.connection = Connection(self.line, self.person, hall, allowance)  # type: ignore[arg-type]

    def send(self, kind: str, table: Known, **parts: Any) -> None:
        message = {"type": kind, "table": table.id, **parts}
        self.connection.hear(msgspec.json.encode(message))

    async def command(self, kind: str, table: Known, **parts: Any) -> dict[str, Any]:
        """Send a command and wait for what becomes of it."""
        name = secrets.token_urlsafe(9)
        self.send(kind, table, id=name, **parts)
        return await until(lambda: self.heard(lambda each: each.get("id") == name))

    async def watch(self, table: Known) -> None:
        self.send("watch", table)
        await until(lambda: self.heard(lambda each: each.get("table") == table.id))

    def heard(self, question: Callable[[dict[str, Any]], bool]) -> dict[str, Any] | None:
        """The first message of which something is so."""
        return next((each for each in self.line.messages if question(each)), None)

    def seen(self, table: Known, part: str) -> Any:
        """A part of a table as it was last shown."""
        shown = [each for each in self.line.messages if each["type"] == "table"]
        return next(each[part] for each in reversed(shown) if part in each)


@asynccontextmanager
async def open_hall(home: Path, **settings: Any) -> AsyncIterator[Hall]:
    """A hall over an empty store, with bots that answer at once and at first sight."""
    store = open_store(f"sqlite:///{home / 'tables.db'}")
    await store.open()
    usual = {"bot_haste": 0.0, "bot_search": False}
    hall = Hall(store, People(store), ServerSettings(home=home, **(usual | settings)))
    await hall.open()
    try:
        yield hall
    finally:
        hall.close()
        await store.close()


async def table_of(
    hall: Hall, host: Guest, game: str, seats: int, bots: Level | None = None, **wishes: Any
) -> Table:
    """A table that somebody has opened and looks at."""
    usual: dict[str, Any] = {
        "options": {},
        "pace": "relaxed",
        "is_public": False,
        "is_rated": False,
    }
    setting = Setting(game, seats=seats, allows_hints=False, **(usual | wishes))
    table = await hall.make(setting, host.person, bots)
    await host.watch(table)
    return table


async def moves(hall: Hall, table: Table) -> list[Started | Acted]:
    """Everything that was done in the game of a table."""
    found = [read(entry.kind, entry.payload) for entry in await hall.store.entries(table.id)]
    return [each for each in found if isinstance(each, Started | Acted)]


async def acts(hall: Hall, table: Table, mark: str) -> list[Acted]:
    """What was done at a table by the clock, or by bots for people."""
    done = await moves(hall, table)
    return [each for each in done if isinstance(each, Acted) and each.mark == mark]


async def until(question: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not (answer := question()):
            await asyncio.sleep(0.005)
        return answer
