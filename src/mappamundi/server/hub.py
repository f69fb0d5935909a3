"""All connections: how many one may have, how long their lines are, and who has stopped reading."""

from __future__ import annotations

import asyncio

from mappamundi.server.allowance import Allowance
from mappamundi.server.connection import Connection
from mappamundi.server.hall import Hall
from mappamundi.server.metrics import METRICS
from mappamundi.server.protocol import Person
from mappamundi.server.settings import Settings
from mappamundi.server.wire import Wire

ROUND = 5.0  # seconds between two rounds
STUCK = 15.0  # seconds after which a line that takes nothing is cut
GOING_AWAY = 1001


class Hub:
    """Knows every connection, and looks after them in rounds."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self.connections: set[Connection] = set()
        self._people: dict[str, set[Connection]] = {}
        self._addresses: dict[str, int] = {}
        self._allowances: dict[str, Allowance] = {}
        self._timer: asyncio.TimerHandle | None = None

    def open(self) -> None:
        """Begin the rounds."""
        self._timer = asyncio.get_running_loop().call_later(ROUND, self._go_round)

    def close(self) -> None:
        """Say goodbye to everybody."""
        if self._timer is not None:
            self._timer.cancel()
        for connection in self.connections:
            connection.wire.end(GOING_AWAY)

    def has_room(self, person: str, address: str) -> bool:
        """May somebody have one more connection?"""
        settings = self.settings
        return (
            len(self.connections) < settings.sockets
            and len(self._people.get(person, ())) < settings.sockets_per_person
            and self._addresses.get(address, 0) < settings.sockets_per_address
        )

    def join(self, wire: Wire, person: Person, address: str) -> Connection:
        """A new connection; all of a person share what they may send."""
        settings = self.settings
        allowance = self._allowances.get(person.id)
        if allowance is None:
            allowance = Allowance(settings.messages_per_second, settings.messages_at_once)
            self._allowances[person.id] = allowance
        connection = Connection(wire, person, self.hall, allowance)
        self.connections.add(connection)
        self._people.setdefault(person.id, set()).add(connection)
        self._addresses[address] = self._addresses.get(address, 0) + 1
        METRICS.sockets.set(len(self.connections))
        return connection

    def leave(self, connection: Connection, address: str) -> None:
        """A connection is gone."""
        connection.close()
        self.connections.discard(connection)
        others = self._people[connection.person.id]
        others.discard(connection)
        if not others:
            del self._people[connection.person.id]
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]
        METRICS.sockets.set(len(self.connections))

    def rename(self, person: Person) -> None:
        """Somebody has another name or colour now."""
        for connection in self._people.get(person.id, ()):
            connection.person = person
        for table in self.hall.tables.values():
            table.rename(person)

    def send_away(self, person: str) -> None:
        """Close every connection of somebody, who must say anew who they are."""
        for connection in self._people.get(person, ()):
            connection.wire.end(GOING_AWAY)

    def _go_round(self) -> None:
        """Cut those off that have stopped reading, and measure the others."""
        loop = asyncio.get_running_loop()
        for connection in list(self.connections):
            if connection.is_stuck(loop.time(), STUCK):
                METRICS.closed.labels("stuck").inc()
                connection.wire.cut()
            elif connection.is_racing:
                connection.probe()
        for person in [each for each, left in self._allowances.items() if left.is_full()]:
            if person not in self._people:
                del self._allowances[person]
        self._timer = loop.call_later(ROUND, self._go_round)
