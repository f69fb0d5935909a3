from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from mappamundi.cli import main


@dataclass(frozen=True)
class Run:
    """What a command did."""

    code: int
    out: str
    err: str


Command = Callable[..., Run]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "MAPPAMUNDI_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("MAPPAMUNDI_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path / "home" / "games"


@pytest.fixture
def command(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Command:
    """Run `mappamundi` with these words, and with these lines typed at it."""

    def run(*words: str, typed: str = "") -> Run:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(word) for word in words])
        seen = capsys.readouterr()
        return Run(code, seen.out, seen.err)

    return run
