"""The pages are built where Python is, and nothing else."""

from __future__ import annotations

import json
import runpy
import shutil
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "browser.py"
TOOL = "#!/usr/bin/env node\nrequire('fs').writeFileSync('ran.txt', 'yes')\n"


def test_tools_of_npm_run_on_a_machine_without_node(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, web = tmp_path / "path", tmp_path / "web"
    tool = web / "node_modules" / ".bin" / "tool"
    for folder in (path, tool.parent):
        folder.mkdir(parents=True)
    (path / "sh").symlink_to(shutil.which("sh") or "sh")
    (web / "package.json").write_text(json.dumps({"scripts": {"build": "tool"}}))
    tool.write_text(TOOL)
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(path))
    npm = runpy.run_path(str(SCRIPT))["npm"]
    monkeypatch.setitem(npm.__globals__, "WEB", web)
    npm("run", "build", "--silent")
    assert (web / "ran.txt").read_text() == "yes"
