"""How long until everybody at a table has heard something, while something else goes on."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from time import perf_counter

from trust.guest import Guest

IS_FULL = os.environ.get("MAPPAMUNDI_FULL") == "1"
# The shortest wait that counts: at full length that of a quiet machine, elsewhere of a busy one.
NOISE = 0.05 if IS_FULL else 1.0
# What an attacker may have the server work, of a core: that holds on any machine, if it is not kept
# from working. What is not paid for takes all of one.
CORES = 0.6
TEXT = "ż" * 400  # as long as a word to the table may be


async def hear(guests: list[Guest], table: str, pause: float = 0.0) -> float:
    """Somebody says something; seconds until the last one has heard it."""
    begun = perf_counter()
    answer = await guests[0].ask("say", table, text=TEXT)
    await asyncio.gather(*(guest.reach(table, answer["version"]) for guest in guests))
    seconds = perf_counter() - begun
    await asyncio.sleep(pause)
    return seconds


def starved(process: int) -> float:
    """Seconds that a process could have gone on and was not let, where the system tells."""
    told = Path("/proc", str(process), "schedstat")
    return int(told.read_text().split()[1]) / 1e9 if told.exists() else 0.0


def worked(process: int) -> float:
    """Seconds of a core that a process has had, where the system tells."""
    told = Path("/proc", str(process), "stat")
    if not told.exists():
        return 0.0
    user, system = told.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def is_unnoticed(calm: list[float], storm: list[float]) -> bool:
    """Is the promise kept that whatever somebody does others wait at most twice as long?"""
    return p99(storm) <= max(2 * p99(calm), NOISE)


def p99(spans: list[float]) -> float:
    """What one in a hundred exceeds, in seconds."""
    return round(sorted(spans)[int(len(spans) * 0.99)], 4)
