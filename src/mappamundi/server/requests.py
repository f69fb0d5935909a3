"""What a person sends over the WebSocket: requests, and commands to a table among them."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from mappamundi.server.protocol import CommandId, Message, Notation, TableId, Version
from mappamundi.server.table.deed import Command
from mappamundi.server.table.deeds import COMMANDS


class Watch(Message, frozen=True, tag="watch"):
    """Show me this table from now on; `seen` is the last version I have, -1 for none."""

    table: TableId
    seen: Version = -1
    rules: Annotated[int, Meta(ge=0, le=2**30)] = 0  # by which I make views myself; 0: I do not


class Unwatch(Message, frozen=True, tag="unwatch"):
    """Stop showing me this table; a seat there stays mine."""

    table: TableId


class WatchLobby(Message, frozen=True, tag="watch-lobby"):
    """Show me the newest open tables and mine, and every change of them, or stop it."""

    on: bool = True


class AskHint(Message, frozen=True, tag="ask-hint"):
    """What would a master do in my place? Only where the table allows it."""

    table: TableId
    id: CommandId
    laid: Annotated[list[Notation], Meta(max_length=40)] = []  # out on the board, not sent


class Echo(Message, frozen=True, tag="echo"):
    """The answer to a `probe`, sent back at once."""

    number: Annotated[int, Meta(ge=0, le=2**40)]


Request: TypeAlias = Watch | Unwatch | WatchLobby | AskHint | Echo | Command
REQUESTS: tuple[type[Message], ...] = (Watch, Unwatch, WatchLobby, AskHint, Echo, *COMMANDS)
_ANY: Any = reduce(or_, REQUESTS)
_DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(_ANY)


def read(message: bytes) -> Request:
    """What somebody has sent."""
    return _DECODER.decode(message)


def addressed(request: Request) -> tuple[str | None, str | None]:
    """To which table it goes, and under which id, as far as it says."""
    said = msgspec.structs.asdict(request)
    return said.get("table"), said.get("id")
