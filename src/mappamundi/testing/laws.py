"""All the laws at once, for a file of tests that says in HELD which games it holds to them."""

from mappamundi.testing.bots import *  # noqa: F403
from mappamundi.testing.chance import *  # noqa: F403
from mappamundi.testing.counsel import *  # noqa: F403
from mappamundi.testing.endings import *  # noqa: F403
from mappamundi.testing.groups import *  # noqa: F403
from mappamundi.testing.held import pytest_generate_tests
from mappamundi.testing.logs import *  # noqa: F403
from mappamundi.testing.play import *  # noqa: F403
from mappamundi.testing.points import *  # noqa: F403
from mappamundi.testing.secrecy import *  # noqa: F403
from mappamundi.testing.sharing import *  # noqa: F403
from mappamundi.testing.speeds import *  # noqa: F403
from mappamundi.testing.words import *  # noqa: F403

__all__ = ["pytest_generate_tests", *(name for name in dir() if name.startswith("test_"))]
