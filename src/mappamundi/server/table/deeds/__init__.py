"""Everything that can be done at a table, one file for each deed; here alone they are gathered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from mappamundi.server.table.deed import (
    Command,
    Decision,
    Effect,
    Happening,
    Logged,
    Occasion,
    Ordered,
    OwnCommand,
)
from mappamundi.server.table.deeds import (
    act,
    ask_bot,
    bot_act,
    clear,
    gather,
    hold,
    make,
    nudge,
    react,
    rematch,
    replace,
    say,
    seat_bots,
    sit,
    stand,
    start,
)
from mappamundi.server.table.standing import Standing

DEEDS = (
    make.DEED,
    act.DEED,
    bot_act.DEED,
    sit.DEED,
    ask_bot.DEED,
    stand.DEED,
    seat_bots.DEED,
    clear.DEED,
    gather.DEED,
    start.DEED,
    rematch.DEED,
    say.DEED,
    react.DEED,
    nudge.DEED,
    hold.DEED,
    replace.DEED,
)

ORDERED: dict[type, Ordered[Any]] = {
    deed.ordered.command: deed.ordered for deed in DEEDS if deed.ordered is not None
}
LOGGED: dict[type, Logged[Any]] = {
    deed.logged.happening: deed.logged for deed in DEEDS if deed.logged is not None
}
# What people can send, in the order in which the protocol lists it.
COMMANDS = tuple(
    command
    for command, ordered in ORDERED.items()
    if issubclass(command, Command) and ordered.is_sent
)
KINDS = {logged.kind: logged for logged in LOGGED.values()}
_DECODERS = {kind: msgspec.json.Decoder(logged.happening) for kind, logged in KINDS.items()}


def kinds(is_so: Callable[[Logged[Any]], object]) -> tuple[str, ...]:
    """The kinds of entries of which something is so."""
    return tuple(kind for kind, logged in KINDS.items() if is_so(logged))


PLAYING = kinds(lambda logged: logged.is_playing)
SEATING = kinds(lambda logged: logged.is_seating)
TALK = kinds(lambda logged: logged.says)


def decide(table: Standing, command: Command | OwnCommand, occasion: Occasion) -> Decision:
    """What happens, unless it is refused."""
    return ORDERED[type(command)].decide(table, command, occasion)


def fold(table: Standing, version: int, happened: Happening, effect: Effect) -> None:
    """Take a table one version on."""
    table.version = version
    LOGGED[type(happened)].fold(table, happened, effect)


def kind_of(happened: Happening) -> str:
    """What the log calls it."""
    return LOGGED[type(happened)].kind


def read(kind: str, payload: str) -> Happening:
    """What an entry says."""
    happened: Happening = _DECODERS[kind].decode(payload)
    return happened
