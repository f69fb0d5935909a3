"""One connection before it is a WebSocket: a request must be whole in time, and there is no crowd.

uvicorn would wait for the rest of a request, and for the reader of an answer, as long as they like.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mappamundi.server.address import Proxies, household
from mappamundi.server.allowance import Allowance
from mappamundi.server.costs import CONNECTION
from mappamundi.server.doorman import Doorman
from mappamundi.server.metrics import METRICS
from mappamundi.server.places import Places
from mappamundi.server.settings import ServerSettings

if TYPE_CHECKING:
    from mappamundi.server.house import House

LOG = structlog.get_logger()
READ = 20.0  # seconds in which the reader of an answer must take some of it
OTHER_FILES = 100  # that a server needs beside its connections
SELDOM = 60.0  # seconds between two lines in the log about the same


class Doorstep:
    """Who stands before the door: how many from one address, and whether there is room at all."""

    def __init__(self, settings: ServerSettings, doorman: Doorman, files: int) -> None:
        self.doorman = doorman
        self.seconds = settings.request_seconds
        self.proxies = Proxies(settings.proxies)
        self.places = Places(settings.connections_per_address)
        self.most = max(1, files - OTHER_FILES)  # connections
        self._says = Allowance(1 / SELDOM, 1.0)

    def admits(self, host: str, connections: int) -> bool:
        """May somebody ask? A proxy speaks for many, and keeps its own order."""
        if connections > self.most:
            if self._says.take():
                LOG.error("out-of-files", connections=connections)
            return self._away("files")
        if host in self.proxies:
            return True
        address = household(host)
        if not self.doorman.addresses.of(address).take(CONNECTION):
            return self._away("address")
        return self.places.take(address) or self._away("crowd")

    def leave(self, host: str) -> None:
        """Give back the place on the doorstep of somebody who has gone, or has come in."""
        if host not in self.proxies:
            self.places.give_back(household(host))

    def _away(self, why: str) -> bool:
        METRICS.closed.labels(why).inc()
        return False


class Door(HttpToolsProtocol):
    """A connection that nobody can hold open by saying nothing, or by not listening."""

    doorstep: Doorstep
    _is_counted = False
    _whole: asyncio.TimerHandle | None = None  # runs while a request is not
    _read: asyncio.TimerHandle | None = None  # runs while an answer is not

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.doorstep.admits(self._host, len(self.connections)):
            self._is_counted = True
            self._whole = self._patience(self._whole, self.doorstep.seconds)
        else:
            transport.abort()

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._whole = self._patience(self._whole, self.doorstep.seconds)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._whole = self._patience(self._whole)

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._read = self._patience(self._read, READ)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read = self._patience(self._read)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self._whole, self._read = self._patience(self._whole), self._patience(self._read)
        if self._is_counted:
            self._is_counted = False
            self.doorstep.leave(self._host)

    def _patience(
        self, before: asyncio.TimerHandle | None, seconds: float | None = None
    ) -> asyncio.TimerHandle | None:
        """Set the seconds from now until the door closes, or none any more."""
        if before is not None:
            before.cancel()
        return None if seconds is None else self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        METRICS.closed.labels("slow").inc()
        self.transport.abort()


def door(house: House, files: int) -> type[Door]:
    """The door of a house."""
    doorstep = Doorstep(house.settings, house.doorman, files)
    return type("HouseDoor", (Door,), {"doorstep": doorstep})
