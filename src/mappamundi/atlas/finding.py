"""Finding a country by whatever somebody calls it."""

from __future__ import annotations

import unicodedata

from mappamundi.atlas.countries import COUNTRIES, FOLDER, Country, rows
from mappamundi.errors import Refusal

MOST_OFFERED = 6
# Names that cards do not bear, but people use: (code, name).
ALIASES = tuple((row["alpha2"], row["name"]) for row in rows(FOLDER / "aliases.csv"))


class UnknownCountry(Refusal):
    """No country, or more than one, goes by that name."""


def find(text: str, language: str = "en") -> Country:
    """By code, then by name in any language, then by capital, then by a part of a name."""
    wanted = folded(text)
    for match in (_by_code, _by_name, _by_capital, _by_beginning, _by_part):
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
    return " ".join("".join(each if each.isalnum() else " " for each in kept).split())


def _by_code(country: Country, wanted: str) -> bool:
    codes = (country.alpha2, country.alpha3, country.numeric)
    return wanted in [code.casefold() for code in codes]


def _by_name(country: Country, wanted: str) -> bool:
    aliases = (name for code, name in ALIASES if code == country.alpha2)
    return wanted in map(folded, (*country.names.values(), *aliases))


def _by_capital(country: Country, wanted: str) -> bool:
    return wanted in map(folded, country.capitals.values())


def _by_beginning(country: Country, wanted: str) -> bool:
    return any(folded(name).startswith(wanted) for name in country.names.values())


def _by_part(country: Country, wanted: str) -> bool:
    return any(wanted in folded(name) for name in country.names.values())
