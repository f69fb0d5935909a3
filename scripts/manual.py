"""The documentation as a site: guides, a page for every game, rules in every language.

The pages are those of the repository, whose links are made to fit; a link that leads nowhere stops
it. What a game's page says comes from the game itself and from the results of the benchmarks.
"""

from __future__ import annotations

import json
import posixpath
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from game_page import game_page, native_name, rules_of

from mappamundi.game import GAMES
from mappamundi.speech import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
USUAL = ROOT / "build" / "docs"
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s#]*)(#[^)\s]*)?\)")
CODE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
PICTURES = "docs/pictures"
# Where pages of the repository stand in the site, by who reads them.
GUIDES = {
    "For players": {
        "docs/people.md": "people.md",
        "docs/analysis.md": "analysis.md",
        "docs/world.md": "world.md",
        "docs/contests.md": "contests.md",
        "docs/rulings.md": "rulings.md",
    },
    "For teachers": {"docs/teachers.md": "teachers.md"},
    "For hosts": {"docs/operation.md": "operation.md", "docs/security.md": "security.md"},
    "For researchers": {
        "docs/researchers.md": "researchers.md",
        "docs/train.md": "train.md",
        "docs/arena.md": "arena.md",
        "benchmarks/results.md": "results.md",
    },
    "For authors of bots and clients": {
        "docs/bots.md": "bots.md",
        "docs/protocol.md": "protocol.md",
        "docs/api.md": "api.md",
        "web/engine/README.md": "engine.md",
    },
    "For contributors": {
        "CONTRIBUTING.md": "contributing.md",
        "docs/architecture.md": "architecture.md",
        "docs/add-a-game.md": "add-a-game.md",
        "docs/add-a-deed.md": "add-a-deed.md",
        "docs/browser.md": "browser.md",
        "tests/README.md": "tests.md",
        "CHANGELOG.md": "changelog.md",
    },
}


def places() -> dict[str, str]:
    """Where every page of the repository stands in the site."""
    found = {"README.md": "index.md"}
    for pages in GUIDES.values():
        found |= pages
    for slug in GAMES:
        for language in LANGUAGES:
            found[rules_of(slug, language)] = f"rules/{slug}.{language}.md"
    for picture in sorted((ROOT / PICTURES).iterdir()):
        found[f"{PICTURES}/{picture.name}"] = f"pictures/{picture.name}"
    return found


def fitted(text: str, source: str, placed: dict[str, str]) -> str:
    """A page with links that fit the site; what is not in the site is only named."""
    folder, here = posixpath.dirname(source), posixpath.dirname(placed[source])

    def lead(link: re.Match[str]) -> str:
        sign, words, target, anchor = link.groups(default="")
        path = posixpath.normpath(posixpath.join(folder, target))
        if not target or "://" in target:
            return link[0]
        if path in placed:
            return f"{sign}[{words}]({posixpath.relpath(placed[path], here or '.')}{anchor})"
        if not (ROOT / path).exists():
            raise SystemExit(f"{source}: {target} is not there")
        return f"{words} (`{path}`)"

    parts = CODE.split(text)  # code is every second of them
    parts[::2] = [LINK.sub(lead, part) for part in parts[::2]]
    return "".join(parts)


def contents() -> list[object]:
    """The table of contents: games first, then the guides, then rules in their languages."""
    games = [{game.title: f"games/{slug}.md"} for slug, game in GAMES.items()]
    guides = [{reader: [*pages.values()]} for reader, pages in GUIDES.items()]
    rules = [
        {
            native_name(language): [
                {game.title: f"rules/{slug}.{language}.md"} for slug, game in GAMES.items()
            ]
        }
        for language in LANGUAGES
    ]
    return [{"Mappamundi": "index.md"}, {"Games": games}, *guides, {"Rules": rules}]


def written(folder: Path) -> Iterator[Path]:
    """Write all pages and pictures; each as it is written."""
    placed = places()
    pages = {f"games/{slug}.md": game_page(game, ROOT) for slug, game in GAMES.items()}
    for source, place in placed.items():
        if not place.startswith("pictures/"):
            pages[place] = fitted((ROOT / source).read_text(encoding="utf-8"), source, placed)
    for place, text in pages.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        yield path
    yield Path(shutil.copytree(ROOT / PICTURES, folder / "pictures"))


def build(target: Path) -> int:
    """Make the site; how many pages it has."""
    with tempfile.TemporaryDirectory() as home:
        project = Path(home)
        count = sum(path.suffix == ".md" for path in written(project / "docs"))
        settings = {
            "site_name": "Mappamundi",
            "site_description": "Tabletop games from their rulebooks, on one table.",
            "docs_dir": "docs",
            "site_dir": "site",
            "nav": contents(),
            "theme": {
                "language": "en",
                "font": False,
                "palette": [
                    {"scheme": "default", "media": "(prefers-color-scheme: light)"},
                    {"scheme": "slate", "media": "(prefers-color-scheme: dark)"},
                ],
            },
        }
        # JSON is YAML, too, which it reads as well as TOML, and which we can write.
        (project / "mkdocs.yml").write_text(json.dumps(settings), encoding="utf-8")
        made = [sys.executable, "-m", "zensical", "build", "--strict"]
        done = subprocess.run(made, cwd=project, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(done.stdout + done.stderr.partition("Traceback")[0])
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(project / "site", target)
    return count


if __name__ == "__main__":
    goal = Path(sys.argv[1]) if len(sys.argv) > 1 else USUAL
    print(f"{build(goal)} pages in {goal}; to read them: python -m http.server -d {goal}")
