"""How long it takes from an action to everybody having seen it, while something else goes on."""

from __future__ import annotations

import asyncio
import random
from time import perf_counter

from trust.guest import Guest, is_over


class Pacer:
    """A table where people act one after the other, and each action is timed."""

    def __init__(self, guests: list[Guest], table: str) -> None:
        self.guests = guests
        self.table = table
        self.luck = random.Random(0)

    async def measure(self, actions: int) -> list[float]:
        """Seconds from sending to the last of them having seen it, for so many actions."""
        spans: list[float] = []
        while len(spans) < actions:
            guest = self.asked()
            begun = perf_counter()
            legal = guest.tables[self.table]["legal"]
            answer = await guest.act(self.table, self.luck.choice(legal))
            await asyncio.gather(
                *(each.reach(self.table, answer["version"]) for each in self.guests)
            )
            spans.append(perf_counter() - begun)
        return spans

    def asked(self) -> Guest:
        """Somebody who must decide."""
        for guest in self.guests:
            known = guest.tables[self.table]
            assert not is_over(known), "the game is too short"
            if known["legal"]:
                return guest
        raise AssertionError("nobody is asked")


def p99(spans: list[float]) -> float:
    """What one in a hundred exceeds."""
    return sorted(spans)[int(len(spans) * 0.99)]
