"""A game that somebody has begun on their own device, and brings here to go on with friends."""

from __future__ import annotations

from typing import cast, get_args

from mappamundi.errors import BadLog, BadSetup
from mappamundi.log import Log, check_format, checked, game_of
from mappamundi.nature import SECRET_BYTES
from mappamundi.server.hall.hall import Hall
from mappamundi.server.http.api import BroughtGame
from mappamundi.server.protocol import Level, Person, Setting
from mappamundi.server.table.deeds.make import Made
from mappamundi.server.table.occupant import Occupant
from mappamundi.server.table.table import Table
from mappamundi.server.workshop import Work

LONGEST_LOG = 256 * 1024  # bytes that are read of one; whole games have a tenth of it


async def bring(hall: Hall, brought: BroughtGame, host: Person, address: str) -> Table:
    """A table where the game can go on; open, so that friends can take the seats of bots.

    Whoever brings it has known the secret behind its draws, and may know what all seats held. So
    the draws to come are made from another secret, as at every table: its hash is shown when the
    game goes on, and everybody is told where the game was begun.
    """
    check_format(brought.log)
    happened = made(brought, host.id)
    secret = await hall.workshop.do(examine(brought.log))
    return await hall.found(happened, host, address, secret)


def made(brought: BroughtGame, host: str) -> Made:
    """The table: its person in their seat, bots in all others, nothing public and never rated."""
    log = brought.log
    if brought.seat >= len(log.seats):
        raise BadSetup("no-such-seat", seat=brought.seat)
    game = game_of(log)
    game.start(len(log.seats), log.options)
    chairs = [
        Occupant(host) if seat == brought.seat else Occupant(bot=_level(name))
        for seat, name in enumerate(log.seats)
    ]
    setting = Setting(
        game=game.slug,
        options=game.settings(log.options),
        seats=len(log.seats),
        pace="relaxed",
        is_public=False,
        is_rated=False,
        allows_hints=brought.allows_hints,
    )
    return Made(setting, log.rules, host, chairs, tuple(log.actions))


def examine(log: Log) -> Work[bytes]:
    """Check every line and every draw of a log, and that it can go on; the secret behind it."""
    if log.begun:
        raise BadLog("bring-again")
    game, state = game_of(log), None
    for step in checked(log):
        state = step.after
        yield
    if state is None or not game.waiting(state):
        raise BadLog("bring-nothing")
    secret = bytes.fromhex(log.secret or "")
    if len(secret) != SECRET_BYTES:
        raise BadLog("log-commitment")
    return secret


def _level(name: str) -> Level:
    """The bot that is called so in a log."""
    if name not in get_args(Level):
        raise BadLog("bring-not-bots")
    return cast("Level", name)
