"""How well a bot knows the world: tables for `beliefs.py` and `chances.py` (C38).

A belief is the true figure with an error whose usual size depends on the category, on how much is
heard of the country, and on the bot. Figures are put as marks on a scale: a logarithm for area and
population, so that errors there are proportions, the figure itself for the rest.
"""

from __future__ import annotations

import math
from statistics import NormalDist, mean, pstdev

from mappamundi.atlas import COUNTRIES
from mappamundi.games.countries.facts import (
    AGE,
    AREA,
    CARDS,
    CATEGORIES,
    CODES,
    GUESS_OF,
    HEIGHT,
    LATITUDE,
    LONGITUDE,
    MINUTES,
    POPULATION,
    RANK,
    SCALES,
)

MARKS = 1000  # marks to a factor of e, to a year, to a kilometre, to a degree
LOGARITHMIC = (AREA, POPULATION)
UNITS = {AGE: 1, HEIGHT: 1000, LATITUDE: MINUTES, LONGITUDE: MINUTES}
# The usual error about a country of middling fame, in factors of e, years, kilometres, degrees.
ERRORS = {AREA: 0.5, POPULATION: 0.45, AGE: 3.0, HEIGHT: 0.8, LATITUDE: 3.0, LONGITUDE: 5.0}
WELL_KNOWN = 0.35  # the error about the most famous country, in parts of the usual one
OBSCURE = 1.5  # and about the least famous

USUAL = 100
# By rank of the bot, from a child to a geographer and to whoever made the cards, and at last the
# plain bot, which is a well-read adult: its errors, in hundredths of the usual ones.
SHARE = (260, 100, 58, 30, 15, 100)
PLAIN = 5


def mark(category: int, number: float) -> int:
    """A figure on the scale of beliefs."""
    if category in LOGARITHMIC:
        return round(MARKS * math.log(number))
    return round(MARKS * number / UNITS[category])


# rank, category -> the mark of its figure; ranks that no card has are at 0
MARK = tuple(
    tuple(
        mark(category, float(SCALES[category][rank])) if rank < len(SCALES[category]) else 0
        for category in range(CATEGORIES)
    )
    for rank in range(CARDS)
)
GUESS_MARK = tuple(mark(POPULATION, people) for people in GUESS_OF)

# What is known of any country before one has heard its name: the middle and the spread of all.
_ALL = tuple(
    [MARK[RANK[card][category]][category] for card in range(CARDS)]
    for category in range(CATEGORIES)
)
MIDDLE = tuple(round(mean(marks)) for marks in _ALL)
BREADTH = tuple(round(pstdev(marks)) for marks in _ALL)


def economy(code: str) -> float:
    """What a country produces in a year: much is heard of those that produce much."""
    country = COUNTRIES[code]
    return float(country.gdp_ppp_per_capita_usd or 0) * (country.population or 0)


_BY_FAME = sorted(CODES, key=economy, reverse=True)
_DIM = tuple(
    WELL_KNOWN + (OBSCURE - WELL_KNOWN) * _BY_FAME.index(code) / (CARDS - 1) for code in CODES
)
# card, category -> the usual size of the error
ERROR = tuple(
    tuple(round(MARKS * _DIM[card] * ERRORS[category]) for category in range(CATEGORIES))
    for card in range(CARDS)
)

BELL_STEPS = 256
# Evenly likely errors, in thousandths of the usual size.
BELL = tuple(
    round(MARKS * NormalDist().inv_cdf((step + 0.5) / BELL_STEPS)) for step in range(BELL_STEPS)
)

CERTAIN = 10_000  # chances are counted in ten-thousandths
PARTS = 8  # of a usual error, in which differences are measured
BEYOND = 32  # parts beyond which there is no doubt left
# By how many parts the right one of two cards seems to lie above the left one, from -BEYOND on:
# the chance that it does.
CHANCE_ABOVE = tuple(
    round(CERTAIN * NormalDist().cdf(part / PARTS)) for part in range(-BEYOND, BEYOND + 1)
)

APPROVAL = 1.5  # how much the others' consent weighs: one placed a card, more have let it be
PEERS = 1 / 3  # how much of the way from knowing what is usual to knowing as much as the bot


def agreed(part: int, share: int) -> int:
    """The chance where others have laid the two side by side, believing that it was right."""
    bell, reach = NormalDist(), 3 * BEYOND
    known = math.pow(share / USUAL, PEERS)  # how well the others know, next to the bot
    likelihood = [
        bell.pdf((rise - part) / PARTS) * math.pow(bell.cdf(rise / PARTS * known), APPROVAL)
        for rise in range(-reach, reach + 1)
    ]
    above = sum(likelihood[reach + 1 :]) + likelihood[reach] / 2
    return round(CERTAIN * above / sum(likelihood))


TRUST = 3  # to one that others place a card right, before the plain bot looks at it


def trusted(chance: int) -> int:
    """The chance for the plain bot, which does not ask how sure the others may have been."""
    return chance * TRUST * CERTAIN // (chance * TRUST + CERTAIN - chance)


# rank, parts from -BEYOND on
CHANCE_AGREED = (
    *(tuple(agreed(part, share) for part in range(-BEYOND, BEYOND + 1)) for share in SHARE[:PLAIN]),
    tuple(trusted(chance) for chance in CHANCE_ABOVE),
)
