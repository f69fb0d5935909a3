"""The decks side by side, for the documentation: all of them, and nothing of one is twice there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mappamundi.print import printable_games
from mappamundi.print.artwork import NoArtwork, artwork

Image = pytest.importorskip("PIL.Image")
pytest.importorskip("typst")
ROOT = Path(__file__).parents[2]


def test_every_deck_is_shown(tmp_path: Path) -> None:
    try:
        artwork()
    except NoArtwork as refusal:
        pytest.skip(str(refusal))
    script = [sys.executable, str(ROOT / "scripts" / "decks.py"), str(tmp_path)]
    done = subprocess.run(script, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    names = {"decks.png", *(f"decks-{slug}.png" for slug in printable_games())}
    assert {path.name for path in tmp_path.iterdir()} == names
    for name in names:
        kept = size(ROOT / "docs" / "pictures" / name)
        assert size(tmp_path / name) == kept, f"{name} shows other cards: scripts/decks.py"


def size(path: Path) -> tuple[int, int]:
    with Image.open(path) as picture:
        wide, high = picture.size
    return wide, high
