"""`scripts/bench rules --beside`: the rules of another checkout run in turn with these."""

from __future__ import annotations

import sys
from pathlib import Path

from benchmarks import compiled, wasm
from benchmarks.contender import ROOT, Contender
from benchmarks.report import GameFigures
from benchmarks.tables import BESIDE, games_table


def test_a_contender_of_another_checkout_runs_what_lies_there(tmp_path: Path) -> None:
    (tmp_path / "benchmarks").symlink_to(ROOT / "benchmarks")
    earlier = tmp_path / "src" / "mappamundi"
    earlier.mkdir(parents=True)
    (earlier / "__init__.py").write_text("def version():\n    return 'an earlier one'\n")
    contender = Contender(Path(sys.executable), "mappamundi", tmp_path)
    try:
        assert contender.ask("version") == "an earlier one"
    finally:
        contender.close()


def test_the_module_that_is_measured_plays_the_games_that_compiled_rules_play() -> None:
    by_module, by_core = (each.loop("panstwa", batch=32) for each in (wasm, compiled))
    before = wasm.cpu()
    try:
        for _ in range(2):
            assert by_module() == sum(by_core() for _ in range(wasm.A_LINE))
        assert wasm.cpu() > before
    finally:
        wasm.close()


def test_only_what_ran_beside_another_is_compared_with_it() -> None:
    def columns(*games: GameFigures) -> list[object]:
        return [column.header for column in games_table(list(games)).columns]

    beside = GameFigures("tiny", 4, 8, interpreted_times=1.25, compiled_times=0.98)
    alone = GameFigures("tiny", 4, 8)
    assert columns(beside) == [*columns(alone), *BESIDE]
