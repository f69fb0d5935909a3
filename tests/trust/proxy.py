"""A bad line: everything is late, some never comes, and it breaks in the middle of a frame."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

PIECE = 700  # bytes that travel together: less than many a frame
LONGEST_DELAY = 0.01
CUTS = 0.004  # chance that a piece is the last one, and arrives in part

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
        """One line, both ways, until it breaks."""
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self.port)
        ways = [
            asyncio.create_task(self.pump(reader, there_writer)),
            asyncio.create_task(self.pump(there_reader, writer)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            for end in (writer, there_writer):
                end.transport.abort()

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
        if proxy.lines:
            await asyncio.wait(proxy.lines, timeout=PATIENCE)
