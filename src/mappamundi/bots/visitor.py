"""Processes in which bots of others play: one line is asked, one line is answered."""

from __future__ import annotations

import atexit
import os
import shlex
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue

from mappamundi.bots.luggage import luggage
from mappamundi.errors import Refusal

LONGEST = 1 << 20  # bytes of an answer that are read
FAREWELL = 1.0  # seconds for a process that has closed its pipes to be gone


class Failed(Refusal):
    """A bot of others raised something, or answered what is no action."""

    def __init__(self, bot: str, reason: str) -> None:
        super().__init__("bot-failed", bot=bot, reason=reason)
        self.reason = reason

    def __repr__(self) -> str:
        return self.reason


class Gone(Failed):
    """A bot that is not asked any more in this match: it did not return, or its process ended."""


class BotProcess:
    """One process, for one bot at a time; the next match finds it as the last one left it."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.is_free = False
        self.process = subprocess.Popen(
            command(origin),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=luggage(),
            process_group=0 if os.name == "posix" else None,  # Ctrl-C is not for them
        )
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._reader = threading.Thread(target=self._read, name="visitor", daemon=True)
        self._reader.start()

    @property
    def is_alive(self) -> bool:
        """Can it still be asked?"""
        return self.process.poll() is None

    def ask(self, line: bytes, patience: float) -> bytes:
        """A line in answer to a line; who does not answer in time is ended."""
        assert self.process.stdin is not None
        if (said := self._unasked()) and self.is_alive:
            raise Failed(self.origin, f"UnaskedLine({said.decode(errors='replace').strip()!r})")
        try:
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()
            answer = self._lines.get(timeout=patience)
        except Empty:
            self.end()
            raise Gone(self.origin, f"OutOfPatience({patience:g} s)") from None
        except (OSError, ValueError):  # a pipe without an end, or closed by us
            answer = b""
        if not answer.endswith(b"\n"):
            self.end(FAREWELL)
            raise Gone(self.origin, f"ProcessEnded({self.process.returncode})")
        return answer

    def leave(self) -> None:
        """The process stays for the next bot of the same kind."""
        self.is_free = True

    def end(self, farewell: float = 0.0) -> None:
        """End the process, whatever it is doing, unless it ends by itself in that time."""
        try:
            self.process.wait(farewell)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.process.wait()
        self._reader.join()
        assert self.process.stdin is not None
        with suppress(OSError):  # something was never read
            self.process.stdin.close()

    def _unasked(self) -> bytes:
        """A line that nobody asked for: each answer after it would be to an earlier question."""
        said = b""
        with suppress(Empty):
            while line := self._lines.get_nowait():
                said = said or line
            self._lines.put(b"")  # it has ended, and whoever asks it shall hear of that
        return said

    def _read(self) -> None:
        """Take what comes; an answer that is cut off, or none, says that the process has ended."""
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            while line := lines.readline(LONGEST):
                self._lines.put(line)
        self.process.wait()
        self._lines.put(b"")


class Lodge:
    """The processes of this one, by what runs in them."""

    def __init__(self) -> None:
        self._visitors: dict[str, list[BotProcess]] = {}
        self._lock = threading.Lock()  # bots of several tables come at once
        atexit.register(self.close)

    def take(self, origin: str) -> BotProcess:
        """A process that is free, or another: no two bots of a match share one."""
        with self._lock:
            known = [each for each in self._visitors.get(origin, ()) if each.is_alive]
            visitor = next((each for each in known if each.is_free), None)
            if visitor is None:
                visitor = BotProcess(origin)
                known.append(visitor)
            self._visitors[origin] = known
            visitor.is_free = False
            return visitor

    def close(self) -> None:
        """End all processes and wait for them."""
        for visitors in self._visitors.values():
            for visitor in visitors:
                visitor.end()
        self._visitors.clear()


LODGE = Lodge()


def lodging(origin: str) -> BotProcess:
    """Return a process in which a bot of somebody else lives, a running one if there is one."""
    return LODGE.take(origin)


def is_command(origin: str) -> bool:
    """Is it a program with its arguments, rather than a class of Python's?"""
    return any(sign in origin for sign in " /\\")


def command(origin: str) -> list[str]:
    """How the process of a bot is started."""
    if is_command(origin):
        return shlex.split(origin)
    return [sys.executable, "-m", "mappamundi.bots.outside"]


def named(origin: str) -> str:
    """What a bot of others is called in tables: its class, or its program."""
    if is_command(origin):
        return Path(shlex.split(origin)[-1]).name
    return origin.rpartition(":")[2].rpartition(".")[2]
