"""What can happen at a table, as its log keeps it: the kind and the payload of an entry."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from mappamundi.server.protocol import Level, Reaction, Setting, TableId


# One is kept for every action of every table in memory: none may be what `tidying` has to look at.
class Happening(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What all of them have in common: the past tense."""


class Occupant(Happening, frozen=True):
    """Who has a seat: a person, a bot, or a bot that holds a person's seat."""

    person: str | None = None
    bot: Level | None = None


class Made(Happening, frozen=True):
    """The table was opened; some seats may have been given away with it."""

    setting: Setting
    rules: int  # version of the rules it will be played by
    host: str
    chairs: list[Occupant]
    lines: tuple[str, ...] = ()  # of a game that was begun elsewhere


class Sat(Happening, frozen=True):
    """Somebody took a seat, or came back to it."""

    seat: int
    person: str


class Stood(Happening, frozen=True):
    """Somebody left; from a running table only for a while, and a bot holds the seat."""

    seat: int


class BotsSat(Happening, frozen=True):
    """Bots took seats."""

    seats: list[int]
    level: Level


class Cleared(Happening, frozen=True):
    """A seat was made free."""

    seat: int


class Started(Happening, frozen=True):
    """The game began with these draws, and with this much time if there is a clock."""

    commitment: str
    lines: tuple[str, ...]
    decision: int | None = None  # milliseconds for each
    reserve: int = 0  # milliseconds for all together


class Acted(Happening, frozen=True):
    """A seat acted, and chance after it; `mark` says who decided if not the person."""

    seat: int
    lines: tuple[str, ...]
    mark: str = ""


class Said(Happening, frozen=True):
    """A word to the table."""

    text: str


class Reacted(Happening, frozen=True):
    """A quick reaction."""

    reaction: Reaction


class Nudged(Happening, frozen=True):
    """Somebody who is away was reminded."""

    seat: int


class WarmKept(Happening, frozen=True):
    """A bot keeps the seat of somebody who is away, until they are back."""

    seat: int


class Replaced(Happening, frozen=True):
    """A bot failed, and a weaker one took its seat."""

    seat: int
    level: Level


class Followed(Happening, frozen=True):
    """The same people go on at another table."""

    table: TableId


AnyHappening: TypeAlias = (
    Made
    | Sat
    | Stood
    | BotsSat
    | Cleared
    | Started
    | Acted
    | Said
    | Reacted
    | Nudged
    | WarmKept
    | Replaced
    | Followed
)

KINDS: dict[str, type[AnyHappening]] = {
    "make": Made,
    "sit": Sat,
    "stand": Stood,
    "bots": BotsSat,
    "clear": Cleared,
    "start": Started,
    "act": Acted,
    "say": Said,
    "react": Reacted,
    "nudge": Nudged,
    "hold": WarmKept,
    "replace": Replaced,
    "rematch": Followed,
}
KIND_OF = {kind: name for name, kind in KINDS.items()}
_DECODERS = {name: msgspec.json.Decoder(kind) for name, kind in KINDS.items()}
_ENCODER = msgspec.json.Encoder()


def write(happening: AnyHappening) -> str:
    """The payload of an entry."""
    return _ENCODER.encode(happening).decode()


def read(kind: str, payload: str) -> AnyHappening:
    """What an entry says."""
    happening: AnyHappening = _DECODERS[kind].decode(payload)
    return happening
