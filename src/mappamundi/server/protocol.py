"""What the server sends over the one WebSocket of a person; `requests` has what they send.

Every message is a tagged struct; an unknown tag or field is refused. New fields have defaults and
nothing is renamed. `docs/protocol.md` tells the same story in words, with an example session.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from mappamundi.log import Begun
from mappamundi.told import Told

VERSION = 1  # of this protocol
LONGEST_FRAME = 16 * 1024
LONGEST_SAYING = 400
PATIENCE = 60  # seconds that others wait for who is away, where nothing else is said

TableId = Annotated[str, Meta(min_length=16, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
# Chosen by the sender; the same command sent again under the same id counts once.
CommandId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Version = Annotated[int, Meta(ge=-1, le=2**40)]
Seat = Annotated[int, Meta(ge=0, le=11)]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
Pace = Literal["relaxed", "live", "daily"]
Status = Literal["open", "running", "over"]
Level = Literal["novice", "steady", "strong", "master", "grandmaster"]
Reaction = Literal["bravo", "ouch", "hm", "laugh", "hurry", "thanks"]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all messages and their parts have in common."""


class Person(Message, frozen=True):
    """A person as everybody may see them."""

    id: str
    name: str
    colour: str  # one of the names of colours that the browser knows
    is_bot: bool = False  # a program of somebody's, which its name says too


class Chair(Message, frozen=True):
    """A seat at a table and who sits there."""

    person: Person | None = None
    bot: Level | None = None  # the bot that sits here, or that holds the seat for its person
    is_connected: bool = False
    is_invited: bool = False  # the seat is kept for the person, who has not agreed to play yet
    away: int | None = None  # milliseconds that the person has not been here, when this was said


class Clock(Message, frozen=True):
    """Time, in milliseconds since 1970 by the server's clock."""

    now: int  # when this was said
    deadlines: dict[int, int]  # seat -> when its time is up, the reserve included
    reserves: dict[int, int] = {}  # seat -> milliseconds of reserve left
    unlocks: int | None = None  # nobody may act before this, while something still rolls


class Setting(Message, frozen=True):
    """What a table was made to be."""

    game: str
    options: dict[str, str]
    seats: int
    pace: Pace
    is_public: bool
    is_rated: bool
    allows_hints: bool
    patience: int = PATIENCE  # seconds after which a bot may hold the seat of who is away; 0: never
    fills: int = 0  # seconds after which bots take the free seats and it begins; 0: by hand
    deal: str = ""  # the name of the deal that is played here, if other tables have the same
    admits_bots: bool = False  # may guest bots sit down that nobody has asked?


class Saying(Message, frozen=True):
    """A word or a reaction at a table."""

    version: int
    person: Person
    at: int  # milliseconds since 1970
    text: str | None = None
    reaction: Reaction | None = None


class Line(Message, frozen=True):
    """Something told at a version of the table."""

    version: int
    told: Told


class Outcome(Message, frozen=True):
    """How a game ended."""

    points: list[int]
    places: list[int]
    secret: str  # behind the commitment: anyone can check the draws now
    reason: str | None = None  # why it ended, as a Fluent id; a list of past games does not say
    begun: Begun | None = None  # where it was begun, if that was elsewhere; nor does it say that


class KnownStep(Message, frozen=True):
    """One action, or one draw, as far as its reader may know it.

    Changes are the place and the new value of a number in the packed state, by turns.
    """

    actor: int  # a seat, or 12 for chance
    action: int  # as its reader would number it; -2 where it may not be read, -3 for `take back`
    after: list[int] = []  # what it changes
    before: list[int] = []  # what has changed before it without a word


class KnownCourse(Message, frozen=True):
    """How a game went on since the version before, for who runs its rules themselves."""

    steps: list[KnownStep] = []
    then: list[int] = []  # what has changed after them without a word
    is_asked: bool = False  # must you decide something now?


class TableNews(Message, frozen=True, tag="table"):
    """Where a table stands for its reader.

    Answers `watch`, and follows every change. With `since` it is what has changed since that
    version: parts that are absent are as they were, and `story` and `sayings` hold what is new.
    Without it, it is everything there is.
    """

    table: TableId
    version: int
    since: int | None = None
    status: Status | UnsetType = UNSET
    setting: Setting | UnsetType = UNSET
    host: Person | UnsetType = UNSET
    is_brought: bool | UnsetType = UNSET  # did the host begin the game on a device of their own?
    chairs: list[Chair] | UnsetType = UNSET
    watchers: int | UnsetType = UNSET
    gathers: int | UnsetType = UNSET  # milliseconds until it begins by itself, when this was said
    seat: int | UnsetType | None = UNSET  # yours, None for a spectator
    view: Any | UnsetType = UNSET  # what the game shows you: its own `View`
    waiting: list[int] | UnsetType = UNSET  # seats that must decide
    legal: list[str] | UnsetType = UNSET  # what you may do now, in notation
    can_take_back: bool | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    commitment: str | UnsetType | None = UNSET
    outcome: Outcome | UnsetType | None = UNSET
    rematch: TableId | UnsetType | None = UNSET  # the table that follows this one
    rematch_by: Person | UnsetType | None = UNSET  # who wished for it
    story: list[Line] = []
    sayings: list[Saying] = []
    begins: int = -1  # the story is from after that version on; all of it is in the replay
    # For who runs the game's rules themselves: all that they may know of its state, packed; then,
    # in place of `view`, `legal`, `can_take_back` and the game's part of `story`, how it went on.
    known: bytes | UnsetType = UNSET
    course: KnownCourse | UnsetType = UNSET


class Done(Message, frozen=True, tag="done"):
    """A command is kept: it took effect in this version."""

    id: CommandId
    table: TableId
    version: int


class Refused(Message, frozen=True, tag="refused"):
    """A request changed nothing, and why: a Fluent id with its arguments."""

    message: str
    arguments: dict[str, str | int] = {}
    id: str | None = None
    table: str | None = None


class HintedAction(Message, frozen=True):
    """An action a master thought about."""

    action: str
    points: float  # expected at the end
    share: float  # of the thought given to it


class Hint(Message, frozen=True, tag="hint"):
    """What a master would do in your place, best first."""

    id: CommandId
    table: TableId
    version: int
    candidates: list[HintedAction]
    actions: list[Notation] = []  # the best decision, all of its parts if they are few
    reason: Told | None = None  # that speaks for it


class Summary(Message, frozen=True):
    """A table as a lobby shows it."""

    table: TableId
    version: int
    status: Status
    setting: Setting
    chairs: list[Chair]
    made: int  # milliseconds since 1970
    mine: bool = False  # do you sit there?
    my_turn: bool = False
    is_aside: bool = False  # it cannot be taken up for now: it can only be left


class Lobby(Message, frozen=True, tag="lobby"):
    """The newest open public tables and all of yours."""

    tables: list[Summary]
    more: int = 0  # open tables that are not shown


class LobbyChange(Message, frozen=True, tag="lobby-change"):
    """A table that is new in the lobby or has changed, or one that is gone."""

    table: Summary | None = None
    gone: TableId | None = None


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message on every connection."""

    me: Person
    protocol: int = VERSION
    release: str = ""


class Probe(Message, frozen=True, tag="probe"):
    """Send it back as an `echo` at once: so the server learns how long your line is."""

    number: int


class LostRace(Message, frozen=True, tag="lost-race"):
    """Somebody else was first."""

    id: CommandId
    table: TableId
    seat: int  # who
    action: str


Reply: TypeAlias = (
    Welcome | TableNews | Done | Refused | Hint | Lobby | LobbyChange | Probe | LostRace
)
