"""Claim: the GPU plays the same games as a core, byte for byte, and billions of moves a second.

Two halves, because the machine with the GPU may be bare: `build` writes a folder with the PTX of
every game and how 100,000 games end on a core; `run` plays them on the GPU and compares. `run`
needs this folder, NumPy and CuPy, and can be called as `python benchmarks/gpu.py FOLDER`.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import sys
from pathlib import Path
from typing import Any

LAUNCH = Path(__file__).parents[1] / "src/mappamundi/compiling/launch.py"
SEATS = 4
SEED = 1
COMPARED = 100_000  # games whose last state must be the same on both
TIMED = 1 << 22
REPEATS = 5


def build(folder: Path) -> None:
    """Everything the GPU machine needs, and what it must come to."""
    import numpy as np

    from mappamundi.compiling import compiled
    from mappamundi.compiling.gpu import build as build_ptx
    from mappamundi.game import GAMES, LARGEST_CHOICE

    folder.mkdir(parents=True, exist_ok=True)
    manifest = {}
    for slug, game in GAMES.items():
        start = np.array([game.start(SEATS).pack()])
        states = np.zeros(COMPARED, start.dtype)
        room = np.zeros(LARGEST_CHOICE, np.int16)
        decisions = compiled(game).play_many(states, start, SEED, 0, room)
        (folder / f"{slug}.ptx").write_text(build_ptx(game))
        manifest[slug] = {
            "start": start.tobytes().hex(),
            "decisions": decisions,
            "hash": hashlib.sha256(states.tobytes()).hexdigest(),
        }
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1))


def run(folder: Path) -> dict[str, Any]:
    """Moves a second of each game on the GPU, and whether all games ended as on a core."""
    launch = _launch()
    results = {}
    for slug, game in json.loads((folder / "manifest.json").read_text()).items():
        ptx, start = (folder / f"{slug}.ptx").read_text(), bytes.fromhex(game["start"])
        same = launch.play_many(ptx, start, COMPARED, SEED)
        fast = launch.play_many(ptx, start, TIMED, SEED, repeats=REPEATS)
        is_same = hashlib.sha256(same.states.tobytes()).hexdigest() == game["hash"]
        results[slug] = {
            "games_compared": COMPARED,
            "identical": is_same and same.decisions == game["decisions"],
            "moves_per_second": round(fast.decisions / fast.seconds),
        }
    return {"device": _device(), "games": results}


def _launch() -> Any:
    """The launcher alone, without the package around it, which a bare machine cannot import."""
    spec = importlib.util.spec_from_file_location("launch", LAUNCH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["launch"] = module
    spec.loader.exec_module(module)
    return module


def _device() -> str:
    import cupy

    return str(cupy.cuda.runtime.getDeviceProperties(0)["name"].decode())


if __name__ == "__main__":
    print(json.dumps(run(Path(sys.argv[1])), indent=1))
