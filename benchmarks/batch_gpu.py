"""Claim: a batch on a GPU is the batch of a core, byte for byte, and steps faster.

Two halves, because the machine with the GPU may be bare: `build` writes a folder with the PTX of
every game and what a batch shows after some steps on a core; `run` makes the same steps on the
GPU and compares. `run` needs this repository, NumPy and CuPy, and can be called as
`python benchmarks/batch_gpu.py FOLDER`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

SOURCE = Path(__file__).parents[1] / "src" / "mappamundi"
PARTS = ("", ".compiling", ".envs")
SEATS = 4
SEED = 1
SIZE = 4096  # games compared
STEPS = 300  # over the end of a game of every kind
TIMED = 1 << 17
TIMED_STEPS = 100


def build(folder: Path) -> None:
    """Everything the GPU machine needs, and what it must come to."""
    from mappamundi.envs import Batch
    from mappamundi.envs.kernels import build as build_kernels
    from mappamundi.game import GAMES

    folder.mkdir(parents=True, exist_ok=True)
    for slug in GAMES:
        kernels, batch = build_kernels(slug, SEATS), Batch(slug, SIZE, SEATS, seed=SEED)
        for _ in range(STEPS):
            batch.step(batch.random_actions())
        manifest = {
            "kernels": {**vars(kernels), "start": kernels.start.hex()},
            "hash": digest(batch._arrays),
            "ended": int((batch.number - batch.number % SIZE).sum()) // SIZE,
        }
        (folder / f"{slug}.json").write_text(json.dumps(manifest))


def digest(arrays: Any) -> str:
    """Of every byte that a batch shows."""
    found = hashlib.sha256()
    for array in arrays:
        found.update(array.tobytes())
    return found.hexdigest()


def run(folder: Path) -> dict[str, Any]:
    """Steps a second of each game on the GPU, and whether the batch was that of a core."""
    import cupy

    results = {}
    for path in sorted(folder.glob("*.json")):
        try:
            results[path.stem] = compare_and_time(json.loads(path.read_text()))
        except cupy.cuda.driver.CUDADriverError as error:  # one game too large is not all
            results[path.stem] = {"error": str(error)}
    device = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    return {"device": device, "size": TIMED, "games": results}


def compare_and_time(manifest: dict[str, Any]) -> dict[str, Any]:
    """One game."""
    from mappamundi.envs.device import DeviceBatch, Kernels

    given = manifest["kernels"]
    kernels = Kernels(**{**given, "start": bytes.fromhex(given["start"])})
    batch = DeviceBatch(kernels, SIZE, SEED)
    for _ in range(STEPS):
        batch.step(batch.random_actions())
    arrays: Any = batch._arrays  # on the device
    same = digest([array.get() for array in arrays]) == manifest["hash"]
    timed = DeviceBatch(kernels, TIMED, SEED)
    figures = {"games_ended": manifest["ended"], "identical": same}
    for name, checked in (("checked", True), ("unchecked", False)):
        figures[f"steps_per_second_{name}"] = round(rate(timed, checked))
    return figures


def rate(batch: Any, checked: bool) -> float:
    """Steps a second, random actions and rewards included."""
    import cupy

    begun, ended = cupy.cuda.Event(), cupy.cuda.Event()
    for turn in range(2):  # the first is for warming up
        begun.record()
        for _ in range(TIMED_STEPS if turn else TIMED_STEPS // 10):
            batch.step(batch.random_actions(), checked=checked)
        ended.record()
        ended.synchronize()
    return TIMED * TIMED_STEPS * 1e3 / float(cupy.cuda.get_elapsed_time(begun, ended))


def lay_bare() -> None:
    """Let parts of the package be imported without its beginnings, which a bare machine lacks."""
    for part in PARTS:
        module = ModuleType(f"mappamundi{part}")
        module.__path__ = [str(SOURCE / part.removeprefix("."))]
        sys.modules[module.__name__] = module


if __name__ == "__main__":
    lay_bare()
    print(json.dumps(run(Path(sys.argv[1])), indent=1))
