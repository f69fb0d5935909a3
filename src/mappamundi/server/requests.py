"""What a person sends over the WebSocket: requests, and commands to a table among them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from mappamundi.server.protocol import (
    LONGEST_SAYING,
    CommandId,
    Level,
    Message,
    Notation,
    Reaction,
    Seat,
    TableId,
    Version,
)


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
