"""One who is measured: a process of its own, which works for a slice whenever it is told to.

Run as a program, this is that process: `python -m benchmarks.contender MODULE`. It answers one
line of JSON to each line. Peers run it in their own environments, so it imports nothing else.
The module it is given has `version()`, `loop(name)`, which returns a function that does a small
piece of work and says how many decisions it was, to be compared `replay(deal)`, and `cpu()`, CPU
seconds, where another process does the work.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks import calibration

ROOT = Path(__file__).parent.parent
CHECKED_DEALS = 200


class ContenderError(Exception):
    """A contender could not do what it was told."""


class Contender:
    """The measuring side's end of the line."""

    def __init__(self, python: Path, module: str, root: Path = ROOT) -> None:
        command = [str(python), "-m", "benchmarks.contender", module]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            command,
            cwd=root,
            env={**os.environ, "PYTHONPATH": str(root / "src")},
            stdin=pipe,
            stdout=pipe,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def ask(self, what: str, **arguments: Any) -> Any:
        """Have something done over there."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps([what, arguments]) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        answer = json.loads(line or '{"error": "the process ended"}')
        if "error" in answer:
            raise ContenderError(answer["error"])
        return answer["result"]

    def close(self) -> None:
        """Let the process end."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


class Worker:
    """The measured side's end of the line."""

    def __init__(self, module: str) -> None:
        self.name = module
        self.loops: dict[str, Callable[[], int]] = {}

    @property
    def module(self) -> Any:
        return import_module(self.name)

    def version(self) -> str:
        """Of the framework, or of the interpreter where there is none."""
        return str(self.module.version())

    def check(self) -> int:
        """Replay random deals of the plain class; how many were the same in every step."""
        from benchmarks.peers.deals import deals

        for deal in deals(CHECKED_DEALS):
            self.module.replay(deal)
        return CHECKED_DEALS

    def call(self, function: str, **arguments: Any) -> Any:
        """Something that only this module can do."""
        return getattr(self.module, function)(**arguments)

    def slice(self, loop: str, seconds: float) -> dict[str, float]:
        """Work for about as long as told, between two readings of the calibration loop."""
        calibration.pin()
        if loop not in self.loops:
            self.loops[loop] = self.module.loop(loop)
            self.loops[loop]()
        work = self.loops[loop]
        before = calibration.speed()
        decisions = 0
        clock = getattr(self.module, "cpu", time.process_time)
        cpu, wall = clock(), time.perf_counter()
        while time.perf_counter() - wall < seconds:
            decisions += work()
        rate = decisions / (clock() - cpu)
        speed = (before + calibration.speed()) / 2
        return {"rate": rate, "calibrated": rate * calibration.REFERENCE / speed, "speed": speed}

    def answer(self, line: str) -> dict[str, Any]:
        """Do what a line says; frameworks that chat are not to be heard."""
        what, arguments = json.loads(line)
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                return {"result": getattr(self, what)(**arguments)}
        except Exception as error:  # a framework's own; the benchmark writes it down
            return {"error": f"{type(error).__name__}: {error}"}


def main() -> None:
    """Answer until nobody asks any more."""
    worker = Worker(sys.argv[1])
    for line in sys.stdin:
        print(json.dumps(worker.answer(line)), flush=True)


if __name__ == "__main__":
    main()
