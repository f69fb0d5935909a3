"""What speaks for a decision, for every game."""

from contract.games import HELD  # noqa: F401

from mappamundi.testing.counsel import *  # noqa: F403
from mappamundi.testing.held import pytest_generate_tests  # noqa: F401
