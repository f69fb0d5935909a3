"""One connection of a person: what they ask is passed on, what they may see is sent."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Protocol

import msgspec

from mappamundi.errors import Refusal
from mappamundi.server.audience import ENCODE, Audience
from mappamundi.server.costs import DEAR, MALFORMED, PLAIN, of_message
from mappamundi.server.hinting import hint
from mappamundi.server.line import LineMeter
from mappamundi.server.metrics import METRICS
from mappamundi.server.order import Order
from mappamundi.server.protocol import (
    Done,
    Lobby,
    LobbyChange,
    Person,
    Probe,
    Refused,
    Reply,
    Summary,
)
from mappamundi.server.quarantine import SetAside
from mappamundi.server.requests import (
    AskHint,
    Command,
    Echo,
    Nudge,
    React,
    Request,
    Say,
    Stand,
    Unwatch,
    Watch,
    WatchLobby,
)
from mappamundi.server.store import patiently
from mappamundi.server.table import Table
from mappamundi.server.wire import Wire, framed

if TYPE_CHECKING:
    from mappamundi.server.hall import Hall

DECODER = msgspec.json.Decoder(Request)
MOST_TABLES = 50  # that one connection may look at
FLOOD = 1008  # the code of a socket closed for sending too much


class Spending(Protocol):
    """What is asked for is paid from it."""

    def take(self, cost: float) -> bool:
        """Spend what something costs; is there enough of one's own?"""
        ...

    def is_worn(self) -> bool:
        """Has so much been asked for that one thing is done after the other?"""
        ...


class Connection:
    """Hears what a person sends, and looks at tables for them."""

    def __init__(
        self, wire: Wire, person: Person, hall: Hall, allowance: Spending, address: str = ""
    ) -> None:
        self.wire = wire
        self.person = person
        self.hall = hall
        self.allowance = allowance
        self.address = address
        self._asked: deque[Request] = deque()  # what waits for its turn, and all that came after
        self._is_entering = False  # the lobby, which takes a moment
        self._has_missed_lobby = False  # while the line was full
        self.tables: dict[str, Table] = {}
        self._behind: dict[Audience, int] = {}  # -> the version seen before the line was full
        self._held = b""  # frames that wait for the next
        self.blocked_since: float | None = None
        self._line = LineMeter(wire)

    @property
    def is_free(self) -> bool:
        """Can the line take more now?"""
        return self.wire.is_free

    @property
    def round_trip(self) -> float:
        """Seconds to the person and back, as measured here."""
        return self._line.round_trip

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
        """Send one message to this person alone; of the lobby only what the line can take."""
        if isinstance(reply, Lobby | LobbyChange) and not self.wire.is_free:
            self._has_missed_lobby = True
            return
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
        """Forget the line: nothing follows any more."""
        if self._held:
            self.push(b"")

    def fall_behind(self, audience: Audience, version: int) -> None:
        """The line is full: what was seen up to now is remembered, the rest comes at once."""
        self._behind[audience] = version

    def flow(self) -> None:
        """The line is free again: show the newest of everything that was missed."""
        self.blocked_since = None
        has_missed = self._has_missed_lobby or self.hall.lobby.is_behind(self)
        if has_missed and self in self.hall.lobby.lookers:
            self._has_missed_lobby = False
            self._asked.append(WatchLobby())
        for _ in self._asked:
            self.hall.turns.wait(self)
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
        """End everything that a line had begun."""
        self._asked.clear()
        for table in self.tables.values():
            table.look_away(self)
        self.tables.clear()
        self.hall.lobby.leave(self)

    def probe(self) -> None:
        """Measure the line, unless it is full."""
        if self.wire.is_free:
            for _ in range(self._line.missing):
                self.send(Probe(self._line.send()))

    def hear(self, message: bytes) -> None:
        """Something came; what cannot be understood changes nothing and costs more."""
        try:
            request = DECODER.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            if self.spend(PLAIN + MALFORMED):
                self._refuse(Refusal("malformed", reason=str(error)[:200]))
            return
        cost = of_message(request)
        if not self.spend(cost):
            return
        if cost >= DEAR and self.hall.turns.is_full:
            METRICS.turned_away.labels("everybody").inc()
            table, command = getattr(request, "table", None), getattr(request, "id", None)
            self._refuse(Refusal("server-busy"), table, command)
        elif cost >= DEAR or self._asked or self.allowance.is_worn():
            self._asked.append(request)
            self.hall.turns.wait(self)
        else:
            self._pass_on(request)

    def spend(self, cost: float = PLAIN) -> bool:
        """Pay for something; who cannot is cut off."""
        if self.allowance.take(cost):
            return True
        METRICS.closed.labels("flood").inc()
        self.wire.drop(FLOOD)
        return False

    def take_turn(self) -> None:
        """Do the first of what was asked for; while the line is full it stays a wish."""
        if self._asked and self.wire.is_free:
            self._pass_on(self._asked.popleft())

    def _pass_on(self, request: Request) -> None:
        match request:
            case Echo():
                self._line.receive(request.number)
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
        if isinstance(command, Say | React | Nudge) and self.hall.is_muted(self.person.id):
            self._refuse(Refusal("muted"), table=command.table, command=command.id)
            return
        if isinstance(command, Say | React) and not self.hall.talk.is_heard(self.person.id):
            self._refuse(Refusal("too-many-words"), table=command.table, command=command.id)
            return
        order = Order(command, self.person.id, self)
        table = self.hall.tables.get(command.table)
        if table is not None:
            table.order(order)
            return
        self.hall.visit(
            command.table, lambda table: table.order(order), partial(self._missed, command)
        )

    def _missed(self, command: Command, refusal: Refusal) -> None:
        """Refuse an order to a table that is not there; one set aside can still be left."""
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
        if not on:
            self.hall.lobby.leave(self)
        elif not self._is_entering:
            self._is_entering = True
            self.hall.spawn(self._enter_lobby())

    async def _enter_lobby(self) -> None:
        try:
            mine, aside = await patiently(self._tables)
        finally:
            self._is_entering = False
        if self.wire.is_open:
            self._has_missed_lobby = False
            self.hall.lobby.enter(self, mine, aside)

    async def _tables(self) -> tuple[list[Table], list[Summary]]:
        """Where this person sits, and what of it was set aside."""
        person = self.person.id
        return await self.hall.tables_of(person), await self.hall.quarantine.summaries(person)

    def _refuse(
        self, refusal: Refusal, table: str | None = None, command: str | None = None
    ) -> None:
        METRICS.refused.labels(refusal.message).inc()
        self.send(Refused(refusal.message, refusal.arguments, command, table))
