"""Where the engine of the browser is, and what runs it."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "scripts" / "browser.py"
ENGINE = ROOT / "web" / "engine"
GENERATED = ENGINE / "generated"
MIRROR = ENGINE / "test" / "mirror.ts"


def node() -> str:
    """Where Node.js is."""
    found: str = runpy.run_path(str(SCRIPT))["node"]()
    return found
