"""Both kinds of table against bots, a server's and a browser's own, so that tests meet both."""

from __future__ import annotations

import math
import random
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import FilePayload, Page
from server.dealer import DICE
from server.servers import Running
from web.hands import Hand, by_mouse
from web.people import IS_HERE, made, play_on, table_of

from mappamundi.game import GAMES
from mappamundi.log import Log
from mappamundi.match import Match
from mappamundi.nature import SECRET_BYTES, Fast, Secure

OWN = 0  # the seat of whoever sits at a page
KINDS = {"at-the-server": False, "here": True}
begun: dict[str, Match] = {}  # tables of browsers -> their game as it was handed to them


def falls_here(slug: str, turn: int = 0) -> bool:
    """Is a game played in the browser? Every other one is, and the others in the next turn."""
    return IS_HERE or (list(GAMES).index(slug) + turn) % 2 == 1


def table_for(page: Page, *, is_here: bool, **wishes: Any) -> str:
    """A new table against bots of the kind that is asked for."""
    return table_here(page, **wishes) if is_here else made(page, **wishes)


def go_on(page: Page, server: Running, table: str, most: float = math.inf) -> str:
    """Play to the end, or so many moves, for whoever sits at a page; the table it is at then."""
    if table not in begun:
        play_on(page, server, table, most)
        return table
    match = begun.pop(table)
    log, is_end = played(match, most)
    table = open_file(page, log)
    if is_end:
        Hand(page, by_mouse).play(log.game)  # the last decision is made by hand
    else:
        begun[table] = match
    return table


def table_here(
    page: Page,
    game: str,
    bots: str,
    seats: int | None = None,
    options: dict[str, str] | None = None,
) -> str:
    """A table in the browser, which deals what this browser would be dealt in every run."""
    count = seats or GAMES[game].usual_seats
    names = ["Ada", *[bots] * (count - 1)]
    match = Match.start(game, names, options, Secure(secret(game)))
    table = open_file(page, saved(match))
    begun[table] = match
    return table


def open_file(page: Page, log: Log) -> str:
    """Go on with a game from a file."""
    address = urlsplit(page.url)
    page.goto(f"{address.scheme}://{address.netloc}/game")
    said = log.dumps().encode()
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": said}
    page.locator("input[type=file]").set_input_files(file)
    return table_of(page)


def saved(match: Match, lines: int | None = None) -> Log:
    """The file of a game that goes on, as far as some line of it."""
    actions, own = match.log.actions[:lines], secret(match.log.game)
    return msgspec.structs.replace(match.log, actions=actions, secret=own.hex())


def secret(game: str) -> bytes:
    """What all draws of a game come from."""
    return random.Random(f"{DICE} {game}").randbytes(SECRET_BYTES)


def played(match: Match, most: float) -> tuple[Log, bool]:
    """A game after so many moves of its person, or before the last; and whether it is that.

    Where none are left it stays as it is: bots play it to the end.
    """
    luck, moves, last = Fast(3), 0, len(match.log.actions)
    while moves < most and not match.is_over:
        seat = match.waiting[0]
        if seat == OWN:
            moves, last = moves + 1, len(match.log.actions)
        actions = match.game.legal(match.known(seat), seat)
        match.act(seat, actions[luck.draw(len(actions))])
    return (saved(match, last), True) if match.is_over else (saved(match), False)
