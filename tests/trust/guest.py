"""A person who does not give up: a client written from docs/protocol.md, in plain JSON.

After a cut it comes back with the last version it has seen of every table, and sends again, under
the same id, whatever was not answered.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
from server.client import TLS
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]
LARGEST = 1 << 22
ANSWERS = ("done", "refused", "lost-race", "hint")
BREATH = 0.02  # seconds before the next attempt to come back


class Guest:
    """One person with one socket, at any number of tables."""

    def __init__(self, address: str, cookies: httpx.Cookies | None = None) -> None:
        self.address = address
        self.socket_address = address.replace("http", "ws", 1) + "/ws"
        self.http = httpx.AsyncClient(base_url=address, cookies=cookies, timeout=60, verify=TLS)
        self.tables: dict[str, Json] = {}
        self.answers: dict[str, asyncio.Future[Json]] = {}
        self.unanswered: dict[str, Json] = {}
        self.changes: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self.socket: ClientConnection | None = None
        self.is_in = asyncio.Event()
        self.stay: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Guest:
        (await self.http.get("/api/me")).raise_for_status()
        self.stay = asyncio.create_task(self._stay())
        await self.is_in.wait()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.stay is not None
        self.stay.cancel()
        with suppress(asyncio.CancelledError):
            await self.stay
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """Who it is, as a header says it."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def make(self, game: str, **wishes: Any) -> str:
        """Open a table, sitting in its first seat."""
        while True:
            with suppress(httpx.TransportError):  # the server may be away for a moment
                reply = await self.http.post("/api/tables", json={"game": game, **wishes})
                reply.raise_for_status()
                return str(reply.json()["table"])
            await asyncio.sleep(BREATH)

    async def watch(self, table: str) -> Json:
        """See a table from now on, beginning with all there is."""
        self.tables[table] = {"table": table, "version": -1}
        await self._send({"type": "watch", "table": table, "seen": -1})
        await self.until(table, lambda known: known["version"] >= 0)
        return self.tables[table]

    async def look_away(self, table: str) -> None:
        """See no more of a table: nobody may look at too many."""
        del self.tables[table]
        await self._send({"type": "unwatch", "table": table})

    async def ask(self, kind: str, table: str, **rest: Any) -> Json:
        """Send a command until it is answered; the answer."""
        name = secrets.token_urlsafe(12)
        return await self.send_command({"type": kind, "table": table, "id": name, **rest})

    async def send_command(self, command: Json, times: int = 1) -> Json:
        """Send a command that has its id already, perhaps more than once; the first answer."""
        answer = asyncio.get_running_loop().create_future()
        self.answers[command["id"]] = answer
        self.unanswered[command["id"]] = command
        for _ in range(times):
            await self._send(command)
        return await answer

    async def act(self, table: str, *actions: str) -> Json:
        """Do these actions of the game."""
        seen = self.tables[table]["version"]
        return await self.ask("act", table, seen=seen, actions=actions)

    async def until(self, table: str, wanted: Callable[[Json], bool]) -> Json:
        """Wait until a table is as wanted."""
        while not wanted(self.tables[table]):
            self.changes[table].clear()
            await self.changes[table].wait()
        return self.tables[table]

    async def reach(self, table: str, version: int) -> None:
        """Wait until a table is at least at a version."""
        await self.until(table, lambda known: known["version"] >= version)

    async def play(
        self, table: str, choose: Callable[[list[str]], str], most: int = 1 << 30
    ) -> int:
        """Do something legal whenever asked, until the game is over; how often."""
        done = 0
        while done < most:
            known = await self.until(table, lambda known: is_over(known) or bool(known["legal"]))
            if is_over(known):
                break
            answer = await self.act(table, choose(known["legal"]))
            done += answer["type"] == "done"
            version: int = answer.get("version") or known["version"]
            await self.reach(table, version)
        return done

    def cut(self) -> None:
        """Lose the line without a word."""
        if self.socket is not None:
            self.socket.transport.abort()

    async def _send(self, message: Json) -> None:
        if self.socket is not None:
            with suppress(ConnectionClosed):  # the reader notices, and sends everything again
                await self.socket.send(json.dumps(message))

    async def _stay(self) -> None:
        """Be connected, again and again."""
        while True:
            try:
                async with connect(
                    self.socket_address,
                    additional_headers={"Cookie": self.cookie},
                    max_size=LARGEST,
                    compression=None,
                    close_timeout=1,
                ) as self.socket:
                    await self._come_back()
                    async for text in self.socket:
                        await self._hear(json.loads(text))
            except (OSError, EOFError, InvalidHandshake, ConnectionClosed, TimeoutError):
                self.socket = None
            await asyncio.sleep(BREATH)

    async def _come_back(self) -> None:
        for table in list(self.tables.values()):
            await self._send({"type": "watch", "table": table["table"], "seen": table["version"]})
        for command in list(self.unanswered.values()):
            await self._send(command)

    async def _hear(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self.is_in.set()
            case "probe":
                await self._send({"type": "echo", "number": message["number"]})
            case "table" if message["table"] in self.tables:
                await self._merge(message)
            case kind if kind in ANSWERS:
                self.unanswered.pop(message.get("id", ""), None)
                answer = self.answers.pop(message.get("id", ""), None)
                if answer is not None and not answer.done():
                    answer.set_result(message)

    async def _merge(self, message: Json) -> None:
        """What has changed since a version that we have, or everything."""
        known = self.tables[message["table"]]
        since = message.get("since")
        if since is None:
            self.tables[message["table"]] = {"story": [], "sayings": [], **message}
        elif since > known["version"]:  # something was missed
            await self._send({**message_of(known), "seen": known["version"]})
            return
        else:
            for part in ("story", "sayings"):
                old = [each for each in known[part] if each["version"] <= since]
                message[part] = old + message.get(part, [])
            known |= message
        self.changes[message["table"]].set()


def message_of(known: Json) -> Json:
    """The request to see a table."""
    return {"type": "watch", "table": known["table"]}


def is_over(known: Json) -> bool:
    """Has the game at a table ended?"""
    return known["status"] == "over"
