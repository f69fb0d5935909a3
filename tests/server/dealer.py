"""A server that deals the same to every table of a kind: what fails once fails again.

MAPPAMUNDI_DICE, any word, makes it deal something else.
"""

from __future__ import annotations

import os
import random
import sys
from unittest.mock import patch

from mappamundi import nature
from mappamundi.cli import main

DICE = os.environ.get("MAPPAMUNDI_DICE", "as always")


class Dealer:
    """Stands where secrets for draws come from; all other secrets stay secret."""

    @staticmethod
    def token_bytes(size: int) -> bytes:
        return random.Random(DICE).randbytes(size)


if __name__ == "__main__":
    with patch.object(nature, "secrets", Dealer):
        sys.exit(main())
