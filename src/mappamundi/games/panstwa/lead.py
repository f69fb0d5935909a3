"""What a lead in points is worth, by the rounds still to come: tables for `bots.py`."""

from __future__ import annotations

from math import exp, sqrt

from mappamundi.games.panstwa.facts import BACK, FACES, FEW_SEATS, FEW_SEATS_ROLLS, TILES

HUNDREDTHS = 100
ROUNDS = FEW_SEATS * FEW_SEATS_ROLLS  # the longest game
# Hundredths of points that make a win e times less likely: what two seats usually drift apart in
# the rounds to come, and what is unsure about this one.
DRIFT = tuple(round(HUNDREDTHS * sqrt(0.2 + 0.9 * left)) for left in range(ROUNDS))

GRAIN = 32  # steps to a factor of e
BOUND = 8 * GRAIN
# From a lead of BOUND steps to a lag of as many: the weight of a seat in the chances to win.
FADED = tuple(round(1000 * exp(-step / GRAIN)) for step in range(-BOUND, BOUND + 1))

# face -> of a hundred tiles, how many bear it: what one may expect of a country never heard of
COMMON = tuple(
    round(100 * sum(back >> face & 1 for back in BACK) / TILES) for face in range(len(FACES))
)
