"""Builds the browser's pages into the wheel; `HATCH_BUILD_NO_HOOKS=true` leaves them out."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Browser(BuildHookInterface[Any]):
    """An editable install serves what `scripts/play` has built, so only a wheel needs this."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files of the wheel are gathered."""
        if version != "editable":
            runpy.run_path(str(Path(self.root) / "scripts" / "browser.py"))["build"]()
