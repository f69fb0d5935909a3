"""What people ask and are told about themselves over HTTP: who they are, what is kept of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from mappamundi.server.http.api import Body, BondKind, DeviceId, Language, Reason, Token
from mappamundi.server.http.profile import GameRecord, Invited
from mappamundi.server.people.names import Colour
from mappamundi.server.protocol import Person, Saying, Setting, Status, TableId

MOST_MARKS = 32  # of a fact: the newest
MOST_FACTS = 4000  # above all that there are
UnixSeconds = Annotated[int, Meta(ge=0, lt=2**40)]  # seconds since 1970
MemoryMark = tuple[UnixSeconds, Literal[0, 1], Annotated[str, Meta(max_length=64)]]


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


class BondNote(Body, frozen=True):
    """What I have said of somebody."""

    kind: BondKind
    person: str
    at: int  # milliseconds since 1970


class TryNote(Body, frozen=True):
    """A deal that I have played on its day."""

    day: str
    game: str
    table: TableId
    begun: int  # milliseconds since 1970


class BotExport(Body, frozen=True):
    """Everything that is kept about a bot of mine."""

    id: str
    name: str
    about: str
    link: str
    games: list[str]  # that it plays
    made: int  # milliseconds since 1970
    token: int | None  # when its token was made
    records: list[GameRecord]
    tables: list[Seated]


class Remembered(Body, frozen=True):
    """What I remember of a fact of the world: when it was judged, rightly or not, and where."""

    fact: Annotated[str, Meta(pattern="^[a-z]{1,24} [A-Z]{2}$")]  # a topic and a country
    first: UnixSeconds  # when it was first revealed
    marks: Annotated[list[MemoryMark], Meta(max_length=MOST_MARKS)] = []


class World(Body, frozen=True):
    """All that I remember of it, or some that a device remembers."""

    memories: Annotated[list[Remembered], Meta(max_length=MOST_FACTS)]
    forgotten: UnixSeconds = 0  # what was remembered up to then is forgotten on every device


class EntryNote(Body, frozen=True):
    """A contest that I have entered."""

    contest: str
    joined: int  # milliseconds since 1970
    place: int | None  # mine, once it is over


class LeagueNote(Body, frozen=True):
    """A league that I am or was in."""

    league: str
    joined: int  # milliseconds since 1970
    gone: int | None  # when I left it


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
    deals: list[TryNote] = []  # of days
    bots: list[BotExport] = []  # that I have brought along
    world: World = World([])
    contests: list[EntryNote] = []
    leagues: list[LeagueNote] = []
