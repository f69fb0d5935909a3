"""What nodes say to each other.

Of a game only what some viewer of that node may see: frames made of sights, and what somebody does.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from mappamundi.server.hall.news import AnyNews, Word
from mappamundi.server.protocol import Done, Hint, LostRace, Person, Refused
from mappamundi.server.requests import AskHint
from mappamundi.server.table.listing import Listing

OrderAnswer: TypeAlias = Done | Refused | Hint | LostRace


class Looked(msgspec.Struct, frozen=True, array_like=True):
    """Somebody who looks at a table through another node."""

    number: int  # given by that node
    person: Person
    seen: int  # the version up to which they have been shown it
    rules: int = 0  # by which they make views themselves


class Looks(Word, frozen=True):
    """These look at a table of yours: said at first, then every second, or to ask for the rest."""

    table: str
    lookers: list[Looked]
    is_asking: bool = False  # for what has happened since


class LooksAway(Word, frozen=True):
    """These look at it no more."""

    table: str
    lookers: list[int]


class PassedOrder(Word, frozen=True):
    """An order to a table of yours; said again until there is an answer."""

    number: int
    command: bytes  # as somebody at a line says it
    person: str | None
    face: Person | None
    is_spoken: bool  # by somebody at a line
    round_trip: float  # of that line, in seconds


class HintWanted(Word, frozen=True):
    """Somebody asks what a master would do."""

    number: int
    request: AskHint
    face: Person


class Answered(Word, frozen=True):
    """What became of an order, or of a question."""

    table: str
    number: int
    answer: OrderAnswer


class Frame(Word, frozen=True):
    """What some who look through you shall see: equal eyes are sent the same, once."""

    table: str
    lookers: list[int]
    since: int
    version: int
    is_race: bool
    frame: bytes


class Unseen(Word, frozen=True):
    """These cannot look at a table, or not any more."""

    table: str
    lookers: list[int]
    message: str
    arguments: dict[str, str | int]


class NotHere(Word, frozen=True):
    """I do not hold this table: find out who does."""

    table: str


class Listed(Word, frozen=True):
    """What has changed at tables of mine, for lobbies."""

    tables: list[tuple[Listing, str]]


class Attendance(Word, frozen=True):
    """Everybody who is connected to me, and my tables at which anybody may sit down."""

    people: list[str]
    tables: list[Listing]
    part: int = 0  # of so many parts
    parts: int = 1
    number: int = 0  # the same for all parts of one roll


class Moved(Word, frozen=True):
    """Who has come to me, and who has gone."""

    came: list[str]
    went: list[str]


class Spent(Word, frozen=True):
    """These have spent so much at mine, each of an allowance of their own."""

    what: str  # allowances
    amounts: list[tuple[str, float]]


class Taken(Word, frozen=True):
    """So many places do these have at mine, of those that are limited."""

    what: str  # places
    counts: list[tuple[str, int]]


class Departed(Word, frozen=True):
    """A node is no more; its tables are others'."""

    node: str


AnyWord: TypeAlias = (
    Looks
    | LooksAway
    | PassedOrder
    | HintWanted
    | Answered
    | Frame
    | Unseen
    | NotHere
    | Listed
    | Attendance
    | Moved
    | Spent
    | Taken
    | Departed
    | AnyNews
)


class WantListing(Word, frozen=True):
    """How does a table of yours stand, for this person?"""

    table: str
    person: str


class WantMatch(Word, frozen=True):
    """A seat at a table of this game that is about to begin."""

    game: str
    person: Person
    address: str


class WantWhereabouts(Word, frozen=True):
    """From where is somebody connected to you?"""

    person: str


class WantTakenUp(Word, frozen=True):
    """Can you take this table up? I cannot, and hold it no more."""

    table: str


class WantFigures(Word, frozen=True):
    """What have you counted, if you are one of this crew?"""

    crew: str


class ListingGiven(Word, frozen=True):
    """How a table stands."""

    listing: Listing


class TableGiven(Word, frozen=True):
    """The table where somebody was given a seat."""

    table: str


class PlacesGiven(Word, frozen=True):
    """From where somebody is connected."""

    places: list[str]


class FiguresGiven(Word, frozen=True):
    """What a process has counted; without a name it is none of that crew."""

    process: str = ""
    text: bytes = b""


class NotGiven(Word, frozen=True):
    """Why there is no answer."""

    message: str
    arguments: dict[str, str | int]


NodeQuestion: TypeAlias = WantListing | WantMatch | WantWhereabouts | WantTakenUp | WantFigures
NodeAnswer: TypeAlias = ListingGiven | TableGiven | PlacesGiven | FiguresGiven | NotGiven
