"""What was tried in clean environments, and how it is written down."""

from __future__ import annotations

import subprocess
from pathlib import Path

from scripts.tried import (
    GUIDE,
    ROOT,
    SUITES,
    TABLE,
    VERSIONS,
    outcome,
    renewed,
    tried,
    versions,
)

HEAD = "Before.\n\n| Python | tried | with | outcome |\n| --- | --- | --- | --- |\n"


def test_what_was_not_tried_again_stays_in_its_place() -> None:
    other, ours = SUITES["openspiel"].name, SUITES["pettingzoo"].name
    old = HEAD + f"| 3.12 | {other} | open_spiel 2 | passed: 5 games |\n\nAfter.\n"
    rows = [("3.12", ours, "pettingzoo 1", "passed"), ("3.11", other, "–", "failed: x")]
    lines = renewed(old, rows).splitlines()
    assert lines[4:7] == [
        f"| 3.11 | {other} | – | failed: x |",
        f"| 3.12 | {ours} | pettingzoo 1 | passed |",
        f"| 3.12 | {other} | open_spiel 2 | passed: 5 games |",
    ]
    assert lines[-1] == "After."
    again = renewed(renewed(old, rows), [("3.11", other, "open_spiel 2", "passed")])
    assert again.count("3.11") == 1
    assert "failed" not in again


def test_an_outcome_is_what_was_said_last() -> None:
    done = subprocess.CompletedProcess("", 0, "once\n5  games\n", "a warning\n")
    assert outcome(done) == "passed: 5 games"
    broken = subprocess.CompletedProcess("", 1, "5 games\n", "Traceback\nValueError: a|b\n")
    assert outcome(broken) == "failed: ValueError: a¦b"


def test_versions_are_those_that_a_suite_is_about() -> None:
    listed = '[{"name": "Open_Spiel", "version": "2.0"}, {"name": "pip", "version": "24"}]'
    assert versions(SUITES["openspiel"], listed) == "open_spiel 2.0"
    assert versions(SUITES["rllib"], listed) == versions(SUITES["rllib"], "no JSON") == "–"


def test_what_cannot_be_installed_is_an_outcome(tmp_path: Path) -> None:
    told, said = tried(SUITES["pettingzoo"], Path("/nowhere/python"), tmp_path / "a.whl", tmp_path)
    assert told == "–"
    assert said.startswith("failed: ")


def test_every_suite_is_there_and_the_guide_names_no_other() -> None:
    names = {suite.name for suite in SUITES.values()}
    for suite in SUITES.values():
        assert (ROOT / suite.command[0]).is_file()
    (table,) = TABLE.findall(GUIDE.read_text(encoding="utf-8"))
    rows = [line.split(" | ") for line in table.splitlines()[2:]]
    assert rows
    assert {row[0].removeprefix("| ") for row in rows} <= set(VERSIONS)
    assert {row[1] for row in rows} <= names
