"""What games teach of the world: facts that a story reveals, and questions about them.

A fact is a topic and a country. Several games have cards with the same figure, so topics have one
name for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mappamundi.told import Told

TOPICS = (
    "area", "population", "height", "temperature", "age", "life", "gdp", "latitude", "longitude",
    "continent", "hemisphere", "coast", "government", "religion", "climate",
)  # fmt: skip

OTHERS = 12  # countries that a question may choose from
PICK = "pick"  # one of the cards
PLACE = "place"  # a place for the card, before, between or behind the others
DOUBT = "doubt"  # the row of cards is right, or it is not
RIGHT, WRONG = 0, 1  # answers to a doubt


class Heard(msgspec.Struct, frozen=True):
    """A line of a story, its arguments apart by what they are."""

    message: str
    words: dict[str, str]
    numbers: dict[str, int]
    rows: dict[str, list[str]]


class Revealed(msgspec.Struct, frozen=True):
    """A fact that was revealed, and whether it had been judged rightly; None if it was not."""

    topic: str
    country: str
    right: bool | None


class Posed(msgspec.Struct, frozen=True):
    """A decision of a game, cut out of it, that follows from one fact."""

    kind: str  # PICK, PLACE or DOUBT
    prompt: Told
    card: str  # the country that is asked about
    cards: list[str]  # those it is compared with in their order; it is among them but for PLACE
    signs: list[str]  # that lie there, too, such as faces of dice
    right: list[int]  # the answers that are right: cards or places by their numbers
    why: list[Told]  # all that decides it


def heard(told: Told) -> Heard:
    """Sort the arguments of something told."""
    rows: dict[str, list[str]] = {}
    words: dict[str, str] = {}
    numbers: dict[str, int] = {}
    for name, value in told.arguments.items():
        if isinstance(value, str):
            words[name] = value
        elif isinstance(value, int):
            numbers[name] = value
        else:
            rows[name] = [str(each) for each in value]
    return Heard(told.message, words, numbers, rows)


def heard_all(story: Sequence[Told]) -> list[Heard]:
    """Sort the arguments of a whole story."""
    return [heard(told) for told in story]
