"""Games, tables and the atlas as they go over HTTP, both ways, as JSON.

What concerns people is in `account` and `profile`; `/api/openapi.json` is made from all of it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from mappamundi.atlas import Country
from mappamundi.log import Log
from mappamundi.server.protocol import (
    PATIENCE,
    Chair,
    Level,
    Outcome,
    Pace,
    Saying,
    Setting,
    Status,
    TableId,
)
from mappamundi.told import Told

BondKind = Literal["friend", "mute", "block"]  # what one can say of somebody else
Language = Literal["en", "de", "fr", "pl", "it", "nl"]
Reason = Literal["words", "name", "cheating", "leaving", "other"]  # to report somebody
DeviceId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
GameSlug = Annotated[str, Meta(pattern="^[a-z_]{1,40}$")]
PasskeyId = Annotated[str, Meta(min_length=1, max_length=1400, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=20, max_length=2000, pattern="^[A-Za-z0-9_.-]+$")]
# Through whose eyes a game is seen: a spectator's, a seat's, or with every card open.
Eyes = Annotated[str, Meta(pattern="^(spectator|all|[0-9]|1[01])$")]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all of these have in common: an unknown field is refused."""


class Problem(Body, frozen=True):
    """Why something was not done: a Fluent id with its arguments."""

    message: str
    arguments: dict[str, str | int] = {}


class Option(Body, frozen=True):
    """Something that can be set: one of some words, or a number between two."""

    name: str
    default: str
    words: list[str] | None = None
    low: int | None = None
    high: int | None = None


class GameOffer(Body, frozen=True):
    """A game that can be played here."""

    slug: str
    title: str
    seats: tuple[int, int]  # fewest and most
    usual_seats: int
    options: list[Option]
    bots: list[Level]
    can_race: bool  # is there a way to play it against the clock of one's hands?
    race: dict[str, str] = {}  # the options that make it that


class NewTable(Body, frozen=True):
    """The table I want; with `bots` all other seats are theirs and it begins at once."""

    game: GameSlug
    options: dict[str, str] = {}
    seats: Annotated[int, Meta(ge=1, le=12)] | None = None
    pace: Pace = "relaxed"
    is_public: bool = False
    is_rated: bool = False
    allows_hints: bool = True
    bots: Level | None = None
    patience: Annotated[int, Meta(ge=0, le=86_400)] = PATIENCE  # for who is away; 0: endless
    admits_bots: bool = False  # may guest bots sit down that I have not asked?


class BroughtGame(Body, frozen=True):
    """A game against bots that I have begun on a device of my own, and want to go on with here."""

    log: Log  # so far, with the secret behind its draws; whoever is not me in it is a bot, by level
    seat: Annotated[int, Meta(ge=0, le=11)]  # mine
    allows_hints: bool = True


class NewMatch(Body, frozen=True):
    """The game that I want to play now, with anybody."""

    game: GameSlug


class MadeTable(Body, frozen=True):
    """A table that there is now."""

    table: TableId


class FinishedGame(Body, frozen=True):
    """A game that is over, with all that it takes to step through it elsewhere."""

    table: TableId
    setting: Setting
    chairs: list[Chair]
    log: Log  # with the secret behind its draws


class ReplayStep(Body, frozen=True):
    """A decision, or all draws up to the next one, and what is seen after it."""

    view: Any  # the game's own `View`
    story: list[Told]
    waiting: list[int]
    actor: int | None = None  # None for chance
    action: str | None = None  # in notation, None for chance; with `?` for what may not be known
    mark: str | None = None  # who decided, if not the person of the seat
    views: list[Any] | None = None  # with every card open: what each seat sees


class Replay(Body, frozen=True):
    """A part of a game, to step through; what was said last comes with the first."""

    table: TableId
    status: Status
    setting: Setting
    chairs: list[Chair]
    steps: list[ReplayStep]
    outcome: Outcome | None = None
    sayings: list[Saying] = []
    first: int = 0  # the number of the first step here
    length: int = 0  # steps in all
    next: int | None = None  # the step to ask for next, unless these are the last


class Atlas(Body, frozen=True):
    """The countries with their figures and names, and the decks made of them."""

    countries: list[Country]
    decks: dict[str, list[str]]
    jokers: list[list[str]]


class Card(Body, frozen=True):
    """A printed piece: its size in millimetres and what stands on both sides."""

    id: str
    width: float
    height: float
    front: dict[str, Any]
    back: dict[str, Any] | None = None


class Cards(Body, frozen=True):
    """All pieces of a game in a language."""

    game: str
    title: str
    cards: list[Card]
