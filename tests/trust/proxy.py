"""A bad line: everything is late, some never comes, and it breaks in the middle of a frame."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress

PIECE = 700  # bytes that travel together: less than many a frame
LONGEST_DELAY = 0.01
CUTS = 0.004  # chance that a piece is the last one, and arrives in part

PASSES = 5  # of the loop, until a line that was let in just now has begun
PATIENCE = 60  # seconds for all lines to end, whose clients have gone


class Proxy:
    """Stands between clients and a server."""

    def __init__(self, port: int, luck: random.Random) -> None:
        self.port = port
        self.luck = luck
        self.cuts = 0
        self.lines: set[asyncio.Task[None]] = set()

    def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Begin a line that is waited for in the end: cut off while it opens, it would leak."""
        self.lines.add(asyncio.create_task(self.carry(reader, writer)))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One line, both ways, until it breaks; however it ends, neither end stays open."""
        try:
            there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.port)
            try:
                await self.both(
                    self.pump(reader, there_writer),
                    self.pump(there_reader, writer),
                )
            finally:
                there_writer.transport.abort()
        finally:
            writer.transport.abort()

    async def both(self, *ways: Coroutine[None, None, None]) -> None:
        """What goes there and what comes back, until one of them ends."""
        tasks = [asyncio.create_task(way) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pieces, late; one of them may be cut in two and be the last."""
        with suppress(ConnectionError):
            while piece := await reader.read(PIECE):
                await asyncio.sleep(self.luck.random() * LONGEST_DELAY)
                if self.luck.random() < CUTS:
                    self.cuts += 1
                    writer.write(piece[: self.luck.randrange(len(piece))])
                    await writer.drain()
                    return
                writer.write(piece)
                await writer.drain()


@asynccontextmanager
async def bad_line(port: int, seed: int) -> AsyncIterator[tuple[str, Proxy]]:
    """The address under which a server is hard to reach."""
    proxy = Proxy(port, random.Random(seed))
    server = await asyncio.start_server(proxy.answer, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", proxy
    finally:
        server.close()
        for _ in range(PASSES):
            await asyncio.sleep(0)
        if proxy.lines:
            await asyncio.wait(proxy.lines, timeout=PATIENCE)
