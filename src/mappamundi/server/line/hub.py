"""All connections: how many one may have, how long their lines are, and who has stopped reading."""

from __future__ import annotations

import asyncio

from mappamundi.server.address import household
from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.news import Evicted, Renamed, SentAway
from mappamundi.server.line.connection import Connection
from mappamundi.server.line.doorman import Doorman, Purse
from mappamundi.server.line.places import SharedPlaces
from mappamundi.server.line.wire import Wire
from mappamundi.server.metrics import METRICS
from mappamundi.server.protocol import Person
from mappamundi.server.settings import ServerSettings

ROUND = 5.0  # seconds between two rounds
STUCK = 15.0  # seconds after which a line that takes nothing is cut
GOING_AWAY = 1001
RESTART = 1012


class Hub:
    """Knows every connection, and looks after them in rounds."""

    def __init__(self, hall: Hall, doorman: Doorman, settings: ServerSettings) -> None:
        self.hall = hall
        self.doorman = doorman
        self.places = SharedPlaces(
            in_all=settings.sockets,
            per_person=settings.sockets_per_person,
            per_bot=settings.sockets_per_bot,
            per_address=settings.sockets_per_address,
        )
        self.connections: set[Connection] = set()
        self._people: dict[str, set[Connection]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def open(self) -> None:
        """Begin the rounds over all connections."""
        self._timer = asyncio.get_running_loop().call_later(ROUND, self._go_round)

    def close(self) -> None:
        """Say goodbye to everybody."""
        if self._timer is not None:
            self._timer.cancel()
        for connection in self.connections:
            connection.wire.end(GOING_AWAY)

    def join(self, wire: Wire, person: Person, address: str) -> Connection:
        """A new connection; all of a person share what they may send."""
        purse = Purse(self.doorman, address, person.id)
        connection = Connection(wire, person, self.hall, purse, address)
        self.connections.add(connection)
        if person.id not in self._people:
            self.hall.cluster.comes(person.id, True)
        self._people.setdefault(person.id, set()).add(connection)
        METRICS.sockets.set(len(self.connections))
        return connection

    def leave(self, connection: Connection) -> None:
        """Forget a connection that is gone."""
        connection.close()
        self.connections.discard(connection)
        others = self._people[connection.person.id]
        others.discard(connection)
        if not others:
            del self._people[connection.person.id]
            self.hall.cluster.comes(connection.person.id, False)
        METRICS.sockets.set(len(self.connections))

    def rename(self, person: Person) -> None:
        """Show everybody that a person has another name or colour now."""
        self.hall.cluster.tell(Renamed(person))
        self.rename_here(person)

    def rename_here(self, person: Person) -> None:
        """Show it to everybody at this node."""
        for connection in self._people.get(person.id, ()):
            connection.person = person
        for table in self.hall.tables.values():
            table.visitors.rename(person)

    def send_away(self, person: str) -> None:
        """Close every connection of somebody, who must say anew who they are."""
        self.hall.cluster.tell(SentAway(person))
        self.send_away_here(person)

    def send_away_here(self, person: str) -> None:
        """Close those to this node."""
        for connection in self._people.get(person, ()):
            connection.wire.end(GOING_AWAY)

    @property
    def present(self) -> list[str]:
        """Everybody who is connected to this node now."""
        return list(self._people)

    @property
    def everybody(self) -> set[str]:
        """Everybody who is connected now, to any node."""
        return self.hall.cluster.elsewhere().union(self._people)

    def send_everybody_away(self) -> None:
        """Close every connection: other nodes are better off."""
        for connection in self.connections:
            connection.wire.end(RESTART)

    def is_here(self, person: str) -> bool:
        """Is somebody connected now, to any node?"""
        return person in self._people or self.hall.cluster.is_elsewhere(person)

    def whereabouts(self, person: str) -> set[str]:
        """From where somebody is connected to this node now."""
        return {each.address for each in self._people.get(person, ()) if each.address}

    def clear(self, place: str) -> None:
        """Close every connection from behind one line."""
        self.hall.cluster.tell(Evicted(place))
        self.clear_here(place)

    def clear_here(self, place: str) -> None:
        """Close those to this node."""
        for connection in self.connections:
            if household(connection.address) == place:
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
        self._send_surplus_away()
        self.doorman.forget()
        self.hall.talk.forget()
        self._timer = loop.call_later(ROUND, self._go_round)

    def _send_surplus_away(self) -> None:
        """Where several nodes gave the last places at once, some of them take theirs back."""
        surplus = self.places.surplus()
        if not surplus:
            return
        for connection in sorted(self.connections, key=lambda each: each.wire.is_open):
            owners = [who for who in (connection.person.id, connection.address) if surplus[who] > 0]
            if owners:
                surplus.subtract(owners)
                METRICS.closed.labels("full").inc()
                connection.wire.end(GOING_AWAY)
