"""What of OpenSpiel cannot play games written in Python says so, instead of ending the process."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import pyspiel

from mappamundi.errors import BadSetup

ASKED = ("step", "get_policy", "step_with_policy")


def refuse(state: type) -> None:
    """Have the search in C++ refuse such states.

    It reads what a seat knows of them without holding Python's lock, which is a crash.
    """
    for name in ASKED:
        setattr(pyspiel.ISMCTSBot, name, refusing(vars(pyspiel.ISMCTSBot)[name], state))


def refusing(asked: Callable[..., Any], kind: type) -> Callable[..., Any]:
    """The same question, which is not asked about a state of that kind."""

    @wraps(asked)
    def guarded(bot: Any, state: Any) -> Any:
        if isinstance(state, kind):
            raise BadSetup("envs-search-unlocked")
        return asked(bot, state)

    return guarded
