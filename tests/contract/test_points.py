"""What every score is made of, for every game."""

from contract.games import HELD  # noqa: F401

from mappamundi.testing.held import pytest_generate_tests  # noqa: F401
from mappamundi.testing.points import *  # noqa: F403
