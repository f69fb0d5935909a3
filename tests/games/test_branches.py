"""No branch of the rules is there that no game goes through."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

LIMIT = 400  # seconds; it takes about 30 of a core


def test_some_game_goes_through_every_branch_of_the_rules() -> None:
    tests = Path(__file__).parents[1]
    command = [sys.executable, "branches.py"]
    run = subprocess.run(command, cwd=tests, capture_output=True, text=True, timeout=LIMIT)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == ""
