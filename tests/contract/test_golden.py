"""Golden playthroughs say what they said; only `mappamundi golden --write` changes them."""

from __future__ import annotations

from pathlib import Path

from mappamundi import golden

FOLDER = Path(__file__).parents[1] / "golden"


def test_playthroughs_are_unchanged() -> None:
    stale = [path.name for path in golden.check(FOLDER)]
    assert not stale, f"changed: {stale}; if that is meant, run mappamundi golden --write"


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(golden.playthroughs())


def test_writing_mends_what_is_stale(tmp_path: Path) -> None:
    texts = golden.playthroughs()
    assert len(golden.write(tmp_path)) == len(texts)
    assert golden.check(tmp_path) == []
    first = next(iter(texts))
    (tmp_path / first).write_text("another story\n")
    assert golden.write(tmp_path) == [tmp_path / first]
    assert golden.write(tmp_path) == []
