"""Figures as they are printed on cards: what is printed is what is compared (X8)."""

from __future__ import annotations

from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal

from mappamundi.atlas.countries import Country

MILLION = 1_000_000
SMALL_AREA = 10  # square kilometres, below which two decimals are printed
SEPARATORS = {
    "en": (",", "."),
    "de": (".", ","),
    "fr": ("\u202f", ","),
    "pl": ("\u00a0", ","),
    "it": (".", ","),
    "nl": (".", ","),
}
MINUS = "\u2212"
NOTHING = "–"  # Antarctica has no people: a dash is printed
METROPOLITAN = {"FR": 62_800_000}  # people on the ground that the area counts
LEAST_GROUPED = 10_000  # Polish and French write four digits without a gap


def rounded(value: Decimal, places: int) -> Decimal:
    """A figure to so many places, halves away from zero."""
    return value.quantize(Decimal(1).scaleb(-places), ROUND_HALF_UP)


def _area(country: Country) -> Decimal:
    return rounded(country.area_km2, 2 if country.area_km2 < SMALL_AREA else 0)


def _inhabitants(country: Country) -> Decimal | None:
    """Print inhabitants in millions."""
    if country.population is None:
        return None
    millions = Decimal(country.population) / MILLION
    return rounded(millions, 3 if country.population < MILLION else 1)


def _life(country: Country) -> Decimal | None:
    years = country.life_expectancy_years
    return None if years is None else rounded(years, 1)


def _gdp(country: Country) -> Decimal | None:
    dollars = country.gdp_ppp_per_capita_usd
    return None if dollars is None else rounded(dollars, 0)


def _density(country: Country) -> Decimal | None:
    if country.population is None:
        return None
    people = METROPOLITAN.get(country.alpha2, country.population)
    density: Decimal = people / country.area_km2
    return rounded(density, 1 if density < SMALL_AREA else 0)


def _people(country: Country) -> Decimal | None:
    return None if country.population is None else Decimal(country.population)


Figure = Callable[[Country], Decimal | None]
# The six categories that are compared in rounded figures, in rulebook order.
TOPPED: dict[str, Figure] = {
    "area": _area,
    "elevation": lambda country: rounded(country.highest_point_m, 0),
    "temperature": lambda country: rounded(country.capital_mean_temp_c, 1),
    "inhabitants": _inhabitants,
    "life": _life,
    "gdp": _gdp,
}
# The six that are compared as the source has them (C10), in rulebook order.
PLACED: dict[str, Figure] = {
    "surface": lambda country: country.area_km2,
    "population": _people,
    "age": lambda country: country.median_age_years,
    "summit": lambda country: country.highest_point_m,
    "latitude": lambda country: country.lat_deg,
    "longitude": lambda country: country.lon_deg,
}
FIGURES: dict[str, Figure] = {**TOPPED, **PLACED, "density": _density}
DIRECTIONS = {"latitude": "NS", "longitude": "EW"}
LOCAL_SIDES = {"de": {"E": "O"}, "fr": {"W": "O"}, "it": {"W": "O"}, "nl": {"E": "O", "S": "Z"}}


def figure(country: Country, category: str) -> Decimal | None:
    """The number that is printed and compared, or None where there is none."""
    return FIGURES[category](country)


def printed(country: Country, category: str, language: str = "en") -> str:
    """Return a figure as text, without its unit, in the way of the language."""
    value = figure(country, category)
    if value is None:
        return NOTHING
    if category in DIRECTIONS:
        return _degrees(value, DIRECTIONS[category], language)
    return local(value, language)


def local(value: Decimal | int, language: str) -> str:
    """A number with the separators of the language."""
    group, point = SEPARATORS.get(language, SEPARATORS["en"])
    amount = abs(Decimal(value))
    grouped = amount >= LEAST_GROUPED or not group.isspace()
    text = f"{amount:,f}" if grouped else f"{amount:f}"
    whole, _, decimals = text.partition(".")
    text = whole.replace(",", group) + (point + decimals if decimals else "")
    return (MINUS if value < 0 else "") + text


def _degrees(value: Decimal, sides: str, language: str) -> str:
    """C12: with minutes, as the source has it."""
    minutes = int(rounded(abs(value) * 60, 0))
    side = sides[0] if value >= 0 else sides[1]
    side = LOCAL_SIDES.get(language, {}).get(side, side)
    return f"{minutes // 60}°{minutes % 60:02}′\u00a0{side}"


def per_continent(countries: list[Country]) -> dict[str, int]:
    """L10: how many cards of each continent there are, those of two counted in both."""
    counts: dict[str, int] = {}
    for country in countries:
        for continent in country.continents:
            counts[continent] = counts.get(continent, 0) + 1
    return counts
