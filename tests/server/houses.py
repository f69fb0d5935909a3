"""A house to ask things over HTTP, and visitors with cookies of their own."""

from __future__ import annotations

from pathlib import Path

import httpx
from server.servers import CROWDED
from starlette.applications import Starlette

from mappamundi.server.house import House
from mappamundi.server.http.endpoints import ENDPOINTS
from mappamundi.server.http.router import routes
from mappamundi.server.people.identity import Signer
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import Store

ORIGIN = "http://localhost"
SECRET = bytes(range(32))


def house(
    store: Store, home: Path, origin: str = ORIGIN, settings: ServerSettings | None = None
) -> House:
    settings = settings or ServerSettings(home=home, **CROWDED)  # tests are in a hurry
    return House(store, Signer(SECRET), (origin,), home, settings)


def visitor(house: House) -> httpx.AsyncClient:
    """Somebody who comes for the first time."""
    app = Starlette(routes=routes(ENDPOINTS, house.enter))
    transport = httpx.ASGITransport(app=app)
    return httpx.AsyncClient(transport=transport, base_url=house.origins[0])
