"""Somebody who means harm, from an address of their own and with all their force.

In a process of their own (`attacks`), which says when it has begun, and goes on until it is ended.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress

from trust.lines import END, HANDSHAKE, SMALL, masked

PEOPLE, LINES = 4, 12  # so many people, with so many lines each
BREATH = 0.01  # seconds after a line was closed
HEAD = "{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
PINGS = masked(b"", 0x89) * 10_000
HALF = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"


class Rascal:
    """One attacker: what they know, and how they reach the server."""

    def __init__(self, host: str, port: int, table: str) -> None:
        self.host = host
        self.port = port
        self.table = table

    async def line(self, limit: int = 1 << 20) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.host, 0), limit=limit
        )

    async def ask(self, method: str, path: str, body: str = "", cookie: str = "") -> bytes:
        """One request, with a connection of its own; all of the answer."""
        reader, writer = await self.line()
        head = HEAD.format(method=method, path=path)
        head += f"Cookie: {cookie}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        writer.write(head.encode() + body.encode())
        try:
            return await reader.read(-1)
        finally:
            writer.close()

    async def cookie(self) -> str:
        """Become somebody."""
        while True:
            answer = await self.ask("GET", "/api/me")
            for line in answer.decode(errors="replace").split("\r\n"):
                if line.lower().startswith("set-cookie: "):
                    return line.partition(": ")[2].partition(";")[0]
            await asyncio.sleep(BREATH)

    async def shake_hands(
        self, cookie: str, limit: int = 1 << 20
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self.line(limit)
        writer.write(HANDSHAKE.format(port=self.port, cookie=cookie).encode())
        answer = await reader.readuntil(END)
        if b" 101 " not in answer:
            writer.close()
            raise ConnectionError(answer)
        return reader, writer

    async def flood(self, cookie: str, *frames: bytes) -> None:
        """Send the same over and over on one line, and read what comes, until it is closed."""
        reader, writer = await self.shake_hands(cookie)
        reading = asyncio.create_task(drain(reader))
        try:
            while not reading.done():
                writer.write(b"".join(frames))
                await writer.drain()
                await asyncio.sleep(0)
        finally:
            reading.cancel()
            writer.close()

    async def stop_reading(self, cookie: str, *frames: bytes) -> None:
        """Ask, and never read an answer."""
        _, writer = await self.shake_hands(cookie, SMALL)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        try:
            for _ in range(1000):
                writer.write(b"".join(frames))
                await asyncio.wait_for(writer.drain(), 30)
                await asyncio.sleep(BREATH)
            await asyncio.sleep(30)
        finally:
            writer.transport.abort()


async def drain(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 16):
        pass


def said(**message: object) -> bytes:
    return masked(json.dumps(message).encode())


async def again(deed: Callable[[], Awaitable[object]]) -> None:
    """Without end."""
    while True:
        with suppress(OSError, EOFError, asyncio.IncompleteReadError, TimeoutError):
            await deed()
        await asyncio.sleep(BREATH)


async def crowd(rascal: Rascal, deed: Callable[[str], Awaitable[object]]) -> None:
    """Some people, with as many lines each as they may have and more."""
    cookies = [await rascal.cookie() for _ in range(PEOPLE)]
    print("begun", flush=True)
    async with asyncio.TaskGroup() as group:
        for cookie in cookies:
            for _ in range(LINES):
                group.create_task(again(lambda cookie=cookie: deed(cookie)))  # type: ignore[misc]


async def watch(rascal: Rascal) -> None:
    frames = (said(type="watch", table=rascal.table), said(type="unwatch", table=rascal.table))
    await crowd(rascal, lambda cookie: rascal.flood(cookie, *frames))


async def lobby(rascal: Rascal) -> None:
    frame = said(type="watch-lobby")
    await crowd(rascal, lambda cookie: rascal.flood(cookie, frame))


async def ping(rascal: Rascal) -> None:
    await crowd(rascal, lambda cookie: rascal.flood(cookie, PINGS))


async def deaf(rascal: Rascal) -> None:
    frames = [said(type="watch", table=rascal.table)] * 20 + [said(type="watch-lobby")]
    await crowd(rascal, lambda cookie: rascal.stop_reading(cookie, *frames))


async def sockets(rascal: Rascal) -> None:
    async def come(cookie: str) -> None:
        _, writer = await rascal.shake_hands(cookie)
        await asyncio.sleep(BREATH)
        writer.close()

    await crowd(rascal, come)


async def chat(rascal: Rascal) -> None:
    """At a table of their own, where everybody of them looks on."""
    host = await rascal.cookie()
    made = await rascal.ask("POST", "/api/tables", '{"game": "panstwa"}', host)
    table = json.loads(made.partition(END)[2])["table"]
    look, number = said(type="watch", table=table), iter(range(1 << 30))

    def words() -> bytes:
        return said(type="say", table=table, id=f"word-{next(number):06d}", text="ż" * 400)

    async def talk(cookie: str) -> None:
        if cookie == "":
            await rascal.flood(host, *(words() for _ in range(20)))
        else:
            await rascal.flood(cookie, look)

    async with asyncio.TaskGroup() as group:
        group.create_task(again(lambda: talk("")))
        group.create_task(crowd(rascal, talk))


async def replay(rascal: Rascal) -> None:
    path = f"/api/tables/{rascal.table}/replay"
    await crowd(rascal, lambda cookie: rascal.ask("GET", path, cookie=cookie))


async def tables(rascal: Rascal) -> None:
    wish = '{"game": "panstwa", "is_public": true}'
    await crowd(rascal, lambda cookie: rascal.ask("POST", "/api/tables", wish))


async def half(rascal: Rascal) -> None:
    async def begin(cookie: str) -> None:
        _, writer = await rascal.line()
        writer.write(HALF)
        lines.append(writer)

    lines: list[asyncio.StreamWriter] = []
    await crowd(rascal, begin)


async def beside(rascal: Rascal) -> None:
    """Floods nobody's server but their own: all that others can notice of it is the machine."""

    async def flood() -> None:
        _, writer = await asyncio.open_connection(rascal.host, port)
        while True:
            writer.write(PINGS)
            await writer.drain()
            await asyncio.sleep(0)

    sink = await asyncio.start_server(lambda reader, _: drain(reader), rascal.host, 0)
    port = sink.sockets[0].getsockname()[1]
    print("begun", flush=True)
    async with sink, asyncio.TaskGroup() as group:
        for _ in range(PEOPLE * LINES):
            group.create_task(flood())
