"""Finding a country by whatever somebody calls it."""

from __future__ import annotations

import unicodedata
from functools import cache

from mappamundi.atlas.countries import COUNTRIES, FOLDER, Country, rows
from mappamundi.errors import Refusal

MOST_OFFERED = 6
WORDS = {"and": "", "the": "", "st": "saint"}  # written one way or the other
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})


class UnknownCountry(Refusal):
    """No country, or more than one, goes by that name."""


def find(text: str, language: str = "en") -> Country:
    """By code, by name in any language, by another usual name, by capital, by part of a name."""
    wanted = folded(text)
    for match in (_by_code, _by_name, _by_common_name, _by_capital, _by_beginning, _by_part):
        found = [country for country in COUNTRIES.values() if wanted and match(country, wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            names = sorted(country.names[language] for country in found)
            offered = ", ".join(names[:MOST_OFFERED]) + (" …" if len(names) > MOST_OFFERED else "")
            raise UnknownCountry("atlas-ambiguous", text=text, offered=offered)
    raise UnknownCountry("atlas-unknown", text=text)


def folded(text: str) -> str:
    """Without case, accents and signs: what people type when they are in a hurry."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l").replace("’", "'"))
    kept = "".join(each for each in plain if not unicodedata.combining(each))
    words = "".join(each if each.isalnum() else " " for each in kept).split()
    return " ".join(filter(None, (WORDS.get(word, word) for word in words)))


@cache
def plain(name: str) -> str:
    """A name of the atlas, folded once: there are thousands of them to look through."""
    return folded(name)


@cache
def spellings(name: str) -> frozenset[str]:
    """A name of the atlas without gaps, with umlauts written either way."""
    return frozenset(folded(each).replace(" ", "") for each in (name, name.translate(UMLAUTS)))


def means(wanted: str, name: str) -> bool:
    """Is it the same name, however umlauts and gaps are written?"""
    return wanted.replace(" ", "") in spellings(name)


@cache
def common_names() -> dict[str, list[str]]:
    """What countries are or were called besides their names, by code."""
    called: dict[str, list[str]] = {}
    for row in rows(FOLDER / "aliases.csv"):
        called.setdefault(row["alpha2"], []).append(row["name"])
    return called


def _by_code(country: Country, wanted: str) -> bool:
    codes = (country.alpha2, country.alpha3, country.numeric)
    return wanted in [code.casefold() for code in codes]


def _by_name(country: Country, wanted: str) -> bool:
    return any(means(wanted, name) for name in country.names.values())


def _by_common_name(country: Country, wanted: str) -> bool:
    return any(means(wanted, name) for name in common_names().get(country.alpha2, ()))


def _by_capital(country: Country, wanted: str) -> bool:
    return any(means(wanted, name) for name in country.capitals.values())


def _by_beginning(country: Country, wanted: str) -> bool:
    return any(plain(name).startswith(wanted) for name in country.names.values())


def _by_part(country: Country, wanted: str) -> bool:
    return any(wanted in plain(name) for name in country.names.values())
