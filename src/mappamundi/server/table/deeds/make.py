"""A table is opened; some seats may be given away with it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple, replace

from mappamundi.errors import BadSetup
from mappamundi.game import GAMES
from mappamundi.server.ids import drawn_id
from mappamundi.server.protocol import Level, Setting
from mappamundi.server.store.changes import Change, NewSecret, SeatRow, TableRow
from mappamundi.server.store.entry import Entry
from mappamundi.server.table.clock import SECOND
from mappamundi.server.table.deed import Deed, Effect, Happening, Logged, write
from mappamundi.server.table.occupant import EMPTY, Occupant
from mappamundi.server.table.standing import Standing

ID_BYTES = 15  # 120 random bits: nobody finds a table by guessing
KIND = "make"


class Made(Happening, frozen=True):
    """The table was opened; some seats may have been given away with it."""

    setting: Setting
    rules: int  # version of the rules it will be played by
    host: str
    chairs: list[Occupant]
    lines: tuple[str, ...] = ()  # of a game that was begun elsewhere


def new_id() -> str:
    """The name of a table, which is also the invitation to it."""
    return drawn_id(ID_BYTES)


def proper(setting: Setting) -> Setting:
    """The setting with every option said; what the game does not offer is refused."""
    game = GAMES[setting.game]
    game.start(setting.seats, setting.options)
    if setting.is_rated and setting.allows_hints:
        raise BadSetup("rated-without-hints")
    return replace(setting, options=game.settings(setting.options))


def made(setting: Setting, host: str, bots: Level | None) -> Made:
    """A new table: the host in the first seat, bots in all others if wished."""
    if bots is not None and setting.is_rated:
        raise BadSetup("rated-without-bots")
    rest = Occupant(bot=bots) if bots else EMPTY
    chairs = [Occupant(host)] + [rest] * (setting.seats - 1)
    return Made(proper(setting), GAMES[setting.game].version, host, chairs)


def opened(
    table: str, happened: Made, at: int, secret: bytes | None = None
) -> tuple[Entry, Sequence[Change]]:
    """The first line of a table's log, and its rows; with a secret that there was before."""
    setting, host = happened.setting, happened.host
    seats = [SeatRow(seat, *astuple(chair)) for seat, chair in enumerate(happened.chairs)]
    row = TableRow(table, happened.rules, host, at, setting, seats)
    begins = at + setting.fills * SECOND if setting.fills else None
    payload = write(happened)
    entry = Entry(table, 0, f"{host}:{KIND}", host, KIND, payload, None, at, begins)
    return entry, (row, *((NewSecret(secret),) if secret else ()))


def set_up(happened: Made, at: int) -> Standing:
    """Where a table stands that was just made."""
    table = Standing(happened.setting, happened.rules, happened.host, happened.chairs, at)
    table.past.is_whole = not happened.lines
    return table


def fold(table: Standing, happened: Made, effect: Effect) -> None:
    """Nothing: a table stands as it was made before anything is folded into it."""


DEED = Deed(logged=Logged(KIND, Made, fold, emptied=None))
