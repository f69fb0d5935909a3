"""`mappamundi site`: the pages for any host, and what cannot be written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mappamundi.server.http import site

from .conftest import Command

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" />
    <script type="module" src="/assets/index-1.js"></script>
  </head>
</html>
"""
KEPT = {"version": "old", "entry": "assets/index-1.js", "files": ["?old", "assets/index-1.js"]}


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages as a build leaves them."""
    files = tmp_path / "browser"
    (files / "assets").mkdir(parents=True)
    (files / "index.html").write_text(INDEX)
    (files / "sw.js").write_text(f"self.KEPT={json.dumps(KEPT)};\nlisten();\n")
    (files / "assets" / "index-1.js").write_text("play();" * 200)
    (files / "assets" / "_countries-1.js").write_text("where();")
    (files / "built-from.txt").write_text("0a1b2c")
    monkeypatch.setattr(site, "FILES", files)
    return files


@pytest.mark.usefixtures("pages")
def test_a_site_is_written_and_told_of(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "public" / "games"
    run = command("site", "-o", str(folder), "--lang", "en")
    assert (run.code, run.err) == (0, "")
    written = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
    assert written == {
        *(".nojekyll", "index.html", "sw.js"),
        *("assets/_countries-1.js", "assets/index-1.js"),
    }
    assert "2 kB  assets/ (2 files)" in run.out.splitlines()
    assert f"{folder} is written: 5 files, 3 kB." in run.out


@pytest.mark.usefixtures("pages")
def test_its_addresses_hold_in_every_folder(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "public"
    command("site", "-o", str(folder))
    index = (folder / "index.html").read_text()
    assert 'href="./icon.svg"' in index
    assert 'src="./assets/index-1.js"' in index
    assert '="/' not in index


@pytest.mark.usefixtures("pages")
def test_it_says_itself_what_a_server_would_say(command: Command, tmp_path: Path) -> None:
    folder = tmp_path / "public"
    command("site", "-o", str(folder))
    index = (folder / "index.html").read_text()
    assert '<meta name="mappamundi-site"' in index
    assert "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" in index
    assert "frame-ancestors" not in index
    line, code = (folder / "sw.js").read_text().split("\n", 1)
    kept = json.loads(line.removeprefix("self.KEPT=").removesuffix(";"))
    assert kept["isAlone"] is True
    assert kept["version"] != KEPT["version"]
    assert kept["files"][0] != KEPT["files"][0]
    assert kept["files"][1:] == KEPT["files"][1:]
    assert code == "listen();\n"


@pytest.mark.usefixtures("pages")
def test_what_lies_there_is_not_written_over(command: Command, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    refused = command("site", "-o", str(tmp_path), "--lang", "en")
    assert refused.code == 2
    assert "--force" in refused.err
    assert not (tmp_path / "index.html").exists()
    assert command("site", "-o", str(tmp_path), "--force").code == 0
    assert (tmp_path / "index.html").exists()
    assert (tmp_path / "notes.txt").read_text() == "mine"


@pytest.mark.usefixtures("pages")
def test_a_file_is_no_folder(command: Command, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    for wish in ([], ["--force"]):
        run = command("site", "-o", str(tmp_path / "notes.txt"), "--lang", "en", *wish)
        assert run.code == 2
        assert "notes.txt" in run.err


def test_pages_that_are_not_built_cannot_be_written(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "FILES", tmp_path / "nothing")
    run = command("site", "-o", str(tmp_path / "public"), "--lang", "en")
    assert run.code == 2
    assert "have not been built" in run.err
    assert not (tmp_path / "public").exists()


def test_help_explains(command: Command) -> None:
    run = command("site", "--help")
    assert run.code == 0
    for word in ("--output", "-o", "--force", "http.server"):
        assert word in run.out
