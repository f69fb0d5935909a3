"""A quick reaction, shown to the table."""

from __future__ import annotations

from mappamundi.server.protocol import Reaction
from mappamundi.server.table.deciding import may_speak
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


class React(Command, frozen=True, tag="react"):
    """A quick reaction, shown to the table."""

    reaction: Reaction


class Reacted(Happening, frozen=True):
    """A quick reaction."""

    reaction: Reaction


def decide(table: Standing, command: React, occasion: Occasion) -> Decision:
    """Decide who may react: whoever may speak."""
    may_speak(table, occasion.person)
    return Decision(Reacted(command.reaction))


def fold(table: Standing, happened: Reacted, effect: Effect) -> None:
    """Keep it among the last that were said."""
    table.hear(effect.person or table.host, effect.at, *says(happened))


def says(happened: Reacted) -> Words:
    """The reaction, as others see it."""
    return Words(reaction=happened.reaction)


DEED = Deed(
    Ordered(React, decide, is_addressed=True, is_talk=True),
    Logged("react", Reacted, fold, emptied=None, says=says, is_playing=True),
)
