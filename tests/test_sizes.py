"""No file is longer than somebody can keep in mind; rules are one text, and may be longer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PLACES = ("src", "tests", "scripts", "benchmarks", "examples", "web/src", "web/test", "web/engine")
WRITTEN = ("*.py", "*.ts", "*.svelte", "*.css", "*.js", "*.mjs")
LONGEST = 300  # lines
LONGEST_RULES = 800
MADE = "// Made by "  # what a script has written says so at once


def written(place: str) -> Iterator[Path]:
    """The files of a folder that somebody has written."""
    for kind in WRITTEN:
        for path in (ROOT / place).rglob(kind):
            parts = path.relative_to(ROOT).parts
            if "generated" not in parts and "browser" not in parts and "art" not in parts:
                yield path


@pytest.mark.parametrize("place", PLACES)
def test_no_file_is_longer_than_somebody_can_keep_in_mind(place: str) -> None:
    found = 0
    for path in written(place):
        text = path.read_text(encoding="utf-8")
        most = LONGEST_RULES if path.name == "rules.py" else LONGEST
        is_made = text.startswith(MADE)
        assert is_made or text.count("\n") <= most, f"{path.relative_to(ROOT)} is too long"
        found += 1
    assert found > 1
