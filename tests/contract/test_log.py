"""The log is the truth: the laws for every game, and what is wrong with a log is said."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from contract.games import HELD, SETUPS  # noqa: F401

from mappamundi.errors import BadLog, IllegalAction
from mappamundi.log import Log, load, loads, replay
from mappamundi.match import Match
from mappamundi.nature import Fast
from mappamundi.record import NATURE, SPECTATOR
from mappamundi.testing import moments
from mappamundi.testing.held import pytest_generate_tests  # noqa: F401
from mappamundi.testing.logs import *  # noqa: F403
from mappamundi.testing.logs import played


@pytest.fixture(scope="module")
def log() -> Log:
    return played(SETUPS[0], 1).log


def test_a_log_is_one_json_file(log: Log, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    log.save(path)
    assert load(path) == log
    assert json.loads(path.read_text())["game"] == log.game
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text[: len(text) // 2], "truncated"),
        (lambda text: "[]", "log"),
        (lambda text: text.replace('"rules": ', '"rules": 99'), "version"),
        (lambda text: text.replace('"mappamundi": 1', '"mappamundi": 7'), "7"),
        (lambda text: text.replace('"game": "', '"game": "chess_'), "chess_"),
        (lambda text: text.replace('"game"', '"spiel"'), "spiel"),
    ],
)
def test_a_broken_or_foreign_log_is_refused_with_a_reason(
    log: Log, change: Callable[[str], str], words: str
) -> None:
    with pytest.raises(BadLog, match=words):
        loads(change(log.dumps()))


def test_an_illegal_line_is_named(log: Log) -> None:
    broken = loads(log.dumps())
    broken.actions[40] = broken.actions[39]
    with pytest.raises(BadLog, match="41"):
        replay(broken)
    broken.actions[40] = "nobody plays"
    with pytest.raises(BadLog, match="nobody"):
        replay(broken)


def test_a_line_of_a_seat_that_does_not_exist_is_refused(log: Log) -> None:
    broken = loads(log.dumps())
    broken.actions[40] = "11 take back"
    with pytest.raises(BadLog, match="take back"):
        replay(broken)


@pytest.mark.parametrize("seat", [-1, 6, 11, NATURE, SPECTATOR])
@pytest.mark.parametrize("action", ["take back", 0])
def test_only_those_who_sit_may_act(seat: int, action: str | int) -> None:
    match = Match.start("null_nichtig", 4, nature=Fast(1))
    with pytest.raises(IllegalAction):
        match.act(seat, action)


def test_the_last_moment_is_the_end() -> None:
    *_, last = moments(SETUPS[0], 1)
    assert SETUPS[0].game.rules.waiting(last.state) == 0
