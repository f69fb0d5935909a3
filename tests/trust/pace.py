"""How long until everybody at a table has heard something, while something else goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import perf_counter

from trust.guest import Guest

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


def p99(spans: list[float]) -> float:
    """What one in a hundred exceeds, in seconds."""
    return round(sorted(spans)[int(len(spans) * 0.99)], 4)
