"""Where compiled code is kept."""

from __future__ import annotations

import fcntl
import threading
from contextlib import suppress
from pathlib import Path

import pytest

from mappamundi.compiling import Twin, gather, twin
from mappamundi.compiling.inlined import InlinedCode
from mappamundi.game import GAMES

PATIENCE = 60  # seconds
GAME = GAMES["panstwa"]


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Twin:
    """A twin that nobody has compiled yet."""
    pytest.importorskip("numba")
    monkeypatch.setenv("MAPPAMUNDI_CACHE", str(tmp_path))
    return twin(GAME, gather(GAME.rules, [GAME.rules.score]), {})


def attempt(made: Twin) -> None:
    with suppress(Exception):  # it is not told of what kinds its arguments are
        made.prepare("score")


def test_who_wants_what_another_compiles_waits_for_it(
    made: Twin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = threading.Event()
    monkeypatch.setattr(Twin, "_signature", lambda *_: begun.set())  # asked for when it compiles
    (source,) = tmp_path.glob("*/panstwa.py")
    second = threading.Thread(target=attempt, args=(made,))
    with source.with_name("score.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        second.start()
        assert not begun.wait(0.5)
    assert begun.wait(PATIENCE)
    second.join(PATIENCE)


def test_it_is_compiled_where_nothing_can_be_locked(
    made: Twin, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(fcntl, "flock", refuse)
    s = GAME.start(2)
    assert made.score(s.pack(), 0) == GAME.rules.score(s, 0)


@pytest.fixture
def inlined(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """All that is compiled only to be inlined, from now on."""
    made: list[object] = []
    begin = InlinedCode.__init__

    def note(code: InlinedCode, *given: object) -> None:
        made.append(code)
        begin(code, *given)

    monkeypatch.setattr(InlinedCode, "__init__", note)
    return made


def test_numba_is_as_we_know_it(made: Twin, inlined: list[object]) -> None:
    """What is only inlined is never optimised alone: see LEANS for what a new Numba may lack."""
    s = GAME.start(2)
    assert made.score(s.pack(), 0) == GAME.rules.score(s, 0)
    assert inlined


def test_another_numba_compiles_everything_as_it_always_did(
    made: Twin, inlined: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mappamundi.compiling.inlined.LEANS", ("what_no_numba_has",))
    s = GAME.start(2)
    assert made.score(s.pack(), 0) == GAME.rules.score(s, 0)
    assert not inlined
