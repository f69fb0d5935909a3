"""Python's search for what only holds itself, kept from stopping all tables at a bad moment.

A table makes many objects and few that hold each other. By default the collector would look through
everything alive again and again, a hundred milliseconds at a time on a busy server. Even the search
of what is new takes ten: with every move all that a table knows is new.
"""

from __future__ import annotations

import asyncio
import gc

YOUNG = 200_000  # new objects before they are looked through,
MIDDLE = 10  # searches of those before what outlived them is,
NEVER = 1 << 30  # but all that is alive only once in a
ROUND = 300.0  # seconds


def tidy_seldom() -> None:
    """Let the collector look at new objects only, and at all of them once in a while."""
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    asyncio.get_running_loop().call_later(ROUND, _go_round)


def _go_round() -> None:
    gc.collect()
    asyncio.get_running_loop().call_later(ROUND, _go_round)
