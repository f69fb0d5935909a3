"""Three speeds: compiled with every index checked, and at full speed, equal to the plain rules."""

from __future__ import annotations

from contract.games import HELD  # noqa: F401

from mappamundi import loops
from mappamundi.record import NATURE
from mappamundi.testing.held import pytest_generate_tests  # noqa: F401
from mappamundi.testing.speeds import *  # noqa: F403


def test_nature_is_asked_by_the_loops_only_when_alone() -> None:
    for bit in range(NATURE + 1):
        assert loops.lowest(1 << bit) == bit
        assert loops.lowest(1 << bit | 1 << NATURE) == bit
