"""The groups of features, for every game."""

from contract.games import HELD  # noqa: F401

from mappamundi.testing.groups import *  # noqa: F403
from mappamundi.testing.held import pytest_generate_tests  # noqa: F401
