"""A fixed loop of plain Python: how fast is this core just now?

The cores of a shared machine change speed by the second. Every slice of work lies between two
readings of this loop; what the work would have reached at the reference speed can be compared
between runs, and between contenders of one run.
"""

from __future__ import annotations

import os
import time

# Loops per CPU second on the idle machine of the first measurements, two cores of an AMD EPYC under
# CPython 3.11.7. A constant: changing it changes every calibrated figure.
REFERENCE = 6.5e6
CARDS = tuple(card * 37 % 65 for card in range(65))
CHUNK = 20_000


def loop(turns: int) -> int:
    """List and dict work and small arithmetic, in about a game's proportions."""
    piles: dict[int, int] = {}
    hand = list(CARDS)
    total = 0
    for turn in range(turns):
        card = hand[turn % 65]
        colour, number = divmod(card, 13)
        if number > total % 13:
            piles[colour] = number
        total += piles.get(colour, 0)
        hand[turn * 7 % 65] = card
    return total


def speed(seconds: float = 0.1) -> float:
    """Loops per CPU second, over about as many seconds as given."""
    loop(CHUNK)
    done = 0
    cpu, wall = time.process_time(), time.perf_counter()
    while time.perf_counter() - wall < seconds:
        loop(CHUNK)
        done += CHUNK
    return done / (time.process_time() - cpu)


def pin() -> None:
    """Keep this process on the last core it may use."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
