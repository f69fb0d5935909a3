"""What the race for a continent will bring, and how to split a trick between races and safety."""

from mappamundi.games.laender_toppen.facts import (
    ASIA,
    BOTH,
    CARDS,
    CLOSED,
    CONTINENT_PILES,
    CONTINENTS,
    EUROPE,
)
from mappamundi.games.laender_toppen.rules import (
    State,
    card_in_turn,
    is_dual,
)
from mappamundi.masks import bit_number
from mappamundi.record import NONE
from mappamundi.sealing import sealed

HUNDREDTHS = 100
# From how many cards of a continent still to come, at a table of four, each row below holds.
STAGES = (1, 2, 3, 5, 7, 10, 14, 19, 26)
TABLE_OF_FOUR = 4
FARTHEST = 4  # behind, and ahead: the first and the last column

# In hundredths of a point: what a card on the pile will count, and what the race promises besides.
# Least squares over some 3,300 games of greedy, all numbers of seats.
ON_PILE = (
    (0, 0, 0, 4, 52, 98, 101, 103, 106),
    (0, 0, 0, 10, 51, 102, 100, 103, 105),
    (0, 0, 1, 18, 52, 91, 99, 103, 105),
    (0, 0, 2, 26, 55, 86, 100, 101, 102),
    (0, 0, 3, 32, 58, 77, 100, 98, 99),
    (0, 0, 6, 36, 57, 80, 97, 102, 97),
    (0, 1, 8, 33, 62, 81, 95, 99, 95),
    (0, 1, 13, 38, 59, 79, 86, 96, 94),
    (0, 6, 12, 47, 73, 78, 93, 83, 92),
    (1, 7, 19, 44, 74, 65, 52, 46, 70),
)
PROMISE = (
    (0, 0, 0, 0, 10, 1, 0, -10, -27),
    (0, 0, 0, 16, 23, -18, 25, 8, 0),
    (0, 0, 2, 20, 29, 15, 42, 26, 9),
    (0, 0, 5, 28, 42, 39, 63, 65, 53),
    (0, 1, 11, 42, 58, 84, 89, 111, 109),
    (0, 4, 14, 50, 82, 110, 142, 144, 169),
    (0, 5, 20, 75, 102, 150, 195, 214, 240),
    (1, 7, 20, 95, 145, 200, 303, 303, 322),
    (2, 7, 30, 115, 160, 272, 372, 460, 430),
    (2, 19, 58, 191, 303, 512, 749, 854, 789),
)


def value(s: State, seat: int) -> int:
    """The points to expect from what lies on the piles, in hundredths."""
    points = s.height[seat][CLOSED] * HUNDREDTHS
    stronger = ASIA if s.height[seat][ASIA] > s.height[seat][EUROPE] else EUROPE
    s.height[seat][stronger] += s.height[seat][BOTH]
    for continent in range(CONTINENTS):
        points += race(s, seat, continent)
    s.height[seat][stronger] -= s.height[seat][BOTH]
    return points


def race(s: State, seat: int, continent: int) -> int:
    """What a continent will bring, by how far the seat is ahead and what is still to come."""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.height[other][continent])
    height = s.height[seat][continent]
    ahead = min(max(height - most, -FARTHEST), FARTHEST) + FARTHEST
    row = stage(s, continent)
    return ON_PILE[row][ahead] * height + PROMISE[row][ahead]


def stage(s: State, continent: int) -> int:
    """The row of the tables for a continent, by how many of its cards lie on no pile yet."""
    to_come = 0
    for card in range(CARDS):
        if s.where[card] == NONE and CONTINENT_PILES[card] >> continent & 1:
            to_come += 1
    row = 0
    while row < len(STAGES) and to_come * TABLE_OF_FOUR // s.seats >= STAGES[row]:
        row += 1
    return row


def judge_pile(s: State, seat: int, pile: int) -> int:
    """The points to expect if the next card of a trick is laid there, and the rest for the best."""
    turn = sealed(s, seat)
    s.sealed[seat][turn] = pile
    best = 0
    for opened in range(1 << s.choices - turn - 1):
        if is_split(s, seat, opened):
            best = max(best, value_of_split(s, seat, opened))
    s.sealed[seat][turn] = NONE
    return best


def is_split(s: State, seat: int, opened: int) -> bool:
    """§5.1 With these of the later cards open, is at least one of several closed and one open?"""
    closed = 0
    for turn in range(s.choices):
        if pile_of(s, seat, turn, opened) == CLOSED:
            closed += 1
    return s.choices == 1 or 0 < closed < s.choices


def pile_of(s: State, seat: int, turn: int, opened: int) -> int:
    """Where a card of the trick lies: as sealed, or if it is a later one as `opened` says."""
    made = sealed(s, seat)
    if turn < made:
        return s.sealed[seat][turn]
    if opened >> turn - made & 1 == 0:
        return CLOSED
    card = card_in_turn(s, seat, turn)
    return BOTH if is_dual(card) else bit_number(CONTINENT_PILES[card], 0)


def value_of_split(s: State, seat: int, opened: int) -> int:
    """The points to expect once the whole trick is laid."""
    for turn in range(s.choices):
        s.height[seat][pile_of(s, seat, turn, opened)] += 1
    points = value(s, seat)
    for turn in range(s.choices):
        s.height[seat][pile_of(s, seat, turn, opened)] -= 1
    return points


def judge_joker(s: State, seat: int, continent: int) -> int:
    """The points to expect with one more open card on this continent."""
    s.height[seat][continent] += 1
    points = value(s, seat)
    s.height[seat][continent] -= 1
    return points
