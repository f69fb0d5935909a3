"""Państwa on paper: 60 tiles, four dice to fold, 54 point tokens and a page with the symbols."""

from __future__ import annotations

from typing import Any

from mappamundi.atlas import COUNTRIES, Country
from mappamundi.games.panstwa.facts import CODES, DICE, FACES, SIDES, faces_of
from mappamundi.pieces import Leaf, Piece, Printing, Sheet
from mappamundi.speech import Speech

TITLE = "Państwa"
UNPRINTED = ("3.5", "9")  # the clock, the net, and bots
SOURCES = ("facts", "climates")
TILE = 60.0  # millimetres
TOKEN = 21.0
TOKENS = ((1, 44), (5, 10))  # worth, how many
# The faces of each die, in the order of the rulebook.
FACES_BY_DIE = tuple(FACES[die * SIDES : (die + 1) * SIDES] for die in range(DICE))
SILHOUETTES = ("EU", "AS", "AF", "NA")


def printing(speech: Speech) -> Printing:
    """K3: a tile's front has picture and name, its back the symbols."""
    countries = [COUNTRIES[code] for code in CODES]
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
    return Printing(
        TITLE,
        sheets,
        leaves,
        flags=codes,
        sections=codes,
        silhouettes=SILHOUETTES,
        sources=SOURCES,
        unprinted=UNPRINTED,
    )


def picture(country: Country, speech: Speech) -> dict[str, Any]:
    """The side that lies open."""
    name = country.names[speech.language]
    return {"kind": "tile", "code": country.alpha2, "name": name}


def back(country: Country, speech: Speech) -> dict[str, Any]:
    """The side that is scored: a row of symbols for each die."""
    fits = faces_of(country)
    rows = [
        [
            {"face": face, "word": speech.say("print-symbol", kind=face)}
            for face in die
            if face in fits
        ]
        for die in FACES_BY_DIE
    ]
    return {"kind": "symbols", "name": country.names[speech.language], "rows": rows}


def dice(speech: Speech) -> dict[str, Any]:
    """Four nets to cut out, fold and glue."""
    return {
        "kind": "dice",
        "title": speech.say("print-dice"),
        "note": speech.say("print-dice-note"),
        "dice": [list(die) for die in FACES_BY_DIE],
        "names": [speech.say("print-die", number=number + 1) for number in range(DICE)],
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
                        "meaning": speech.say("panstwa-meaning", face=face),
                    }
                    for face in die
                ],
            }
            for number, die in enumerate(FACES_BY_DIE)
        ],
    }
