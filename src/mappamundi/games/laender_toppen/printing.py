"""Länder toppen! on paper: 120 countries, 8 jokers, 6 strips in two halves, a score sheet."""

from __future__ import annotations

from typing import Any

from mappamundi.atlas import COUNTRIES, DECKS, JOKERS, Country
from mappamundi.atlas.countries import CONTINENTS
from mappamundi.atlas.printed import NOTHING, TOPPED, per_continent, printed
from mappamundi.pieces import CARD, Leaf, Piece, Printing, Sheet, score_sheet
from mappamundi.speech import Speech

TITLE = "Länder toppen!"
UNPRINTED = ("11",)  # the clock
SOURCES = ("facts", "temperatures")
REMINDERS = (
    *(("3.2", 1), ("4.2", 1), ("4.3", 1), ("4.5", 1), ("5.1", 1)),
    *(("6.1", 1), ("6.2", 1), ("8.3", 1), ("8.5", 1)),
)
SEATS = 6
UNITS = {
    "area": "unit-km2",
    "elevation": "unit-metres",
    "temperature": "unit-celsius",
    "inhabitants": "unit-millions",
    "life": "unit-years",
    "gdp": "unit-dollars",
}
HALVES = (tuple(TOPPED)[:3], tuple(TOPPED)[3:])  # of a strip, too long for a page
STRIP_HEIGHT = 22.0  # so that all of them stand on one leaf, of A4 and of letter
COUNTRY_CARDS = [COUNTRIES[code] for code in DECKS["top120"]]
COUNTS = per_continent(COUNTRY_CARDS)


def printing(speech: Speech) -> Printing:
    """L1: 120 countries with Antarctica among them, and the jokers of L8."""
    codes = tuple(country.alpha2 for country in COUNTRY_CARDS)
    back = {"kind": "back"}
    countries = [Piece(each.alpha2, front(each, speech), back) for each in COUNTRY_CARDS]
    jokers = [
        Piece(f"J{number}", joker(pair, speech), back)
        for number, pair in enumerate(JOKERS, start=1)
    ]
    strips = [
        Piece(f"strip-{seat}{letter}", strip(half, letter, speech))
        for seat in range(1, SEATS + 1)
        for letter, half in zip("ab", HALVES, strict=True)
    ]
    sheets = (
        Sheet((*countries, *jokers)),
        Sheet(tuple(strips), width=CARD[0] * len(HALVES[0]), height=STRIP_HEIGHT),
    )
    return Printing(
        TITLE,
        sheets,
        (scores(speech),),
        flags=codes,
        world=codes,
        sources=SOURCES,
        reminders=REMINDERS,
        blank=own_country(speech),
        unprinted=UNPRINTED,
    )


def front(country: Country, speech: Speech) -> dict[str, Any]:
    """All that the rulebook says a country's card shows; the figures are those of X8."""
    language = speech.language
    name, english = country.names[language], country.names["en"]
    return {
        "kind": "country",
        "code": country.alpha2,
        "continents": list(country.continents),
        "continent": " / ".join(speech.say("continent", code=c) for c in country.continents),
        "name": name,
        "english": english,
        "capital": country.capitals.get(language, NOTHING),
        "summit": country.highest_point_name,
        "density": density(country, speech),
        "rows": [
            [speech.say("print-category", kind=each), value(country, each, speech)]
            for each in TOPPED
        ],
        "counts": " · ".join(cards_of(code, speech) for code in country.continents),
    }


def own_country(speech: Speech) -> dict[str, Any]:
    """A country that nobody has heard of yet: the categories, and lines to write on."""
    return {"kind": "blank", "rows": [speech.say("print-category", kind=each) for each in TOPPED]}


def cards_of(continent: str, speech: Speech) -> str:
    """L10: how many countries of a continent there are in the deck."""
    name = speech.say("continent", code=continent)
    return speech.say("print-continent-cards", continent=name, count=COUNTS[continent])


def density(country: Country, speech: Speech) -> str:
    """People to the square kilometre, or a dash."""
    text = printed(country, "density", speech.language)
    return text if text == NOTHING else speech.say("unit-density", value=text)


def value(country: Country, category: str, speech: Speech) -> str:
    """A figure with its unit, or a dash where there is none."""
    text = printed(country, category, speech.language)
    return text if text == NOTHING else speech.say(UNITS[category], value=text)


def joker(pair: tuple[str, str], speech: Speech) -> dict[str, Any]:
    """A joker names the two continents it may be laid to."""
    return {
        "kind": "joker",
        "word": speech.say("print-joker"),
        "continents": list(pair),
        "names": [speech.say("continent", code=code) for code in pair],
        "text": speech.say("print-joker-text"),
    }


def strip(half: tuple[str, ...], letter: str, speech: Speech) -> dict[str, Any]:
    """Half a strip: above it the highest value takes, below it the lowest."""
    return {
        "kind": "strip",
        "half": letter,
        "names": [speech.say("print-category", kind=each) for each in half],
        "units": [speech.say("print-category-unit", kind=each) for each in half],
        "kinds": list(half),
        "highest": speech.say("print-highest"),
        "lowest": speech.say("print-lowest"),
    }


def scores(speech: Speech) -> Leaf:
    """A line for each continent and one for the closed pile."""
    rows = [speech.say("continent", code=code) for code in CONTINENTS]
    return score_sheet(TITLE, [*rows, speech.say("print-face-down")], SEATS, speech)
