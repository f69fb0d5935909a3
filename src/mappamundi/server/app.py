"""The server as one ASGI app: the socket, the API, figures, and the browser's files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from mappamundi.server.endpoints import ENDPOINTS
from mappamundi.server.headers import SecurityHeaders
from mappamundi.server.house import House
from mappamundi.server.metrics import METRICS
from mappamundi.server.router import routes
from mappamundi.server.site import Site
from mappamundi.server.socket import Socket
from mappamundi.server.table import Table


def build(house: House) -> Starlette:
    """The app of a house."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await open_house(house)
        yield
        await close_house(house)

    paths = [
        WebSocketRoute("/ws", Socket(house)),
        *routes(ENDPOINTS, house.enter),
        Route("/healthz", healthz),
        Route("/metrics", metrics),
        Route("/{path:path}", Site()),
    ]
    app = Starlette(routes=paths, lifespan=lifespan)
    app.add_middleware(SecurityHeaders)
    app.state.house = house
    return app


async def open_house(house: House) -> None:
    """Everything that runs, runs."""
    await house.store.open()
    await house.hall.open()
    house.hub.open()

    def record(table: Table) -> None:
        house.hall.spawn(house.recorder.record(table.id))

    house.hall.on_end.append(record)
    house.hall.spawn(house.recorder.catch_up())


async def close_house(house: House) -> None:
    """Everybody is told, what was given is kept, nothing else is begun."""
    house.hub.close()
    house.hall.close()
    await house.store.close()


async def healthz(request: Request) -> Response:
    """Is the server alive, and its store with it?"""
    house: House = request.app.state.house
    await house.people.row("nobody")
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """The figures, for a Prometheus."""
    return Response(generate_latest(METRICS.registry), media_type=CONTENT_TYPE_LATEST)
