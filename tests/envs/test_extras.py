"""Who lacks what an environment needs is told what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("extra", "package"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")]
)
def test_the_extra_is_named(extra: str, package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import mappamundi.envs.{extra}"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ended.returncode == 1
    last = ended.stderr.splitlines()[-1]
    assert last.startswith("ImportError")
    assert f'pip install "mappamundi[{extra}]"' in last
