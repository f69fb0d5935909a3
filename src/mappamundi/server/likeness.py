"""Which names look the same, and how people who bear them are told apart at one table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

from msgspec.structs import replace

from mappamundi.server.protocol import Person

ASIDE = "\u200e"  # stands around letters of scripts that run the other way, in Unicode's table
UPRIGHT = str.maketrans("i|!", "lll")  # all of them one stroke


@lru_cache(maxsize=4096)
def skeletons(name: str) -> frozenset[str]:
    """What is left of a name for who does not look closely; names that share one look alike.

    By Unicode's table of confusable letters (UTS 39), and without cases, marks and spaces: once as
    it is written, for capitals that look alike, and once in small letters.
    """
    return frozenset(map(skeleton, (name, name.casefold())))


def skeleton(name: str) -> str:
    """Return a text as it looks to who does not look closely."""
    letters = unicodedata.normalize("NFKD", name)
    plain = "".join(prototypes().get(letter, letter) for letter in letters).casefold()
    bare = unicodedata.normalize("NFKD", plain.translate(UPRIGHT))
    return "".join(each for each in bare if unicodedata.category(each)[0] not in "MCZ")


@cache
def prototypes() -> dict[str, str]:
    """Letter -> what it looks like. Read when the first two people meet: it takes a moment."""
    from confusable_homoglyphs.confusables import confusables_data

    found = {}
    for letter, likes in confusables_data.items():
        (first, *others) = [each["c"].strip(ASIDE) for each in likes]
        is_prototype = bool(others) or len(letter) > 1
        is_twin = len(confusables_data.get(first, ())) == 1 and len(first) == 1
        if not is_prototype:
            found[letter.strip(ASIDE)] = min(letter, first) if is_twin else first
    return found


def told_apart(people: Iterable[Person]) -> dict[str, Person]:
    """People by their ids; who comes second with a name that looks like another's gets a number."""
    shown: dict[str, Person] = {}
    taken: set[str] = set()
    for person in people:
        if person.id not in shown:
            shown[person.id] = replace(person, name=_free(person.name, taken))
            taken |= skeletons(shown[person.id].name)
    return shown


def _free(name: str, taken: set[str]) -> str:
    """The name, or the first of its numbers that nobody has; who is nameless stays so."""
    wish, number = name, 1
    while name and skeletons(wish) & taken:
        number += 1
        wish = f"{name} ({number})"
    return wish
