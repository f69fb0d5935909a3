"""The numbers of Länder toppen!, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal

from mappamundi.atlas import COUNTRIES, DECKS, JOKERS, Country
from mappamundi.atlas.countries import ANTARCTICA as ANTARCTICA_CODE
from mappamundi.atlas.countries import CONTINENTS as CONTINENT_CODES

# The cards: Antarctica, the countries by their codes, the jokers. Hands are kept in this order,
# so that Antarctica, which may not lie everywhere, is placed first and always finds a field.
CODES = (ANTARCTICA_CODE, *(code for code in DECKS["top120"] if code != ANTARCTICA_CODE))
CARD_IDS = (*CODES, *(f"J{number}" for number in range(1, len(JOKERS) + 1)))
COUNTRY_CARDS = len(CODES)
CARDS = len(CARD_IDS)
ANTARCTICA = 0
RUSSIA = CARD_IDS.index("RU")
TURKEY = CARD_IDS.index("TR")

# The continents, in the order in which they are counted, and the other piles of a seat.
CONTINENTS = len(CONTINENT_CODES)
EUROPE = CONTINENT_CODES.index("EU")
ASIA = CONTINENT_CODES.index("AS")
BOTH = CONTINENTS  # Russia and Turkey, open, until they are assigned
CLOSED = BOTH + 1
PILES = CLOSED + 1
# In small letters, because NA, SA and AF are also Namibia, Saudi Arabia and Afghanistan.
PILE_IDS = (*(code.lower() for code in CONTINENT_CODES), "eu-as", "closed")


def printed_continents(card: int) -> tuple[int, ...]:
    """Where an open card may count."""
    if card >= COUNTRY_CARDS:
        codes: tuple[str, ...] = JOKERS[card - COUNTRY_CARDS]
    else:
        codes = COUNTRIES[CODES[card]].continents
    return tuple(sorted(CONTINENT_CODES.index(code) for code in codes))


# Sets of piles, of fields and of seats are bit masks.
PRINTED_CONTINENTS = tuple(printed_continents(card) for card in range(CARDS))
CONTINENT_PILES = tuple(sum(1 << pile for pile in printed) for printed in PRINTED_CONTINENTS)
EUROPE_AND_ASIA = 1 << EUROPE | 1 << ASIA  # of the countries, only Russia's and Turkey's
# How many country cards each continent has, as printed on them; Russia and Turkey count twice.
CONTINENT_SIZE = tuple(
    sum(continent in printed for printed in PRINTED_CONTINENTS[:COUNTRY_CARDS])
    for continent in range(CONTINENTS)
)

# The categories on the strip, each with a field above (highest) and one below (lowest).
CATEGORIES = ("area", "height", "temperature", "inhabitants", "life", "gdp")
SIDES = 2
FIELDS = len(CATEGORIES) * SIDES
MILLION = 1_000_000
SMALL_AREA = 10  # km² below which an area is printed with decimals

SEATS = 6
FEWEST_SEATS = 2
HAND_SIZE = (0, 0, 10, 10, 8, 8, 7)  # by seats
ROUNDS = (0, 0, 6, 4, 4, 3, 3)
LARGEST_HAND = max(HAND_SIZE)


def rounded(figure: Decimal, decimals: int) -> Decimal:
    """Half up, to that many decimals."""
    return figure.quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP)


def printed_area(country: Country) -> Decimal:
    """Whole km²; the smallest with two decimals."""
    return rounded(country.area_km2, 2 if country.area_km2 < SMALL_AREA else 0)


def printed_inhabitants(country: Country) -> Decimal | None:
    """Millions with one decimal, below one million with three."""
    if country.population is None:
        return None
    return rounded(Decimal(country.population) / MILLION, 1 if country.population >= MILLION else 3)


def printed_life(country: Country) -> Decimal | None:
    """Years with one decimal."""
    years = country.life_expectancy_years
    return None if years is None else rounded(years, 1)


def printed_gdp(country: Country) -> Decimal | None:
    """Whole dollars."""
    dollars = country.gdp_ppp_per_capita_usd
    return None if dollars is None else rounded(dollars, 0)


PRINTERS: tuple[Callable[[Country], Decimal | None], ...] = (
    printed_area,
    lambda country: rounded(country.highest_point_m, 0),
    lambda country: rounded(country.capital_mean_temp_c, 1),
    printed_inhabitants,
    printed_life,
    printed_gdp,
)
# category -> card -> the figure on the card; jokers have none.
PRINTED = tuple(tuple(printer(COUNTRIES[code]) for code in CODES) for printer in PRINTERS)

# The same figures as whole numbers, to compare: hundredths of a km², metres, tenths of a degree,
# thousands of inhabitants, tenths of a year, dollars.
SCALE = (100, 1, 10, 1000, 10, 1)
MISSING = -1_000_000  # where the card shows a dash


def scaled(category: int, card: int) -> int:
    """The exact integer of a printed figure."""
    if card >= COUNTRY_CARDS:
        return 0
    figure = PRINTED[category][card]
    return MISSING if figure is None else int(figure * SCALE[category])


VALUE = tuple(
    tuple(scaled(category, card) for card in range(CARDS)) for category in range(len(CATEGORIES))
)

# The fields a card may be placed on: Antarctica not where its card shows a dash.
ALLOWED_FIELDS = tuple(
    sum(1 << field for field in range(FIELDS) if VALUE[field // SIDES][card] != MISSING)
    for card in range(CARDS)
)

CERTAIN = 1000  # chances are counted in thousandths


def standing(category: int, card: int) -> int:
    """The share of the other figures in the deck that this one exceeds, equals counted half."""
    rivals = [value for value in VALUE[category][:COUNTRY_CARDS] if value != MISSING]
    own = VALUE[category][card]
    if card >= COUNTRY_CARDS or own == MISSING:
        return 0
    halves = sum(2 * (value < own) + (value == own) for value in rivals) - 1
    return CERTAIN * halves // (2 * (len(rivals) - 1))


STANDING = tuple(
    tuple(standing(category, card) for card in range(CARDS)) for category in range(len(CATEGORIES))
)
