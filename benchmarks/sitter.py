"""Somebody at a table, for as many of them as one process can be: a client of docs/protocol.md."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

GAME = "null_nichtig"
SEATS = 3
LONG = {"end": "target", "target": "999"}  # so that nobody is done before they are measured


class Sitter:
    """One person with one line to one node, at one table."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.version = -1
        self.legal: list[str] = []
        self.is_over = False
        self.waits: list[float] = []  # seconds until each of their moves was acknowledged
        self.moments: list[float] = []  # when each of them was
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}

    async def come(self) -> str:
        """Be known and connected; the cookie by which other nodes know the same person."""
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as http:
            await http.get("/api/me")
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        address = self.address.replace("http", "ws", 1) + "/ws"
        headers = {"Cookie": cookie}
        self._socket = await connect(address, additional_headers=headers, compression=None)
        self._reader = asyncio.create_task(self._read())
        return cookie

    async def go(self) -> None:
        """Leave, wherever the game is."""
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket is not None:
            self._socket.transport.abort()

    async def ask(self, kind: str, table: str, **rest: Any) -> dict[str, Any]:
        """Send a command; what became of it."""
        name = secrets.token_urlsafe(9)
        self._answers[name] = answer = asyncio.get_running_loop().create_future()
        await self.send(type=kind, table=table, id=name, **rest)
        return await answer

    async def send(self, **message: Any) -> None:
        """Say something."""
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def play(self, table: str) -> None:
        """Do the first thing that is legal, again and again."""
        while not self.is_over:
            if not self.legal:
                self._changed.clear()
                await self._changed.wait()
                continue
            action, self.legal = self.legal[0], []
            begun = perf_counter()
            answer = await self.ask("act", table, seen=self.version, actions=[action])
            if answer["type"] == "done":
                self.moments.append(perf_counter())
                self.waits.append(self.moments[-1] - begun)

    async def _read(self) -> None:
        assert self._socket is not None
        async for text in self._socket:
            message = json.loads(text)
            if message["type"] == "table":
                self.version = message["version"]
                self.legal = message.get("legal", self.legal)
                self.is_over = message.get("status") == "over"
                self._changed.set()
            elif message["type"] == "probe":
                await self.send(type="echo", number=message["number"])
            elif message.get("id") in self._answers:
                self._answers.pop(message["id"]).set_result(message)


async def seated(holder: str, addresses: Sequence[str]) -> tuple[str, list[Sitter]]:
    """A running table at one node, of people at these."""
    people = [Sitter(address) for address in addresses]
    cookies = [await each.come() for each in people]
    headers = {"Cookie": cookies[0]}
    async with httpx.AsyncClient(base_url=holder, headers=headers, timeout=60) as http:
        wish = {"game": GAME, "seats": len(people), "options": LONG}
        made = await http.post("/api/tables", json=wish)
        made.raise_for_status()
        table = str(made.json()["table"])
    for each in people:
        await each.send(type="watch", table=table)
    for each in people[1:]:
        assert (await each.ask("sit", table))["type"] == "done"
    assert (await people[0].ask("start", table))["type"] == "done"
    return table, people
