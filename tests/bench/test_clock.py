"""`scripts/bench bots --clock`: how long levels take, and how soon they are there."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks import clock
from benchmarks.bots import main


def test_only_choices_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision with one legal action is none, and the first one loads what others need not."""
    asked = []

    class Slow:
        def __init__(self, *_: Any) -> None: ...

        def choose(self, known: Any, seat: int, actions: Any) -> int:
            asked.append(len(actions))
            now[0] += 0.25 if len(actions) > 1 else 5.0
            return int(actions[0])

    now = [0.0]
    monkeypatch.setattr(clock, "Patient", lambda level: Slow)
    monkeypatch.setattr(clock, "thread_time", lambda: now[0])
    level = clock.LEVELS[0]
    spans = clock.times("null_nichtig", level)
    found = [next(spans) for _ in range(60)]
    assert found == [250.0] * 60
    assert 1 in asked
    assert sum(count > 1 for count in asked) == 61


def test_a_table_of_levels(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--clock", "4", "--game", "panstwa", "--bot", "novice"])
    lines = capsys.readouterr().out.strip().splitlines()
    (row,) = [line for line in lines if line.startswith("| panstwa |")]
    cells = [each.strip() for each in row.strip("|").split("|")]
    assert cells[:4] == ["panstwa", "novice", "5", "4"]
    assert cells[8] == "–"  # there is no network
    assert all(float(each.replace(",", "")) >= 0 for each in (*cells[4:8], cells[9]))
