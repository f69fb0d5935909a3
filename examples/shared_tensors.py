"""The arrays of a batch as tensors of another library: without a copy, a step is seen by them.

pip install "mappamundi[fast]" torch
python examples/shared_tensors.py torch null_nichtig
python examples/shared_tensors.py torch null_nichtig --gpu   # with CuPy, and PyTorch for CUDA

Any library will do that has `from_dlpack`, such as `numpy` or `jax.numpy`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import numpy as np

from mappamundi.envs import Batch

SIZE = 64
SHARED = ("features", "legal", "rewards")
UNWANTED = -1e9  # what is not legal is worth less than anything that is


def shared(library: Any, batch: Any) -> dict[str, Any]:
    """Tensors over the memory of the batch, wherever that lies."""
    return {name: library.from_dlpack(getattr(batch, name)) for name in SHARED}


def policy(library: Any, tensors: dict[str, Any], weights: Any) -> Any:
    """An action for every game: the legal one with the highest score."""
    scores = (tensors["features"] * 1.0) @ weights
    return library.where(tensors["legal"], scores, UNWANTED).argmax(1)


def play(library: Any, batch: Any) -> int:
    """Play until some games are over; how many steps it took."""
    width, actions = batch.features.shape[1], batch.legal.shape[1]
    drawn = np.random.default_rng(1).normal(size=(width, actions)).astype(np.float32)
    weights = library.asarray(drawn)
    if not isinstance(batch, Batch):
        weights = weights.to("cuda")
    steps = 0
    while not bool(batch.is_over.any()):
        # Taken anew at every step: that costs no copy, and JAX takes what it has for constant.
        batch.step(policy(library, shared(library, batch), weights))
        steps += 1
    return steps


def table(game: str, on_gpu: bool) -> Any:
    """Games on a core, or on a GPU, where the arrays are CuPy's and stay there."""
    if not on_gpu:
        return Batch(game, size=SIZE, seats=4, seed=1)
    from mappamundi.envs.device import DeviceBatch
    from mappamundi.envs.kernels import build

    return DeviceBatch(build(game, seats=4), size=SIZE, seed=1)


def main() -> None:
    """Play with tensors of a library."""
    library = import_module(sys.argv[1] if len(sys.argv) > 1 else "torch")
    game = sys.argv[2] if len(sys.argv) > 2 else "null_nichtig"
    batch = table(game, "--gpu" in sys.argv)
    seen = shared(library, batch)["features"]
    before = seen * 1  # a copy
    steps = play(library, batch)
    is_shared = bool((seen != before).any())
    print(
        f"{game}: {steps} steps with {library.__name__}, seen by a tensor from before: {is_shared}"
    )


if __name__ == "__main__":
    main()
