"""The locks agree with the ranges, one that does not is told, and the scripts hold to them."""

from __future__ import annotations

import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = runpy.run_path(str(ROOT / "scripts" / "locks.py"))
SETS: tuple[str, ...] = LOCKS["SETS"]
PIP = '#!/bin/sh\necho "$*" >>asked.txt\ncase "$*" in *require-hashes*) %s ;; esac\n'


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The files that matter, to be doctored."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "locks", tmp_path / "locks")
    (tmp_path / "scripts").mkdir()
    for name in ("lib.sh", "locks.py"):
        shutil.copy(ROOT / "scripts" / name, tmp_path / "scripts")
    return tmp_path


def doctor(path: Path, was: str, becomes: str) -> None:
    text, times = re.subn(was, becomes, path.read_text(encoding="utf-8"), count=1)
    assert times == 1
    path.write_text(text, encoding="utf-8")


def wrong(root: Path) -> list[str]:
    return [each for extras in SETS for each in LOCKS["disagreements"](root, extras)]


def test_the_locks_agree_with_the_ranges() -> None:
    assert wrong(ROOT) == []


def test_a_range_that_the_lock_does_not_meet_is_told(clone: Path) -> None:
    doctor(clone / "pyproject.toml", r'"rich>=\d+"', '"rich>=999"')
    told = wrong(clone)
    assert len(told) == 2 * len(SETS)
    assert any("where pyproject.toml asks for rich>=999" in each for each in told)


def test_the_check_fails_and_says_what_to_do(clone: Path) -> None:
    words = [sys.executable, "scripts/locks.py"]
    assert subprocess.run(words, cwd=clone, timeout=120).returncode == 0
    doctor(clone / "pyproject.toml", r'"rich>=\d+"', '"rich>=999"')
    checked = subprocess.run(words, cwd=clone, capture_output=True, text=True, timeout=120)
    assert checked.returncode != 0
    assert "Run scripts/lock" in checked.stderr


def test_a_new_requirement_is_told(clone: Path) -> None:
    doctor(clone / "pyproject.toml", r'"rich>=', '"unheard-of>=1",\n    "rich>=')
    assert any(
        "has none where pyproject.toml asks for unheard-of>=1" in each for each in wrong(clone)
    )


def test_a_requirement_that_has_gone_is_told(clone: Path) -> None:
    doctor(clone / "pyproject.toml", r'    "rich>=\d+",\n', "")
    assert len(wrong(clone)) == len(SETS)


def test_a_version_changed_by_hand_is_told(clone: Path) -> None:
    doctor(clone / "locks" / "dev.txt", r"(?m)^uvicorn==\S+", "uvicorn==0.1")
    assert len(wrong(clone)) == 1


def test_a_lost_hash_is_told(clone: Path) -> None:
    doctor(clone / "locks" / "dev.txt", r"(?m)^(segno==\S+) \\\n( +--hash=\S+( \\)?\n)+", r"\1\n")
    assert [each.partition(" for ")[2].split()[0] for each in wrong(clone)] == ["segno"]


def test_the_locks_name_no_place_to_fetch_from() -> None:
    for path in (ROOT / "locks").iterdir():
        assert "://" not in path.read_text(encoding="utf-8")


def installed(clone: Path, answer: str) -> tuple[subprocess.CompletedProcess[str], list[str]]:
    """What `prepare dev` does with a pip that answers so to a lock, and what pip was asked."""
    python = clone / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(PIP % answer)
    python.chmod(0o755)
    done = subprocess.run(
        ["bash", "-c", "source scripts/lib.sh; prepare dev"],
        cwd=clone,
        capture_output=True,
        text=True,
        timeout=120,
    )
    return done, (clone / "asked.txt").read_text().splitlines()


def test_the_scripts_install_what_is_locked_and_nothing_else(clone: Path) -> None:
    done, asked = installed(clone, "true")
    assert done.returncode == 0
    assert len(asked) == 2
    assert "--require-hashes --requirement locks/dev.txt" in asked[0]
    assert "--no-deps --no-build-isolation --editable ." in asked[1]


def test_where_the_lock_does_not_fit_the_ranges_serve_and_that_is_said(clone: Path) -> None:
    done, asked = installed(clone, "echo ERROR: No matching distribution >&2; exit 1")
    assert done.returncode == 0
    assert asked[-1].endswith("--editable .[dev]")
    assert "locks/dev.txt does not fit this machine" in done.stderr
    assert "No matching distribution" in done.stderr


def test_what_does_not_match_its_hash_is_never_installed(clone: Path) -> None:
    answer = "echo 'ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM' >&2; exit 1"
    done, asked = installed(clone, answer)
    assert done.returncode != 0
    assert len(asked) == 1
    assert not (clone / ".venv" / "installed-dev").exists()
