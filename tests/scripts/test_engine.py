"""The engine as a package: packed, installed where nothing else is, used as its README says."""

from __future__ import annotations

import re
import runpy
import subprocess
from pathlib import Path

import pytest
from edge import ENGINE, ROOT, node

BLOCK = re.compile(r"^```js\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = BLOCK.findall((ENGINE / "README.md").read_text(encoding="utf-8"))
NEEDED = ROOT / "web" / "node_modules" / "@noble" / "hashes"  # its one dependency, which is here
INSTALL = ("install", "--offline", "--install-links", "--no-audit", "--no-fund", "--silent")
CHECK = ("--strict", "--noEmit", "--module", "nodenext", "--target", "es2023", "--types", "node")
PATIENCE = 240


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and nothing else."""
    folder = tmp_path_factory.mktemp("somebody")
    script = runpy.run_path(str(ROOT / "scripts" / "engine.py"))
    packed = script["pack"]()
    (folder / "package.json").write_text('{"type": "module"}')
    script["BROWSER"]["npm"]("--prefix", str(folder), *INSTALL, str(packed), str(NEEDED))
    return folder


def ran(folder: Path, *words: str) -> str:
    """What Node.js prints."""
    said = subprocess.run(
        [node(), *words], cwd=folder, capture_output=True, timeout=PATIENCE, check=False
    )
    assert said.returncode == 0, (said.stdout + said.stderr).decode()
    return said.stdout.decode()


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_run(home: Path, number: int) -> None:
    script = home / f"example{number}.mjs"
    script.write_text(EXAMPLES[number], encoding="utf-8")
    assert ran(home, script.name).strip()


def test_its_types_are_there(home: Path) -> None:
    """Types of Node.js itself come from ours."""
    types = ROOT / "web" / "node_modules"
    (home / "example.ts").write_text(EXAMPLES[0], encoding="utf-8")
    roots = str(types / "@types")
    ran(home, str(types / "typescript" / "bin" / "tsc"), *CHECK, "--typeRoots", roots, "example.ts")


def test_nothing_of_the_pages_is_in_it(home: Path) -> None:
    package = home / "node_modules" / "@mappamundi" / "engine"
    files = {path.suffix for path in package.rglob("*") if path.is_file()}
    assert files == {".js", ".ts", ".wasm", ".bin", ".md", ".json", ""}
    for path in package.rglob("*.js"):
        assert "src/lib" not in path.read_text(encoding="utf-8"), path
