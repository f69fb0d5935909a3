"""One connection of a person: what they ask is passed on, what they may see is sent."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Protocol

import msgspec

from mappamundi.errors import Refusal
from mappamundi.server.eyes.audience import ENCODE, Shown
from mappamundi.server.hall.missing import miss
from mappamundi.server.line.costs import DEAR, MALFORMED, PLAIN, of_message
from mappamundi.server.line.line import LineMeter
from mappamundi.server.line.wire import Wire, framed
from mappamundi.server.metrics import METRICS
from mappamundi.server.protocol import (
    Lobby,
    LobbyChange,
    Person,
    Probe,
    Refused,
    Reply,
)
from mappamundi.server.requests import (
    AskHint,
    Echo,
    Request,
    Unwatch,
    Watch,
    WatchLobby,
    addressed,
    read,
)
from mappamundi.server.store import patiently
from mappamundi.server.table.deed import Command
from mappamundi.server.table.deeds import ORDERED
from mappamundi.server.table.deeds.sit import Sit
from mappamundi.server.table.order import Order
from mappamundi.server.table.place import TablePlace
from mappamundi.server.visitors.manners import may_send

if TYPE_CHECKING:
    from mappamundi.server.hall.hall import Hall

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
        self.tables: dict[str, TablePlace] = {}
        self._rules: dict[str, int] = {}  # table -> by which its views are made at the other end
        self._behind: dict[str, int] = {}  # table -> the version seen before the line was full
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
        return any(table.is_race for table in self.tables.values())

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

    def show(self, table: str, shown: Shown) -> None:
        """Show something of a table."""
        self.push(shown.frame)

    def hold(self, reply: Reply) -> None:
        """Send one message together with what follows at once: every write is a system call."""
        self._held += framed(ENCODE(reply))

    def let_go(self) -> None:
        """Send what was held back: nothing follows it."""
        if self._held:
            self.push(b"")

    def fall_behind(self, table: str, version: int) -> None:
        """The line is full: what was seen up to now is remembered, the rest comes at once."""
        self._behind[table] = version

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
        for name, version in behind.items():
            if name in self.tables:
                self.tables[name].catch_up(self, version)

    def turn_to(self, table: TablePlace) -> bool:
        """Look at this table, which may have been loaded anew, unless it was unwatched."""
        if table.id in self.tables:
            self.tables[table.id] = table
            self._behind.pop(table.id, None)
        return table.id in self.tables

    def rules(self, table: str) -> int:
        """By which version of the rules views of a table are made at the other end."""
        return self._rules.get(table, 0)

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
        """A message came; what cannot be understood changes nothing and costs more."""
        try:
            request = read(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            if self.spend(PLAIN + MALFORMED):
                self._refuse(Refusal("malformed", reason=str(error)[:200]))
            return
        cost = of_message(request)
        if not self.spend(cost):
            return
        if self.person.is_bot and not may_send(request):
            self._refuse(Refusal("not-for-bots"), *addressed(request))
        elif cost >= DEAR and self.hall.turns.is_full:
            METRICS.turned_away.labels("everybody").inc()
            self._refuse(Refusal("server-busy"), *addressed(request))
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
                look = partial(self._watch, request=request)
                self.hall.visit(request.table, look, sorry, is_patient=True)
            case Unwatch():
                self._unwatch(request.table)
            case WatchLobby():
                self._lobby(request.on)
            case AskHint():
                sorry = partial(self._refuse, table=request.table, command=request.id)
                self.hall.visit(request.table, lambda table: table.hint(self, request), sorry)
            case Command():
                self._command(request)

    def _command(self, command: Command) -> None:
        ordered = ORDERED[type(command)]
        if ordered.is_addressed and self.hall.is_muted(self.person.id):
            self._refuse(Refusal("muted"), table=command.table, command=command.id)
        elif ordered.is_talk and not self.hall.talk.is_heard(self.person.id):
            self._refuse(Refusal("too-many-words"), table=command.table, command=command.id)
        elif self.person.is_bot and isinstance(command, Sit):
            self.hall.seating.sit(self.hall, self, command)
        else:
            order = Order(command, self.person.id, self)
            sorry = partial(miss, self.hall, order, command)
            self.hall.visit(command.table, lambda table: table.order(order), sorry)

    def _watch(self, table: TablePlace, request: Watch) -> None:
        if not self.wire.is_open:
            return  # it took a while to load
        if table.id not in self.tables and len(self.tables) >= MOST_TABLES:
            self._refuse(Refusal("too-many-watched", most=MOST_TABLES), table=table.id)
            return
        self.tables[table.id] = table
        self._rules[table.id] = request.rules
        table.look(self, request.seen)

    def _unwatch(self, table: str) -> None:
        if table in self.tables:
            self._rules.pop(table, None)
            self.tables.pop(table).look_away(self)

    def _lobby(self, on: bool) -> None:
        if not on:
            self.hall.lobby.leave(self)
        elif not self._is_entering:
            self._is_entering = True
            self.hall.spawn(self._enter_lobby())

    async def _enter_lobby(self) -> None:
        try:
            mine = await patiently(partial(self.hall.tables_of, self.person.id))
        finally:
            self._is_entering = False
        if self.wire.is_open:
            self._has_missed_lobby = False
            self.hall.lobby.enter(self, mine)

    def _refuse(
        self, refusal: Refusal, table: str | None = None, command: str | None = None
    ) -> None:
        METRICS.refused.labels(refusal.message).inc()
        self.send(Refused(refusal.message, refusal.arguments, command, table))
