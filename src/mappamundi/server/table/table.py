"""A table in memory: one queue, one writer; decided, kept, acknowledged, shown, in this order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

import structlog

from mappamundi.errors import Refusal
from mappamundi.server.eyes.audience import Audience, Looker, Speaker
from mappamundi.server.eyes.showing import KeptState
from mappamundi.server.metrics import METRICS
from mappamundi.server.protocol import Person
from mappamundi.server.requests import AskHint
from mappamundi.server.store import Entry, Unavailable
from mappamundi.server.store.changes import Change, NewStatus, statements
from mappamundi.server.store.store import Fenced, Job
from mappamundi.server.table.answering import acknowledge, refuse
from mappamundi.server.table.clock import MINUTE, now
from mappamundi.server.table.deed import Decision, Effect, Occasion, OwnCommand, write
from mappamundi.server.table.deeds import KINDS, SEATING, decide, fold, kind_of
from mappamundi.server.table.deeds.act import Acted
from mappamundi.server.table.deeds.gather import Gather
from mappamundi.server.table.hinting import hint
from mappamundi.server.table.listing import Listing
from mappamundi.server.table.occupant import reseated
from mappamundi.server.table.order import Order
from mappamundi.server.table.place import TablePlace
from mappamundi.server.table.play import fingerprint
from mappamundi.server.table.race import Race
from mappamundi.server.table.sitters import Sitters
from mappamundi.server.table.standing import Standing
from mappamundi.server.table.visitors import Visitors
from mappamundi.server.table.wish import Look, Wish
from mappamundi.server.workshop import Work

if TYPE_CHECKING:
    from mappamundi.server.hall.hall import Hall

LOG = structlog.get_logger()
ACTIONS = {kind: METRICS.actions.labels(kind) for kind in KINDS}


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
        self.visitors = Visitors(self)
        self.fence = hall.cluster.node  # under which its log is written
        self.versions: dict[str, int] = {}  # command -> the version it made
        self._listing: Listing | None = None
        self.kept = self._standing()
        self._queue: deque[Order | Wish] = deque()
        self._is_busy = False
        self._is_retired = False
        self.heir: TablePlace | None = None  # who has taken its place
        self.touched = now()

    @property
    def listing(self) -> Listing:
        """The table as a lobby shows it: what is on its way into the store is not in it."""
        if self._listing is None:
            self._listing = Listing(self.audience.showing.summary(self.kept), self.kept.waiting)
        return self._listing

    def forget_listing(self) -> None:
        """Something that a lobby shows has changed."""
        self._listing = None

    @property
    def is_race(self) -> bool:
        """Does the first touch count here?"""
        return self.standing.is_race

    def _standing(self) -> KeptState:
        table = self.standing
        self.forget_listing()
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

    def look_away(self, looker: Looker) -> None:
        """Stop showing the table to somebody."""
        self.visitors.leave(looker)

    def catch_up(self, looker: Looker, seen: int) -> None:
        """Show somebody who looks already what they have missed."""
        self.submit(lambda table: table.audience.catch_up(looker, seen))

    def hint(self, asking: Speaker, request: AskHint) -> None:
        """Tell somebody what a master would do in their place."""
        hint(asking, request, self)

    def _work(self, work: Work[None], done: Callable[[], None]) -> None:
        """Have something done beside everything else, and go on with it in the queue."""

        async def worked() -> None:
            await self.hall.workshop.do(work)
            self.submit(lambda table: done())

        self.hall.spawn(worked())

    def _own(self, command: OwnCommand) -> None:
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
            occasion = Occasion(order.person or "", at, timing, self.audience.company)
            decision = decide(self.standing, order.command, occasion)
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
        name = order.name(table.version + 1)
        if order.who is not None:
            self.audience.company.meet(order.who)
        changes = statements(self.id, self._fold(order, decision, at))
        state = None if decision.turn is None else fingerprint(decision.turn.state)
        kind, payload = kind_of(decision.happened), write(decision.happened)
        alarm = table.alarm(at)
        entry = Entry(self.id, table.version, name, order.person, kind, payload, state, at, alarm)
        self._is_busy = True
        done = partial(self._stored, order, entry, decision)
        self.hall.store.keep(Job((entry, *decision.entries), changes, done, self.fence))

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

    def _fold(self, order: Order, decision: Decision, at: int) -> Sequence[Change]:
        """Go one version on; what else must be kept of it."""
        table, chairs = self.standing, self.standing.chairs[:]
        effect = Effect(at, order.person, decision.turn, decision.play)
        fold(table, table.version + 1, decision.happened, effect)
        changes = [*decision.changes]
        if table.chairs != chairs:
            changes += reseated(chairs, table.chairs)
        if table.status == "over" and decision.turn is not None:
            changes.append(NewStatus("over", at))
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
        self.hall.kept(self, entry)
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
        if isinstance(error, Fenced):  # another node has the table, and answers
            self._queue.appendleft(order)
            self.hall.cluster.fenced()
            self.begin_again()
            return
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
        left.extend(self.race.lay_down())
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
