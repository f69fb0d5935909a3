"""What a bot of Państwa knows: some of the world, never what is on the backs before it."""

from mappamundi.circle import clockwise
from mappamundi.draws import draw, stream
from mappamundi.games.panstwa.facts import (
    BACK,
    DICE,
    DISPLAY,
    GROUP_MASK,
    GROUP_OF,
    OBSCURITY,
    SIDES,
    TILES,
)
from mappamundi.games.panstwa.lead import BOUND, COMMON, DRIFT, FADED, GRAIN, HUNDREDTHS
from mappamundi.games.panstwa.rules import State, empty_handed, rounds
from mappamundi.record import NONE

# How many of a hundred symbols a bot knows of a country of middling fame (K37): by rank, from a
# child to a geographer, and the plain bot, which is a well-read adult.
KNOWN = (30, 65, 82, 99, 100)
ADULT = 80
SURE = 100
MEDIAN = 50  # the obscurity of a country that is known as well as the rank says
SCHOOLING = 2026  # stream of what a bot has learnt, and seed of what the plain one has
QUESTIONS = 2  # draws a group of symbols takes: is it known, and if not, what is guessed

SIMULATIONS = (0, 0, 0, 0, 0)  # by rank: what matches is reckoned exactly, without a search
WHOLE_WIN = 10_000
OUTRUN = 5  # percent: how often another hand is there first, for each seat still without a tile


def prefer(s: State, seat: int, action: int) -> int:
    """How many dice the tile matches, as far as a well-read adult knows; the rest is guessed."""
    symbols = guess(s.display[action], ADULT, stream(SCHOOLING, seat))
    points = 0
    for die in range(DICE):
        points += symbols >> (die * SIDES + s.dice[die]) & 1
    return points


def reckon(s: State, seat: int, action: int, rank: int, seed: int) -> int:
    """The chance to win after taking a tile, in ten-thousandths, as far as the bot knows."""
    key = stream(seed, SCHOOLING)
    mine = s.total[seat] * HUNDREDTHS + hoped(s, seat, action, rank, key)
    gone = 1 << action
    total = FADED[BOUND]
    for step in range(1, s.seats):
        other = clockwise(s, seat, step)
        points = s.total[other] * HUNDREDTHS
        if s.taken[other] != NONE:
            points += expected(s, s.taken[other], rank, key)
        else:
            # Whoever comes later is taken to know what I know: so a tile denied counts.
            spot = best_left(s, gone, rank, key)
            gone |= 1 << spot
            points += expected(s, s.display[spot], rank, key)
        total += weight(s, mine - points)
    return FADED[BOUND] * WHOLE_WIN // total


def weight(s: State, lead: int) -> int:
    """How much somebody counts who is so far behind."""
    steps = lead * GRAIN // DRIFT[rounds(s) - s.round - 1]
    return FADED[BOUND + min(max(steps, -BOUND), BOUND)]


def hoped(s: State, seat: int, action: int, rank: int, key: int) -> int:
    """Hundredths of points from reaching for a tile: in a race the best one may be lost."""
    points = expected(s, s.display[action], rank, key)
    if s.race == 0 or action != best_left(s, 0, rank, key):
        return points
    # Who was too late gets what is left when the others have taken the second best too.
    second = best_left(s, 1 << action, rank, key)
    third = best_left(s, 1 << action | 1 << second, rank, key)
    if third == NONE:
        return points
    lost = points - expected(s, s.display[third], rank, key)
    return points - lost * OUTRUN * rivals(s, seat) // SURE


def rivals(s: State, seat: int) -> int:
    """How many others have no tile yet."""
    count = 0
    for other in range(s.seats):
        if other != seat:
            count += empty_handed(s) >> other & 1
    return count


def best_left(s: State, gone: int, rank: int, key: int) -> int:
    """The spot with the tile that matches best, but for those that are gone; NONE if all are."""
    best = NONE
    most = 0
    for spot in range(DISPLAY[s.seats]):
        if s.display[spot] != NONE and gone >> spot & 1 == 0:
            points = expected(s, s.display[spot], rank, key)
            if best == NONE or points > most:
                best = spot
                most = points
    return best


def expected(s: State, tile: int, rank: int, key: int) -> int:
    """Hundredths of points that a tile will bring: what is known, else what is common."""
    points = 0
    for die in range(DICE):
        face = die * SIDES + s.dice[die]
        if knows(tile, GROUP_OF[face], KNOWN[rank], key):
            points += (BACK[tile] >> face & 1) * HUNDREDTHS
        else:
            points += COMMON[face]
    return points


def knows(tile: int, group: int, level: int, key: int) -> bool:
    """Does a bot know the symbols of this group on a tile? The same all through a match."""
    question = (tile * len(GROUP_MASK) + group) * QUESTIONS
    return draw(key, question, SURE) < chance_to_know(tile, level)


def guess(tile: int, level: int, key: int) -> int:
    """The symbols of a tile: group by group what is known, else some other tile's."""
    symbols = 0
    for group in range(len(GROUP_MASK)):
        source = tile
        if not knows(tile, group, level, key):
            source = draw(key, (tile * len(GROUP_MASK) + group) * QUESTIONS + 1, TILES)
        symbols |= BACK[source] & GROUP_MASK[group]
    return symbols


def chance_to_know(tile: int, level: int) -> int:
    """In hundredths: the level for a country of middling fame, less for one never heard of."""
    return SURE - (SURE - level) * OBSCURITY[tile] // MEDIAN
