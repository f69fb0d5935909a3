"""The numbers of Countries, in the order of the rulebook: cards, figures, ranks."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal

from mappamundi.atlas import COUNTRIES, DECKS, Country

CODES = DECKS["countries152"]
CARDS = len(CODES)
CATEGORY_WORDS = ("area", "population", "age", "height", "latitude", "longitude")
CATEGORIES = len(CATEGORY_WORDS)
AREA, POPULATION, AGE, HEIGHT, LATITUDE, LONGITUDE = range(CATEGORIES)

SEATS = 12
HAND = 7
PENALTY = 2  # cards drawn by whoever a check goes against
MOST_TIES = 2  # guesses for the start that may end level before lots are drawn
ROWS = 40  # the usual limit
MOST_ROWS = 30_000  # where a game "without limit" stops: further than anybody will play

# The numbers one may guess: 24 steps to a tenfold, the preferred numbers of engineers.
MANTISSAS = (
    10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91,
)  # fmt: skip
LEAST_GUESS = 10_000
MOST_GUESS = 2_000_000_000
GUESS_OF: tuple[int, ...] = tuple(
    people
    for power in range(3, 9)
    for mantissa in MANTISSAS
    if LEAST_GUESS <= (people := mantissa * 10**power) <= MOST_GUESS
)
GUESSES = len(GUESS_OF)

MINUTES = 60  # of arc, in a degree


def minutes(degrees: Decimal) -> int:
    """A coordinate in whole minutes of arc, as the Factbook prints it; south and west negative."""
    return round(degrees * MINUTES)


def figures(country: Country) -> tuple[Decimal | int, ...]:
    """What stands on the data side of a card, by category, exact as printed."""
    population, age = country.population, country.median_age_years
    if population is None or age is None:
        raise ValueError(f"{country.alpha2} has no people to count")
    return (
        country.area_km2,
        population,
        age,
        country.highest_point_m,
        minutes(country.lat_deg),
        minutes(country.lon_deg),
    )


FIGURES = tuple(figures(COUNTRIES[code]) for code in CODES)
# category -> the different figures in rising order; a rank is a place in it, so equals share one
SCALES = tuple(sorted({row[category] for row in FIGURES}) for category in range(CATEGORIES))
RANK = tuple(
    tuple(SCALES[category].index(row[category]) for category in range(CATEGORIES))
    for row in FIGURES
)
# rank, category -> how many cards bear it
_BEARERS = tuple(Counter(row[category] for row in RANK) for category in range(CATEGORIES))
COPIES = tuple(
    tuple(_BEARERS[category][rank] for category in range(CATEGORIES)) for rank in range(CARDS)
)
PEOPLE = tuple(int(number) for number in SCALES[POPULATION])  # rank -> inhabitants

SIDES = {LATITUDE: "NS", LONGITUDE: "EW"}


def written(category: int, figure: Decimal | int) -> str:
    """A figure as the Factbook writes it: `3287263`, `28.7`, `12 30 S`."""
    if category == AGE:
        return f"{figure:.1f}"
    if category not in SIDES:
        return str(figure)
    degrees, rest = divmod(abs(int(figure)), MINUTES)
    return f"{degrees} {rest:02} {SIDES[category][figure < 0]}"


# category, rank -> its figure as text
WRITTEN = tuple(
    tuple(written(category, figure) for figure in scale) for category, scale in enumerate(SCALES)
)


def printed(category: int, rank: int) -> str:
    """The figure of a rank as it stands on a card."""
    return WRITTEN[category][rank]
