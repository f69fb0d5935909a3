"""Games that have begun: to take their logs home, to check their draws, to step through."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from starlette.responses import Response

from mappamundi.record import SPECTATOR
from mappamundi.server.api import Eyes, Language, Replay
from mappamundi.server.chronicle import Chronicle
from mappamundi.server.house import Visit
from mappamundi.server.loading import Lost
from mappamundi.server.protocol import Outcome, TableId
from mappamundi.server.recorder import ending
from mappamundi.server.replay import SPECTATING, draws, replay_steps, viewer
from mappamundi.server.router import JSON, PERSONAL, Declined, Endpoints
from mappamundi.speech import Speech

ENDPOINTS = Endpoints()


@ENDPOINTS.add("GET", "/api/tables/{table}/log")
async def download_log(
    visit: Visit, table: TableId, lang: Language = "en"
) -> Annotated[Response, JSON]:
    """The log: of a finished table with its secret, of a running one what I may read."""
    chronicle = await _begun(visit, table)
    seat = chronicle.seat_of(visit.person)
    log = await asyncio.to_thread(chronicle.readable, SPECTATOR if seat is None else seat)
    nameless = Speech(lang).say("somebody")
    log = msgspec.structs.replace(log, seats=[name or nameless for name in log.seats])
    name = f'attachment; filename="{chronicle.setting.game}-{table}.json"'
    return Response(log.dumps(), headers=PERSONAL | {"Content-Disposition": name}, media_type=JSON)


@ENDPOINTS.add("GET", "/api/tables/{table}/replay")
async def replay_table(visit: Visit, table: TableId, as_: Eyes = SPECTATING) -> Replay:
    """A game to step through; while it is running, only with my own eyes or a spectator's."""
    chronicle = await _begun(visit, table)
    seat = viewer(as_)
    if seat is not None and seat != SPECTATOR and seat >= chronicle.setting.seats:
        raise Declined("replay-no-seat", status=404)
    if not _may_look(chronicle, seat, visit.person):
        raise Declined("replay-running", status=403)
    return await asyncio.to_thread(_replay, chronicle, seat)


@ENDPOINTS.add("GET", "/api/tables/{table}/draws")
async def list_draws(visit: Visit, table: TableId) -> list[tuple[int, int]]:
    """Every draw of a finished game: out of how many, and which; to be checked by the secret."""
    chronicle = await _begun(visit, table)
    if not chronicle.is_over:
        raise Declined("replay-running", status=403)
    return await asyncio.to_thread(draws, chronicle.log)


def _may_look(chronicle: Chronicle, seat: int | None, person: str) -> bool:
    """Of a running game everybody sees what is public, and the cards of nobody else."""
    if chronicle.is_over or seat == SPECTATOR:
        return True
    return seat is not None and seat == chronicle.seat_of(person)


async def _begun(visit: Visit, table: str) -> Chronicle:
    """A table whose game has begun."""
    chronicle = await visit.house.chronicles.read(table)
    if chronicle is None:
        raise Lost("no-such-table")
    if chronicle.status == "open":
        raise Declined("replay-not-begun", status=409)
    return chronicle


def _replay(chronicle: Chronicle, seat: int | None) -> Replay:
    return Replay(
        table=chronicle.table,
        status=chronicle.status,
        setting=chronicle.setting,
        chairs=chronicle.chairs,
        steps=replay_steps(chronicle.log, seat),
        outcome=_outcome(chronicle) if chronicle.is_over else None,
        sayings=chronicle.sayings,
    )


def _outcome(chronicle: Chronicle) -> Outcome:
    seats = ending(chronicle).seats
    points, places = [seat.points for seat in seats], [seat.place for seat in seats]
    return Outcome(points, places, chronicle.log.secret or "")
