"""Everything that goes over the one WebSocket of a person, both ways.

Every message is a tagged struct; an unknown tag or field is refused. New fields have defaults and
nothing is renamed. `docs/protocol.md` tells the same story in words, with an example session.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

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
Level = Literal["novice", "steady", "strong", "master"]
Reaction = Literal["bravo", "ouch", "hm", "laugh", "hurry", "thanks"]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all messages and their parts have in common."""


# ── What a person sends ──────────────────────────────────────────────────────────────────────


class Watch(Message, frozen=True, tag="watch"):
    """Show me this table from now on; `seen` is the last version I have, -1 for none."""

    table: TableId
    seen: Version = -1


class Unwatch(Message, frozen=True, tag="unwatch"):
    """Stop showing me this table; a seat there stays mine."""

    table: TableId


class WatchLobby(Message, frozen=True, tag="watch-lobby"):
    """Show me the newest open tables and mine, and every change of them, or stop it."""

    on: bool = True


class Act(Message, frozen=True, tag="act"):
    """Do these actions of the game for my seat, all of them or none; "take back" is one."""

    table: TableId
    id: CommandId
    seen: Version  # the version that I acted on
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=40)]


class Sit(Message, frozen=True, tag="sit"):
    """Take an empty seat or a bot's, or one kept for me, before the start; or return to mine."""

    table: TableId
    id: CommandId
    seat: Seat | None = None  # None for any


class Stand(Message, frozen=True, tag="stand"):
    """Leave my seat; once a table is running a bot holds it until I sit down again."""

    table: TableId
    id: CommandId


class SeatBots(Message, frozen=True, tag="seat-bots"):
    """Put bots of a level into these seats, or into every empty one."""

    table: TableId
    id: CommandId
    level: Level
    seats: Annotated[list[Seat], Meta(max_length=12)] | None = None


class Clear(Message, frozen=True, tag="clear"):
    """Send a bot or, as host, somebody away from a seat before the start."""

    table: TableId
    id: CommandId
    seat: Seat


class Start(Message, frozen=True, tag="start"):
    """Begin; every seat must be taken by a bot or by somebody who wants to play."""

    table: TableId
    id: CommandId


class Rematch(Message, frozen=True, tag="rematch"):
    """Open a table with the same bots, options and pace, and seats kept for the same people."""

    table: TableId
    id: CommandId


class Say(Message, frozen=True, tag="say"):
    """A word to the table."""

    table: TableId
    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]


class React(Message, frozen=True, tag="react"):
    """A quick reaction, shown to the table."""

    table: TableId
    id: CommandId
    reaction: Reaction


class Nudge(Message, frozen=True, tag="nudge"):
    """Remind somebody who is away that the table waits for them."""

    table: TableId
    id: CommandId
    seat: Seat


class Hold(Message, frozen=True, tag="hold"):
    """Let a bot keep the seat warm of somebody who has been away for long; they get it back."""

    table: TableId
    id: CommandId
    seat: Seat


class AskHint(Message, frozen=True, tag="ask-hint"):
    """What would a master do in my place? Only where the table allows it."""

    table: TableId
    id: CommandId
    laid: Annotated[list[Notation], Meta(max_length=40)] = []  # out on the board, not sent


class Echo(Message, frozen=True, tag="echo"):
    """The answer to a `probe`, sent back at once."""

    number: Annotated[int, Meta(ge=0, le=2**40)]


Command: TypeAlias = (
    Act | Sit | Stand | SeatBots | Clear | Start | Rematch | Say | React | Nudge | Hold
)
Request: TypeAlias = Watch | Unwatch | WatchLobby | AskHint | Echo | Command


# ── What the server sends ────────────────────────────────────────────────────────────────────


class Person(Message, frozen=True):
    """Somebody, as everybody may see him."""

    id: str
    name: str
    colour: str  # one of the names of colours that the browser knows


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
