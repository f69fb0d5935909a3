"""`mappamundi print`: a file or a folder of pictures, and what cannot be made."""

from __future__ import annotations

from pathlib import Path

import pytest

from mappamundi.print import press

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


@pytest.mark.parametrize(("form", "backs"), [("pdf", "light"), ("png", "dark")])
def test_ink_is_saved_where_people_print_at_home(
    form: str, backs: str, command: Command, tmp_path: Path
) -> None:
    """By default as if it had been asked for."""
    wish = ("print", "null_nichtig", "--cards", "b0a,r7", "--format", form)
    made = []
    for number, asked in enumerate(((), ("--backs", backs))):
        run = command(*wish, *asked, "-o", str(tmp_path / f"{number}"))
        assert run.code == 0
        found = tmp_path / f"{number}" / "back.png" if form == "png" else tmp_path / f"{number}"
        made.append(found.read_bytes() if form == "png" else contents(found))
    assert made[0] == made[1]


def contents(path: Path) -> bytes:
    """What is drawn on the pages of a PDF, which differs from the next in its date."""
    pypdf = pytest.importorskip("pypdf")
    return b"".join(page.get_contents().get_data() for page in pypdf.PdfReader(path).pages)


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


def test_without_the_typesetter_nothing_is_begun(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(press.importlib.util, "find_spec", lambda name: None)
    for form in ("pdf", "png"):
        run = command("print", "null_nichtig", "--format", form, "-o", str(tmp_path / "deck"))
        assert (run.code, run.out, run.err.count("\n")) == (2, "", 1)
        assert "mappamundi[print]" in run.err
    assert not list(tmp_path.iterdir())


def test_help_explains(command: Command) -> None:
    run = command("print", "--help")
    for option in ("--bleed", "--backs", "--format", "--cards", "--paper"):
        assert option in run.out
