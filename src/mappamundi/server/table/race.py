"""K12: who was first. Claims wait a moment for others, and a long line is no disadvantage."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from operator import itemgetter
from secrets import randbelow
from typing import TYPE_CHECKING, NamedTuple

from mappamundi.errors import Refusal
from mappamundi.record import NATURE
from mappamundi.server.protocol import LostRace
from mappamundi.server.table.deciding import Denied, seated
from mappamundi.server.table.deeds.act import Act, Acted, attempt
from mappamundi.server.table.deeds.bot_act import BotAct
from mappamundi.server.table.order import Order
from mappamundi.turn import Turn, parse

if TYPE_CHECKING:
    from mappamundi.server.table.table import Table

WINDOW = 0.060  # seconds that the first claim waits for others, and nobody can gain more
MOST = 0.150  # seconds of a line that are made up for
LOT = 1 << 30


class RaceClaim(NamedTuple):
    """A seat wants to act, and when it did so by our clock."""

    order: Order
    seat: int
    arrived: float  # milliseconds since 1970
    at: float  # the same, less the way here


class Race:
    """Orders the claims of one table, and passes the first ones on to its queue."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._claims: dict[str, list[RaceClaim]] = {}  # by what is claimed
        self._takers: dict[str, int] = {}  # what is gone -> who has it

    def arrive(self, order: Order) -> None:
        """A claim has come in; it is looked at when nothing is on its way into the store."""
        arrived = time.time() * 1000
        at = max(arrived - 1000 * min(order.round_trip / 2, MOST), self.table.standing.clock.opens)
        self._look_at(order, arrived, at)

    def follow(self, happened: Acted, turn: Turn) -> None:
        """What was taken is gone; when chance has moved everything is there again."""
        self._takers[parse(happened.lines[0])[1]] = happened.seat
        if turn.actor == NATURE:
            self._takers.clear()

    def lay_down(self) -> list[Order]:
        """Return the claims about which nobody has judged yet."""
        claims, self._claims = self._claims, {}
        return [claim.order for each in claims.values() for claim in each]

    def _look_at(self, order: Order, arrived: float, at: float) -> None:
        """At this table, or at the one that has taken its place by then."""
        self.table.submit(lambda table: table.race._claim(order, arrived, at))

    def _claim(self, order: Order, arrived: float, at: float) -> None:
        if self.table.has_done(order):
            return
        try:
            seat, what = self._wanted(order)
        except Refusal as refusal:
            self.table.refuse(order, refusal)
            return
        if what in self._takers:
            self._lost(order, what)
        elif not self._is_claiming(seat, order):
            self._add(RaceClaim(order, seat, arrived, at), what)

    def _wanted(self, order: Order) -> tuple[int, str]:
        """Who wants what; what could not be had in any case is refused at once."""
        standing, command = self.table.standing, order.command
        if isinstance(command, BotAct):
            assert standing.play is not None
            text = standing.game.write(standing.play.state, command.seat, command.actions[0])
            return command.seat, text
        assert isinstance(command, Act)
        if command.actions[0] not in self._takers:
            attempt(standing, command, order.person or "", int(time.time() * 1000))
        return seated(standing, order.person or ""), command.actions[0]

    def _is_claiming(self, seat: int, order: Order) -> bool:
        """One hand: who has reached out for something cannot reach for another."""
        for claims in self._claims.values():
            for claim in claims:
                if claim.seat == seat:
                    if claim.order.command != order.command:
                        self.table.refuse(order, Denied("claim-pending"))
                    return True
        return False

    def _add(self, claim: RaceClaim, what: str) -> None:
        if what not in self._claims:
            self._claims[what] = []
            # In the queue behind every claim that has come by then, whatever the store is at.
            asyncio.get_running_loop().call_later(
                WINDOW, self.table.submit, lambda table: self._judge(what)
            )
        self._claims[what].append(claim)

    def _judge(self, what: str) -> None:
        """The moment is over: the earliest gets it, among equals the lot decides."""
        claims = self._claims.pop(what, ())
        if not claims:
            return  # they were laid down
        first, *others = ranked(claims)
        self.table.submit(first.order)
        for claim in others:
            self._look_at(claim.order, claim.arrived, claim.at)

    def _lost(self, order: Order, what: str) -> None:
        """Tell a seat that it was not the first: told, not logged."""
        command = order.command
        if isinstance(command, BotAct):
            self.table.refuse(order, Denied("version-stale"))  # it thinks again
        elif order.sender is not None and isinstance(command, Act):
            lost = LostRace(command.id, self.table.id, self._takers[what], what)
            order.sender.send(lost)


def ranked(claims: Iterable[RaceClaim]) -> list[RaceClaim]:
    """Who was first, and next: a line makes up for its length, but for no more than the window."""
    claims = list(claims)
    last = min(claim.arrived for claim in claims) + WINDOW * 1000
    drawn = [(claim.arrived > last, claim.at, randbelow(LOT), claim) for claim in claims]
    return [claim for *_, claim in sorted(drawn, key=itemgetter(0, 1, 2))]
