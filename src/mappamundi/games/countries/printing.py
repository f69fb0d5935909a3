"""Countries on paper: 152 countries, 6 categories, and the cards Plus and Minus."""

from __future__ import annotations

from typing import Any

from mappamundi.atlas import COUNTRIES, DECKS, Country
from mappamundi.atlas.printed import PLACED, printed
from mappamundi.pieces import Piece, Printing, Sheet
from mappamundi.speech import Speech

TITLE = "Countries"
UNPRINTED = ("8.3", "9")  # what bots know, and the clock
UNITS = {"surface": "unit-km2", "age": "unit-years", "summit": "unit-metres"}
REMINDERS = (("4.3", 2), ("4.4", 2), ("5.1", 2), ("5.2", 2), ("5.3", 2), ("6.1", 2))
ENDS = ("minus", "plus")


def printing(speech: Speech) -> Printing:
    """C2: the name on one side, the figures on the other."""
    codes = DECKS["countries152"]
    countries = [
        Piece(code, name_side(COUNTRIES[code], speech), data_side(COUNTRIES[code], speech))
        for code in codes
    ]
    categories = [Piece(kind, category(kind, speech), {"kind": "back"}) for kind in PLACED]
    ends = [Piece(kind, end(kind, speech), {"kind": "back"}) for kind in ENDS]
    return Printing(
        TITLE,
        (Sheet((*countries, *categories, *ends)),),
        flags=codes,
        outlines=codes,
        sources=("facts",),
        reminders=REMINDERS,
        unprinted=UNPRINTED,
    )


def name_side(country: Country, speech: Speech) -> dict[str, Any]:
    """What everybody may see: nothing that could be compared."""
    return {
        "kind": "name",
        "code": country.alpha2,
        "name": country.names[speech.language],
    }


def data_side(country: Country, speech: Speech) -> dict[str, Any]:
    """C10: the figures of the source as they are."""
    return {
        "kind": "data",
        "code": country.alpha2,
        "name": country.names[speech.language],
        "rows": [
            {
                "kind": each,
                "word": speech.say("print-category", kind=each),
                "value": value(country, each, speech),
            }
            for each in PLACED
        ],
    }


def value(country: Country, kind: str, speech: Speech) -> str:
    """A figure with its unit, if it has one."""
    text = printed(country, kind, speech.language)
    return speech.say(UNITS[kind], value=text) if kind in UNITS else text


def category(kind: str, speech: Speech) -> dict[str, Any]:
    """One of the six things a row can be ordered by."""
    return {
        "kind": "category",
        "sign": kind,
        "word": speech.say("print-category", kind=kind),
        "unit": speech.say("print-category-unit", kind=kind),
    }


def end(kind: str, speech: Speech) -> dict[str, Any]:
    """C9: what lies at the left end and at the right end of the row."""
    return {
        "kind": "end",
        "sign": kind,
        "word": speech.say("print-end", kind=kind),
        "text": speech.say("print-end-text", kind=kind),
    }
