"""What nodes stand on, to be killed and started again: a NATS, and the nodes themselves."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

from psutil import STATUS_ZOMBIE, NoSuchProcess, Process
from server.postgres import started

BINARY = Path(sys.executable).with_name("nats-server")
TRIES = 20
LOCKS = ("postmaster.pid", ".s.PGSQL.5432.lock")  # of a PostgreSQL that runs
LONGEST = 30.0  # seconds until it listens


class Nats:
    """A NATS server of its own, always on the same port."""

    def __init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = [str(BINARY), "-a", "127.0.0.1", "-p", str(self.port)]
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = monotonic() + LONGEST
        while monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                sleep(0.02)
            else:
                return
        raise TimeoutError("NATS does not listen")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def pause(process: subprocess.Popen[str]) -> None:
    """From now on a process does nothing, and does not know."""
    os.kill(process.pid, signal.SIGSTOP)


def go_on(process: subprocess.Popen[str]) -> None:
    """It goes on as if nothing had been."""
    os.kill(process.pid, signal.SIGCONT)


class Relay:
    """The line of one node to the bus, which can be cut without a word."""

    def __init__(self, port: int) -> None:
        self.there = port
        self.is_cut = False
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()

    async def open(self) -> str:
        """The address by which the node knows the bus."""
        self._server = await asyncio.start_server(self._answer, "127.0.0.1", 0)
        return f"nats://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.create_task(self._carry(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            back, forth = await asyncio.open_connection("127.0.0.1", self.there)
        except OSError:
            writer.transport.abort()
            return
        ways = [
            asyncio.create_task(self._pump(reader, forth)),
            asyncio.create_task(self._pump(back, writer)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            forth.transport.abort()
            writer.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """What comes while the line is cut is swallowed; the line looks as before."""
        with suppress(ConnectionError):
            while piece := await reader.read(1 << 16):
                if not self.is_cut:
                    writer.write(piece)
                    await writer.drain()


def is_gone(process: Process) -> bool:
    """Has it ended? Not everywhere does somebody ask a dead process how it ended."""
    try:
        return not process.is_running() or process.status() == STATUS_ZOMBIE
    except NoSuchProcess:
        return True


class Killable:
    """A PostgreSQL of a test's own."""

    def __init__(self, folder: Path) -> None:
        self.server = started(folder)
        self.address = self.server.get_uri()

    def kill(self) -> None:
        """End it without a word, and all its processes."""
        process = self.server.get_postmaster_info().process
        family = [process, *process.children(recursive=True)]
        for each in family:
            with suppress(NoSuchProcess):
                each.kill()
        end = monotonic() + LONGEST
        while not all(map(is_gone, family)):
            assert monotonic() < end, "PostgreSQL does not die"
            sleep(0.02)
        # Whoever is named there is taken for alive as long as nobody has asked how it ended.
        for name in LOCKS:
            (self.server.pgdata / name).unlink(missing_ok=True)

    def start(self) -> None:
        """Until the last of the others is gone, it says that there is one already."""
        for _ in range(TRIES):
            with suppress(subprocess.SubprocessError):
                self.server.start()
                return
            sleep(0.2)
        self.server.start()

    def end(self) -> None:
        self.server.cleanup()
