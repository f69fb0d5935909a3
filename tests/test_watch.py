"""A run of its own, with tests that hang and fail: it ends, and says why."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from types import SimpleNamespace

from watch import Watch

ROOT = Path(__file__).parents[1]
PATIENCE = 120  # seconds
PLANTED = """
import subprocess, sys, time, threading, pytest

@pytest.fixture
def stubborn():
    yield
    time.sleep(600)

def test_fails(stubborn):
    assert False, "for a reason"

def test_waits():
    orphan = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    open("orphan.txt", "w").write(str(orphan.pid))
    lock = threading.Lock()
    lock.acquire()
    lock.acquire()

@pytest.mark.parametrize("number", range(4))
def test_is_fine(number):
    pass
"""


def run(folder: Path, *words: str, **surroundings: str) -> str:
    """What pytest says, until nobody holds its output open."""
    (folder / "test_planted.py").write_text(PLANTED)
    (folder / "conftest.py").write_text("from watch import watch_over as pytest_configure\n")
    (folder / "pytest.ini").write_text(f"[pytest]\npythonpath={ROOT / 'tests'}\n")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "xdist", "-p", "no:cacheprovider", *words],
        cwd=folder,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **surroundings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode != 0
    return done.stdout


def test_what_hangs_is_ended_and_the_rest_goes_on(tmp_path: Path) -> None:
    limit = ("-o", "faulthandler_timeout=1", "-o", "faulthandler_exit_on_timeout=true")
    said = run(tmp_path, "-n", "1", *limit)
    assert re.search(r"^FAILED \S+::test_fails \(call, .*for a reason", said, re.MULTILINE)
    for name in ("test_fails", "test_waits"):
        assert re.search(rf"^FAILED \S+::{name} .*crashed while running", said, re.MULTILINE)
        assert re.search(rf"test_planted.py\", line \d+ in {name}|in stubborn", said)
    assert "4 passed" in said
    if sys.platform == "linux":
        end_of((tmp_path / "orphan.txt").read_text())


def end_of(process: str) -> None:
    """Wait until a process is gone."""
    deadline = monotonic() + PATIENCE
    while Path("/proc", process, "exe").exists():
        assert monotonic() < deadline
        sleep(0.02)


def test_a_run_has_its_time(tmp_path: Path) -> None:
    said = run(tmp_path, "-n", "0", "-k", "waits", MAPPAMUNDI_TEST_MINUTES="0.03")
    assert "The run has taken 0.03 minutes and is given up." in said


def test_who_stops_a_run_hears_what_was_running() -> None:
    said: list[str] = []
    reporter = SimpleNamespace(write=lambda text, flush: said.append(text))
    plugins = SimpleNamespace(get_plugin={"terminalreporter": reporter}.get)
    watch = Watch(SimpleNamespace(pluginmanager=plugins))  # type: ignore[arg-type]
    for name in ("quick", "slow"):
        watch.pytest_runtest_logstart(name)
    watch.pytest_runtest_logfinish("quick")
    watch.pytest_keyboard_interrupt()
    (line,) = said
    assert re.fullmatch(r"\nstill running after \d+ s: slow\n", line)
