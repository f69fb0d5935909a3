"""The countries of the world: facts, names in six languages, and the decks made of them."""

from mappamundi.atlas.countries import COUNTRIES, Country
from mappamundi.atlas.decks import DECKS, JOKERS

__all__ = ["COUNTRIES", "DECKS", "JOKERS", "Country"]
