"""The numbers and tiles of Państwa, in the order of the rulebook; backs come from the atlas."""

from mappamundi.atlas import COUNTRIES, DECKS, Country

SEATS = 6
CODES = DECKS["dice60"]
TILES = len(CODES)
DISPLAY = (0, 0, 5, 5, 6, 7, 8)  # tiles on the table, by seats
SPOTS = max(DISPLAY)
FEW_SEATS = 3  # up to so many seats everyone rolls twice
FEW_SEATS_ROLLS = 2

DICE = 4
SIDES = 6
FACES = (
    "europe", "asia", "africa", "america", "south", "north",
    "christianity", "islam", "monarchy", "republic", "low-gdp", "high-gdp",
    "island", "coastal", "landlocked", "small-area", "medium-area", "large-area",
    "few-people", "some-people", "many-people", "tropical", "subtropical", "temperate",
)  # fmt: skip
# Faces that answer the same question, such as the continents: a tile is known by groups.
GROUPS = (
    ("europe", "asia", "africa", "america"),
    ("south", "north"),
    ("christianity", "islam"),
    ("monarchy", "republic"),
    ("low-gdp", "high-gdp"),
    ("island", "coastal", "landlocked"),
    ("small-area", "medium-area", "large-area"),
    ("few-people", "some-people", "many-people"),
    ("tropical", "subtropical", "temperate"),
)

CONTINENT_FACES = {"EU": "europe", "AS": "asia", "AF": "africa", "NA": "america", "SA": "america"}
HEMISPHERE_FACES = {"S": "south", "N": "north"}
HIGH_GDP = 20_000  # dollars a head: from here on high
SMALL_AREA = 100_000  # km²: below this small
LARGE_AREA = 500_000  # above this large
FEW_PEOPLE = 10_000_000  # below this few
MANY_PEOPLE = 50_000_000  # above this many


def faces_of(country: Country) -> frozenset[str]:
    """§7 The symbols on the back of a country's tile."""
    assert country.gdp_ppp_per_capita_usd is not None
    assert country.population is not None
    faces = {CONTINENT_FACES[each] for each in country.continents if each in CONTINENT_FACES}
    faces |= {HEMISPHERE_FACES[each] for each in country.hemispheres}
    facts = (country.religion_majority, country.government, country.coast)
    faces |= {face for face in FACES if face in facts}
    faces.add("low-gdp" if country.gdp_ppp_per_capita_usd < HIGH_GDP else "high-gdp")
    faces.add(area_face(country))
    faces.add(people_face(country.population))
    return frozenset(faces.union(country.climate_zones))


def area_face(country: Country) -> str:
    """§7.7 The edges belong to the middle."""
    if country.area_km2 < SMALL_AREA:
        return "small-area"
    return "large-area" if country.area_km2 > LARGE_AREA else "medium-area"


def people_face(population: int) -> str:
    """§7.8 The edges belong to the middle."""
    if population < FEW_PEOPLE:
        return "few-people"
    return "many-people" if population > MANY_PEOPLE else "some-people"


def mask(faces: frozenset[str]) -> int:
    """Faces as bits: bit `die × 6 + side` for each."""
    return sum(1 << bit for bit, face in enumerate(FACES) if face in faces)


BACK = tuple(mask(faces_of(COUNTRIES[code])) for code in CODES)
# Tiles before this one with the very same back: two Gulf states may differ in nothing a die asks.
COPY = tuple(BACK[:tile].count(BACK[tile]) for tile in range(TILES))
GROUP_MASK = tuple(mask(frozenset(group)) for group in GROUPS)
GROUP_OF = tuple(
    next(number for number, group in enumerate(GROUPS) if face in group) for face in FACES
)


def wealth(code: str) -> int:
    """What a country produces in all: the more, the more one hears of it."""
    country = COUNTRIES[code]
    return int((country.population or 0) * (country.gdp_ppp_per_capita_usd or 0))


def obscurity(code: str) -> int:
    """0 for the country one hears most of, 100 for the one one hears least of."""
    richer = sum(wealth(other) > wealth(code) for other in CODES)
    return 100 * richer // (TILES - 1)


OBSCURITY = tuple(obscurity(code) for code in CODES)
