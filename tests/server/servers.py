"""A server of its own for a test: another process, as people run it."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from bootstrap import with_files

# All people of a test come from one address, and are in a hurry.
CROWDED: dict[str, Any] = {
    "messages_at_once": 2000,
    "requests_per_second": 1e4,
    "requests_at_once": 1e5,
    "everybody_at_once": 1e5,
    "tables_per_address": 10_000,
}
DEALER = Path(__file__).with_name("dealer.py")
LONGEST = 180  # seconds that starting and ending may take, on the busiest machine


def first_line(process: subprocess.Popen[str]) -> str:
    """What a process says when it is ready; it is ended if it never is."""
    assert process.stdout is not None
    if not select.select([process.stdout], [], [], LONGEST)[0]:
        process.kill()
    return process.stdout.readline()


class Running:
    """A server in a process, to be stopped, killed and started again."""

    def __init__(self, home: Path, store: str, files: int = 0, **settings: Any) -> None:
        self.home = home
        self.store = store
        self.files = files  # that it may have open; 0: as many as we may
        self.settings = {"bot_haste": 0, "bot_search": False, **CROWDED, **settings}
        self.port = 0
        self.release: Path | None = None  # where another release lies than the one under test
        self.is_dealt = False  # are draws the same in every run?
        self.address = ""

    def start(self) -> None:
        extra = {f"MAPPAMUNDI_{name.upper()}": str(each) for name, each in self.settings.items()}
        if self.release is not None:
            extra["PYTHONPATH"] = str(self.release)
        words = self.words()
        self.process = subprocess.Popen(
            with_files(self.files, words) if self.files else words,
            env={**os.environ, "MAPPAMUNDI_HOME": str(self.home), **extra},
            stdout=subprocess.PIPE,
            text=True,
        )
        self.address = first_line(self.process).strip()
        assert self.address.startswith("http://")
        self.port = int(self.address.rpartition(":")[2])

    def words(self) -> list[str]:
        """The command that it is."""
        server = [str(DEALER)] if self.is_dealt else ["-m", "mappamundi"]
        return [sys.executable, *server, "serve", "--port", str(self.port), "--store", self.store]

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(LONGEST)
        self._close()
        return code

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(LONGEST)
        self._close()

    def _close(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()
