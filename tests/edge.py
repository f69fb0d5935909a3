"""Where the engine of the browser is."""

from __future__ import annotations

from pathlib import Path

ENGINE = Path(__file__).parents[1] / "web" / "engine"
GENERATED = ENGINE / "generated"
MIRROR = ENGINE / "test" / "mirror.ts"
