"""What a learner is shown of Państwa: a row of small integers, its own seat first."""

from mappamundi.games.panstwa.facts import DICE, DISPLAY, SEATS, SIDES, SPOTS, TILES
from mappamundi.games.panstwa.rules import State, rounds
from mappamundi.record import NONE

ROLLED = 0  # one cell a face of each die: 1 lies up
TABLE = ROLLED + DICE * SIDES  # a row of tiles for each spot: 1 lies there
HANDS = TABLE + SPOTS * TILES  # a row of tiles for each seat from mine on: 1 taken in this round
IN_STACK = HANDS + SEATS * TILES  # tile: 1 may still come
TOTALS = IN_STACK + TILES  # seat: points
ROLLER = TOTALS + SEATS  # seat: 1 rolled
ROUNDS_LEFT = ROLLER + SEATS
FEATURES = ROUNDS_LEFT + 1
ACTIONS = SPOTS  # the spot taken from


def features(s: State, seat: int, out: list[int]) -> None:
    """Write the features of a state, redacted for the seat, into a row of FEATURES cells."""
    for i in range(FEATURES):
        out[i] = 0
    write_table(s, out)
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        if s.taken[other] != NONE:
            out[HANDS + turn * TILES + s.taken[other]] = 1
        out[TOTALS + turn] = s.total[other]
    out[ROLLER + (s.roller - seat) % s.seats] = 1
    out[ROUNDS_LEFT] = rounds(s) - s.round


def write_table(s: State, out: list[int]) -> None:
    """The dice, the tiles beside them and those still to come."""
    for die in range(s.rolled):
        out[ROLLED + die * SIDES + s.dice[die]] = 1
    for spot in range(DISPLAY[s.seats]):
        if s.display[spot] != NONE:
            out[TABLE + spot * TILES + s.display[spot]] = 1
    for i in range(s.left):
        out[IN_STACK + s.stack[i]] = 1
