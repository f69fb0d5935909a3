"""A small client of the table server, written from docs/protocol.md alone: plain JSON, no imports.

It keeps what the protocol says a client keeps, comes back after a cut with the last version it
has seen, and sends again, under the same id, whatever was not answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]
LARGEST = 1 << 20
ANSWERS = ("done", "refused", "lost-race", "hint")


class Guest:
    """One person with one socket, at any number of tables."""

    def __init__(self, address: str, hear: Callable[[str], None] | None = None) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=30)
        self.tables: dict[str, Json] = {}
        self.me: Json = {}
        self.hear = hear  # is given every byte that the server sends
        self.answers: dict[str, asyncio.Future[Json]] = {}
        self.unanswered: dict[str, Json] = {}
        self.changed = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.is_leaving = False

    async def enter(self) -> Guest:
        """Get a name and a cookie, and open the socket."""
        self.me = (await self.http.get("/api/me")).raise_for_status().json()["person"]
        self.reader = asyncio.create_task(self._stay())
        while self.socket is None:
            await self._change()
        return self

    async def leave(self) -> None:
        """Close the socket for good."""
        self.is_leaving = True
        if self.reader is not None:
            self.reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.reader
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()

    async def make(self, game: str, seats: int = 4, **setting: Any) -> str:
        """Open a table, sitting in its first seat."""
        wish = {
            "game": game,
            "seats": seats,
            "options": {},
            "pace": "relaxed",
            "is_public": False,
            "is_rated": False,
            "allows_hints": False,
            **setting,
        }
        reply = (await self.http.post("/api/tables", json=wish)).raise_for_status()
        return str(reply.json()["table"])

    async def watch(self, table: str) -> Json:
        """See a table from now on, beginning with all there is."""
        self.tables.setdefault(table, {"table": table, "version": -1})
        await self._send({"type": "watch", "table": table, "seen": -1})
        while self.tables[table]["version"] < 0:
            await self._change()
        return self.tables[table]

    async def ask(self, kind: str, table: str, **rest: Any) -> Json:
        """Send a command until it is answered, and return the answer."""
        command = {"type": kind, "table": table, "id": secrets.token_urlsafe(12), **rest}
        return await self.ask_again(command)

    async def ask_again(self, command: Json) -> Json:
        """Send a command that has its id already."""
        future = self.answers.get(command["id"])
        if future is None:
            future = self.answers[command["id"]] = asyncio.get_running_loop().create_future()
        self.unanswered[command["id"]] = command
        await self._send(command)
        return await asyncio.shield(future)

    async def act(self, table: str, *actions: str) -> Json:
        """Do these actions of the game."""
        seen = self.tables[table]["version"]
        return await self.ask("act", table, seen=seen, actions=list(actions))

    async def until(self, wanted: Callable[[], bool]) -> None:
        """Wait for messages until something holds."""
        while not wanted():
            await self._change()

    async def cut(self) -> None:
        """Lose the line, without a word."""
        if self.socket is not None:
            self.socket.transport.abort()
        await asyncio.sleep(0)

    async def _change(self) -> None:
        self.changed.clear()
        await self.changed.wait()

    async def _send(self, message: Json) -> None:
        if self.socket is not None:
            # A cut is noticed by the reader, which sends everything again.
            with contextlib.suppress(ConnectionClosed):
                await self.socket.send(json.dumps(message))

    async def _stay(self) -> None:
        """Be connected, again and again."""
        url = self.address.replace("http", "ws", 1) + "/ws"
        while not self.is_leaving:
            cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            try:
                async with connect(
                    url,
                    origin=self.address,  # type: ignore[arg-type]
                    additional_headers={"Cookie": cookie},
                    max_size=LARGEST,
                    compression=None,
                ) as socket:
                    await self._come_back(socket)
                    await self._read(socket)
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                pass
            self.socket = None
            await asyncio.sleep(0.05)

    async def _come_back(self, socket: ClientConnection) -> None:
        self.socket = socket
        for table in self.tables.values():
            await self._send({"type": "watch", "table": table["table"], "seen": table["version"]})
        for command in list(self.unanswered.values()):
            await self._send(command)
        self.changed.set()

    async def _read(self, socket: ClientConnection) -> None:
        async for frame in socket:
            text = frame if isinstance(frame, str) else frame.decode()
            if self.hear is not None:
                self.hear(text)
            await self._take(json.loads(text))
            self.changed.set()

    async def _take(self, message: Json) -> None:
        kind = message["type"]
        if kind == "table":
            await self._merge(message)
        elif kind == "probe":
            await self._send({"type": "echo", "number": message["number"]})
        elif kind in ANSWERS and (answer := self.answers.get(message.get("id"))):
            self.unanswered.pop(message["id"], None)
            if not answer.done():
                answer.set_result(message)

    async def _merge(self, message: Json) -> None:
        """What has changed since a version that we have, or everything."""
        known = self.tables.get(message["table"])
        if known is None:
            return
        since = message.get("since")
        if since is None:
            story, sayings = [], []
            known.clear()
        elif since > known["version"]:
            seen = known["version"]
            await self._send({"type": "watch", "table": known["table"], "seen": seen})
            return
        else:
            story = [line for line in known.get("story", []) if line["version"] <= since]
            sayings = [word for word in known.get("sayings", []) if word["version"] <= since]
        known.update(message)
        known["story"] = story + message.get("story", [])
        known["sayings"] = sayings + message.get("sayings", [])
