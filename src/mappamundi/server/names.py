"""What a guest is called before choosing a name: an animal in Latin, the same in every language."""

from __future__ import annotations

import hashlib
import unicodedata
from typing import Literal, get_args

from mappamundi.errors import Refusal

LONGEST_NAME = 24
# The adjectives have one form for both genders, so that every pair agrees.
ANIMALS = (
    *("Alauda", "Alcedo", "Apis", "Aquila", "Balaena", "Bubo", "Capra", "Castor", "Cervus"),
    *("Ciconia", "Columba", "Corvus", "Cygnus", "Delphinus", "Equus", "Falco", "Formica", "Fulica"),
    *("Gallus", "Grus", "Hirundo", "Lacerta", "Leo", "Lepus", "Lutra", "Lynx", "Marmota"),
    *("Meles", "Mustela", "Noctua", "Orca", "Ovis", "Panthera", "Papilio", "Passer", "Pavo"),
    *("Phoca", "Rana", "Salamandra", "Sciurus", "Sturnus", "Testudo", "Tigris", "Turdus", "Ursus"),
    *("Vulpes",),
)
QUALITIES = (
    *("Agilis", "Amabilis", "Audax", "Australis", "Autumnalis", "Borealis", "Brevis", "Caelestis"),
    *("Comis", "Dulcis", "Elegans", "Felix", "Fortis", "Gentilis", "Hilaris", "Insignis"),
    *("Insularis", "Lenis", "Litoralis", "Mirabilis", "Nobilis", "Occidentalis", "Orientalis"),
    *("Pernix", "Prudens", "Sagax", "Sapiens", "Solaris", "Subtilis", "Vernalis", "Velox"),
    *("Vigilans", "Viridis"),
)
Colour = Literal[
    "red", "orange", "amber", "lime", "green", "teal",
    "sky", "blue", "indigo", "violet", "pink", "brown",
]  # fmt: skip
COLOURS: tuple[Colour, ...] = get_args(Colour)
# Letters without a picture of their own, that could make one name look like another.
UNSEEN = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
JOINERS = "\u200c\u200d"  # without these some scripts and signs fall apart
MOST_MARKS = 3  # above one letter


class BadName(Refusal):
    """A name that cannot be shown to others."""


def guest_name(person: str) -> str:
    """The name that goes with an id until another is chosen."""
    number = _number("name", person)
    return f"{ANIMALS[number % len(ANIMALS)]} {QUALITIES[number // 101 % len(QUALITIES)]}"


def guest_colour(person: str) -> str:
    """The colour that goes with an id until another is chosen."""
    return COLOURS[_number("colour", person) % len(COLOURS)]


def proper_name(text: str) -> str:
    """The name as it is kept: one space between words, nothing invisible; or a refusal."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name.strip(JOINERS):
        raise BadName("name-empty")
    if len(name) > LONGEST_NAME:
        raise BadName("name-long", most=LONGEST_NAME)
    if any(unicodedata.category(each) in UNSEEN and each not in JOINERS for each in name):
        raise BadName("name-unseen")
    if _marks(name) > MOST_MARKS:
        raise BadName("name-unseen")
    return name


def _marks(name: str) -> int:
    """How many marks are piled upon one letter at most."""
    most = pile = 0
    for each in name:
        pile = pile + 1 if unicodedata.category(each).startswith("M") else 0
        most = max(most, pile)
    return most


def _number(purpose: str, person: str) -> int:
    return int.from_bytes(hashlib.sha256(f"{purpose} {person}".encode()).digest()[:8], "big")
