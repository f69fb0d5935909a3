"""The example of tensors that share the memory of a batch, with what is installed for tests."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mappamundi.envs import Batch

EXAMPLE = Path(__file__).parents[2] / "examples" / "shared_tensors.py"


@pytest.fixture
def example() -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLE))


@pytest.mark.parametrize("library", ["numpy", "jax.numpy"])
def test_a_game_is_played_with_tensors(
    library: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip(library)
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), library, "panstwa"])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert capsys.readouterr().out.startswith("panstwa: ")


def test_nothing_is_copied(example: dict[str, Any]) -> None:
    batch = Batch("panstwa", size=8, seats=4, seed=1)
    taken = example["shared"](np, batch)
    assert set(taken) == {"features", "legal", "rewards"}
    for name, tensor in taken.items():
        assert np.shares_memory(tensor, getattr(batch, name))
    batch.step(example["policy"](np, taken, np.ones((taken["features"].shape[1], 8), np.float32)))
    assert (taken["features"] == batch.features).all()


def test_what_is_not_legal_is_not_wanted(example: dict[str, Any]) -> None:
    tensors = {
        "features": np.array([[1, 0], [1, 0]], np.int16),
        "legal": np.array([[True, False, True], [True, True, True]]),
    }
    weights = np.array([[1.0, 9.0, 2.0], [0.0, 0.0, 0.0]], np.float32)
    assert example["policy"](np, tensors, weights).tolist() == [2, 1]
