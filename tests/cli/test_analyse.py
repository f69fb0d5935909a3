"""`mappamundi analyse`: a finished game looked back on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from analysis.positions import at_random

from mappamundi.analysis import Analysis, Mark, believer, curve, playouts
from mappamundi.bots import settings
from mappamundi.bots.searching import engine
from mappamundi.speech import LANGUAGES, Speech
from mappamundi.terminal.analysing import sparkline

from .conftest import Command


@pytest.fixture(autouse=True)
def _quickly_and_as_it_is_written(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for module in (engine, playouts, settings):
        monkeypatch.setattr(module, "can_compile", lambda: False)
    monkeypatch.setattr(believer, "MINDS", 4)
    monkeypatch.setattr(curve, "GAMES_ON", 2)
    engine.engine_of.cache_clear()
    yield
    engine.engine_of.cache_clear()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(at_random("panstwa", 3).dumps())
    return path


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_report(spoken: str, command: Command, path: Path) -> None:
    done = command("analyse", path, "--lang", spoken)
    assert (done.code, done.err) == (0, "")
    speech = Speech(spoken)
    assert speech.say("analysis-open-cards") in done.out
    found = msgspec.json.decode(command("analyse", path, "--json").out, type=Analysis)
    worst = max(found.decisions, key=lambda each: each.cost)
    assert worst.mark is Mark.BLUNDER
    assert speech.say("analysis-line", line=worst.line) in done.out
    assert speech.say("analysis-better", move=worst.better) in done.out


def test_json_is_as_the_documentation_says(command: Command, path: Path) -> None:
    """Every field that is printed is explained there, and no other."""
    done = command("analyse", path, "--json", "--level", "strong", "--seed", "7")
    found = json.loads(done.out)
    assert (found["analysis"], found["bot"], found["seed"]) == (1, "strong", 7)
    page = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text(encoding="utf-8")
    explained = {line.split("`")[1] for line in page.splitlines() if line.startswith("| `")}
    parts = (found, found["seats"][0], found["seats"][0]["luck"], found["decisions"][0])
    more = (found["decisions"][0]["options"][0], found["open_cards"][0])
    assert explained == {name for part in (*parts, *more) for name in part}


def test_the_same_seed_gives_the_same_report(command: Command, path: Path) -> None:
    assert command("analyse", path, "--json").out == command("analyse", path, "--json").out


@pytest.mark.parametrize(
    ("change", "words", "says"),
    [
        ({}, ("--level", "greedy"), "cannot be asked"),
        ({"rules": 99}, (), "99"),
        ({"game": "chess"}, (), "chess"),
        ({"actions": []}, (), "not over"),
        ({"mappamundi": 9}, (), "9"),
    ],
)
def test_what_cannot_be_looked_back_on_is_said(
    change: dict[str, object], words: tuple[str, ...], says: str, command: Command, path: Path
) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))
    done = command("analyse", path, *words)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert says in done.err


def test_a_file_that_is_no_log(command: Command, path: Path) -> None:
    path.write_text("no log")
    done = command("analyse", path)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


def test_a_sparkline_is_as_long_as_there_is_room() -> None:
    assert sparkline([0.0, 0.5, 1.0], 10) == "▁▅█"
    assert sparkline([0.0, 0.0, 1.0, 1.0], 2) == "▁█"
