"""Państwa on paper: 60 tiles, four dice to fold, 54 point tokens and a page with the symbols."""

from __future__ import annotations

from typing import Any

from mappamundi.atlas import COUNTRIES, DECKS, Country
from mappamundi.pieces import Leaf, Piece, Printing, Sheet
from mappamundi.speech import Speech

TITLE = "Państwa"
TILE = 60.0  # millimetres
TOKEN = 21.0
TOKENS = ((1, 44), (5, 10))  # worth, how many
GDP_LIMIT = 20_000  # US dollars, below which it is low (K29)
AREA_LIMITS = (100_000, 500_000)  # square kilometres (K30)
PEOPLE_LIMITS = (10_000_000, 50_000_000)
SIZES = ("small", "medium", "large")
# K7: the faces of the four dice, in the order of the rulebook.
DICE = (
    ("europe", "asia", "africa", "america", "south", "north"),
    ("christianity", "islam", "monarchy", "republic", "gdp-low", "gdp-high"),
    ("island", "coastal", "landlocked", "area-small", "area-medium", "area-large"),
    (
        *("people-small", "people-medium", "people-large"),
        *("tropical", "subtropical", "temperate"),
    ),
)
CONTINENT_FACES = {"EU": "europe", "AS": "asia", "AF": "africa", "NA": "america", "SA": "america"}
SILHOUETTES = ("EU", "AS", "AF", "NA")


def printing(speech: Speech) -> Printing:
    """K3: a tile's front has picture and name, its back the symbols."""
    countries = [COUNTRIES[code] for code in DECKS["dice60"]]
    tiles = tuple(
        Piece(each.alpha2, picture(each, speech), back(each, speech)) for each in countries
    )
    tokens = tuple(
        Piece(f"token-{worth}-{number + 1}", {"kind": "token", "worth": worth}, {"kind": "coin"})
        for worth, many in TOKENS
        for number in range(many)
    )
    sheets = (Sheet(tiles, TILE, TILE), Sheet(tokens, TOKEN, TOKEN))
    leaves = (Leaf(dice(speech), is_cut=True), Leaf(legend(speech)))
    codes = tuple(country.alpha2 for country in countries)
    return Printing(TITLE, sheets, leaves, flags=codes, sections=codes, silhouettes=SILHOUETTES)


def picture(country: Country, speech: Speech) -> dict[str, Any]:
    """The side that lies open."""
    name = country.names[speech.language]
    return {"kind": "tile", "code": country.alpha2, "name": name}


def back(country: Country, speech: Speech) -> dict[str, Any]:
    """The side that is scored: a row of symbols for each die."""
    fits = symbols(country)
    rows = [
        [
            {"face": face, "word": speech.say("print-symbol", kind=face)}
            for face in die
            if face in fits
        ]
        for die in DICE
    ]
    return {"kind": "symbols", "name": country.names[speech.language], "rows": rows}


def symbols(country: Country) -> frozenset[str]:
    """K23–K34: the faces that fit a country."""
    fits = {CONTINENT_FACES[each] for each in country.continents if each in CONTINENT_FACES}
    fits |= {"north" if side == "N" else "south" for side in country.hemispheres}
    if country.religion_majority in DICE[1]:
        fits.add(str(country.religion_majority))
    fits |= {str(country.government), country.coast, *country.climate_zones}
    fits.add("gdp-low" if (country.gdp_ppp_per_capita_usd or 0) < GDP_LIMIT else "gdp-high")
    fits.add(f"area-{size(float(country.area_km2), AREA_LIMITS)}")
    fits.add(f"people-{size(country.population or 0, PEOPLE_LIMITS)}")
    return frozenset(fits)


def size(amount: float, limits: tuple[int, int]) -> str:
    """K30: on a limit is medium."""
    low, high = limits
    return SIZES[0] if amount < low else SIZES[2] if amount > high else SIZES[1]


def dice(speech: Speech) -> dict[str, Any]:
    """Four nets to cut out, fold and glue."""
    return {
        "kind": "dice",
        "title": speech.say("print-dice"),
        "note": speech.say("print-dice-note"),
        "dice": [list(die) for die in DICE],
        "names": [speech.say("print-die", number=number + 1) for number in range(len(DICE))],
    }


def legend(speech: Speech) -> dict[str, Any]:
    """What every symbol means."""
    return {
        "kind": "legend",
        "title": speech.say("print-symbols"),
        "dice": [
            {
                "name": speech.say("print-die", number=number + 1),
                "faces": [
                    {
                        "face": face,
                        "word": speech.say("print-symbol", kind=face),
                        "meaning": speech.say("print-symbol-meaning", kind=face),
                    }
                    for face in die
                ],
            }
            for number, die in enumerate(DICE)
        ],
    }
