"""Who lacks what an environment needs is told what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest


def test_compiled_rules_name_theirs() -> None:
    code = (
        "import sys; sys.modules['llvmlite'] = None\n"
        "from mappamundi import GAMES; from mappamundi.compiling import compiled\n"
        "compiled(GAMES['countries'])"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120
    )
    assert ended.returncode == 1
    assert 'pip install "mappamundi[fast]"' in ended.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("extra", "package"),
    [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel"), ("gymnasium", "gymnasium")],
)
def test_the_extra_is_named(extra: str, package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import mappamundi.envs.{extra}"
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=120
    )
    assert ended.returncode == 1
    last = ended.stderr.splitlines()[-1]
    assert last.startswith("ImportError")
    assert f'pip install "mappamundi[{extra}]"' in last
