"""A country as a terminal shows it, and the report of a check."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import Decimal

import msgspec
from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mappamundi.atlas.checking import Finding
from mappamundi.atlas.countries import COUNTRIES, Country
from mappamundi.atlas.decks import DECKS
from mappamundi.atlas.printed import local, printed
from mappamundi.speech import LANGUAGES, Speech

WIDTH = 76
JSON = msgspec.json.Encoder(decimal_format="number")
FACTBOOK = "Factbook 2022"
WORLD_BANK = "World Bank"
FigureLine = tuple[str, str, str]  # Fluent id, value, source


def shown(country: Country, speech: Speech) -> RenderableType:
    """Everything the atlas knows about a country."""
    facts = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    facts.add_column(style="dim")
    facts.add_column()
    facts.add_column(style="dim italic")
    for label, value, source in lines(country, speech):
        facts.add_row(speech.say(label), Text(value), source)
    title = Text(f" {country.names[speech.language]} ", "bold")
    codes = f"{country.alpha2} · {country.alpha3} · {country.numeric}"
    body = Group(Text(whereabouts(country, speech), "cyan"), Text(), facts)
    return Panel(body, box=ROUNDED, title=title, subtitle=codes, width=WIDTH, padding=(1, 2))


def whereabouts(country: Country, speech: Speech) -> str:
    """The continents, and what others call it."""
    continents = [speech.say("continent", code=code) for code in country.continents]
    names = dict.fromkeys(country.names[each] for each in LANGUAGES if each != speech.language)
    names.pop(country.names[speech.language], None)
    return " / ".join(continents) + "".join(f" · {name}" for name in names)


def lines(country: Country, speech: Speech) -> Iterator[FigureLine]:
    """Label, value and source of each fact that there is."""
    capital = country.capitals.get(speech.language)
    if capital:
        yield "atlas-capital", capital, "Natural Earth"
    yield from figures(country, speech)
    yield from kinds(country, speech)
    decks = [name for name, codes in DECKS.items() if country.alpha2 in codes]
    yield "atlas-decks", ", ".join(decks) or "–", ""


def figures(country: Country, speech: Speech) -> Iterator[FigureLine]:
    """Return what is measured or counted of a country."""
    language = speech.language

    def number(value: Decimal | int | None) -> str:
        return "–" if value is None else local(value, language)

    def unit(message: str, value: Decimal | int | None) -> str:
        return "–" if value is None else speech.say(message, value=local(value, language))

    yield "atlas-area", unit("unit-km2", country.area_km2), FACTBOOK
    height = unit("unit-metres", country.highest_point_m)
    yield "atlas-summit", f"{country.highest_point_name}, {height}", FACTBOOK
    temperature = unit("unit-celsius", country.capital_mean_temp_c)
    yield "atlas-temperature", temperature, country.capital_mean_temp_source
    yield "atlas-people", number(country.population), FACTBOOK
    if country.population is not None:
        density = printed(country, "density", language)
        yield "atlas-density", speech.say("unit-density", value=density), ""
    yield "atlas-life", unit("unit-years", country.life_expectancy_years), FACTBOOK
    yield "atlas-age", unit("unit-years", country.median_age_years), FACTBOOK
    source = f"{FACTBOOK}, {country.gdp_year}" if country.gdp_year else FACTBOOK
    yield "atlas-gdp", unit("unit-dollars", country.gdp_ppp_per_capita_usd), source
    if country.gdp_nominal_per_capita_usd is not None:
        dollars = unit("unit-dollars", country.gdp_nominal_per_capita_usd)
        yield "atlas-gdp-nominal", dollars, f"{WORLD_BANK}, {country.gdp_nominal_year}"
    centre = ", ".join(printed(country, each, language) for each in ("latitude", "longitude"))
    yield "atlas-centre", centre, FACTBOOK
    yield "atlas-coastline", unit("unit-km", country.coastline_km), FACTBOOK
    yield "atlas-borders", unit("unit-km", country.land_boundary_km), FACTBOOK


def kinds(country: Country, speech: Speech) -> Iterator[FigureLine]:
    """Iterate over the kinds that a country belongs to: coast, government, religion."""
    yield "atlas-coast", speech.say("coast", kind=country.coast), FACTBOOK
    if country.government:
        yield "atlas-government", speech.say("government", kind=country.government), FACTBOOK
    if country.religion_majority:
        religion = speech.say("religion", kind=country.religion_majority)
        if country.religion_largest_pct is not None:
            share = speech.say(
                "unit-percent", value=local(country.religion_largest_pct, speech.language)
            )
            largest = speech.say("religion", kind=country.religion_largest or "other")
            religion += f" ({largest} {share})" if largest != religion else f" ({share})"
        yield "atlas-religion", religion, FACTBOOK
    zones = [speech.say("climate", kind=zone) for zone in country.climate_zones]
    yield "atlas-climate", ", ".join(zones) or "–", "Rubel et al. 2016"
    sides = [speech.say("hemisphere", side=side) for side in country.hemispheres]
    yield "atlas-hemispheres", ", ".join(sides), "Natural Earth"
    yield "atlas-united-nations", speech.say("un-status", kind=country.un_status), ""


def written(what: Country | Sequence[Country] | Sequence[Finding]) -> str:
    """Write facts as JSON, figures as the numbers they are."""
    return JSON.encode(what).decode()


def report(findings: Sequence[Finding], speech: Speech) -> list[str]:
    """A sentence for each finding, or the one that says all is well."""
    if not findings:
        return [speech.say("atlas-sound", count=len(COUNTRIES))]
    return [
        speech.say(each.message, country=each.country, column=each.column, **each.arguments)
        for each in findings
    ]
