"""Who fails is asked once more where time may be to blame, and only there."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
AGAIN: dict[str, Any] = runpy.run_path(str(ROOT / "scripts" / "again.py"))
PASSING = "def test_it():\n    assert True\n"
FAILING = "def test_it():\n    assert False\n"


def ended(root: Path, *codes: int, **sources: str) -> int:
    """What is made of a run in which the only test of each of these folders has failed."""
    (root / "pytest.ini").write_text("[pytest]\n")
    tests = []
    for folder, source in sources.items():
        file = root / f"tests/{folder}/test_{folder}.py"
        file.parent.mkdir(parents=True)
        file.write_text(source)
        tests.append(f"tests/{folder}/test_{folder}.py::test_it")
    noted = root / AGAIN["FAILED"]
    noted.parent.mkdir(parents=True)
    noted.write_text(json.dumps(dict.fromkeys(tests, True)))
    answer: int = AGAIN["judge"](codes, root)
    return answer


def test_who_passes_alone_is_named_and_no_failure(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert ended(tmp_path, 1, 1, web=PASSING, server=PASSING) == 0
    last = capfd.readouterr().out.partition("and passed alone:\n")[2].split()
    assert last == ["tests/server/test_server.py::test_it", "tests/web/test_web.py::test_it"]


@pytest.mark.parametrize("folder", ["web", "server"])
def test_who_fails_twice_has_failed(tmp_path: Path, folder: str) -> None:
    sources = {"web": PASSING, "server": PASSING} | {folder: FAILING}
    assert ended(tmp_path, 1, 0, **sources) == 1


def test_what_does_not_depend_on_time_has_one_chance(tmp_path: Path) -> None:
    assert ended(tmp_path, 1, 0, web=PASSING, games=PASSING) == 1


def test_many_failures_are_no_accident(tmp_path: Path) -> None:
    tests = [f"tests/web/test_web.py::test_{i}" for i in range(AGAIN["MOST"] + 1)]
    assert AGAIN["has_second_chance"](tests[:-1])
    assert not AGAIN["has_second_chance"](tests)


def test_a_run_that_was_broken_off_has_no_second_one(tmp_path: Path) -> None:
    assert ended(tmp_path, 0, 2, web=PASSING) == 2
    assert AGAIN["judge"]([1, 0], tmp_path / "nowhere") == 1


def test_nothing_is_asked_again_where_all_have_passed(tmp_path: Path) -> None:
    assert ended(tmp_path, 0, 0, web=FAILING) == 0
