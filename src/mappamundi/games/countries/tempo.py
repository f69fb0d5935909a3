"""What cards in hand are worth when a row begins: tables for `judgement.py`.

Fitted to 18,000 rows of greedy bots, in games of two, four and six teams: the chance of a team to
win goes with the turns it needs at least to place its last card, to the power of minus 2.4, 5.0 and
8.7.
"""

from __future__ import annotations

from math import exp, log

from mappamundi.games.countries.facts import CARDS

POWER = 1.3  # for each team
FINENESS = 300  # steps to a factor of e in the turns
LATEST = 4 * CARDS  # turns, further than which it makes no difference
LATE = tuple(round(FINENESS * log(max(1, turns))) for turns in range(LATEST + 1))

GRAIN = 32  # steps to a factor of e in the chance to win
BOUND = 8 * GRAIN
FADING = round(FINENESS / POWER / GRAIN)
# From a lead of BOUND steps to a lag of as many: the weight of a team in the chances to win.
FADED = tuple(round(1000 * exp(-step / GRAIN)) for step in range(-BOUND, BOUND + 1))
