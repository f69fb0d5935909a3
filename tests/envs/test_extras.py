"""Who lacks what an environment needs is told what to install."""

from __future__ import annotations

import subprocess
import sys

import pytest

ALONE = """
import sys
allowed = {*sys.stdlib_module_names, "mappamundi", "numpy", "msgspec"}
finders = sys.meta_path[:]
class Poor:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in allowed:
            found = (finder.find_spec(name, path, target) for finder in finders)
            return next(filter(None, found), None)
sys.meta_path[:] = [Poor()]
from mappamundi.envs import Batch, feature_names
batch = Batch("panstwa", 2, seats=2, opponents=("random", None), per_point=0.1)
while not batch.is_over.any():
    batch.step(batch.random_actions())
print(len(feature_names(batch.game)) == batch.features.shape[1])
"""


def test_games_by_the_million_need_numpy_and_msgspec_alone() -> None:
    """Whoever wants no server leaves out what it needs."""
    ended = subprocess.run(
        [sys.executable, "-c", ALONE], capture_output=True, text=True, timeout=120
    )
    assert ended.stdout == "True\n", ended.stderr


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
