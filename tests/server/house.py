"""A real server in a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO

ADDRESS = re.compile(r"http://[^\s/]+")
PATIENCE = 30.0  # seconds a server may take to say where it is


class House:
    """A server, its home folder and its port; both stay the same over restarts."""

    def __init__(self, home: Path, *flags: str, store: str | None = None) -> None:
        self.home = home
        self.flags = [*flags, *(["--store", store] if store else [])]
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.said: list[str] = []

    def __enter__(self) -> House:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def open(self) -> None:
        """Start, and wait until the server says its address."""
        command = [sys.executable, "-m", "mappamundi", "serve", "--port", str(self.port)]
        environment = {**os.environ, "MAPPAMUNDI_HOME": str(self.home), "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [*command, *self.flags],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        opened = threading.Event()
        listener = threading.Thread(
            target=self._listen, args=(self.process.stdout, opened), daemon=True
        )
        listener.start()
        if not opened.wait(PATIENCE) or self.process.poll() is not None:
            raise RuntimeError("".join(self.said))

    def _listen(self, stream: IO[str], opened: threading.Event) -> None:
        for line in stream:
            self.said.append(line)
            if ADDRESS.search(line):
                opened.set()
        opened.set()

    def kill(self) -> None:
        """No goodbye: `kill -9`."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        """Ask it to stop, and insist if it does not."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise

    @property
    def pid(self) -> int:
        """The process that serves."""
        assert self.process is not None
        return self.process.pid


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
