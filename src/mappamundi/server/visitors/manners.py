"""What a guest bot may ask: to look, to sit down where it is welcome, to play, and one greeting."""

from __future__ import annotations

import re

from mappamundi.server.requests import Echo, Request, Unwatch, Watch, WatchLobby
from mappamundi.server.table.deeds.act import Act
from mappamundi.server.table.deeds.say import Say
from mappamundi.server.table.deeds.sit import Sit
from mappamundi.server.table.deeds.stand import Stand

MESSAGES = (Watch, Unwatch, WatchLobby, Echo, Act, Sit, Stand, Say)
LOOKING = ("GET", "HEAD", "OPTIONS")
TABLE = r"tables/[^/]+(/(log|game|replay|draws))?"
PERSON = r"people/[^/]+(/games/.+)?"
PATHS = re.compile(rf"/api/(me|bots|games|atlas|openapi\.json|cards/[^/]+|{TABLE}|{PERSON})")


def may_send(request: Request) -> bool:
    """Is this something that a bot may ask over the socket?"""
    return isinstance(request, MESSAGES)


def may_request(method: str, path: str) -> bool:
    """Is this something that a bot may ask over HTTP? It looks, and changes nothing."""
    return method in LOOKING and PATHS.fullmatch(path) is not None
