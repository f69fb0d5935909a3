"""All that is told, and the dialect of the rules, for every game."""

from contract.games import HELD  # noqa: F401

from mappamundi.testing.held import pytest_generate_tests  # noqa: F401
from mappamundi.testing.words import *  # noqa: F403
