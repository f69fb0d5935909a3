"""What has happened on one node, and has to happen on all of them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from mappamundi.server.protocol import Person

InMemory: TypeAlias = Literal["measures", "bonds", "devices"]  # what every node has in memory


class Word(msgspec.Struct, frozen=True, tag=True):
    """What one node says to others."""


class Renamed(Word, frozen=True):
    """Somebody has another name or colour."""

    person: Person


class SentAway(Word, frozen=True):
    """Somebody must say anew who they are."""

    person: str


class Evicted(Word, frozen=True):
    """Nobody from there may stay."""

    place: str


class Shut(Word, frozen=True):
    """Nobody comes to a table any more."""

    table: str
    reason: str


class Restored(Word, frozen=True):
    """A table can be come to again."""

    table: str


class Reloaded(Word, frozen=True):
    """The logs of these tables were changed in the store."""

    tables: list[str]


class Changed(Word, frozen=True):
    """What every node has in memory was changed in the store."""

    what: InMemory


AnyNews: TypeAlias = Renamed | SentAway | Evicted | Shut | Restored | Reloaded | Changed
