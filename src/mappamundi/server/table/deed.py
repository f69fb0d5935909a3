"""What a deed is: one thing that can be done at a table, from the wish to what is left of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from mappamundi.server.protocol import CommandId, Message, Reaction, TableId
from mappamundi.server.store.changes import Change
from mappamundi.server.store.entry import Entry
from mappamundi.server.table.clock import Timing
from mappamundi.server.table.company import Company
from mappamundi.server.table.play import Play
from mappamundi.server.table.standing import Standing
from mappamundi.turn import Turn

PLAIN = 1.0  # what a move costs, and whatever is no dearer


class Command(Message, frozen=True):
    """What a person sends to have something done at a table."""

    table: TableId
    id: CommandId


class OwnCommand(msgspec.Struct, frozen=True):
    """What a table tells itself to do."""


# One is kept for every action of every table in memory: none may be what `tidying` has to look at.
class Happening(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What was done, as the payload of an entry in the log says it: the past tense."""


C = TypeVar("C", bound=Command | OwnCommand)
H = TypeVar("H", bound=Happening)


class Occasion(NamedTuple):
    """What a decision may know besides the table: who asks, when, and who is there."""

    person: str  # "" where the table asks itself
    at: int
    timing: Timing | None  # how long one may think here
    company: Company


class Decision(NamedTuple):
    """What happens, what it does to the game, and what must be kept with it."""

    happened: Happening
    turn: Turn | None = None
    play: Play | None = None  # the game that begins so
    changes: Sequence[Change] = ()  # in the store, besides the log
    entries: Sequence[Entry] = ()  # of another table


class Effect(NamedTuple):
    """What folding a happening needs to know besides it: when, by whom, what it did to the game."""

    at: int
    person: str | None = None  # None: the table itself
    turn: Turn | None = None
    play: Play | None = None


class Words(NamedTuple):
    """What somebody tells all others at the table."""

    text: str | None = None
    reaction: Reaction | None = None


@dataclass(frozen=True, slots=True)
class Ordered(Generic[C]):
    """How it comes to a deed: by a command, and a question without effects."""

    command: type[C]
    decide: Callable[[Standing, C, Occasion], Decision]
    cost: float = PLAIN  # of the allowance of whoever sends it
    is_addressed: bool = False  # to others: not for who is muted
    is_talk: bool = False  # of which nobody can do much at once
    is_sent: bool = True  # over the socket; else asked for over HTTP, where more is looked at


@dataclass(frozen=True, slots=True)
class Logged(Generic[H]):
    """What becomes of a deed: an entry of the log, and what follows from it."""

    kind: str
    happening: type[H]
    fold: Callable[[Standing, H, Effect], None]
    emptied: H | None  # what is left when its person is deleted; None: it has no words of theirs
    says: Callable[[H], Words] | None = None
    is_playing: bool = False  # a table where it happened was played at; nobody's seat changes by it
    is_seating: bool = False  # somebody sees the table with other eyes after it


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that can be done at a table; some of its own are logged as what people do."""

    ordered: Ordered[Any] | None = None
    logged: Logged[Any] | None = None


_ENCODER = msgspec.json.Encoder()


def write(happened: Happening) -> str:
    """The payload of an entry."""
    return _ENCODER.encode(happened).decode()
