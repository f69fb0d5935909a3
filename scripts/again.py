"""Ask the few tests once more, and alone, that a busy machine may have made fail.

Servers, clocks, lines and browsers need their share of a core in time. What fails beside others
and passes alone is named in the end. What fails twice has failed; so has, the first time, whatever
does not depend on time, and whatever fails with many others. A run broken off has no second one.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FAILED = ".pytest_cache/v/cache/lastfailed"  # where pytest notes what has failed
TIMED = ("cluster", "server", "trust", "web")  # folders of tests that live in real time
BROWSERS = "tests/web/"  # whose driver keeps a loop running, in which others could start none
MOST = 4  # failures; more are no accident
USUAL = {0, 1}  # exit codes of a run that came to its end: all have passed, or some have not


def failed(root: Path) -> list[str]:
    """The tests that have failed since `forget`."""
    noted = root / FAILED
    return sorted(json.loads(noted.read_text(encoding="utf-8"))) if noted.exists() else []


def is_timed(test: str) -> bool:
    """Does it live in real time?"""
    return test.startswith(tuple(f"tests/{folder}/" for folder in TIMED))


def has_second_chance(tests: Sequence[str]) -> bool:
    """May these be asked once more?"""
    return 0 < len(tests) <= MOST and all(map(is_timed, tests))


def passes(tests: Sequence[str], root: Path) -> bool:
    """Do they pass with nothing else beside them?"""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--numprocesses", "0"]
    return subprocess.run([*command, *tests], cwd=root).returncode == 0


def judge(codes: Sequence[int], root: Path) -> int:
    """The exit code of all runs together, which have ended with these."""
    if not USUAL.issuperset(codes):
        return max(codes)
    if not any(codes):
        return 0
    tests = failed(root)
    if not has_second_chance(tests):
        return 1
    print("Once more, alone:", *tests, sep="\n  ", flush=True)
    kinds = [
        [each for each in tests if each.startswith(BROWSERS) is is_browser]
        for is_browser in (True, False)
    ]
    if not all(passes(kind, root) for kind in kinds if kind):
        return 1
    print("Failed beside others, and passed alone:", *tests, sep="\n  ", flush=True)
    return 0


def main(words: Sequence[str]) -> int:
    """`forget` what has failed so far, or judge the runs with these exit codes."""
    if list(words) == ["forget"]:
        (ROOT / FAILED).unlink(missing_ok=True)
        return 0
    return judge([int(each) for each in words], ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
