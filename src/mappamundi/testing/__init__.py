"""The laws that every game obeys, for games of ours and of others; needs the extra `testing`.

A file of tests imports all of them and says which games it holds to them:

    from mappamundi.testing import Held
    from mappamundi.testing.laws import *

    HELD = (Held("my_game", own, Path(__file__).parent / "endings"),)

`own` knows what only that game's tests can know (`Own` says what).
"""

import pytest

# So that a law that is broken says how; it must be said before they are imported.
LAWS = (
    *("bots", "chance", "counsel", "endings", "groups", "logs"),
    *("play", "points", "secrecy", "sharing", "speeds", "words"),
)
pytest.register_assert_rewrite(*(f"{__name__}.{each}" for each in LAWS))

from mappamundi.testing.held import Held, Own  # noqa: E402
from mappamundi.testing.worlds import Moment, Setup, moment, moments, setups, steps  # noqa: E402

__all__ = ["Held", "Moment", "Own", "Setup", "moment", "moments", "setups", "steps"]
