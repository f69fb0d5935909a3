"""One connection before it is a WebSocket: a request must be whole in time, and there is no crowd.

uvicorn would wait for the rest of a request, and for the reader of an answer, as long as they like.
"""

from __future__ import annotations

import asyncio

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mappamundi.server.address import Proxies, household
from mappamundi.server.house import House
from mappamundi.server.line.allowance import Allowance
from mappamundi.server.line.costs import CONNECTION
from mappamundi.server.line.doorman import Doorman
from mappamundi.server.line.places import Places
from mappamundi.server.metrics import METRICS
from mappamundi.server.settings import ServerSettings

LOG = structlog.get_logger()
READ = 20.0  # seconds in which the reader of an answer must take some of it
LATER = 2.0  # seconds that whose address has spent its allowance stands there before asking again
EARLY = 16 << 10  # bytes that somebody may have said before they are let in
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

    def has_room(self, host: str, connections: int) -> bool:
        """May somebody stand here? A proxy speaks for many, and keeps its own order."""
        if connections > self.most:
            if self._says.take():
                LOG.error("out-of-files", connections=connections)
            return self.away("files")
        return host in self.proxies or self.places.take(household(host)) or self.away("crowd")

    def lets_in(self, host: str) -> bool:
        """May somebody ask now?"""
        return host in self.proxies or self.doorman.addresses.take(household(host), CONNECTION)

    def leave(self, host: str) -> None:
        """Give back the place on the doorstep of somebody who has gone, or has come in."""
        if host not in self.proxies:
            self.places.give_back(household(host))

    def away(self, why: str) -> bool:
        """Nobody else is let in, for this reason."""
        METRICS.closed.labels(why).inc()
        return False


class Door(HttpToolsProtocol):
    """A connection that nobody can hold open by saying nothing, or by not listening."""

    doorstep: Doorstep
    _is_counted = False
    _late: asyncio.TimerHandle | None = None  # runs while one stands there and is not heard
    _early = b""  # was said meanwhile
    _whole: asyncio.TimerHandle | None = None  # runs while a request is not
    _read: asyncio.TimerHandle | None = None  # runs while an answer is not

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_counted = self.doorstep.has_room(self._host, len(self.connections))
        if not self._is_counted:
            transport.abort()
        elif self.doorstep.lets_in(self._host):
            self._whole = self._patience(self._whole, self.doorstep.seconds)
        else:
            self._late = self.loop.call_later(LATER, self._knock_again)

    def _knock_again(self) -> None:
        """Who is turned away at once is back at once, and every time costs: so they wait here."""
        self._late = None
        if not self.doorstep.lets_in(self._host):
            self.doorstep.away("address")
            self.transport.abort()
            return
        self._whole = self._patience(self._whole, self.doorstep.seconds)
        if self._early:
            self.transport.resume_reading()
            self.data_received(self._early)

    def data_received(self, data: bytes) -> None:
        if self._late is None:
            super().data_received(data)
            return
        self._early += data
        self.transport.pause_reading()
        if len(self._early) > EARLY:
            self.transport.abort()

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
        self._late = self._patience(self._late)
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
