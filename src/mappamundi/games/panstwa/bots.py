"""What a bot of Państwa knows: some of the world, never what is on the backs before it."""

from mappamundi.draws import draw, stream
from mappamundi.games.panstwa.facts import (
    BACK,
    DICE,
    GROUP_MASK,
    OBSCURITY,
    SIDES,
    TILES,
)
from mappamundi.games.panstwa.rules import State, unseen, unseen_tile

# Levels: how many of a hundred symbols a bot knows, taken over all tiles (K37).
NOVICE = 40
ADULT = 80
SCHOLAR = 95
CERTAIN = 100
MEDIAN = 50  # the obscurity of a country that is known as well as the level says
SCHOOLING = 2026  # seed of what the seats of the plain bot have learnt
QUESTIONS = 2  # draws a group of symbols takes: is it known, and if not, what is guessed


def prefer(s: State, seat: int, action: int) -> int:
    """How many dice the tile matches, as far as a well-read adult knows."""
    symbols = belief(s.display[action], ADULT, stream(SCHOOLING, seat))
    points = 0
    for die in range(DICE):
        points += symbols >> (die * SIDES + s.dice[die]) & 1
    return points


def believe(s: State, seat: int, level: int, seed: int) -> None:
    """Fill the blank backs with what a seat of this level takes to be there."""
    key = stream(seed, seat)
    for i in range(unseen(s)):
        tile = unseen_tile(s, i)
        s.back[tile] = belief(tile, level, key)


def belief(tile: int, level: int, key: int) -> int:
    """The symbols a bot expects on a tile: group by group what it knows, else some other tile's."""
    symbols = 0
    for group in range(len(GROUP_MASK)):
        question = (tile * len(GROUP_MASK) + group) * QUESTIONS
        source = tile
        if draw(key, question, CERTAIN) >= chance_to_know(tile, level):
            source = draw(key, question + 1, TILES)
        symbols |= BACK[source] & GROUP_MASK[group]
    return symbols


def chance_to_know(tile: int, level: int) -> int:
    """In hundredths: the level for a country of middling fame, less for one never heard of."""
    return CERTAIN - (CERTAIN - level) * OBSCURITY[tile] // MEDIAN
