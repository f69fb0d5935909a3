"""Who asks too much: what things cost is spent by a person, by an address, and by everybody."""

from __future__ import annotations

from math import ceil

from mappamundi.server.http.declining import Declined
from mappamundi.server.line.allowance import Allowance, Allowances
from mappamundi.server.line.costs import DEAR
from mappamundi.server.metrics import METRICS
from mappamundi.server.settings import ServerSettings
from mappamundi.server.visitors.known import is_bot


class Doorman:
    """Lets in what can be paid for.

    Whoever has spent their own allowance, or their address's, has to wait with everything. When
    all together have spent theirs, nobody is to blame: only what is dear has to wait.
    """

    def __init__(self, settings: ServerSettings) -> None:
        self.people = Allowances(settings.messages_per_second, settings.messages_at_once)
        self.bots = Allowances(settings.bot_messages_per_second, settings.bot_messages_at_once)
        self.addresses = Allowances(settings.requests_per_second, settings.requests_at_once)
        self.everybody = Allowance(settings.everybody_per_second, settings.everybody_at_once)

    def takes(self, cost: float, address: str, person: str | None = None) -> bool:
        """Spend what something costs; is there enough of one's own?"""
        if person is not None and not self.own_of(person).take(person, cost):
            METRICS.turned_away.labels("person").inc()
            return False
        if not self.addresses.take(address, cost):
            METRICS.turned_away.labels("address").inc()
            return False
        return True

    def own_of(self, person: str) -> Allowances:
        """Where it stands what somebody, or a bot, may spend alone."""
        return self.bots if is_bot(person) else self.people

    def has_time(self, cost: float) -> bool:
        """Is there enough left of everybody's? What is not dear is done in any case."""
        if cost < DEAR:
            self.everybody.wear(cost)
            return True
        if not self.everybody.take(cost):
            METRICS.turned_away.labels("everybody").inc()
            return False
        return True

    def is_worn(self, address: str) -> bool:
        """Is an address in such a hurry that it does one thing after the other?"""
        return self.addresses.of(address).is_worn()

    def forget(self) -> None:
        """Forget whoever has been quiet for a while."""
        self.people.forget()
        self.bots.forget()
        self.addresses.forget()

    def check(self, cost: float, address: str, person: str | None = None) -> None:
        """Let a request over HTTP in, or say when to ask again."""
        if not self.takes(cost, address, person):
            waits = [self.addresses.of(address).wait(cost)]
            if person is not None:
                waits.append(self.own_of(person).of(person).wait(cost))
            raise Declined("too-many-requests", status=429, wait=ceil(max(waits)))
        if not self.has_time(cost):
            wait = ceil(self.everybody.wait(cost))
            raise Declined("server-busy", status=429, wait=wait)


class Purse:
    """What is asked over one connection is spent from its person's and its address's allowance."""

    def __init__(self, doorman: Doorman, address: str, person: str) -> None:
        self.doorman = doorman
        self.address = address
        self.person = person

    def take(self, cost: float) -> bool:
        """Spend what something costs; is there enough of one's own?"""
        return self.doorman.takes(cost, self.address, self.person)

    def is_worn(self) -> bool:
        """Is it in such a hurry that one thing is done after the other?"""
        return self.doorman.is_worn(self.address)
