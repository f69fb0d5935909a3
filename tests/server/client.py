"""A small client, written from docs/protocol.md: one person with one connection."""

from __future__ import annotations

import asyncio
import math
import secrets
import ssl
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 240.0  # seconds: what must happen may take long on a machine with other things to do
TLS = ssl.create_default_context()  # nobody here speaks it, and each new one takes 20 ms of a core


class Client:
    """Somebody with a browser."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=TLS)
        self.socket: ClientConnection | None = None
        self.me: dict[str, Any] = {}
        self.tables: dict[str, dict[str, Any]] = {}  # what is known of each table
        self.replies: list[dict[str, Any]] = []  # everything that came
        self.answers: dict[str, dict[str, Any]] = {}  # what came first of each command
        self.arrived = asyncio.Condition()

    async def __aenter__(self) -> Client:
        await self.http.get("/api/me")
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
        await self.http.aclose()

    async def open(self) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1) + "/ws"
        self.socket = await connect(address, additional_headers={"Cookie": cookie})
        await self.listen()

    async def listen(self) -> None:
        self.reader = asyncio.create_task(self.read())
        await self.until(lambda: self.me)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            await self.reader
            self.socket = None

    async def read(self) -> None:
        assert self.socket is not None
        with suppress(ConnectionClosed):
            async for text in self.socket:
                await self.hear(msgspec.json.decode(text))

    async def hear(self, message: dict[str, Any]) -> None:
        async with self.arrived:
            if message["type"] == "welcome":
                self.me = message["me"]
            elif message["type"] == "probe":
                await self.send(type="echo", number=message["number"])
            elif message["type"] == "table":
                self.merge(message)
            self.replies.append(message)
            if "id" in message:
                self.answers.setdefault(message["id"], message)
            self.arrived.notify_all()

    def merge(self, message: dict[str, Any]) -> None:
        """Without `since` it is everything; with it, what is new."""
        known = self.tables.get(message["table"])
        if "since" not in message:
            self.tables[message["table"]] = {"story": [], "sayings": [], **message}
            return
        assert known is not None
        assert known["version"] >= message["since"], "something was missed"
        story = known["story"] + message.get("story", [])
        sayings = known["sayings"] + message.get("sayings", [])
        known |= message | {"story": story, "sayings": sayings}

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message).decode())

    async def command(self, **message: Any) -> dict[str, Any]:
        """Send a command and wait for what becomes of it."""
        message.setdefault("id", secrets.token_urlsafe(9))
        await self.send(**message)
        return await self.reply(message["id"])

    async def reply(self, command: str) -> dict[str, Any]:
        found: dict[str, Any] = await self.until(lambda: self.answers.get(command))
        return found

    async def until(self, question: Any, seconds: float = PATIENCE) -> Any:
        """Wait until something is so."""
        async with asyncio.timeout(seconds), self.arrived:
            while not (answer := question()):
                await self.arrived.wait()
            return answer

    async def make(self, game: str, **wishes: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, **wishes})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    async def watch(self, table: str, seen: int = -1) -> dict[str, Any]:
        await self.send(type="watch", table=table, seen=seen)
        found: dict[str, Any] = await self.until(lambda: self.tables.get(table))
        return found

    async def act(self, table: str, *actions: str) -> dict[str, Any]:
        seen = self.tables[table]["version"]
        return await self.command(type="act", table=table, seen=seen, actions=actions)

    async def play(self, table: str, seconds: float = PATIENCE, most: float = math.inf) -> None:
        """Do the first thing that is legal, until it is over or has been done so many times."""

        def turn() -> Any:
            known = self.tables[table]
            return known["status"] == "over" or known.get("legal")

        done = 0
        while True:
            await self.until(turn, seconds)
            if self.tables[table]["status"] == "over" or done >= most:
                return
            done += 1
            before = self.tables[table]["version"]
            answer = await self.act(table, self.tables[table]["legal"][0])
            await self.reach(table, answer.get("version", before + 1))

    async def reach(self, table: str, version: int) -> None:
        """Wait until a table is at least at a version."""
        await self.until(lambda: self.tables[table]["version"] >= version)
