"""What an area will bring a seat of Pingvasion in the end, as it looks between two rounds."""

from mappamundi.games.pingvasion.facts import AREAS, ROUNDS
from mappamundi.games.pingvasion.rules import (
    DRAW,
    OVER,
    State,
    chairs,
    lowest_held,
    score,
    sum_held,
)

HUNDREDTHS = 100
# How far ahead of the strongest other one must be for each step; behind counts below nought.
STEPS = (-12, -8, -5, -2, 0, 1, 3, 6, 9, 13)
AWAY = len(STEPS) + 1  # the step of an area without a card of one's own

# In hundredths of a point, by rounds played and step: what a point in hand will count, what a point
# of the lowest card will, and what the area promises besides. Least squares over 48,000 games of
# greedy, one action in twenty at random, all numbers of seats and both decks; a table for each
# explains hardly more.
IN_HAND = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (0, 10, 17, 17, 18, 29, 26, 40, 45, 48, 100, 14),
    (0, 10, 8, 16, 27, 41, 40, 46, 59, 69, 70, 23),
    (1, 7, 12, 20, 34, 42, 48, 55, 62, 71, 75, 27),
    (4, 7, 13, 23, 39, 48, 53, 63, 70, 72, 85, 32),
    (7, 9, 15, 26, 43, 53, 60, 70, 75, 76, 78, 34),
    (7, 9, 16, 29, 45, 59, 66, 78, 84, 85, 85, 32),
    (9, 9, 16, 33, 45, 70, 75, 86, 92, 92, 91, 29),
)
LOWEST = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (10, 10, 3, 7, 7, 2, 8, 2, 10, 14, 10, 9),
    (10, 7, 11, 8, 2, -5, 0, 3, 1, 2, 38, 0),
    (13, 10, 10, 6, 0, -2, -2, 1, 6, 1, 13, -2),
    (18, 16, 11, 6, 1, -1, -1, 1, 8, 10, 9, -3),
    (25, 21, 17, 10, 2, 3, 2, 6, 13, 8, 40, -3),
    (34, 31, 27, 17, 8, 12, 10, 10, 12, 17, 11, -1),
    (50, 46, 41, 26, 18, 19, 18, 17, 6, 3, -3, -1),
)
PROMISE = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    (500, 500, 703, 738, 816, 849, 869, 943, 1081, 1121, 500, 719),
    (612, 614, 671, 705, 752, 784, 815, 872, 1005, 1177, 1124, 633),
    (582, 594, 608, 651, 674, 716, 740, 801, 930, 1110, 1169, 536),
    (530, 534, 553, 581, 583, 618, 651, 689, 803, 984, 894, 426),
    (446, 460, 468, 493, 476, 506, 507, 535, 676, 827, 749, 308),
    (368, 373, 369, 378, 341, 356, 333, 337, 488, 531, 637, 190),
    (242, 266, 253, 240, 173, 179, 130, 82, 266, 326, 414, 64),
)

# Wide enough that every point counts about the same: a chance to win would hardly change for those
# far ahead or behind, and what does not change cannot be found out in few simulations.
SWING = 1500  # in hundredths of points,
SWING_EACH = 150  # and so much more for every round to come


def is_horizon(s: State) -> bool:
    """Between two rounds nothing is chosen or chanced yet: there the tables speak."""
    return s.phase == DRAW and s.drawn == 0 and s.round > 0


def value(s: State, seat: int) -> int:
    """The points to expect in the end, in hundredths; between two rounds, or at the end itself."""
    if s.phase == OVER:
        return score(s, seat) * HUNDREDTHS
    points = 0
    for area in range(AREAS):
        points += prospect(s, seat, area)
    return points


def prospect(s: State, seat: int, area: int) -> int:
    """What an area will bring, from the strength there and the cards held."""
    step = standing(s, seat, area)
    held = IN_HAND[s.round][step] * sum_held(s, seat, area)
    return held + LOWEST[s.round][step] * lowest_held(s, seat, area) + PROMISE[s.round][step]


def standing(s: State, seat: int, area: int) -> int:
    """How the seat stands in an area, as a column of the tables."""
    if s.strength[seat][area] == 0:
        return AWAY
    best = 0
    for other in range(chairs(s)):
        if other != seat:
            best = max(best, s.strength[other][area])
    step = 0
    while step < len(STEPS) and s.strength[seat][area] - best >= STEPS[step]:
        step += 1
    return step


def swing(s: State) -> int:
    """How far points still move, in hundredths."""
    return SWING + SWING_EACH * (ROUNDS - s.round)
