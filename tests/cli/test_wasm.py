"""`mappamundi wasm`: a module for anybody's JavaScript."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from edge import node

from mappamundi.bots.level import LEVELS
from mappamundi.game import GAMES

from .conftest import Command

PATIENCE = 60


@pytest.mark.parametrize("slug", GAMES)
def test_the_readme_plays_a_whole_game_by_what_lies_beside_it(
    command: Command, tmp_path: Path, slug: str
) -> None:
    folder = tmp_path / "somewhere"
    run = command("wasm", slug, "-o", str(folder))
    assert run.code == 0, run.err
    assert str(folder) in run.out
    readme = (folder / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```js\n(.*?)```", readme, re.DOTALL)
    (folder / "example.mjs").write_text(example, encoding="utf-8")
    said = subprocess.run(
        [node(), "example.mjs"], cwd=folder, capture_output=True, text=True, timeout=PATIENCE
    )
    assert said.returncode == 0, said.stderr
    found = re.findall(r"^seat (\d): place \d+, -?\d+ points$", said.stdout, re.MULTILINE)
    assert found == [str(seat) for seat in range(GAMES[slug].usual_seats)]


def test_the_types_name_every_function(command: Command, tmp_path: Path) -> None:
    assert command("wasm", "panstwa", "-o", str(tmp_path)).code == 0
    types = (tmp_path / "panstwa.d.ts").read_text(encoding="utf-8")
    assert "  legal(s: number, seat: number, out: number, out_0: number): number;" in types
    assert "  stream(seed: bigint, number: bigint): bigint;" in types


def test_without_a_compiler_it_says_what_is_missing(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mappamundi.cli.modules.can_compile", lambda: False)
    run = command("wasm", "panstwa", "-o", str(tmp_path / "none"))
    assert run.code == 2
    assert "mappamundi[fast]" in run.err
    assert not (tmp_path / "none").exists()


def test_a_game_that_is_not_there_is_refused(command: Command, tmp_path: Path) -> None:
    run = command("wasm", "chess", "-o", str(tmp_path / "none"))
    assert run.code == 2
    assert "chess" in run.err


@pytest.mark.parametrize("slug", GAMES)
def test_how_levels_decide_lies_beside_it(command: Command, tmp_path: Path, slug: str) -> None:
    assert command("wasm", slug, "-o", str(tmp_path)).code == 0
    said = json.loads((tmp_path / f"{slug}.json").read_text(encoding="utf-8"))
    assert list(said["levels"]) == [level.name for level in LEVELS]
    cells = {each["name"] for each in said["records"]["Desk"]["fields"]}
    for level in said["levels"].values():
        assert level["kind"] in said["kinds"].values()
        assert set(level["search"]) <= cells
    weights = tmp_path / f"{slug}.network.bin"
    assert weights.exists() == (said["network"] is not None)
    assert weights.exists() == (said["kinds"]["forecaster"] in kinds_of(said))


def kinds_of(said: dict[str, Any]) -> set[int]:
    return {level["kind"] for level in said["levels"].values()}
