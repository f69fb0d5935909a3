"""One connection of a person: what they ask is passed on, what they may see is sent."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from mappamundi.errors import Refusal
from mappamundi.server.allowance import Allowance
from mappamundi.server.audience import ENCODE, Audience
from mappamundi.server.hinting import hint
from mappamundi.server.metrics import METRICS
from mappamundi.server.order import Order
from mappamundi.server.protocol import (
    AskHint,
    Command,
    Done,
    Echo,
    LobbyChange,
    Person,
    Probe,
    Refused,
    Reply,
    Request,
    Stand,
    Unwatch,
    Watch,
    WatchLobby,
)
from mappamundi.server.quarantine import SetAside
from mappamundi.server.store import patiently
from mappamundi.server.table import Table
from mappamundi.server.wire import Wire, framed

if TYPE_CHECKING:
    from mappamundi.server.hall import Hall

DECODER = msgspec.json.Decoder(Request)
MOST_TABLES = 50  # that one connection may look at
FLOOD = 1008  # the code of a socket closed for sending too much
MALFORMED = 5.0  # messages that one which cannot be understood counts for
PROBES = 5  # round trips that count


class Connection:
    """Hears what a person sends, and looks at tables for them."""

    def __init__(self, wire: Wire, person: Person, hall: Hall, allowance: Allowance) -> None:
        self.wire = wire
        self.person = person
        self.hall = hall
        self.allowance = allowance
        self.tables: dict[str, Table] = {}
        self._behind: dict[Audience, int] = {}  # -> the version seen before the line was full
        self._held = b""  # frames that wait for the next
        self.blocked_since: float | None = None
        self._probes: dict[int, float] = {}  # number -> when it was sent
        self._trips: deque[float] = deque(maxlen=PROBES)
        self._number = 0

    @property
    def is_free(self) -> bool:
        """Can the line take more now?"""
        return self.wire.is_free

    @property
    def round_trip(self) -> float:
        """Seconds to the person and back, as measured here; the middle of the last few."""
        trips = sorted(self._trips)
        return trips[len(trips) // 2] if trips else 0.0

    @property
    def is_racing(self) -> bool:
        """Does it matter how long the line is?"""
        return any(table.standing.is_race for table in self.tables.values())

    def is_stuck(self, at: float, seconds: float) -> bool:
        """Has the line taken nothing for so long?"""
        if self.wire.is_free:
            self.blocked_since = None
            return False
        if self.blocked_since is None:
            self.blocked_since = at
        return at - self.blocked_since > seconds

    def send(self, reply: Reply) -> None:
        """Send one message to this person alone."""
        self.push(framed(ENCODE(reply)))

    def push(self, frame: bytes) -> None:
        """Send a ready-made frame, and before it what was held back."""
        if self._held:
            frame, self._held = self._held + frame, b""
        self.wire.push(frame)

    def hold(self, reply: Reply) -> None:
        """Send one message together with what follows at once: every write is a system call."""
        self._held += framed(ENCODE(reply))

    def let_go(self) -> None:
        """Nothing follows any more."""
        if self._held:
            self.push(b"")

    def fall_behind(self, audience: Audience, version: int) -> None:
        """The line is full: what was seen up to now is remembered, the rest comes at once."""
        self._behind[audience] = version

    def flow(self) -> None:
        """The line is free again: show the newest of everything that was missed."""
        self.blocked_since = None
        behind, self._behind = self._behind, {}
        for audience, version in behind.items():
            table = self.tables.get(audience.table)
            if table is not None and table.audience is audience:
                table.submit(partial(self._catch_up, version))

    def _catch_up(self, version: int, table: Table) -> None:
        table.audience.catch_up(self, version)

    def turn_to(self, table: Table) -> bool:
        """Look at this table, which may have been loaded anew, unless it was unwatched."""
        if table.id in self.tables:
            self.tables[table.id] = table
        return table.id in self.tables

    def close(self) -> None:
        """The line is gone."""
        for table in self.tables.values():
            table.look_away(self)
        self.tables.clear()
        self.hall.lobby.leave(self)

    def probe(self) -> None:
        """Measure the line."""
        self._number += 1
        if len(self._probes) >= PROBES:
            self._probes.clear()  # who does not answer is not measured
        self._probes[self._number] = asyncio.get_running_loop().time()
        self.send(Probe(self._number))

    def hear(self, message: bytes) -> None:
        """Something came; what cannot be understood changes nothing and costs more."""
        if not self.allowance.take():
            self._cut_off()
            return
        try:
            request = DECODER.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.allowance.take(MALFORMED)
            self._refuse(Refusal("malformed", reason=str(error)[:200]))
            return
        self._pass_on(request)

    def _pass_on(self, request: Request) -> None:
        match request:
            case Echo():
                self._measured(request.number)
            case Watch():
                sorry = partial(self._refuse, table=request.table)
                look = partial(self._watch, seen=request.seen)
                self.hall.visit(request.table, look, sorry, is_patient=True)
            case Unwatch():
                self._unwatch(request.table)
            case WatchLobby():
                self._lobby(request.on)
            case AskHint():
                sorry = partial(self._refuse, table=request.table, command=request.id)
                self.hall.visit(request.table, partial(hint, self, request), sorry)
            case _:
                self._command(request)

    def _command(self, command: Command) -> None:
        order = Order(command, self.person.id, self)
        table = self.hall.tables.get(command.table)
        if table is not None:
            table.order(order)
            return
        self.hall.visit(
            command.table, lambda table: table.order(order), partial(self._missed, command)
        )

    def _missed(self, command: Command, refusal: Refusal) -> None:
        """There is no table to do that at; but one that was set aside can be left."""
        if isinstance(command, Stand) and isinstance(refusal, SetAside):
            self.hall.spawn(self._leave(command))
        else:
            self._refuse(refusal, command.table, command.id)

    async def _leave(self, command: Stand) -> None:
        try:
            await self.hall.quarantine.stand(command.table, self.person.id)
        except Refusal as refusal:
            self._refuse(refusal, command.table, command.id)
        else:
            self.send(Done(command.id, command.table, 0))
            self.send(LobbyChange(gone=command.table))

    def _watch(self, table: Table, seen: int) -> None:
        if not self.wire.is_open:
            return  # it took a while to load
        if table.id not in self.tables and len(self.tables) >= MOST_TABLES:
            self._refuse(Refusal("too-many-watched", most=MOST_TABLES), table=table.id)
            return
        self.tables[table.id] = table
        table.look(self, seen)

    def _unwatch(self, table: str) -> None:
        if table in self.tables:
            self.tables.pop(table).look_away(self)

    def _lobby(self, on: bool) -> None:
        if on:
            self.hall.spawn(patiently(self._enter_lobby))
        else:
            self.hall.lobby.leave(self)

    async def _enter_lobby(self) -> None:
        if not self.wire.is_open:
            return
        await self.hall.tables_of(self.person.id)  # into memory
        aside = await self.hall.quarantine.summaries(self.person.id)
        if self.wire.is_open:
            self.hall.lobby.enter(self, self.hall.tables.values(), aside)

    def _measured(self, number: int) -> None:
        sent = self._probes.pop(number, None)
        if sent is not None:
            self._trips.append(asyncio.get_running_loop().time() - sent)

    def _refuse(
        self, refusal: Refusal, table: str | None = None, command: str | None = None
    ) -> None:
        METRICS.refused.labels(refusal.message).inc()
        self.send(Refused(refusal.message, refusal.arguments, command, table))

    def _cut_off(self) -> None:
        METRICS.closed.labels("flood").inc()
        self.wire.end(FLOOD)
