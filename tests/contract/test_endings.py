"""Every way every game can end; `python -m contract.test_endings` finds missing ones."""

import sys

from contract.games import HELD

from mappamundi.testing.endings import *  # noqa: F403
from mappamundi.testing.endings import write
from mappamundi.testing.held import pytest_generate_tests  # noqa: F401

if __name__ == "__main__":
    for held in HELD:
        for made in write(held):
            sys.stderr.write(f"{made}\n")
