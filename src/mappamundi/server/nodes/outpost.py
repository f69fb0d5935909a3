"""A table that another node holds, as far as somebody here looks at it or asks something of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from time import monotonic

from mappamundi.errors import Refusal
from mappamundi.server.eyes.audience import ENCODE, Looker, Shown, Speaker
from mappamundi.server.nodes.letters import parcels
from mappamundi.server.nodes.post import Post
from mappamundi.server.nodes.words import (
    Answered,
    Frame,
    HintWanted,
    Looked,
    Looks,
    LooksAway,
    OrderAnswer,
    PassedOrder,
    Unseen,
)
from mappamundi.server.protocol import Done, Refused
from mappamundi.server.requests import AskHint
from mappamundi.server.table.deed import OwnCommand
from mappamundi.server.table.order import Order
from mappamundi.server.table.past import NOTHING
from mappamundi.server.table.place import TablePlace
from mappamundi.server.table.wish import Look, Wish

AGAIN = 0.6  # seconds without an answer, after which an order is said again
ELSEWHERE = 2.0  # and after which it is asked who holds the table
ENOUGH = 15.0  # and after which it is refused: nobody takes it
ASKING = 0.3  # seconds between two questions for what somebody has missed
NEWEST = 2**40  # above every version: somebody who misses nothing for now
NUMBERS = count(1)


@dataclass(eq=False)
class Sighting:
    """Somebody here who looks at it."""

    looker: Looker
    seen: int  # the version up to which they were shown it
    is_behind: bool = False  # their line is full
    asked: float = 0.0  # when what they missed was asked for


@dataclass(eq=False)
class Errand:
    """Something that was asked of it, until there is an answer."""

    word: PassedOrder | HintWanted
    table: str
    command: str
    answer: Callable[[OrderAnswer], None]
    repeat: Callable[[TablePlace], None]  # at whatever takes the outpost's place
    begun: float = field(default_factory=monotonic)
    sent: float = field(default_factory=monotonic)


class Outpost:
    """Passes on what people here want of a table, and what they are shown of it."""

    def __init__(self, name: str, holder: str, post: Post, find: Callable[[Outpost], None]) -> None:
        self.id = name
        self.holder = holder
        self.post = post
        self.is_race = False
        self.heir: TablePlace | None = None  # what has taken its place
        self._find = find  # who holds it
        self._found = 0.0  # when that was last asked
        self._sightings: dict[int, Sighting] = {}
        self._numbers: dict[Looker, int] = {}
        self.errands: dict[int, Errand] = {}

    @property
    def is_needed(self) -> bool:
        """Does anybody look at it, or wait for an answer?"""
        return bool(self._sightings or self.errands)

    def order(self, order: Order) -> None:
        """Pass an order on."""
        command = order.command
        if self.heir is not None:
            self.heir.order(order)
            return
        if isinstance(command, OwnCommand):
            return  # what a table tells itself
        number, who, is_spoken = next(NUMBERS), order.who, order.sender is not None
        word = PassedOrder(number, ENCODE(command), order.person, who, is_spoken, order.round_trip)
        repeat = partial(_order, order)
        self._send(Errand(word, self.id, command.id, partial(answered, order), repeat))

    def hint(self, asking: Speaker, request: AskHint) -> None:
        """Pass a question for advice on."""
        word = HintWanted(next(NUMBERS), request, asking.person)
        repeat = partial(_hint, asking, request)
        self._send(Errand(word, self.id, request.id, asking.send, repeat))

    def submit(self, order: Order | Wish) -> None:
        """Take over what somebody waits for; what concerns the table's own memory is void."""
        if self.heir is not None:
            self.heir.submit(order)
        elif isinstance(order, Order):
            self.order(order)
        elif isinstance(order, Look):
            self.look(order.looker, order.seen)

    def look(self, looker: Looker, seen: int) -> None:
        """Show it to somebody from now on."""
        if self.heir is not None:
            self.heir.look(looker, seen)
        elif looker.turn_to(self):
            number = self._numbers.setdefault(looker, next(NUMBERS))
            self._sightings[number] = Sighting(looker, seen)
            self._ask(number)

    def look_away(self, looker: Looker) -> None:
        """Stop showing it to somebody."""
        number = self._numbers.pop(looker, None)
        if number is not None:
            del self._sightings[number]
            self.post.tell(self.holder, LooksAway(self.id, [number]))

    def catch_up(self, looker: Looker, seen: int) -> None:
        """Show somebody who looks already what they have missed."""
        number = self._numbers.get(looker)
        if number is not None:
            self._sightings[number].is_behind = False
            self._sightings[number].asked = 0.0
            self._ask(number)

    def hear(self, word: Answered) -> None:
        """Pass on what became of something; the second answer to it says nothing new."""
        errand = self.errands.pop(word.number, None)
        if errand is not None:
            errand.answer(word.answer)

    def show(self, word: Frame) -> None:
        """Show something, each to those for whom it is."""
        self.is_race = word.is_race
        shown = Shown(word.frame, word.since, word.version)
        for number in word.lookers:
            if number in self._sightings:
                self._show(number, self._sightings[number], shown)

    def hide(self, word: Unseen) -> None:
        """Tell those who cannot look at it why."""
        for number in word.lookers:
            sighting = self._sightings.pop(number, None)
            if sighting is not None:
                del self._numbers[sighting.looker]
                reason = word.message, word.arguments
                sighting.looker.send(Refused(*reason, None, self.id))

    def remind(self) -> None:
        """Say who looks, and up to where: what was lost on the way comes again."""
        if self._sightings:
            self._tell(self._sightings, is_asking=False)

    def try_again(self, at: float) -> None:
        """Say again what nobody has answered; or give up."""
        for number, errand in list(self.errands.items()):
            if at - errand.begun > ENOUGH:
                self._refuse(number, Refusal("table-away"))
            elif at - errand.sent > AGAIN and isinstance(errand.word, PassedOrder):
                errand.sent = at
                self.post.tell(self.holder, errand.word)
        is_long = any(at - errand.begun > ELSEWHERE for errand in self.errands.values())
        if is_long and at - self._found > ELSEWHERE:
            self._found = at
            self._find(self)

    def move(self, holder: str) -> None:
        """Another node holds it now: everything that is wanted is wanted of that one."""
        if holder == self.holder:
            return
        self.holder = holder
        for errand in self.errands.values():
            self.post.tell(holder, errand.word)
        if self._sightings:
            self._tell(self._sightings, is_asking=True)

    def give_up(self, refusal: Refusal) -> None:
        """Nobody holds it, and nobody can."""
        for number in list(self.errands):
            self._refuse(number, refusal)
        self.hide(Unseen(self.id, list(self._sightings), refusal.message, refusal.arguments))

    def come_home(self, heir: TablePlace) -> None:
        """It is held here now: whoever looks looks there, and what waits waits there."""
        self.heir = heir
        sightings, self._sightings = self._sightings, {}
        errands, self.errands = self.errands, {}
        self._numbers.clear()
        for sighting in sightings.values():
            heir.look(sighting.looker, sighting.seen)
        for errand in errands.values():
            errand.repeat(heir)

    def _show(self, number: int, sighting: Sighting, shown: Shown) -> None:
        if shown.since not in (NOTHING, sighting.seen):
            if shown.version > sighting.seen:
                self._ask(number)  # something was lost on the way
        elif sighting.is_behind or not sighting.looker.is_free:
            sighting.is_behind = True
            sighting.looker.fall_behind(self.id, sighting.seen)
        else:
            sighting.seen = shown.version
            sighting.looker.show(self.id, shown)

    def _ask(self, number: int) -> None:
        """Ask for what somebody has missed, once in a while."""
        sighting, at = self._sightings[number], monotonic()
        if at - sighting.asked > ASKING:
            sighting.asked = at
            self._tell([number], is_asking=True)

    def _tell(self, numbers: Iterable[int], *, is_asking: bool) -> None:
        lookers = []
        for number in numbers:
            sighting = self._sightings[number]
            seen = NEWEST if sighting.is_behind else sighting.seen
            looker = sighting.looker
            lookers.append(Looked(number, looker.person, seen, looker.rules(self.id)))
        for some in parcels(lookers):
            self.post.tell(self.holder, Looks(self.id, some, is_asking))

    def _send(self, errand: Errand) -> None:
        self.errands[errand.word.number] = errand
        self.post.tell(self.holder, errand.word)

    def _refuse(self, number: int, refusal: Refusal) -> None:
        errand = self.errands.pop(number)
        reason = refusal.message, refusal.arguments
        errand.answer(Refused(*reason, errand.command, errand.table))


def answered(order: Order, answer: OrderAnswer) -> None:
    """Tell whoever gave an order what has become of it."""
    if order.answered is not None:
        order.answered(refusal_of(answer) if isinstance(answer, Refused) else None)
    if order.sender is None:
        return
    if isinstance(answer, Done):  # in one write with what they are shown of it
        order.sender.hold(answer)
        asyncio.get_running_loop().call_soon(order.sender.let_go)
    else:
        order.sender.send(answer)


def refusal_of(answer: Refused) -> Refusal:
    """What was said as a message, to be raised."""
    return Refusal(answer.message, **answer.arguments)


def _order(order: Order, place: TablePlace) -> None:
    place.order(order)


def _hint(asking: Speaker, request: AskHint, place: TablePlace) -> None:
    place.hint(asking, request)
