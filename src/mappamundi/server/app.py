"""The server as one ASGI app: the socket, the API, figures, and the browser's files."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from hmac import compare_digest

from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from mappamundi.server.address import is_from_here
from mappamundi.server.figures import own, together
from mappamundi.server.house import House
from mappamundi.server.http.apologies import Apologies
from mappamundi.server.http.declining import Declined
from mappamundi.server.http.endpoints import ENDPOINTS
from mappamundi.server.http.gate import Gate
from mappamundi.server.http.headers import SecurityHeaders
from mappamundi.server.http.router import RETRY, problem, routes
from mappamundi.server.http.site import Site
from mappamundi.server.http.socket import Socket
from mappamundi.server.store import Unavailable, patiently
from mappamundi.server.store.explaining import explained
from mappamundi.server.table.table import Table

CLOSING = 5.0  # seconds that the store has to keep what it was given


def build(house: House) -> Starlette:
    """The app of a house."""
    paths = [
        WebSocketRoute("/ws", Socket(house)),
        *routes(ENDPOINTS, house.enter),
        Route("/healthz", healthz),
        Route("/metrics", metrics),
        Route("/{path:path}", Site()),
    ]
    app = Starlette(routes=paths)
    app.add_middleware(Apologies)
    app.add_middleware(Gate, house=house)
    app.add_middleware(SecurityHeaders)
    app.state.house = house
    return app


async def open_house(house: House) -> None:
    """Everything that runs, runs; or nothing does, and it is said why."""
    with explained(house.hall.settings.store_address):
        await house.store.open()
        try:
            await house.hall.cluster.open()
            await house.measures.open()
            await house.bonds.open()
            await house.devices.open()
            await house.hall.open()
            await house.dealer.prepare()
        except BaseException:
            await close_house(house)
            raise
    house.hub.open()
    house.hall.cluster.begin()

    def record(table: Table) -> None:
        house.hall.spawn(patiently(partial(recorded, house, table.id)))

    house.hall.on_end.append(record)
    house.hall.on_kept.append(house.herald.hear)
    house.hall.spawn(patiently(partial(caught_up, house)))


async def recorded(house: House, table: str) -> None:
    """A table is over: its result is kept, and a contest it was part of may go on."""
    await house.recorder.record(table)
    await house.organiser.follow(table)


async def caught_up(house: House) -> None:
    """What should have happened while nobody was there happens now."""
    await house.recorder.catch_up()
    await house.organiser.catch_up()


async def close_house(house: House) -> None:
    """Close a house: everybody is told, what was given is kept, nothing else is begun.

    A store that is away cannot keep anything: nobody waits for it for ever.
    """
    house.herald.close()
    house.hub.close()
    house.hall.close()
    await house.hall.cluster.close()
    await house.hall.settle()
    with suppress(TimeoutError):
        async with asyncio.timeout(CLOSING):
            await house.store.close()


async def healthz(request: Request) -> Response:
    """Is the server alive, and its store with it? If not, what is wrong?"""
    house: House = request.app.state.house
    if house.hall.cluster.is_left_out:
        return PlainTextResponse("cut off from the other nodes\n", 503, RETRY)
    try:
        await house.people.row("nobody")
        trouble = house.store.trouble
    except Unavailable as unavailable:
        trouble = unavailable
    if trouble is None:
        return PlainTextResponse("ok\n")
    return PlainTextResponse(f"{trouble.message}: {trouble}\n", 503, RETRY)


async def metrics(request: Request) -> Response:
    """The figures, for a Prometheus on this machine or one that knows the token.

    Of processes behind one socket it reaches any: whichever it is tells those of all.
    """
    house: House = request.app.state.house
    if not is_from_here(request) and not shows(request, house.settings.metrics_token):
        return problem(Declined("metrics-not-shown", status=403))
    figures = await house.hall.cluster.figures()
    text = await asyncio.to_thread(together, figures) if figures else own()
    return Response(text, media_type=CONTENT_TYPE_LATEST)


def shows(request: Request, token: str) -> bool:
    """Does a request come with the token, if there is one?"""
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(token) and compare_digest(shown.encode(), token.encode())
