"""A word to the table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from mappamundi.server.protocol import LONGEST_SAYING
from mappamundi.server.table.deciding import may_speak, need
from mappamundi.server.table.deed import (
    Command,
    Decision,
    Deed,
    Effect,
    Happening,
    Logged,
    Occasion,
    Ordered,
    Words,
)
from mappamundi.server.table.standing import Standing
from mappamundi.server.visitors.known import is_bot
from mappamundi.server.writing import harmless


class Say(Command, frozen=True, tag="say"):
    """A word to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]


class Said(Happening, frozen=True):
    """A word to the table."""

    text: str


def decide(table: Standing, command: Say, occasion: Occasion) -> Decision:
    """What is left of a text without anything unseen."""
    may_speak(table, occasion.person)
    need(not is_bot(occasion.person) or occasion.person not in table.greeted, "bots-only-greet")
    text = harmless(command.text).strip()
    need(bool(text), "bad-saying")
    return Decision(Said(text))


def fold(table: Standing, happened: Said, effect: Effect) -> None:
    """Keep it among the last that were said."""
    table.hear(effect.person or table.host, effect.at, *says(happened))


def says(happened: Said) -> Words:
    """The words, as others read them."""
    return Words(text=happened.text)


DEED = Deed(
    Ordered(Say, decide, cost=2.0, is_addressed=True, is_talk=True),
    Logged("say", Said, fold, emptied=Said(""), says=says, is_playing=True),
)
