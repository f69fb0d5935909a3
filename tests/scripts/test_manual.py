"""The documentation as a site: whole, and with no link that leads nowhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from mappamundi import GAMES
from mappamundi.speech import LANGUAGES

SCRIPTS = Path(__file__).parents[2] / "scripts"
HEADINGS = (
    *("Rules", "Notation", "Features", "Actions", "Options", "Versions"),
    *("Figures", "Strengths of bots"),
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    made = [sys.executable, str(SCRIPTS / "manual.py"), str(folder)]
    done = subprocess.run(made, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_its_page_with_the_same_headings(site: Path, slug: str) -> None:
    page = (site / "games" / slug / "index.html").read_text(encoding="utf-8")
    assert tuple(re.findall(r"<h2[^>]*>([^<]+)", page)) == HEADINGS
    for picture in (slug, f"decks-{slug}"):
        assert f"../../pictures/{picture}.png" in page
        assert (site / "pictures" / f"{picture}.png").is_file()
    assert re.search(rf"<td[^>]*>{slug}</td>", page), "nothing was measured"
    for language in LANGUAGES:
        assert (site / "rules" / f"{slug}.{language}" / "index.html").is_file()


def test_every_guide_is_in_it(site: Path) -> None:
    for guide in (SCRIPTS.parent / "docs").glob("*.md"):
        assert (site / guide.stem / "index.html").is_file()


def test_it_asks_nobody_else_for_anything(site: Path) -> None:
    front = (site / "index.html").read_text(encoding="utf-8")
    assert not re.findall(r'<(?:script|img)[^>]*src="https?://', front)
    assert not re.findall(r'<link[^>]*rel="stylesheet"[^>]*href="https?://', front)


@pytest.mark.parametrize(
    ("link", "reason"),
    [("nowhere.md", "nowhere.md is not there"), ("bots.md#nothing", "anchor does not exist")],
)
def test_a_link_that_leads_nowhere_stops_it(link: str, reason: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    script = (
        f"import sys; sys.path.insert(0, {str(SCRIPTS)!r});"
        "import manual; from pathlib import Path; before = manual.fitted;"
        f"manual.fitted = lambda text, *rest: before(text + '\\n[there](docs/{link})\\n', *rest)"
        " if rest[0] == 'README.md' else before(text, *rest);"
        f"manual.build(Path({str(copy)!r}))"
    )
    made = [sys.executable, "-c", script]
    done = subprocess.run(made, capture_output=True, text=True, timeout=240)
    assert done.returncode == 1
    assert reason in done.stderr
    assert not copy.exists()
