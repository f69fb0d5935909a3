"""`mappamundi print`: a file or a folder of pictures, and what cannot be made."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Command

pytest.importorskip("typst")


def test_pictures_are_written_into_a_folder(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    wish = ("--format", "png", "--bleed", "3", "--backs", "light", "--cards", "b0a,r7")
    run = command("print", "null_nichtig", *wish, "-o", str(folder))
    assert run.code == 0
    assert {path.name for path in folder.iterdir()} == {
        *("b0a-front.png", "r7-front.png", "back.png"),
    }
    assert "3 of 3" in run.err


@pytest.mark.parametrize(
    ("wish", "named"),
    [(("--format", "jpg"), "jpg"), (("--backs", "blue"), "blue"), (("--bleed", "9"), "9")],
)
def test_what_cannot_be_made_is_refused(
    command: Command, tmp_path: Path, wish: tuple[str, str], named: str
) -> None:
    path = tmp_path / "deck.pdf"
    run = command("print", "null_nichtig", *wish, "-o", str(path))
    assert run.code != 0
    assert named in run.err
    assert not path.exists()


def test_help_explains(command: Command) -> None:
    run = command("print", "--help")
    for option in ("--bleed", "--backs", "--format", "--cards", "--paper"):
        assert option in run.out
