"""A Python that cannot make virtual environments is helped, or its owner is told how."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

LIBRARY = Path(__file__).parents[2] / "scripts" / "lib.sh"
# Says that it is new enough, and makes an environment once the package is there.
PYTHON = """#!/bin/sh
case "$*" in
  --version) echo Python 3.13 ;;
  "-m venv .venv") mkdir -p .venv/bin && [ -e installed ] && cp "$0" .venv/bin/python ;;
esac
"""
APT = '#!/bin/sh\ncase "$*" in *python3-venv*) echo >installed ;; esac\n'
SUDO = '#!/bin/sh\nexec "$@"\n'


@pytest.mark.parametrize("has_apt", [True, False])
def test_the_missing_part_is_installed_or_named(tmp_path: Path, has_apt: bool) -> None:
    path = tmp_path / "path"
    for folder in (path, tmp_path / "scripts"):
        folder.mkdir()
    shutil.copy(LIBRARY, tmp_path / "scripts")
    for name in ("bash", "sh", "dirname", "env", "id", "mkdir", "cp", "rm"):
        (path / name).symlink_to(shutil.which(name) or name)
    fakes = {"python3.13": PYTHON} | ({"apt-get": APT, "sudo": SUDO} if has_apt else {})
    for name, text in fakes.items():
        (path / name).write_text(text)
        (path / name).chmod(0o755)
    done = subprocess.run(
        ["bash", "-c", "source scripts/lib.sh; ensure_venv"],
        cwd=tmp_path,
        env={**os.environ, "PATH": str(path)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode == 0) is has_apt, done.stderr
    assert (tmp_path / ".venv" / "bin" / "python").exists() is has_apt
    assert ("install it (on Debian: python3-venv)" in done.stderr) is not has_apt
