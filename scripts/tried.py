"""Install the wheel where nothing else is, run what researchers run, and write down how it went.

python scripts/tried.py [SUITE ...]: for every Python from 3.11 to 3.13 that this machine has, an
environment of its own for each of the suites of PettingZoo and OpenSpiel and the examples for
PyTorch, TorchRL, RLlib and MaskablePPO. What pip is told by PIP_CONSTRAINT holds here, too.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import shorten
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "researchers.md"
VERSIONS = ("3.11", "3.12", "3.13")
PATIENCE = 3600  # seconds, for an installation or for a run
LONGEST = 110  # letters of what a run said last
HEAD = ("Python", "tried", "with", "outcome")
TABLE = re.compile(r"^\| Python \| tried \|.*\n(?:\|.*\n)+", re.MULTILINE)


class Suite(NamedTuple):
    """Something to run, what it needs, and whose versions are worth telling."""

    name: str
    extras: str
    needs: tuple[str, ...]
    command: tuple[str, ...]
    told: tuple[str, ...]


SUITES = {
    "pettingzoo": Suite(
        "PettingZoo’s tests, every game",
        *("pettingzoo", (), ("scripts/suites.py", "pettingzoo"), ("pettingzoo", "gymnasium")),
    ),
    "openspiel": Suite(
        "OpenSpiel’s tests, every game",
        *("openspiel", (), ("scripts/suites.py", "openspiel"), ("open_spiel",)),
    ),
    "tensors": Suite(
        *("`shared_tensors.py torch`", "fast", ("torch",), ("examples/shared_tensors.py", "torch")),
        ("torch", "numpy"),
    ),
    "torchrl": Suite(
        *("`torchrl_table.py`", "pettingzoo", ("torchrl",), ("examples/torchrl_table.py",)),
        ("torchrl", "torch", "pettingzoo", "gymnasium"),
    ),
    "rllib": Suite(
        *("`rllib_table.py`", "pettingzoo", ("ray[rllib]", "torch")),
        ("examples/rllib_table.py",),
        ("ray", "torch", "pettingzoo", "gymnasium"),
    ),
    "maskable_ppo": Suite(
        *("`maskable_ppo.py`, 4,096 steps", "fast,gymnasium", ("sb3-contrib",)),
        ("examples/maskable_ppo.py", "null_nichtig", "--steps", "4096", "--games", "50"),
        ("sb3-contrib", "torch", "gymnasium"),
    ),
}


def pythons() -> Iterator[tuple[str, Path]]:
    """Every version that is found on the path or where pyenv keeps them."""
    kept = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    for version in VERSIONS:
        beside = sorted(kept.glob(f"{version}.*/bin/python"))
        on_path = shutil.which(f"python{version}")
        for candidate in (*beside[-1:], *([Path(on_path)] if on_path else ())):
            if _said(candidate, "-c", "import ensurepip, sqlite3").returncode == 0:
                yield version, candidate
                break


def _said(*words: str | Path, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """What a command says, whether it fails or not."""
    try:
        return subprocess.run(
            [str(word) for word in words], cwd=cwd, capture_output=True, text=True, timeout=PATIENCE
        )
    except (subprocess.TimeoutExpired, OSError) as error:
        return subprocess.CompletedProcess(words, 1, "", str(error))


def tried(suite: Suite, python: Path, wheel: Path, desk: Path) -> tuple[str, str]:
    """Versions and outcome of a suite in an environment that nothing else is in."""
    venv = desk / "venv"
    own = venv / "bin" / "python"
    try:
        steps: Sequence[tuple[str | Path, ...]] = (
            (python, "-m", "venv", venv),
            (own, "-m", "pip", "install", "--quiet", f"{wheel}[{suite.extras}]", *suite.needs),
            (own, ROOT / suite.command[0], *suite.command[1:]),
        )
        for step in steps:
            done = _said(*step, cwd=desk)
            if done.returncode:
                break
        listed = _said(own, "-m", "pip", "list", "--format", "json")
        return versions(suite, listed.stdout), outcome(done)
    finally:
        shutil.rmtree(venv, ignore_errors=True)


def versions(suite: Suite, listed: str) -> str:
    """Of what the suite is about, as pip has them."""
    try:
        found = {
            each["name"].lower().replace("_", "-"): each["version"] for each in json.loads(listed)
        }
    except ValueError:
        return "–"
    named = ((name, found.get(name.replace("_", "-"))) for name in suite.told)
    return ", ".join(f"{name} {version}" for name, version in named if version) or "–"


def outcome(done: subprocess.CompletedProcess[str]) -> str:
    """In a few words: what it said last, or what broke it."""
    lines = (done.stderr if done.returncode else done.stdout).strip().splitlines() or [""]
    said = shorten(lines[-1].replace("|", "¦"), LONGEST, placeholder=" …")
    return f"failed: {said}" if done.returncode else f"passed: {said}"


def table(rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = (HEAD, ("---",) * len(HEAD), *rows)
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def renewed(text: str, rows: Sequence[Sequence[str]]) -> str:
    """The guide with another table, in which what was not tried now stays as it was."""
    (old,) = TABLE.findall(text)
    kept = {}
    for line in old.splitlines()[2:]:
        cells = tuple(cell.strip() for cell in line.strip("|").split("|"))
        kept[cells[:2]] = cells
    kept |= {tuple(row[:2]): tuple(row) for row in rows}
    order = [suite.name for suite in SUITES.values()]
    ordered = sorted(kept.values(), key=lambda row: (row[0], order.index(row[1])))
    return TABLE.sub(lambda _: table(ordered), text)


def main() -> None:
    """Try everything asked for, and write each outcome down as it is known."""
    wanted = sys.argv[1:] or list(SUITES)
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        desk = Path(folder)
        built = _said(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", desk)
        if built.returncode:
            raise SystemExit(built.stderr)
        (wheel,) = desk.glob("*.whl")
        for version, python in pythons():
            for suite in (SUITES[name] for name in wanted):
                told, said = tried(suite, python, wheel, desk)
                failed |= not said.startswith("passed")
                print(f"{version} {suite.name}: {said} ({told})", flush=True)
                row = (version, suite.name, told, said)
                text = GUIDE.read_text(encoding="utf-8")
                GUIDE.write_text(renewed(text, [row]), encoding="utf-8")
    sys.exit(failed)


if __name__ == "__main__":
    main()
