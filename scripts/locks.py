"""The locks: what exactly the scripts install, with hashes, on every Python and machine we support.

One file for each set of extras that a script asks for. Without arguments they are compared with the
ranges of `pyproject.toml`; `--renew` makes them anew, which needs uv.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
SETS = ("dev", "fast,print", "cluster,fast,print")  # of extras; the first holds the others
GROUP = "build"  # what an editable install is built with
OLDEST = "3.11"
COMPILE = (
    *("pip", "compile", "pyproject.toml", "--group", GROUP, "--upgrade", "--quiet"),
    *("--universal", "--python-version", OLDEST, "--generate-hashes"),
    *("--no-header", "--no-annotate"),
)
ORIGIN = "# Made by scripts/lock from the ranges of pyproject.toml, whose hash is "
PIN = re.compile(r"^([\w.-]+)==([^\s;]+)(.*)((?:\n +--hash=\S+.*)*)", re.MULTILINE)


def lock_of(root: Path, extras: str) -> Path:
    """Where the lock of a set of extras lies."""
    return root / "locks" / f"{extras.replace(',', '-')}.txt"


def ranges(project: dict[str, Any], extras: str) -> Iterator[Requirement]:
    """What is asked for directly: by the project, by extras and those they include, to build."""
    about = project["project"]
    yield from map(Requirement, about["dependencies"])
    yield from map(Requirement, project["dependency-groups"][GROUP])
    asked = extras.split(",")
    for extra in asked:  # which grows meanwhile
        for requirement in map(Requirement, about["optional-dependencies"][extra]):
            if requirement.name == about["name"]:
                asked.extend(sorted(requirement.extras))
            else:
                yield requirement


def origin(asked: Sequence[Requirement]) -> str:
    """The first line of a lock made from these ranges."""
    lines = "\n".join(sorted(map(str, asked)))
    return ORIGIN + hashlib.sha256(lines.encode()).hexdigest()[:16]


def disagreements(root: Path, extras: str) -> Iterator[str]:
    """What is wrong with a lock, in sentences."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    lock = lock_of(root, extras)
    asked, text = list(ranges(project, extras)), lock.read_text(encoding="utf-8")
    if text.partition("\n")[0] != origin(asked):
        yield f"{lock.name} was made from other ranges than those of pyproject.toml."
    pins: dict[str, list[str]] = {}
    for name, version, _, hashes in PIN.findall(text):
        pins.setdefault(canonicalize_name(name), []).append(version)
        if not hashes:
            yield f"{lock.name} has no hash for {name} {version}."
    for requirement in asked:
        versions = pins.get(canonicalize_name(requirement.name), [])
        if not versions or not all(map(requirement.specifier.contains, versions)):
            has = " and ".join(versions) or "none"
            yield f"{lock.name} has {has} where pyproject.toml asks for {requirement}."


def renew(root: Path) -> None:
    """Make every lock anew; the smaller ones hold to the versions of the largest."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    lock_of(root, SETS[0]).parent.mkdir(exist_ok=True)
    for extras in SETS:
        wishes = [word for extra in extras.split(",") for word in ("--extra", extra)]
        if extras != SETS[0]:
            wishes += ["--constraint", str(lock_of(root, SETS[0]))]
        words = [sys.executable, "-m", "uv", *COMPILE, *wishes]
        pins = subprocess.run(words, cwd=root, check=True, stdout=subprocess.PIPE, text=True).stdout
        first = origin(list(ranges(project, extras)))
        lock_of(root, extras).write_text(f"{first}\n{pins}", encoding="utf-8")


def main(words: Sequence[str]) -> None:
    """Compare, or make anew first."""
    if "--renew" in words:
        renew(ROOT)
    wrong = [each for extras in SETS for each in disagreements(ROOT, extras)]
    if wrong:
        raise SystemExit("\n".join([*wrong, "Run scripts/lock to renew what is installed."]))


if __name__ == "__main__":
    main(sys.argv[1:])
