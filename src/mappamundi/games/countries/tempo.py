"""What cards in hand are worth when a row begins: tables for `judgement.py`.

In 16,000 games between greedy bots, of two to six teams, the chance of a team to win went with the
turns it needed at least to place its last card, to the power of -1.3 times the number of teams.
"""

from __future__ import annotations

from math import exp, log

from mappamundi.games.countries.facts import CARDS

POWER = 1.3
FINENESS = 300  # steps to a factor of e in the turns
LATEST = 4 * CARDS  # turns, further than which it makes no difference
LATE = tuple(round(FINENESS * log(max(1, turns))) for turns in range(LATEST + 1))

GRAIN = 32  # steps to a factor of e in the chance to win
BOUND = 8 * GRAIN
FADING = round(FINENESS / POWER / GRAIN)
# From a lead of BOUND steps to a lag of as many: the weight of a team in the chances to win.
FADED = tuple(round(1000 * exp(-step / GRAIN)) for step in range(-BOUND, BOUND + 1))
