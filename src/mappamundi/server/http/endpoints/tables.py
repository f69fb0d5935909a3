"""Games that have begun: to take their logs home, to check their draws, to step through."""

from __future__ import annotations

import asyncio
from typing import Annotated, cast

import msgspec
from msgspec import Meta
from starlette.responses import Response

from mappamundi.log import game_of
from mappamundi.record import SPECTATOR
from mappamundi.server.hall.loading import Lost
from mappamundi.server.house import House, Visit
from mappamundi.server.http.api import Eyes, FinishedGame, Language, Replay, ReplayStep
from mappamundi.server.http.declining import Declined
from mappamundi.server.http.replay import SPECTATING, cut, draws, viewer
from mappamundi.server.http.router import JSON, PERSONAL, Endpoints
from mappamundi.server.people.chronicle import TableHeading
from mappamundi.server.people.runs import PAGE, Run
from mappamundi.server.protocol import Outcome, Saying, TableId
from mappamundi.server.table.standing import SPEECHES
from mappamundi.speech import Speech

ENDPOINTS = Endpoints()
StepNumber = Annotated[int, Meta(ge=0, le=10**6)]
Count = Annotated[int, Meta(ge=1, le=10**6)]  # more than a page are a page


@ENDPOINTS.add("GET", "/api/tables/{table}/log")
async def download_log(
    visit: Visit, table: TableId, lang: Language = "en"
) -> Annotated[Response, JSON]:
    """The log: of a finished table with its secret, of a running one what I may read."""
    chronicle = await visit.house.chronicles.recount(await _begun(visit, table))
    seat = chronicle.seat_of(visit.person)
    reading = chronicle.readable(SPECTATOR if seat is None else seat)
    log = await visit.house.workshop.do(reading)
    nameless = Speech(lang).say("somebody")
    log = msgspec.structs.replace(log, seats=[name or nameless for name in log.seats])
    text = await asyncio.to_thread(log.dumps)
    name = f'attachment; filename="{chronicle.setting.game}-{table}.json"'
    return Response(text, headers=PERSONAL | {"Content-Disposition": name}, media_type=JSON)


@ENDPOINTS.add("GET", "/api/tables/{table}/game")
async def open_game(visit: Visit, table: TableId) -> FinishedGame:
    """A finished game with its log, for who has the rules and steps through it alone."""
    heading = await _finished(visit, table)
    log = (await visit.house.chronicles.recount(heading)).log
    return FinishedGame(heading.table, heading.setting, heading.chairs, log)


@ENDPOINTS.add("GET", "/api/tables/{table}/replay")
async def replay_table(
    visit: Visit, table: TableId, as_: Eyes = SPECTATING, from_: StepNumber = 0, count: Count = PAGE
) -> Replay:
    """Some steps of a game; while it is running, only with my own eyes or a spectator's."""
    heading = await _begun(visit, table)
    seat = viewer(as_)
    if seat is not None and seat != SPECTATOR and seat >= heading.setting.seats:
        raise Declined("replay-no-seat", status=404)
    if not _may_look(heading, seat, visit.person):
        raise Declined("replay-running", status=403)
    visit.may_pack = heading.is_over  # then it is the same for everybody with the link
    return await _replay(visit.house, heading, seat, from_, count)


@ENDPOINTS.add("GET", "/api/tables/{table}/draws")
async def list_draws(visit: Visit, table: TableId) -> list[tuple[int, int]]:
    """Every draw of a finished game: out of how many, and which; to be checked by the secret."""
    chronicle = await visit.house.chronicles.recount(await _finished(visit, table))
    return await visit.house.workshop.do(draws(chronicle.log))


def _may_look(table: TableHeading, seat: int | None, person: str) -> bool:
    """Of a running game everybody sees what is public, and the cards of nobody else."""
    if table.is_over or seat == SPECTATOR:
        return True
    return seat is not None and seat == table.seat_of(person)


async def _begun(visit: Visit, table: str) -> TableHeading:
    """Return the heading of a table whose game has begun, or refuse."""
    if table in visit.house.hall.closed:
        raise Lost("table-is-closed")
    heading = await visit.house.chronicles.heading(table)
    if heading is None:
        raise Lost("no-such-table")
    if heading.status == "open":
        raise Declined("replay-not-begun", status=409)
    if not await visit.house.scorer.may_look(visit.person, heading):
        raise Declined("deal-is-others", status=403)
    return heading


async def _finished(visit: Visit, table: str) -> TableHeading:
    """Return the heading of a table whose game is over, or refuse."""
    heading = await _begun(visit, table)
    if not heading.is_over:
        raise Declined("replay-running", status=403)
    return heading


async def _replay(
    house: House, table: TableHeading, seat: int | None, first: int, count: int
) -> Replay:
    run, sayings = house.runs.finished(table.table), list[Saying]()
    if run is None or first == 0:
        chronicle = await house.chronicles.recount(table)
        sayings = chronicle.sayings[-SPEECHES:]
        run = await house.runs.of(table.table, chronicle.log)
    steps = await house.workshop.do(cut(run, seat, first, count))
    then = first + len(steps)
    return Replay(
        table=table.table,
        status=table.status,
        setting=table.setting,
        chairs=table.chairs,
        steps=cast("list[ReplayStep]", steps),  # encoded already
        outcome=_outcome(run, table.setting.seats) if table.is_over else None,
        sayings=sayings if first == 0 else [],
        first=first,
        length=run.length,
        next=then if steps and then < run.length else None,
    )


def _outcome(run: Run, seats: int) -> Outcome:
    log, state, all_seats = run.log, run.last, range(seats)
    game = game_of(log)
    points, places = game.points(state, all_seats), game.places(state, all_seats)
    return Outcome(points, places, log.secret or "", game.reason(state), log.begun or None)
