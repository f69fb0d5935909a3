"""What a guest is called before choosing a name: an animal in Latin, the same in every language."""

from __future__ import annotations

import hashlib
import unicodedata
from typing import Literal, get_args

from mappamundi.errors import Refusal
from mappamundi.server.writing import JOINER, NARROW, harmless

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
UNKNOWN = "Cn"  # the category of letters that there are not yet
# Alphabets with letters in common: a word in two of them is made to be mistaken for another.
ALIKE = ("LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE", "GEORGIAN", "LISU")


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
    """The name as it is kept: plain letters, one space between words, nothing unseen; or a refusal.

    Letters that are others in fancy dress (𝓐, Ａ) become those; whatever else could make one name
    look like another is refused, so that its owner knows.
    """
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not name.strip(NARROW + JOINER):
        raise BadName("name-empty")
    if len(name) > LONGEST_NAME:
        raise BadName("name-long", most=LONGEST_NAME)
    if harmless(name) != name or UNKNOWN in map(unicodedata.category, name):
        raise BadName("name-unseen")
    if any(len(alphabets(word)) > 1 for word in name.split()):
        raise BadName("name-mixed")
    return name


def alphabets(word: str) -> set[str]:
    """Return the alphabets, of those that could be mistaken for each other, that a word uses."""
    return {unicodedata.name(letter, "").partition(" ")[0] for letter in word} & set(ALIKE)


def _number(purpose: str, person: str) -> int:
    return int.from_bytes(hashlib.sha256(f"{purpose} {person}".encode()).digest()[:8], "big")
