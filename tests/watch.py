"""Who watches over a run: what fails is said at once, and nothing goes on for ever."""

from __future__ import annotations

import ctypes
import faulthandler
import os
import signal
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest

MINUTES = "MAPPAMUNDI_TEST_MINUTES"  # that a whole run may take
GRACE = 60.0  # seconds to say what was going on before the run is ended whatever it does
ADOPT_ORPHANS = 36  # PR_SET_CHILD_SUBREAPER of Linux
SHORT = 300  # characters of a reason


class Guard:
    """Sits with the tests themselves: one that takes too long is ended, with its process."""

    def __init__(self, config: pytest.Config) -> None:
        self.seconds = float(config.getini("faulthandler_timeout") or 0)
        self.is_final = bool(config.getini("faulthandler_exit_on_timeout"))
        self.told = os.dup(2)  # which is another's while a test runs

    @pytest.hookimpl(trylast=True)
    def pytest_exception_interact(self) -> None:
        """After a failure pytest does not look at the clock any more; tearing down may hang too."""
        if self.seconds:
            faulthandler.dump_traceback_later(self.seconds, exit=self.is_final, file=self.told)

    def pytest_unconfigure(self) -> None:
        faulthandler.cancel_dump_traceback_later()
        os.close(self.told)


class Watch:
    """Sits with whoever tells the results."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.begun: dict[str, float] = {}  # tests that are running, and since when
        self.minutes = float(os.environ.get(MINUTES, "0"))
        self.alarm = threading.Timer(self.minutes * 60, self._stop)
        self.alarm.daemon = True
        self.told = os.dup(2)  # which is another's while a test runs

    def pytest_sessionstart(self) -> None:
        adopt_orphans()
        if self.minutes:
            self.alarm.start()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.begun[nodeid] = time.monotonic()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.begun.pop(nodeid, None)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Who waits for the end of a run to hear of a failure may wait in vain."""
        if report.failed:
            since = self.begun.get(report.nodeid, time.monotonic())
            after = f"{time.monotonic() - since:.0f} s"
            self._say(f"FAILED {report.nodeid} ({report.when}, after {after}): {reason(report)}")

    def pytest_keyboard_interrupt(self) -> None:
        for nodeid, since in self.begun.items():
            self._say(f"still running after {time.monotonic() - since:.0f} s: {nodeid}")

    def pytest_unconfigure(self) -> None:
        self.alarm.cancel()
        os.close(self.told)
        end_orphans()

    def _say(self, line: str) -> None:
        reporter = self.config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:
            reporter.write(f"\n{line}\n", flush=True)

    def _stop(self) -> None:
        line = f"\nThe run has taken {self.minutes:g} minutes and is given up.\n"
        os.write(self.told, line.encode())
        faulthandler.dump_traceback_later(GRACE, exit=True, file=self.told)
        main = threading.main_thread().ident
        assert main is not None
        signal.pthread_kill(main, signal.SIGINT)  # no other thread would wake it


def watch_over(config: pytest.Config) -> None:
    """Have a run watched: by a guard in each process, and by one who tells."""
    config.pluginmanager.register(Guard(config))
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Watch(config))


def reason(report: pytest.TestReport) -> str:
    """What a failure says, in one line."""
    crash = getattr(report.longrepr, "reprcrash", None)
    words = crash.message if crash is not None else str(report.longrepr)
    return " ".join(words.split())[:SHORT]


def adopt_orphans() -> None:
    """A worker that was ended leaves servers behind; they become ours, to be ended with the run."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)


def end_orphans() -> None:
    """Whoever is still there would keep our output open, and those waiting who read it."""
    for thread in Path("/proc/self/task").glob("*/children"):
        for process in map(int, thread.read_text().split()):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
