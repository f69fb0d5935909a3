"""The numbers of Länder toppen!, in the order of the rulebook."""

from __future__ import annotations

from mappamundi.atlas import COUNTRIES, DECKS, JOKERS
from mappamundi.atlas.countries import ANTARCTICA as ANTARCTICA_CODE
from mappamundi.atlas.countries import CONTINENTS as CONTINENT_CODES
from mappamundi.atlas.printed import TOPPED

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

SEATS = 6
FEWEST_SEATS = 2
HAND_SIZE = (0, 0, 10, 10, 8, 8, 7)  # by seats
ROUNDS = (0, 0, 6, 4, 4, 3, 3)
LARGEST_HAND = max(HAND_SIZE)


# category -> card -> the figure on the card; jokers have none.
PRINTED = tuple(tuple(figure(COUNTRIES[code]) for code in CODES) for figure in TOPPED.values())
# The same as text, exact as printed.
FIGURES = tuple(
    tuple(None if figure is None else str(figure) for figure in figures) for figures in PRINTED
)

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
