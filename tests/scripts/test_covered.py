"""The figure of what tests go through is written down, and must not fall."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

COVERED = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "covered.py"))
LUCK: float = COVERED["LUCK"]
renewed: Callable[[str, float], str] = COVERED["renewed"]
said: Callable[[str], float] = COVERED["said"]
TEXT = "Tests go through **90.5 %** of the lines, and **1.0 %** is something else.\n"


def test_the_figure_is_written_anew() -> None:
    assert said(renewed(TEXT, 93.26)) == 93.3
    assert renewed(TEXT, 93.26).endswith("and **1.0 %** is something else.\n")
    assert said(renewed(TEXT, 90.5 - LUCK / 2)) == pytest.approx(90.5 - LUCK / 2, abs=0.06)


def test_it_does_not_fall() -> None:
    with pytest.raises(SystemExit, match=r"90\.5 % of the lines, now 90\.0 %"):
        renewed(TEXT, 90.0)


def test_a_text_without_a_figure_is_refused() -> None:
    with pytest.raises(SystemExit):
        said("nothing measured")
