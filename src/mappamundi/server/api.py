"""Everything that goes over HTTP, both ways, as JSON; `/api/openapi.json` is made from this."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from mappamundi.atlas import Country
from mappamundi.log import Log
from mappamundi.server.identity import PersonId
from mappamundi.server.names import Colour
from mappamundi.server.protocol import (
    PATIENCE,
    Chair,
    Level,
    Outcome,
    Pace,
    Person,
    Saying,
    Setting,
    Status,
    TableId,
)
from mappamundi.told import Told

BondKind = Literal["friend", "mute", "block"]  # what one can say of somebody else
Language = Literal["en", "de", "fr", "pl"]
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


# ── Myself ───────────────────────────────────────────────────────────────────────────────────


class Me(Body, frozen=True):
    """The person of this browser."""

    person: Person
    is_kept: bool  # a passkey or a recovery link finds this person again
    passkeys: int
    has_recovery: bool
    language: Language | None = None  # None until one is chosen
    colours: list[Colour] = []  # to choose from
    is_muted: bool = False  # by the operator: no words, and the name that goes with the id
    is_banned: bool = False  # by the operator: no tables
    has_name: bool = False  # chosen, and not the one that goes with the id


class SignedOut(Me, frozen=True):
    """Who this browser is now, and what still finds the person it was."""

    passkeys_left: int = 0
    has_recovery_left: bool = False


class ChangeMe(Body, frozen=True):
    """What shall be different about me."""

    name: Annotated[str, Meta(min_length=1, max_length=100)] | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class SignOut(Body, frozen=True):
    """Forget me in this browser, or in all of them."""

    everywhere: bool = False


class NewDevice(Body, frozen=True):
    """A browser in which I want to be called, as its push service has made it known."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    key: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$")]  # the browser's public one
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
    language: Language
    name: Annotated[str, Meta(max_length=40)] = ""  # in words its owner knows again


class DeviceNote(Body, frozen=True):
    """Such a browser, as its owner may read of it."""

    id: DeviceId
    made: int  # milliseconds since 1970
    name: str = ""
    endpoint: str = ""
    language: str = ""


class PushState(Body, frozen=True):
    """Where I am called when no page is open."""

    key: str  # this server's public one; empty where nobody is called
    devices: list[DeviceNote]


class RecoveryLink(Body, frozen=True):
    """An address that makes whoever opens it this person; it replaces the one before."""

    link: str


class Recover(Body, frozen=True):
    """The token of such an address."""

    token: Token


class Ceremony(Body, frozen=True):
    """What the browser's authenticator is asked, and a ticket to hand in with its answer."""

    ticket: str
    options: dict[str, Any]  # for navigator.credentials, as the standard's JSON has them


class CeremonyAnswer(Body, frozen=True):
    """What the authenticator has answered."""

    ticket: Token
    credential: dict[str, Any]
    name: Annotated[str, Meta(max_length=100)] = ""  # of what the passkey was made with


# ── Games and tables ─────────────────────────────────────────────────────────────────────────


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


# ── People ───────────────────────────────────────────────────────────────────────────────────


class GameRecord(Body, frozen=True):
    """What somebody has done in one game."""

    game: str
    played: int  # tables finished
    won: int
    rated: int = 0  # those of them that counted for the rating
    rating: int | None = None
    is_settled: bool = False  # enough rated tables, with enough others, to be compared


class Finished(Body, frozen=True):
    """A table that somebody has finished."""

    table: TableId
    setting: Setting
    chairs: list[Chair]
    outcome: Outcome
    ended: int  # milliseconds since 1970
    seat: int


class PlayedGame(Body, frozen=True):
    """How one finished game went for somebody."""

    ended: int  # milliseconds since 1970
    place: int
    points: int
    seats: int
    level: Level | None = None  # of the bots, where there were any
    table: TableId | None = None  # where who asks may watch it again


class FavouriteCard(Body, frozen=True):
    """A card that somebody likes to play, or at least often does."""

    card: str
    played: int  # times
    won: int  # games with it


class BestDeal(PlayedGame, frozen=True):
    """One of somebody's best games, and the cards they played in it."""

    cards: list[str] = []


class Highlights(Body, frozen=True):
    """What somebody may be proud of in one game."""

    favourites: list[FavouriteCard]
    best: list[BestDeal]


class Profile(Body, frozen=True):
    """Somebody, and what may be known of what they have played."""

    person: Person
    since: int  # milliseconds since 1970
    games: list[GameRecord]
    recent: list[Finished]


class PasskeyNote(Body, frozen=True):
    """A passkey as its owner may read of it."""

    id: str
    made: int  # milliseconds since 1970
    name: str = ""  # of what it was made with
    used: int | None = None  # when it last was


class Seated(Body, frozen=True):
    """A table that somebody has sat at, with what they were shown of it."""

    table: TableId
    status: Status
    setting: Setting
    seat: int | None  # None for who left before the start
    actions: list[str]  # the log as this seat may read it
    said: list[Saying]


class ReportNote(Body, frozen=True):
    """A report as whoever made it may read it again."""

    table: TableId
    reason: Reason
    text: str
    at: int  # milliseconds since 1970


class Friend(Body, frozen=True):
    """Somebody who is my friend, as I am theirs."""

    person: Person
    is_here: bool = False  # connected to this server now


class Invited(Body, frozen=True):
    """A table to which a friend asks me."""

    table: TableId
    game: str
    by: Person


class Acquaintances(Body, frozen=True):
    """The people I have to do with here."""

    friends: list[Friend]
    asking: list[Person]  # who would like to be my friend
    asked: list[Person]  # whom I have asked
    muted: list[Person]  # whose words I do not see
    blocked: list[Person]  # the same, and I do not meet them
    invitations: list[Invited] = []


class FriendLink(Body, frozen=True):
    """An address; whoever opens it and agrees is my friend."""

    link: str


class NewFriend(Body, frozen=True):
    """The token of such an address."""

    token: Token


class NewInvitation(Body, frozen=True):
    """A friend whom I ask to a table."""

    person: PersonId


class BondNote(Body, frozen=True):
    """What I have said of somebody."""

    kind: BondKind
    person: str
    at: int  # milliseconds since 1970


class Export(Body, frozen=True):
    """Everything that is kept about a person."""

    me: Me
    since: int | None
    passkeys: list[PasskeyNote]
    games: list[GameRecord]
    tables: list[Seated]
    reports: list[ReportNote] = []  # that I have made
    bonds: list[BondNote] = []
    invitations: list[Invited] = []  # to tables that are still open
    devices: list[DeviceNote] = []  # in which I am called


# ── The world on cards ───────────────────────────────────────────────────────────────────────


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
