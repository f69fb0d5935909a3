"""The description of all the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mappamundi.server.house import Visit
from mappamundi.server.http.openapi import describe
from mappamundi.server.http.router import Endpoint, Endpoints


def description(others: Sequence[Endpoint]) -> list[Endpoint]:
    """The endpoints given, and the one that describes them and itself."""
    endpoints = Endpoints(others)

    @endpoints.add("GET", "/api/openapi.json", is_public=True)
    async def describe_api(visit: Visit) -> dict[str, Any]:
        """Return this description of the API."""
        return describe(endpoints)

    return endpoints
