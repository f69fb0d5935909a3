"""A table in memory: one queue, one writer; decided, kept, acknowledged, shown, in this order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Executable

from mappamundi.errors import Refusal
from mappamundi.server import keeper
from mappamundi.server.answering import acknowledge, refuse
from mappamundi.server.audience import Audience, Looker
from mappamundi.server.clock import MINUTE, now
from mappamundi.server.deciding import Decision, Gather, Own
from mappamundi.server.happenings import KIND_OF, KINDS, Acted, write
from mappamundi.server.metrics import METRICS
from mappamundi.server.order import Order
from mappamundi.server.play import fingerprint
from mappamundi.server.protocol import Person, Summary
from mappamundi.server.race import Race
from mappamundi.server.requests import Sit
from mappamundi.server.ruling import ruling
from mappamundi.server.showing import KeptState
from mappamundi.server.sitters import Sitters
from mappamundi.server.standing import Standing
from mappamundi.server.store import Entry, Unavailable
from mappamundi.server.store.store import Job
from mappamundi.server.wish import Look, Wish
from mappamundi.server.workshop import Work

if TYPE_CHECKING:
    from mappamundi.server.hall import Hall

LOG = structlog.get_logger()
ACTIONS = {kind: METRICS.actions.labels(kind) for kind in KINDS}
GREETING = 0.25  # seconds after which it is told who has come and gone
SEATING = ("sit", "stand", "clear")  # kinds of entries after which somebody has other eyes


class Table:
    """Everything that goes on at one table goes through its queue."""

    def __init__(
        self, name: str, standing: Standing, hall: Hall, faces: Mapping[str, Person]
    ) -> None:
        self.id = name
        self.standing = standing
        self.hall = hall
        self.audience = Audience(name, standing, self._work)
        self.audience.company.faces.update(faces)
        self.sitters = Sitters(standing, hall.thinkers, self._own, hall.settings.bot_haste)
        self.race = Race(self)
        self.versions: dict[str, int] = {}  # command -> the version it made
        self._summary: Summary | None = None
        self.kept = self._standing()
        self._queue: deque[Order | Wish] = deque()
        self._is_busy = False
        self._is_greeting = False
        self._is_retired = False
        self.heir: Table | None = None  # who has taken its place
        self.touched = now()

    @property
    def summary(self) -> Summary:
        """The table as a lobby shows it: what is on its way into the store is not in it."""
        if self._summary is None:
            self._summary = self.audience.showing.summary(self.kept)
        return self._summary

    def _standing(self) -> KeptState:
        table = self.standing
        self._summary = None
        return KeptState(table.version, table.status, table.chairs[:], table.waiting, table.invited)

    def order(self, order: Order) -> None:
        """Take an order; where the first touch counts, it is a claim."""
        trouble = self.hall.store.trouble
        if trouble is not None:
            if not self.has_done(order):
                self.refuse(order, trouble)
        elif self.standing.is_race and order.is_claim:
            self.race.arrive(order)
        else:
            self.submit(order)

    def submit(self, order: Order | Wish) -> None:
        """Put something at the end of the queue."""
        if self.heir is not None:
            self.heir.submit(order)
            return
        self._queue.append(order)
        if not self._is_busy:
            self._go_on()

    def ring(self) -> None:
        """The time that the table set itself has come."""
        self.submit(Table._wake)

    def is_idle(self, at: int, minutes: float) -> bool:
        """Has nobody looked at it, or done anything, for so long?"""
        is_quiet = not self.audience.lookers and not self._is_busy
        return is_quiet and at - self.touched > minutes * MINUTE

    def look(self, looker: Looker, seen: int) -> None:
        """Let somebody see the table from now on."""
        self.submit(Look(looker, seen))

    def let_in(self, looker: Looker, seen: int) -> None:
        """Show the table to somebody from now on, unless they have looked away meanwhile."""
        self.touched = now()
        if looker.turn_to(self):
            self.audience.join(looker, seen)
            self._company_changes()
            self._welcome_back(looker.person.id)
            if self.standing.gathers() is not None:
                self.ring()

    def _welcome_back(self, person: str) -> None:
        """Who was away gets the seat that a bot has kept warm."""
        seat = self.standing.seat_of(person)
        if seat in self.standing.warm:
            self.order(Order(Sit(self.id, f"back-{self.standing.version}"), person))

    def _work(self, work: Work[None], done: Callable[[], None]) -> None:
        """Have something done beside everything else, and go on with it in the queue."""

        async def worked() -> None:
            await self.hall.workshop.do(work)
            self.submit(lambda table: done())

        self.hall.spawn(worked())

    def look_away(self, looker: Looker) -> None:
        """Stop showing the table to somebody."""
        self.touched = now()
        self.audience.leave(looker)
        self._company_changes()

    def rename(self, person: Person) -> None:
        """Show the new name of somebody."""
        if person.id in self.audience.company.faces:
            self.audience.company.meet(person)
            self._summary = None
            self._company_changes()

    def _company_changes(self) -> None:
        """Who is there is told a moment later: people come and go in crowds."""
        if not self._is_greeting:
            self._is_greeting = True
            asyncio.get_running_loop().call_later(GREETING, self.submit, Table._greet)

    def _greet(self) -> None:
        self._is_greeting = False
        self._summary = None
        self.audience.show_company()

    def _own(self, command: Own) -> None:
        if not self._is_retired:  # whoever takes its place asks its own bots
            self.order(Order(command))

    def _go_on(self) -> None:
        while self._queue and not self._is_busy:
            next_one = self._queue.popleft()
            if isinstance(next_one, Order):
                self._take(next_one)
            else:
                next_one(self)

    def _take(self, order: Order) -> None:
        """One command: it is refused, it has been done before, or it is decided and kept."""
        self.touched = at = now()
        if self.has_done(order):
            return
        try:
            timing = self.hall.settings.timing(self.standing.setting.pace)
            company = self.audience.company
            decision = ruling(self.id, self.standing, order, at, timing, company)
        except Refusal as refusal:
            self.refuse(order, refusal)
        else:
            self._keep(order, decision, at)

    def has_done(self, order: Order) -> bool:
        """A command that was kept before is acknowledged again, and that is all."""
        version = self.versions.get(order.name(self.standing.version + 1))
        if version is not None:
            acknowledge(self, order, version)
            if order.sender is not None:
                order.sender.let_go()
        return version is not None

    def _keep(self, order: Order, decision: Decision, at: int) -> None:
        """Go one version on and write it down; nobody sees it before it is durable."""
        table = self.standing
        happened, turn, entries, changes = decision
        name = order.name(table.version + 1)
        if order.sender is not None:
            self.audience.company.meet(order.sender.person)
        changes = [*changes, *self._fold(order, decision, at)]
        state = None if turn is None else fingerprint(turn.state)
        kind = KIND_OF[type(happened)]
        alarm = table.alarm(at)
        payload = write(happened)
        entry = Entry(self.id, table.version, name, order.person, kind, payload, state, at, alarm)
        self._is_busy = True
        done = partial(self._stored, order, entry, decision)
        self.hall.store.keep(Job((entry, *entries), changes, done))

    def _stored(
        self, order: Order, entry: Entry, decision: Decision, error: Exception | None
    ) -> None:
        """Go on after what the store says: an order is kept, or lost."""
        try:
            if error is None:
                self._kept(order, entry, decision)
            else:
                self._lost(order, error)
        except Exception as failure:  # of this table alone: others are kept with it
            LOG.error("table-failed", table=self.id, error=repr(failure))
            if order.sender is not None:
                order.sender.let_go()
            self.begin_again()

    def _fold(self, order: Order, decision: Decision, at: int) -> Sequence[Executable]:
        """Go one version on; what else must be kept of it."""
        table, chairs = self.standing, self.standing.chairs[:]
        table.fold(table.version + 1, at, order.person, decision.happened, decision.turn)
        changes: list[Executable] = []
        if table.chairs != chairs:
            changes += keeper.reseated(self.id, chairs, table.chairs)
        if table.status == "over" and decision.turn is not None:
            changes += keeper.ended(self.id, at)
        return changes

    def _kept(self, order: Order, entry: Entry, decision: Decision) -> None:
        """Acknowledge and show what is durable now, and let others go on."""
        ACTIONS[entry.kind].inc()
        self.kept = self._standing()
        self.versions[entry.command] = entry.sequence
        self._is_busy = False
        acknowledge(self, order, entry.sequence)
        self._follow(decision)
        moved = self.audience.reseat() if entry.kind in SEATING else ()
        self.audience.show(entry.sequence - 1, moved)
        if order.sender is not None:
            order.sender.let_go()
        self.hall.changed(self, entry)
        self.hall.alarms.set(self.id, entry.alarm)
        self.sitters.wake()
        self._go_on()

    def _follow(self, decision: Decision) -> None:
        if decision.turn is not None:
            self.audience.follow(decision.turn)
            if self.standing.is_race and isinstance(decision.happened, Acted):
                self.race.follow(decision.happened, decision.turn)

    def _lost(self, order: Order, error: Exception) -> None:
        """Begin again from the log: it was not kept, and what is in memory is wrong."""
        LOG.error("not-kept", table=self.id, error=repr(error))
        self.refuse(order, error if isinstance(error, Unavailable) else Refusal("not-kept"))
        self.begin_again()

    def begin_again(self) -> None:
        """Let another table, loaded from the log, go on with what is still to be done."""
        if not self._is_retired:
            self.retire()
            self.hall.begin_again(self)

    def retire(self) -> None:
        """From now on another is the one writer of this table's log, or nobody."""
        self._is_busy = self._is_retired = True
        self.sitters.stop()

    def lay_down(self) -> list[Order | Wish]:
        """Return what is still to be done, without what the table's own bots wanted."""
        left, self._queue = self._queue, deque()
        return [each for each in left if not (isinstance(each, Order) and each.is_own)]

    def _wake(self) -> None:
        at, deadlines = now(), self.standing.deadlines()
        begins = self.standing.gathers()
        if begins is not None and begins <= at:
            self._own(Gather())
        for seat, due in deadlines.items():
            if due <= at:
                self.sitters.act_late(seat)
        self.sitters.wake()
        later = [due for due in (*deadlines.values(), begins or 0) if due > at]
        if later:  # also when a timer came a moment too early
            self.hall.alarms.set(self.id, min(later))

    def refuse(self, order: Order, refusal: Refusal) -> None:
        """Say why an order has changed nothing."""
        refuse(self, order, refusal)
