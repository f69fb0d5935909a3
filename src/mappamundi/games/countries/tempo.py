"""What cards in hand are worth when a row begins: a table for `bots.py`.

In some 16,000 games between greedy bots with two to six teams, the chances of winning were as
1 to the power of -1.3 times the teams of the turns each needed at least to place its last card.
"""

from __future__ import annotations

from math import exp, log

from mappamundi.games.countries.facts import CARDS

HUNDREDTHS = 100
LATEST = 4 * CARDS  # turns of any team, further than which it makes no difference
_POINTS = 3  # cards that somebody is likely to be left with when needing e times as many turns
LATE = tuple(round(HUNDREDTHS * _POINTS * log(max(1, turns))) for turns in range(LATEST + 1))
HURRY = round(HUNDREDTHS * _POINTS / 1.3)  # such a lag, by teams, makes a win e times less likely

STEPS_TO_E = 32  # steps in which a lag is measured
BOUND = 8 * STEPS_TO_E
FADING = HURRY // STEPS_TO_E  # a lag of so much, by teams, is a step
# From a lead of BOUND steps to a lag of as many: the weight of a team in the chances to win.
FADED = tuple(round(1000 * exp(-step / STEPS_TO_E)) for step in range(-BOUND, BOUND + 1))
