"""Tables that can be sat at: to make one, and to see what it is."""

from __future__ import annotations

from mappamundi.game import GAMES
from mappamundi.server.hall.bringing import LONGEST_LOG, bring
from mappamundi.server.hall.discarding import discard, restore
from mappamundi.server.house import Visit
from mappamundi.server.http.api import BroughtGame, MadeTable, NewMatch, NewTable
from mappamundi.server.http.router import Endpoints
from mappamundi.server.protocol import Setting, Summary, TableId
from mappamundi.server.table.listing import personal

ENDPOINTS = Endpoints()


@ENDPOINTS.add("POST", "/api/tables", status=201)
async def make_table(visit: Visit, body: NewTable) -> MadeTable:
    """A table of mine; with `bots` all other seats are theirs and it begins at once."""
    game = GAMES[body.game]
    setting = Setting(
        game=game.slug,
        options=body.options,
        seats=game.usual_seats if body.seats is None else body.seats,
        pace=body.pace,
        is_public=body.is_public,
        is_rated=body.is_rated,
        allows_hints=body.allows_hints and not body.is_rated,
        patience=body.patience,
        admits_bots=body.admits_bots,
    )
    people = visit.house.people
    await people.keep(visit.person)
    host = await people.person(visit.person)
    table = await visit.house.hall.make(setting, host, body.bots, visit.address)
    return MadeTable(table.id)


@ENDPOINTS.add("POST", "/api/brought", status=201, longest=LONGEST_LOG)
async def bring_table(visit: Visit, body: BroughtGame) -> MadeTable:
    """A table of mine at which a game goes on that I have begun elsewhere."""
    people = visit.house.people
    await people.keep(visit.person)
    host = await people.person(visit.person)
    return MadeTable((await bring(visit.house.hall, body, host, visit.address)).id)


@ENDPOINTS.add("POST", "/api/matches", status=201)
async def match_me(visit: Visit, body: NewMatch) -> MadeTable:
    """A seat among others who want to play this now; bots take those that stay free."""
    people = visit.house.people
    await people.keep(visit.person)
    person = await people.person(visit.person)
    return MadeTable(await visit.house.matchmaker.match(body.game, person, visit.address))


@ENDPOINTS.add("GET", "/api/tables/{table}")
async def show_table(visit: Visit, table: TableId) -> Summary:
    """A table as a lobby shows it; its id is the invitation."""
    return personal(await visit.house.hall.listing(table, visit.person), visit.person)


@ENDPOINTS.add("DELETE", "/api/tables/{table}")
async def discard_table(visit: Visit, table: TableId) -> None:
    """Put away an unfinished game of mine against bots; for a day it can be taken out again."""
    await discard(visit.house.hall, table, visit.person)


@ENDPOINTS.add("POST", "/api/tables/{table}/restore")
async def restore_table(visit: Visit, table: TableId) -> Summary:
    """Take out again what I have put away."""
    return personal(await restore(visit.house.hall, table, visit.person), visit.person)
